// The language that an address or a cookie chooses.
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { LANGUAGE_COOKIE, readCookie, writeCookie } from '#web/client/cookie.ts'

export function languageOf(code: string | null): Language | null {
  return LANGUAGES.find((known) => known === code) ?? null
}

/** What the address asks for, else what was chosen before. */
export const chosenLanguage = (): Language | null =>
  askedLanguage() ?? languageOf(readCookie(LANGUAGE_COOKIE))

/** An address that names its language chooses it, once: a reload keeps what was chosen since. */
function askedLanguage(): Language | null {
  const address = new URL(location.href)
  const asked = languageOf(address.searchParams.get('lang'))
  if (!asked) return null
  writeCookie(LANGUAGE_COOKIE, asked)
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
  return asked
}
