// Shows what the client reports: toasts, and one dialog for an ended session (spec §8).
import { useQueryClient } from '@tanstack/react-query'
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  Suspense,
  useContext,
  useEffect,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { CODE } from '#contract/wire/answer.ts'
import { useLine } from '#web/admin/frame/line-notice.tsx'
import { useAnyUnsaved, useUnsaved } from '#web/admin/frame/unsaved/unsaved.tsx'
import { useApp } from '#web/admin/page-parts/use-app.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { type FailureEvent, failures, Refused, Unreachable } from '#web/client/send.ts'
import { leaveNotice } from '#web/session/notice.ts'
import { dropToken } from '#web/session/token.ts'
import { ErrorLogContext } from './error-log.ts'

const bringRelogin = async () => (await import('#web/admin/frame/sign-in/relogin-dialog.tsx')).ReloginDialog
/** What did not arrive must not take the page with it: the message has said what happened. */
const Missing: ComponentType<ComponentProps<Awaited<ReturnType<typeof bringRelogin>>>> = () => null
const ReloginDialog = lazy(async () => ({ default: await bringRelogin().catch(() => Missing) }))

/** Spec §9, in seconds. */
const TOAST_SECONDS = 5

export function FailureReports() {
  const { message } = useApp()
  const client = useQueryClient()
  const navigate = useNavigate()
  const unsaved = useUnsaved()
  const log = useContext(ErrorLogContext)
  const [ended, setEnded] = useState(false)
  const [asked, setAsked] = useState(false)
  const anyUnsaved = useAnyUnsaved()
  const { away } = useLine()

  // Where something would be lost it is at hand before a session ends, and outlives what a deployment takes away.
  useEffect(() => {
    if (anyUnsaved && !away) bringRelogin().catch(console.error)
  }, [anyUnsaved, away])

  useEffect(() => {
    const show = (event: Event) => {
      const { error } = event as FailureEvent
      if (error instanceof Refused && error.code === CODE.revoked) {
        // Decision 2: the account is gone or was thrown out, so nothing here can be kept.
        leaveNotice(plainWords(error))
        dropToken()
        unsaved.release()
        void Promise.resolve(navigate('/login')).then(() => client.clear())
        return
      }
      // The notice of the line says so, for as long as it lasts.
      if (error instanceof Unreachable && error.why === 'offline' && !navigator.onLine) return
      if (!(error instanceof Refused)) {
        console.error(error)
        log?.add(error, { address: location.href })
      }
      // The same sentence many times over is one toast.
      const description = plainWords(error)
      void message.error({ content: description, key: description, duration: TOAST_SECONDS })
      if (error instanceof Refused && error.code === CODE.notSignedIn) {
        setAsked(true)
        setEnded(true)
      }
    }
    failures.addEventListener('failure', show)
    return () => failures.removeEventListener('failure', show)
  }, [client, log, message, navigate, unsaved])

  return (
    asked && (
      <Suspense>
        <ReloginDialog open={ended} onClose={() => setEnded(false)} />
      </Suspense>
    )
  )
}
