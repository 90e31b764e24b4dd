// The languages of the site in a program: as it was started (`SITE_LANGUAGES`). Browsers have `site-in-page.ts` in its place.
import { factsByIntl, WRITTEN_LANGUAGES } from './language-facts.ts'
import { readLanguages, type Site } from './site-languages.ts'

type Started = { process?: { env: Record<string, string | undefined> } }
const languages = readLanguages((globalThis as Started).process?.env.SITE_LANGUAGES ?? '')

export const SITE: Site = {
  languages,
  facts: Object.fromEntries(
    languages.map(({ code, bit }) => [code, WRITTEN_LANGUAGES[code] ?? factsByIntl(code, bit)]),
  ),
}
