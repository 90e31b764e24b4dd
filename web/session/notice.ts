// A sentence that must survive the way to the sign-in page, such as why a session ended (decision 2).
// It lives in the tab's storage and not in the address, where a stranger could write one.

const KEY = 'sign-in-notice'

export function leaveNotice(message: string) {
  try {
    sessionStorage.setItem(KEY, message)
  } catch (error) {
    // Storage may be refused or full; the sign-in page then comes without the sentence.
    console.error(error)
  }
}

/** The notice that waits, or `''`. It stays until `clearNotice`, so that a page drawn twice still shows it. */
export function readNotice(): string {
  try {
    return sessionStorage.getItem(KEY) ?? ''
  } catch {
    return ''
  }
}

export function clearNotice() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
