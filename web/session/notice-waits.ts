// Whether a sentence waits that must survive the way out of the console. The first script asks that; what it says is read later.

/** Where the tab's storage keeps it. */
export const NOTICE = 'sign-in-notice'

export function noticeWaits(): boolean {
  try {
    return sessionStorage.getItem(NOTICE) !== null
  } catch {
    // Storage may be refused.
    return false
  }
}
