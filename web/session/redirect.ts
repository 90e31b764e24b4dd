// Where a person goes after signing in, and how the way there is remembered (decision 13).
import { readToken } from './token.ts'

export const SIGN_IN = '/njlbWebLogin'
/** Asking for a letter, and where its link leads to. */
export const FORGOTTEN = `${SIGN_IN}/forgotten`
export const NEW_PASSWORD = `${SIGN_IN}/newPassword`
export const CONSOLE_HOME = '/dashboard'
/** Where a sign-in in a window of its own ends: it says that it may be closed. */
export const BESIDE = '/beside'

const SOMEWHERE = 'http://inside.invalid'
/** Browsers drop tabs and line breaks inside an address and read `\` as `/`: both could smuggle a foreign host in. */
const SUSPICIOUS = /[\u0000-\u001f\u007f\\]/

/** `wanted` when it is an address inside our own application, else the first page of the console. */
export function safeRedirect(wanted: string | null | undefined): string {
  if (!wanted?.startsWith('/') || wanted.startsWith('//') || SUSPICIOUS.test(wanted)) return CONSOLE_HOME
  let address: URL
  try {
    address = new URL(wanted, SOMEWHERE)
  } catch {
    return CONSOLE_HOME
  }
  if (address.origin !== SOMEWHERE || address.pathname.startsWith('//')) return CONSOLE_HOME
  if (LEADS_BACK.has(address.pathname.toLowerCase())) return CONSOLE_HOME
  return address.pathname + address.search + address.hash
}

/** Pages that only lead to the sign-in again. */
const LEADS_BACK = new Set(
  [SIGN_IN, FORGOTTEN, NEW_PASSWORD, '/login', '/auth-redirect'].map((path) => path.toLowerCase()),
)

/** The sign-in page that comes back to `path` (a path with its query) afterwards. */
export function signInAddress(path?: string): string {
  if (path === undefined || path === '/') return SIGN_IN
  return `${SIGN_IN}?redirect=${encodeURIComponent(path)}`
}

/** A closed door with the address that it stands before, which only staff are told more about. */
export const doorAddress = (
  door: '/401' | '/404',
  { pathname, search }: Pick<URL, 'pathname' | 'search'>,
): string => (readToken() ? `${door}?from=${encodeURIComponent(pathname + search)}` : door)
