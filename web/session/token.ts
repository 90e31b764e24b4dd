// The token of the signed-in person in this browser (spec §4, §9; decision 6).
import { TOKEN_COOKIE } from '#contract/wire/token.ts'
import { readCookie, writeCookie } from '#web/client/cookie.ts'

/** The token, or `''` for a guest. */
export const readToken = () => readCookie(TOKEN_COOKIE)

/** Keeps the token until the browser is closed. */
export const keepToken = (token: string) => writeCookie(TOKEN_COOKIE, token, 'session')

export const dropToken = () => writeCookie(TOKEN_COOKIE, '')
