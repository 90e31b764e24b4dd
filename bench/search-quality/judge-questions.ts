// Asks all questions of a store and says at which place the first right answer stands.
import type { Language } from '#contract/languages/language-codes.ts'
import { firstSynonyms } from '#server/features/search/kept-synonyms.ts'
import { createSearchParts } from '#server/features/search/search-parts.ts'
import { searchRecords } from '#server/features/search/store.ts'
import type { Parts } from '#server/parts.ts'
import type { Question } from './question.ts'
import { ENGLISH } from './questions.en.ts'
import { SPANISH } from './questions.es.ts'
import { CHINESE } from './questions.zh.ts'

const QUESTIONS: readonly (readonly [Language, readonly Question[]])[] = [
  ['zh', CHINESE],
  ['en', ENGLISH],
  ['es', SPANISH],
]

export async function judgeQuestions({ storage, bus, facets, now }: Parts) {
  const reading = { db: storage.db, ...createSearchParts(bus.listen), facets, at: now() }
  const synonyms = firstSynonyms()
  const judged = []
  for (const [language, questions] of QUESTIONS)
    for (const [keyword, ...right] of questions) {
      const { items } = await searchRecords(reading, { keyword, page: 1, limit: 10, language }, synonyms)
      const found = items.map(({ code, title }) => code || title)
      const at = found.findIndex((one) => right.includes(one))
      judged.push({ language, keyword, right, found, place: at < 0 ? null : at + 1 })
    }
  return judged
}
