// The terms that translations must keep to: kept in the store with a version, read by whoever drafts, imports or takes (decision 63).
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import type { Glossary } from '#contract/translation/desk.ts'
import type { TextValue } from '#contract/translation/sentences.ts'
import { bareSentence, passagesOf } from '#contract/translation/sentences.ts'
import { type Missed, missedTerms, type Term, wordsOfTerm } from '#contract/translation/terms.ts'
import { invalid, type Reason, stale } from '#server/failure.ts'
import type { Db } from '#server/storage/open.ts'
import { changeSetting, readSettingRow } from '#server/storage/settings.ts'
import { serverTexts } from '#server/texts.ts'

/** The setting that holds them. */
export const GLOSSARY_SETTING = 'glossary'
const words = serverTexts('server/publishing/translation')

/** The glossary as it is now; without one it has no terms and version 0. */
export async function readGlossary(db: Db): Promise<Glossary> {
  const { value, version } = await readSettingRow(db, GLOSSARY_SETTING)
  return { version, terms: (value as Term[] | undefined) ?? [] }
}

/** Writes over that version; throws `Failure` 409 when somebody was faster, 400 by term when one cannot be kept to. */
export async function keepGlossary(within: Db, { version, terms }: Glossary, now: number): Promise<Glossary> {
  const wrong: Record<string, Reason> = {}
  const tidy = terms.map(({ words: given }) => ({
    words: Object.fromEntries(
      LANGUAGES.map((language) => [language, wordsOfTerm(given[language]).join(' | ')]),
    ) as Term['words'],
  }))
  const seen = new Set<string>()
  for (const [at, { words: made }] of tidy.entries()) {
    const said = LANGUAGES.flatMap((language) =>
      wordsOfTerm(made[language]).map((word) => `${language} ${word.toLowerCase()}`),
    )
    const [first] = said
    if (LANGUAGES.filter((language) => made[language] !== '').length < 2) wrong[`terms.${at}`] = words.alone
    else if (said.some((word) => seen.has(word)))
      wrong[`terms.${at}`] = words.twice({ word: first?.split(' ').slice(1).join(' ') ?? '' })
    for (const word of said) seen.add(word)
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  if (!(await changeSetting(within, GLOSSARY_SETTING, { value: tidy, version, now })))
    throw stale(await readGlossary(within))
  return readGlossary(within)
}

type Said = { language: Language; value: TextValue }

/** The terms that a text names and its translation does not. */
export function missedIn(terms: readonly Term[], source: Said, target: Said): Missed[] {
  if (terms.length === 0) return []
  const plain = ({ language, value }: Said) => ({
    language,
    text: passagesOf(value, language).flat().map(bareSentence).join(' '),
  })
  return missedTerms(terms, plain(source), plain(target))
}

/** What is asked for, in words: `flow meter: caudalímetro`. */
export const missedWords = (missed: readonly Missed[]): string =>
  missed.map(({ source, target }) => `${source}: ${target}`).join('; ')
