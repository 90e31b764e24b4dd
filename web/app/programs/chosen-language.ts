// The language that an address or a cookie chooses.
import { type Language, PUBLIC_LANGUAGES } from '#contract/languages/language-codes.ts'
import { LANGUAGE_COOKIE, readCookie, writeCookie } from '#web/client/cookie.ts'

/** The language that a code names, of those that visitors are shown or of others. */
export function languageOf(
  code: string | null,
  among: readonly Language[] = PUBLIC_LANGUAGES,
): Language | null {
  return among.find((known) => known === code) ?? null
}

/** What the address asks for, else what was chosen before. */
export const chosenLanguage = (among?: readonly Language[]): Language | null =>
  askedLanguage(among) ?? languageOf(readCookie(LANGUAGE_COOKIE), among)

/** An address that names its language chooses it, once: a reload keeps what was chosen since. */
function askedLanguage(among?: readonly Language[]): Language | null {
  const address = new URL(location.href)
  const asked = languageOf(address.searchParams.get('lang'), among)
  if (!asked) return null
  writeCookie(LANGUAGE_COOKIE, asked)
  address.searchParams.delete('lang')
  history.replaceState(history.state, '', address)
  return asked
}
