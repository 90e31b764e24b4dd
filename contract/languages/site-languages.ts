// The languages that an owner chose, as one line says them: `zh en es de:staff it:public:en:256:en:absent`.
import { HOUSE_LANGUAGES, type LanguageFacts } from './house-languages.ts'
import { WRITTEN_LANGUAGES } from './language-facts.ts'

/** Shown to visitors; worked in by staff alone; put away, with its texts kept. */
export const STANDINGS = ['public', 'staff', 'away'] as const
export type Standing = (typeof STANDINGS)[number]
/** What visitors get of a record that has no title in a language: one in another language, or no such page. */
export const MISSINGS = ['fallback', 'absent'] as const
export type Missing = (typeof MISSINGS)[number]

export type SiteLanguage = {
  code: string
  standing: Standing
  /** Whose words the interface has. */
  words: string
  /** Its bit in the index of the search. */
  bit: number
  /** Where a text that it lacks is looked for first. */
  falls: readonly string[]
  missing: Missing
  /** Whether a release goes out only with its records translated. */
  asked: boolean
}

/** What a program or a page knows of its languages. */
export type Site = {
  languages: readonly SiteLanguage[]
  facts: Readonly<Record<string, LanguageFacts>>
}

/** So many at most: each is a text of every record. */
export const MOST_LANGUAGES = 16
/** Languages in which a text is looked for before others, at most. */
export const MOST_FALLS = 3
/** A language, or one of a region: `it`, `es-MX`. */
export const LANGUAGE_CODE = /^[a-z]{2,3}(?:-[A-Z]{2})?$/
/** The bits of languages that are content alone begin here. */
export const FIRST_FREE_BIT = 256
/** What a line says; what is wrong in it is left out, and the languages of the house are always there, put away at least. */
export function readLanguages(line: string): SiteLanguage[] {
  const said = new Map(
    line
      .split(' ')
      .map(readOne)
      .flatMap((one) => (one ? [[one.code, one] as const] : [])),
  )
  const isChosen = [...said.values()].some(({ standing }) => standing === 'public')
  const standing: Standing = isChosen ? 'away' : 'public'
  for (const code of HOUSE_LANGUAGES)
    if (!said.has(code) || !isChosen) said.set(code, languageOf(code, { standing }))
  return [...said.values()].slice(0, MOST_LANGUAGES)
}

/** A language of which little is said. */
export function languageOf(code: string, said: Partial<SiteLanguage> = {}): SiteLanguage {
  const known = WRITTEN_LANGUAGES[code]
  const [base = ''] = code.split('-')
  const words = known ? code : (said.words ?? (base in WRITTEN_LANGUAGES ? base : 'en'))
  return {
    ...{ code, standing: said.standing ?? 'public', words },
    ...{ bit: known?.bit ?? said.bit ?? FIRST_FREE_BIT, falls: said.falls ?? [] },
    ...{ missing: said.missing ?? 'fallback', asked: said.asked ?? false },
  }
}

/** What one word of a line says; null when it says nothing. */
export function readOne(word: string): SiteLanguage | null {
  const [code = '', standing = 'public', words, bit, falls = '', more = ''] = word.split(':')
  if (!LANGUAGE_CODE.test(code) || !isStanding(standing)) return null
  if (words !== undefined && !(words in WRITTEN_LANGUAGES)) return null
  if (!(code in WRITTEN_LANGUAGES) && !(Number(bit) >= FIRST_FREE_BIT)) return null
  return languageOf(code, {
    ...{ standing, falls: falls.split(',').filter((one) => LANGUAGE_CODE.test(one)) },
    ...{ missing: more.includes('absent') ? 'absent' : 'fallback', asked: more.includes('asked') },
    ...(words !== undefined && { words }),
    ...(bit !== undefined && { bit: Number(bit) }),
  })
}

const isStanding = (word: string): word is Standing => STANDINGS.some((one) => one === word)
