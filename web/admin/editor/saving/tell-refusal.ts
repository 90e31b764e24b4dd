// Which failures of a save the frame of the console reports, since the editor writes quietly.
import { CODE } from '#contract/wire/answer.ts'
import { Refused, report, Unreachable } from '#web/client/send.ts'

/** The frame reports what went wrong; not a stale version, which is shown, nor what an autosave can try again. */
export function notifyRefusal(error: unknown, autosave: boolean) {
  if (!(error instanceof Refused || error instanceof Unreachable)) return
  const code = error instanceof Refused ? error.code : null
  const over = code === CODE.notSignedIn || code === CODE.revoked
  if (over || (!autosave && code !== CODE.conflict)) report(error)
}
