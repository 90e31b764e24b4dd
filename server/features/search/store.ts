// What the keyword search answers: the page of results that was asked for, read from what is published.
import { attributeValuesIn } from '#contract/fields/walk.ts'
import { LANGUAGE_FACTS, type Language } from '#contract/languages/language-codes.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import { FOUND_FACTS, SEARCHED_KINDS, SUGGESTED } from '#contract/site/search.ts'
import { attributesAlong } from '#server/publishing/cards/type-attributes.ts'
import { publishedTypes } from '#server/publishing/cards/type-tree.ts'
import { picturesOf, published } from '#server/publishing/published.ts'
import { ADDRESS_COLUMNS, pathsOf } from '#server/publishing/references/addresses.ts'
import type { SearchQuery } from '#server/publishing/search/query.ts'
import type { SynonymReader } from '#server/publishing/search/synonyms.ts'
import { IN_TITLE } from '#server/publishing/search/tokens.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'
import { answerTo } from './answer.ts'
import { everywhere, findAll, type Reading } from './candidates.ts'
import { foundFacts } from './found-facts.ts'
import { type Question, questionIn } from './question.ts'
import { type Found, ranked } from './rank.ts'
import type { Searching } from './search-parts.ts'
import { shownOf } from './shown.ts'
import type { SearchedKind, Within } from './token-lists.ts'

type Query = {
  keyword: string
  kind?: SearchedKind | undefined
  page: number
  limit: number
  language: Language
}
/** Titles that are suggested are chosen among so many. */
const OFFERED = 60

/** What is marked where it stands: the words of every way of saying it. */
const hitBy = ({ ways }: Question): SearchQuery => ({
  words: ways.flatMap(({ text }) => text.words),
  parts: ways.flatMap(({ text }) => text.parts ?? []),
  whole: [],
})

async function suggested(
  reading: Searching,
  question: Question,
  { titles, language, synonyms }: { titles: Within; language: Language; synonyms: SynonymReader },
) {
  const found: Found[] = []
  if (question.quantities.length === 0)
    for (const [nth, { text }] of question.ways.entries())
      for (const words of [text.words, ...(text.parts ? [text.parts] : [])]) {
        const those = await findAll(reading, { words, whole: text.whole }, titles)
        for (const one of those.found) found.push({ ...one, lacks: [], way: nth, covers: 0 })
        if (those.found.length > 0) break
      }
  if (found.length > 0)
    return ranked(found, { product: false, opened: await reading.popularity.now(reading.db, reading.at) })
  const within = { ...everywhere(titles.bit), most: OFFERED }
  const { list } = await answerTo(reading, question, { language, synonyms, within })
  return list.filter(({ kind }) => kind === 'product')
}

async function contentsOf({ db, at }: Reading, list: readonly Found[]) {
  if (list.length === 0) return []
  const rows = await published(db, SEARCHED_KINDS, at)
    .select(['publication.id', 'publication.code', 'publication.content', ...ADDRESS_COLUMNS])
    .where(
      'publication.entry_id',
      'in',
      list.map(({ entryId }) => entryId),
    )
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return list.flatMap(({ id, entryId, kind }) => {
    const row = byId.get(id)
    if (!row) return []
    const address = pathsOf(kind, row)
    const { code, parent_id: parentId, content } = row
    return [{ kind, id: entryId, address, code, parentId, content: JSON.parse(content) }]
  })
}

type FoundRecord = { kind: SearchedKind; parentId: number | null; content: { values?: unknown } }

/** What the products among these records say, by record. Those of one type are asked for the same. */
async function factsOf(
  { db, at }: Reading,
  records: readonly FoundRecord[],
  question: Question,
  most: number,
) {
  const isProduct = ({ kind }: FoundRecord) => kind === 'product'
  const types = records.some(isProduct) ? await publishedTypes(db, at) : null
  const known = new Map<number, Attribute[]>()
  function attributesOf(typeId: number): Attribute[] {
    const path = types?.pathOf(typeId) ?? []
    const attributes = known.get(typeId) ?? (path.length > 0 ? attributesAlong(path) : [])
    known.set(typeId, attributes)
    return attributes
  }
  return (record: FoundRecord) =>
    isProduct(record) && record.parentId !== null
      ? foundFacts(attributesOf(record.parentId), attributeValuesIn(record.content.values), question, most)
      : []
}

export async function searchRecords(
  reading: Searching,
  { keyword, kind, page, limit, language }: Query,
  synonyms: SynonymReader,
) {
  const within = everywhere(LANGUAGE_FACTS[language].bit)
  const { question, list, more, loosely, missing, mended } = await answerTo(
    reading,
    questionIn(keyword, language, synonyms),
    { language, synonyms, within },
  )
  const query = hitBy(question)
  const counts = Object.fromEntries(SEARCHED_KINDS.map((one) => [one, 0])) as Record<SearchedKind, number>
  for (const found of list) counts[found.kind] += 1
  const own = kind ? list.filter((found) => found.kind === kind) : list
  const records = await contentsOf(reading, own.slice((page - 1) * limit, page * limit))
  const facts = await factsOf(reading, records, question, FOUND_FACTS)
  const shown = records.map((record) => ({
    ...shownOf(record, { query, keyword, language }),
    keySpecs: facts(record),
  }))
  const pictures = await picturesOf(
    reading.db,
    shown.flatMap(({ cover }) => cover ?? []),
  )
  return {
    total: own.length,
    counts,
    more: [...more],
    loosely: loosely && list.length > 0,
    missing: [...missing],
    mended: mended ?? null,
    items: shown.map(({ shownIn, cover, keySpecs, ...found }) => {
      const beside = inLanguage({ cover: pictures.get(cover ?? '') ?? null, keySpecs }, language)
      return { ...found, ...beside, shownIn: { ...beside.shownIn, ...shownIn } }
    }),
  }
}

/** Titles that have the words, for somebody who is still typing; else products that have most of them anywhere. */
export async function suggestRecords(
  reading: Searching,
  keyword: string,
  language: Language,
  synonyms: SynonymReader,
) {
  const question = questionIn(keyword, language, synonyms)
  const query = hitBy(question)
  const titles: Within = { weights: [IN_TITLE], most: OFFERED, bit: LANGUAGE_FACTS[language].bit }
  const list = await suggested(reading, question, { titles, language, synonyms })
  const records = await contentsOf(reading, list.slice(0, SUGGESTED))
  const facts = await factsOf(reading, records, question, 1)
  const shown = records.map((record) => {
    const [fact = null] = facts(record)
    return { ...shownOf(record, { query, keyword, language }), fact }
  })
  const pictures = await picturesOf(
    reading.db,
    shown.flatMap(({ cover }) => cover ?? []),
  )
  return shown.map(({ summary: _, called: __, replaces: ___, cover, fact, hits, shownIn, ...found }) => {
    const beside = inLanguage({ cover: pictures.get(cover ?? '') ?? null, fact }, language)
    return {
      ...{ ...found, cover: beside.cover, fact: beside.fact },
      hits: { title: hits.title, code: hits.code },
      shownIn: { ...beside.shownIn, ...onlyTitle(shownIn) },
    }
  })
}

const onlyTitle = ({ title }: Record<string, Language>) => (title ? { title } : {})
