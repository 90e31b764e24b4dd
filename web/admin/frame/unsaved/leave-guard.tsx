// Asks before unsaved input is left behind: by navigation, by an address typed over, by closing the browser tab (decision 22).
import {
  type ComponentProps,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useBlocker, useLocation, useNavigate } from 'react-router'
import { tabPath } from '#web/admin/frame/tabs/tabs.ts'
import { useTabs } from '#web/admin/frame/tabs/tabs-provider.tsx'
import { useTexts } from '#web/i18n/language.tsx'
import type { LeaveQuestion } from './leave-question.tsx'
import { useAnyUnsaved, useUnsaved } from './unsaved.tsx'

/** It comes with the first unsaved input. Without a connection the browser asks in its own way. */
const Question = lazy(async () => ({
  default: await import('./leave-question.tsx').then(
    (found) => found.LeaveQuestion,
    () => PlainQuestion,
  ),
}))

/** Stands once in the frame and speaks for every form of the console. */
export function LeaveGuard() {
  return useAnyUnsaved() ? <Asking /> : null
}

/** Whether a step loses input: the page of a kept tab stays alive, unless the console itself is left. */
function useLoses(): (from: string, to: string) => boolean {
  const unsaved = useUnsaved()
  const { pageAt } = useTabs()
  return useCallback(
    (from, to) => {
      const [path, next] = [tabPath(from), tabPath(to)]
      if (path === next) return false
      const staysInside = pageAt(next) !== null || next.startsWith('/redirect/')
      if (!staysInside) return unsaved.any()
      return !pageAt(path)?.cached && unsaved.in(path)
    },
    [unsaved, pageAt],
  )
}

function Asking() {
  const unsaved = useUnsaved()
  const navigate = useNavigate()
  const loses = useLoses()
  const { pageAt } = useTabs()
  const { pathname } = useLocation()
  const blocker = useBlocker(
    useCallback(
      ({ currentLocation, nextLocation }) => loses(currentLocation.pathname, nextLocation.pathname),
      [loses],
    ),
  )
  const [typed, setTyped] = useTypedAddress((to) => loses(pathname, to))
  useClosing()

  const leave = () => {
    if (blocker.state === 'blocked') {
      // The site is a program of its own: the browser would ask a second time.
      if (!pageAt(tabPath(blocker.location.pathname))) unsaved.release()
      return blocker.proceed()
    }
    unsaved.release()
    if (typed) void navigate(typed)
  }
  const stay = () => {
    if (blocker.state === 'blocked') blocker.reset()
    setTyped(null)
  }

  return (
    <Suspense>
      <Question open={blocker.state === 'blocked' || typed !== null} onLeave={leave} onStay={stay} />
    </Suspense>
  )
}

function PlainQuestion({ open, onLeave, onStay }: ComponentProps<typeof LeaveQuestion>) {
  const { leaveTitle, leaveText } = useTexts('console/frame/console')
  const answered = useEffectEvent(() => (confirm(`${leaveTitle}\n${leaveText}`) ? onLeave() : onStay()))
  useEffect(() => {
    if (open) answered()
  }, [open])
  return null
}

function useClosing() {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}

/**
 * An address typed over the one shown makes an entry of the history that the router did not make and cannot block.
 * The router's own steps are no change of the fragment to the browser, so they pass here.
 */
function useTypedAddress(loses: (to: string) => boolean) {
  const [typed, setTyped] = useState<string | null>(null)
  const judge = useRef(loses)
  const go = useRef(useNavigate())
  useEffect(() => {
    judge.current = loses
  })
  useEffect(() => {
    // Not in every browser; there a typed address leaves without a question.
    if (!('navigation' in window)) return
    const { navigation } = window
    const hold = (event: NavigateEvent) => {
      if (!event.hashChange || !event.cancelable || event.navigationType === 'traverse') return
      const to = new URL(event.destination.url).hash.slice(1) || '/'
      event.preventDefault()
      if (judge.current(to)) setTyped(to)
      else void go.current(to)
    }
    navigation.addEventListener('navigate', hold)
    return () => navigation.removeEventListener('navigate', hold)
  }, [])
  return [typed, setTyped] as const
}
