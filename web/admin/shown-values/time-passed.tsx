// How long ago something was, kept true while it is in sight, with the moment itself as its hint.
import { useEffect, useState } from 'react'
import { useLanguage, useTexts } from '#web/i18n/language.tsx'
import { formatTime, timeAgo } from '#web/ui/relative-time.ts'
import { formatMomentInFull } from './format-moment.ts'

/** Half of the smallest step that is ever shown. */
const TICK_MS = 30_000

type Props = {
  time: string
  /** Goes on counting days where the date would be shown after two of them (decision 16). */
  counted?: boolean
}

export function TimePassed({ time, counted = false }: Props) {
  const language = useLanguage()
  const { justNow } = useTexts('console/frame/parts')
  const now = useNow()
  const passed = counted ? timeAgo(time, language, now) : formatTime(time, language, justNow, now)
  return (
    <time dateTime={time} title={formatMomentInFull(time, language)}>
      {passed}
    </time>
  )
}

/** A page that was kept hidden has its time again as soon as it is shown. */
function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const tell = () => setNow(Date.now())
    tell()
    const timer = setInterval(tell, TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
