// The cookies of spec §9 that the browser reads and writes itself: Admin-Token, language, size, sidebarStatus.

/** Which language the visitor chose. */
export const LANGUAGE_COOKIE = 'language'

const YEAR = 365 * 24 * 60 * 60

/** The value of a cookie, or `''`. On the server there is none. */
export function readCookie(name: string): string {
  if (typeof document === 'undefined') return ''
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) : ''
}

/** Keeps `value` for a year, or for the browser session with `lasts: 'session'`; `''` removes the cookie. */
export function writeCookie(name: string, value: string, lasts: 'year' | 'session' = 'year') {
  const age = value === '' ? '; Max-Age=0' : lasts === 'year' ? `; Max-Age=${YEAR}` : ''
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that visits
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure}`
}
