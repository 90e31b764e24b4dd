// The ways out of what one person had open: to the sign-in when a session is over, to the start for another person.
import { forgetTabsHere } from '#web/admin/frame/tabs/tab-storage.ts'
import { CONSOLE_HOME, SIGN_IN } from '#web/session/redirect.ts'

/** Opens the sign-in with a reload, so that nothing of one person is left for the next (spec §4). */
export function openSignIn() {
  forgetTabsHere()
  openAnew(SIGN_IN)
}

/** Begins at the start of the console: the address, too, is what another person had open. */
export const openStart = () => openAnew(CONSOLE_HOME)

/** A new fragment would be held by the question about unsaved input; the history is not. */
function openAnew(path: string) {
  history.replaceState(null, '', `#${path}`)
  location.reload()
}
