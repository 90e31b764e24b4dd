// Where a text is looked for that a language lacks (decision 64). Apart, so that the first script of a page does without.
import { FALLBACK, LANGUAGES, type Language, SITE_LANGUAGES } from './language-codes.ts'

/** Where a text of a language is looked for, one after another: there, where the owner said, and wherever there is one. */
export const CHAINS = Object.fromEntries(
  SITE_LANGUAGES.map(({ code, falls }) => [
    code,
    [...new Set([code, ...falls, FALLBACK, ...LANGUAGES])].filter((one) =>
      LANGUAGES.includes(one as Language),
    ),
  ]),
) as unknown as Record<Language, readonly Language[]>
