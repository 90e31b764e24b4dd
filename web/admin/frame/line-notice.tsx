// Says that there is no connection, how old what is shown is, and how many changes wait to be sent.
import { type Query, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useEffect, useSyncExternalStore } from 'react'
import type { Line } from '#web/client/line.ts'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'

export const LineContext = createContext<Line | null>(null)

const NO_LINE = { away: false, since: 0, waiting: 0 }
const still = () => () => {}

export function useLine() {
  const line = use(LineContext)
  return useSyncExternalStore(line?.subscribe ?? still, line?.current ?? (() => NO_LINE))
}

export function LineNotice() {
  const { away, since, waiting } = useLine()
  const texts = useTexts('console/frame/console')
  const language = useLanguage()
  useFreshAfter(away)
  useAskBeforeClosing(waiting > 0)
  const oldest = useOldest(since)
  if (!away && waiting === 0) return null
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short', hourCycle: 'h23' }).format(oldest)
  return (
    <p className="console-line" role="status">
      {away && texts.lineAway({ time })} {waiting > 0 && texts.lineWaits({ count: waiting })}
    </p>
  )
}

/** When the page in sight was read, as far as it could not be read again; else when the line was lost. */
function useOldest(since: number): number {
  const cache = useQueryClient().getQueryCache()
  const oldest = () =>
    cache
      .findAll({ type: 'active', predicate: isKept })
      .reduce((time, { state }) => Math.min(time, state.dataUpdatedAt), since)
  return useSyncExternalStore((changed) => cache.subscribe(changed), oldest)
}

const isKept = ({ state }: Query) => state.status === 'error' && state.data !== undefined

/** What is in sight is read again once the line is back. */
function useFreshAfter(away: boolean) {
  const client = useQueryClient()
  useEffect(() => {
    if (!away) return
    return () => void client.invalidateQueries()
  }, [away, client])
}

function useAskBeforeClosing(waits: boolean) {
  useEffect(() => {
    if (!waits) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [waits])
}
