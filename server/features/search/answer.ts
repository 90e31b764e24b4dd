// Answers a question, and asks it in other ways when no product has all of it: by choices of products, in words mended.
import type { Language } from '#contract/languages/language-codes.ts'
import type { SynonymReader } from '#server/publishing/search/synonyms.ts'
import { withChoices } from './asked-facts.ts'
import { type Answer, findRecords } from './find.ts'
import { mendedWords } from './mend.ts'
import { type Question, questionIn } from './question.ts'
import type { Searching } from './search-parts.ts'
import type { Within } from './token-lists.ts'

type By = { language: Language; synonyms: SynonymReader; within: Within }

/** Whether products have all that was asked for. */
const isWhole = ({ list, loosely, missing }: Answer) =>
  !loosely && missing.length === 0 && list.some(({ kind }) => kind === 'product')

export async function answerTo(reading: Searching, question: Question, by: By): Promise<Answer> {
  const asTyped = await asked(reading, question, by)
  if (isWhole(asTyped)) return asTyped
  const mended = await mendedWords(reading, question, by.language)
  if (mended === null) return asTyped
  const again = await asked(reading, questionIn(mended.keyword, by.language, by.synonyms), by)
  if (again.list.length === 0 || !(isWhole(again) || asTyped.list.length === 0 || asTyped.loosely))
    return asTyped
  return mended.spelled ? { ...again, mended: mended.keyword } : again
}

async function asked(
  reading: Searching,
  question: Question,
  { language, synonyms, within }: By,
): Promise<Answer> {
  const inWords = await findRecords(reading, question, within)
  if (isWhole(inWords) && inWords.meant) return inWords
  const chosen = await withChoices(reading, question, language, synonyms)
  if (chosen === null) return inWords
  const byChoices = await findRecords(reading, chosen, within)
  return isWhole(byChoices) && (byChoices.meant || !isWhole(inWords)) ? byChoices : inWords
}
