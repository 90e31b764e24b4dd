// Which program an address opens. Staff who come straight to the sign-in or to the console load nothing of the site; from the
// site both can be reached without a reload as well (`late-console.ts`).

const ENTRANCE = /^\/(njlbwebLogin(\/.*)?|login\/?)$/i
/** The first steps of the console's addresses; a test compares them with its routes. */
const CONSOLE = /^\/(dashboard|redirect|my|sysUserManage|logManagement|webSystemManage|auth-redirect)(\/|$)/i
/** The site's own pages for guests, pages of the console for staff. */
const DOORS = /^\/40[14]\/?$/

export type Program = 'site' | 'entrance' | 'console'

/** The program for an address of the bar; a guest before a closed page of the console belongs to the entrance. */
export function programAt(
  { pathname, hash }: Pick<Location, 'pathname' | 'hash'>,
  signedIn: boolean,
): Program {
  if (/^\/[a-z]{2,3}(-[A-Z]{2})?(\/|$)/.test(pathname)) return 'site'
  const path = pathOfHash(hash)
  if (ENTRANCE.test(path)) return 'entrance'
  if (signedIn && DOORS.test(path)) return 'console'
  if (CONSOLE.test(path)) return signedIn ? 'console' : 'entrance'
  return 'site'
}

/** The path of an address behind the `#`, without its query. */
export const pathOfHash = (hash: string): string => {
  const path = hash.slice(1).split(/[?#]/, 1)[0] ?? ''
  return path.startsWith('/') ? path : `/${path}`
}
