// What the keyword search answers: the page of results that was asked for, read from what is published.
import { LANGUAGE_FACTS, type Language } from '#contract/languages/language-codes.ts'
import { SEARCHED_KINDS, SUGGESTED } from '#contract/site/search.ts'
import { picturesOf, published } from '#server/publishing/published.ts'
import { ADDRESS_COLUMNS, pathsOf } from '#server/publishing/references/addresses.ts'
import { queryFor, type SearchQuery, type Word } from '#server/publishing/search/query.ts'
import { IN_TITLE } from '#server/publishing/search/tokens.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'
import {
  type Candidate,
  everywhere,
  findAll,
  type Place,
  type Reading,
  type SearchedKind,
  type Within,
} from './candidates.ts'
import { shownOf } from './shown.ts'

type Query = {
  keyword: string
  kind?: SearchedKind | undefined
  page: number
  limit: number
  language: Language
}
const NONE: ReadonlySet<SearchedKind> = new Set()
const NOTHING: readonly string[] = []
type Found = {
  list: Candidate[]
  more: ReadonlySet<SearchedKind>
  missing: readonly string[]
  loosely: boolean
}
/** A record that has only some of the words. */
type Partly = Candidate & { lacks: readonly Word[] }
const isProduct = ({ kind }: Candidate) => kind === 'product'

/** What was typed and the best of them lack. */
function missingIn(found: readonly Partly[], words: readonly Word[]): string[] {
  const [best] = ranked(found, words.length)
  const lacks = found.find(({ id }) => id === best?.id)?.lacks ?? []
  return [...new Set(lacks.map(({ typed }) => typed))]
}

/** Of each word, when no record has all of them; and of titles that are suggested. */
const SOME = 100
const OFFERED = 60

/**
 * The records with all the words, else with all their parts, else the best of those that lack some. Where no product
 * has all, those come first whose title has all but one: a sentence somewhere in the news is not what was meant.
 */
async function findRecords(reading: Reading, query: SearchQuery, within: Within): Promise<Found> {
  const words = query.parts ?? query.words
  for (const whole of [query.words, ...(query.parts ? [query.parts] : [])]) {
    const { found, more } = await findAll(reading, { words: whole, whole: query.whole }, within)
    if (found.length === 0) continue
    const complete = { list: ranked(found, whole.length), more, missing: NOTHING, loosely: false }
    if (words.length < 2 || found.some(isProduct)) return complete
    const near = (await findWithoutOne(reading, words, within)).filter(
      (one) => isProduct(one) && one.places.every(({ weight }) => weight === IN_TITLE),
    )
    const list = [...ranked(near, words.length), ...complete.list]
    return { ...complete, list, missing: missingIn(near, words) }
  }
  const some = await findWithoutOne(reading, words, within)
  const found = some.length > 0 ? some : await findSome(reading, words, within)
  return { list: ranked(found, words.length), more: NONE, missing: missingIn(found, words), loosely: true }
}

/** The records with all the words but one. */
async function findWithoutOne(reading: Reading, words: readonly Word[], within: Within) {
  const known = new Map<number, Partly>()
  if (words.length < 2) return []
  for (const left of words) {
    const others = words.filter((word) => word !== left)
    const { found } = await findAll(reading, { words: others, whole: [] }, { ...within, most: SOME })
    for (const one of found) if (!known.has(one.id)) known.set(one.id, { ...one, lacks: [left] })
  }
  return [...known.values()]
}

/** The records with half of the words or more. */
async function findSome(reading: Reading, words: readonly Word[], within: Within) {
  const known = new Map<number, Partly>()
  if (words.length < 3) return []
  for (const word of words) {
    const { found } = await findAll(reading, { words: [word], whole: [] }, { ...within, most: SOME })
    for (const candidate of found) {
      const other = known.get(candidate.id) ?? { ...candidate, places: [], lacks: [...words] }
      known.set(candidate.id, {
        ...other,
        places: [...other.places, ...candidate.places],
        lacks: other.lacks.filter((one) => one !== word),
      })
    }
  }
  return [...known.values()].filter(({ places }) => places.length * 2 >= words.length)
}

async function suggested(reading: Reading, query: SearchQuery, titles: Within) {
  for (const words of [query.words, ...(query.parts ? [query.parts] : [])]) {
    const { found } = await findAll(reading, { words, whole: query.whole }, titles)
    if (found.length > 0) return ranked(found, words.length)
  }
  const { list } = await findRecords(reading, query, { ...everywhere(titles.bit), most: OFFERED })
  return list.filter(isProduct)
}

async function contentsOf({ db, at }: Reading, list: readonly Candidate[]) {
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
    return [{ kind, id: entryId, address, code: row.code, content: JSON.parse(row.content) }]
  })
}

export async function searchRecords(reading: Reading, { keyword, kind, page, limit, language }: Query) {
  const query = queryFor(keyword)
  const { list, more, loosely, missing } = await findRecords(
    reading,
    query,
    everywhere(LANGUAGE_FACTS[language].bit),
  )
  const counts = Object.fromEntries(SEARCHED_KINDS.map((one) => [one, 0])) as Record<SearchedKind, number>
  for (const found of list) counts[found.kind] += 1
  const own = kind ? list.filter((found) => found.kind === kind) : list
  const records = await contentsOf(reading, own.slice((page - 1) * limit, page * limit))
  const shown = records.map((record) => shownOf(record, query, language))
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
    items: shown.map(({ shownIn, cover, ...found }) => {
      const localized = inLanguage({ cover: pictures.get(cover ?? '') ?? null }, language)
      return { ...found, cover: localized.cover, shownIn: { ...localized.shownIn, ...shownIn } }
    }),
  }
}

/** Titles that have the words, for somebody who is still typing; else products that have most of them anywhere. */
export async function suggestRecords(reading: Reading, keyword: string, language: Language) {
  const query = queryFor(keyword)
  const titles: Within = { weights: [IN_TITLE], most: OFFERED, bit: LANGUAGE_FACTS[language].bit }
  const list = await suggested(reading, query, titles)
  const records = await contentsOf(reading, list.slice(0, SUGGESTED))
  return records.map((record) => {
    const { summary: _, cover: __, hits, shownIn, ...found } = shownOf(record, query, language)
    return { ...found, hits: { title: hits.title, code: hits.code }, shownIn: onlyTitle(shownIn) }
  })
}

const onlyTitle = ({ title }: Record<string, Language>) => (title ? { title } : {})

/** The candidates in order; of `words` words a candidate may lack some. */
function ranked(candidates: readonly Candidate[], words: number): Candidate[] {
  return candidates
    .map((candidate) => ({ candidate, key: keyOf(candidate, words) }))
    .sort((one, other) => compare(one.key, other.key))
    .map(({ candidate }) => candidate)
}

function keyOf({ places, broken, kind, entryId }: Candidate, words: number): number[] {
  const sum = (of: keyof Place) => places.reduce((total, place) => total + place[of], 0)
  return [
    words - places.length,
    sum('weight'),
    broken,
    sum('form'),
    sum('away'),
    SEARCHED_KINDS.indexOf(kind),
    // Products in the order they came in, as the catalogue has them; what has a date the newest first.
    kind === 'product' ? entryId : -entryId,
  ]
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [at, value] of one.entries()) {
    const difference = value - (other[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
