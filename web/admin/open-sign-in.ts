// The way from the console to the sign-in page when a session is over.
import { forgetTabsHere } from '#web/admin/tab-window.ts'
import { SIGN_IN } from '#web/session/redirect.ts'

/** Opens the sign-in with a reload, so that nothing of one person is left for the next (spec §4). */
export function openSignIn() {
  forgetTabsHere()
  location.hash = `#${SIGN_IN}`
  location.reload()
}
