// Families of products for a question that nothing answers: those that have one of its words or quantities, else the first ones.
import { LANGUAGE_FACTS, type Language } from '#contract/languages/language-codes.ts'
import { publishedTypes } from '#server/publishing/cards/type-tree.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'
import { factSets } from './asked-facts.ts'
import { everywhere, findAll } from './candidates.ts'
import type { Question } from './question.ts'
import type { Searching } from './search-parts.ts'

const FAMILIES = 4
/** Products of each word whose families are counted. */
const COUNTED = 50

export async function nearestFamilies(reading: Searching, question: Question, language: Language) {
  const { db, at } = reading
  const types = await publishedTypes(db, at)
  const within = {
    ...everywhere(LANGUAGE_FACTS[language].bit),
    most: COUNTED,
    kinds: ['product', 'productType'] as const,
  }
  const ids: number[] = []
  const [way] = question.ways
  for (const word of way?.query.parts ?? way?.query.words ?? [])
    for (const { entryId } of (await findAll(reading, { words: [word], whole: [] }, within)).found)
      ids.push(entryId)
  for (const { meets } of await factSets(reading, question))
    for (const { entryId } of (await findAll(reading, { words: [], whole: [], facts: [meets] }, within))
      .found)
      ids.push(entryId)
  const times = new Map<number, number>()
  for (const type of await typesOf(reading, ids)) times.set(type, (times.get(type) ?? 0) + 1)
  const near = [...times]
    .toSorted(([, one], [, other]) => other - one)
    .map(([id]) => types.find(id))
    .filter((type) => type !== undefined)
  return (near.length > 0 ? near : types.childrenOf(null))
    .slice(0, FAMILIES)
    .map(({ address, productTypeName }) => {
      const { title, shownIn } = inLanguage({ title: productTypeName }, language)
      return { address: address[language], title, shownIn }
    })
}

/** The types of products, and types themselves. */
async function typesOf({ db }: Searching, entries: readonly number[]): Promise<number[]> {
  if (entries.length === 0) return []
  const rows = await db
    .selectFrom('publication')
    .select(['entry_id', 'kind', 'parent_id'])
    .where('kind', 'in', ['product', 'productType'])
    .where('entry_id', 'in', [...new Set(entries)])
    .execute()
  return rows.flatMap(({ entry_id, kind, parent_id }) =>
    kind === 'productType' ? entry_id : (parent_id ?? []),
  )
}
