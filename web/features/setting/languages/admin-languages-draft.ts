// The languages of the site while somebody chooses them: which there are to be added, and what becomes of the list.
import { FALLBACK, STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import { WRITTEN_LANGUAGES } from '#contract/languages/language-facts.ts'
import { languageOf, MOST_LANGUAGES } from '#contract/languages/site-languages.ts'
import type { ChosenLanguage } from '#contract/site/language-settings.ts'

/** Languages whose words are content alone, as sites of companies have them. */
const OTHERS =
  'ar bg bs ca cs da el et fa fi ga he hi hr hu id is it ka kk ko lt lv mk mn ms nl no pl ro sk sl sq sr sv th tr uk ur uz vi es-ES es-MX fr-CA pt-PT zh-TW'.split(
    ' ',
  )

/** What may still be added. */
export function addable(languages: readonly ChosenLanguage[]): string[] {
  if (languages.length >= MOST_LANGUAGES) return []
  return [...Object.keys(WRITTEN_LANGUAGES), ...OTHERS].filter(
    (code) => !languages.some((one) => one.code === code),
  )
}

/** One that is added is worked in by staff before visitors see it; what a region lacks is looked for in its language. */
export function added(languages: readonly ChosenLanguage[], code: string): ChosenLanguage[] {
  const { words } = languageOf(code)
  const [base = ''] = code.split('-')
  const falls = base !== code && languages.some((one) => one.code === base) ? [base] : []
  return [...languages, { code, standing: 'staff', words, falls, missing: 'fallback', asked: false }]
}

/** Something else is chosen of one of them. */
export const changed = (
  languages: readonly ChosenLanguage[],
  code: string,
  change: Partial<ChosenLanguage>,
): ChosenLanguage[] => languages.map((one) => (one.code === code ? { ...one, ...change } : one))

/** The languages in which a text is looked for, one after another, before any other that has it. */
export const chainOf = ({ code, falls }: Pick<ChosenLanguage, 'code' | 'falls'>): string[] => [
  ...new Set([code, ...falls, FALLBACK]),
]

/** Moves one up or down by a step; the ends stay where they are. */
export function moved(languages: readonly ChosenLanguage[], code: string, by: 1 | -1): ChosenLanguage[] {
  const at = languages.findIndex((one) => one.code === code)
  const one = languages[at]
  const to = at + by
  if (!one || to < 0 || to >= languages.length) return [...languages]
  return languages.toSpliced(at, 1).toSpliced(to, 0, one)
}

/** Whether the interface is written in it. */
export const isWritten = (code: string) => code in WRITTEN_LANGUAGES
export const WRITTEN_CODES = Object.keys(WRITTEN_LANGUAGES)

/** What a language calls itself, and what it is called by who reads. */
export function namesOf(code: string, reader: string): { own: string; name: string } {
  const by = (language: string) => new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
  const own = WRITTEN_LANGUAGES[code]?.name ?? by(code)
  return { own, name: by(reader) }
}

/** A language of the site before it begins anew with it: nothing is counted of it yet. */
export const isCounted = (code: string) => STAFF_LANGUAGES.some((one) => one === code)
