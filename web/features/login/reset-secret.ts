// The secret of the letter for a new password, kept by this tab: it survives a reload and stands in no address.

const KEY = 'new-password'
/** Where the browser keeps nothing for pages, it lasts as long as the page does. */
let secret = ''

export function keepSecret(given: string) {
  secret = given
  try {
    sessionStorage.setItem(KEY, given)
  } catch {}
}

/** Empty when none was given. */
export function readSecret(): string {
  try {
    return sessionStorage.getItem(KEY) ?? secret
  } catch {
    return secret
  }
}

/** Once it was used, or is good for nothing any more. */
export function forgetSecret() {
  secret = ''
  try {
    sessionStorage.removeItem(KEY)
  } catch {}
}
