// Finds the records that answer a question: with all of it, else the best of those that lack some.
import { SEARCHED_KINDS } from '#contract/site/search.ts'
import type { FacetSource } from '#server/publishing/facets/facet-source.ts'
import { IN_TITLE } from '#server/publishing/search/tokens.ts'
import { type FactSets, factSets } from './asked-facts.ts'
import { findAll, type Reading, type SearchedKind, type Within } from './candidates.ts'
import { isIn } from './id-sets.ts'
import type { Question, Way } from './question.ts'
import { aboutOf, type Found, ranked, type Term } from './rank.ts'

export type Searching = Reading & { facets: FacetSource }
export type Answer = {
  question: Question
  list: Found[]
  more: ReadonlySet<SearchedKind>
  /** What was typed and the best of them lack. */
  missing: readonly string[]
  loosely: boolean
  facts: readonly FactSets[]
}
type Asked = { way: Way; nth: number; facts: readonly FactSets[] }

/** Of each word, when no record has all of them. */
const SOME = 100
const PRODUCTS: readonly SearchedKind[] = ['product']
const OTHERS = SEARCHED_KINDS.filter((kind) => kind !== 'product')
const isProduct = ({ kind }: Found) => kind === 'product'

export async function findRecords(reading: Searching, question: Question, within: Within): Promise<Answer> {
  const facts = await factSets(reading, question)
  const asked = question.ways.map((way, nth): Asked => ({ way, nth, facts }))
  const complete: Found[] = []
  const more = new Set<SearchedKind>()
  for (const one of asked) {
    const { found, more: further } = await findWhole(reading, one, within)
    complete.push(...found)
    for (const kind of further) more.add(kind)
  }
  const terms = termsOf(asked[0])
  const about = aboutOf(complete, facts.length)
  if (complete.some(isProduct) || (complete.length > 0 && terms < 2))
    return { question, list: ranked(complete, about), more, missing: [], loosely: false, facts }
  const partly: Found[] = []
  for (const one of asked.slice(0, 2)) partly.push(...(await findWithoutOne(reading, one, within)))
  if (complete.length > 0) {
    // A sentence somewhere in the news is not what was meant, when products are called so.
    const near = partly.filter(
      (one) => isProduct(one) && one.places.every(({ weight }) => weight === IN_TITLE),
    )
    const first = ranked(near, about)
    return {
      question,
      list: [...first, ...ranked(complete, about)],
      ...{ more, missing: missingIn(first, question), loosely: false, facts },
    }
  }
  if (partly.length === 0)
    for (const one of asked.slice(0, 2)) partly.push(...(await findSome(reading, one, within)))
  const list = ranked(partly, about)
  return { question, list, more: new Set(), missing: missingIn(list, question), loosely: true, facts }
}

const termsOf = (asked: Asked | undefined) =>
  asked ? (asked.way.query.parts ?? asked.way.query.words).length + asked.facts.length : 0

/** What the first of them lacks, as it was typed. */
function missingIn([best]: readonly Found[], { keyword, ways }: Question): string[] {
  const typedFor = (word: string) =>
    keyword.toLowerCase().includes(word.toLowerCase())
      ? word
      : (ways[best?.way ?? 0]?.instead.find(({ by }) => by.toLowerCase().includes(word.toLowerCase()))
          ?.typed ?? word)
  return [...new Set((best?.lacks ?? []).map(({ typed }) => typedFor(typed)))]
}

/** The records with all the words, else with all their parts. */
async function findWhole(reading: Searching, { way, nth, facts }: Asked, within: Within) {
  const found: Found[] = []
  const more = new Set<SearchedKind>()
  // Texts say quantities in words; of a question without any, all kinds are asked the same.
  const questions =
    facts.length === 0
      ? [{ query: way.text, kinds: SEARCHED_KINDS, facts: [] }]
      : [
          { query: way.query, kinds: PRODUCTS, facts },
          { query: way.text, kinds: OTHERS, facts: [] },
        ]
  for (const { query, kinds, facts: sets } of questions) {
    for (const words of [query.words, ...(query.parts ? [query.parts] : [])]) {
      const sought = { words, whole: query.whole, facts: sets.map(({ meets }) => meets) }
      const those = await findAll(reading, sought, { ...within, kinds })
      if (those.found.length === 0) continue
      const terms = words.length + sets.length
      for (const one of those.found)
        found.push({ ...one, lacks: [], terms, way: nth, covers: coversOf(sets, one.id) })
      for (const kind of those.more) more.add(kind)
      break
    }
  }
  return { found, more }
}

const coversOf = (facts: readonly FactSets[], id: number) =>
  facts.filter(({ covers }) => isIn(covers, id)).length

const termsIn = ({ way: { query }, facts }: Asked): Term[] => [
  ...(query.parts ?? query.words).map((word) => ({ typed: word.typed, word })),
  ...facts.map((fact) => ({ typed: fact.typed, fact })),
]

/** The records with all the words but one. */
async function findWithoutOne(reading: Searching, asked: Asked, within: Within): Promise<Found[]> {
  const terms = termsIn(asked)
  const known = new Map<number, Found>()
  if (terms.length < 2) return []
  for (const left of terms) {
    const others = terms.filter((term) => term !== left)
    for (const one of await having(reading, others, { ...within, most: SOME }))
      if (!known.has(one.id))
        known.set(one.id, { ...one, lacks: [left], terms: terms.length, way: asked.nth, covers: 0 })
  }
  return [...known.values()]
}

function having(reading: Searching, terms: readonly Term[], within: Within) {
  const words = terms.flatMap(({ word }) => word ?? [])
  const facts = terms.flatMap(({ fact }) => fact?.meets ?? [])
  const kinds = facts.length > 0 ? PRODUCTS : SEARCHED_KINDS
  return findAll(reading, { words, whole: [], facts }, { ...within, kinds }).then(({ found }) => found)
}

/** The records with half of the words or more. */
async function findSome(reading: Searching, asked: Asked, within: Within): Promise<Found[]> {
  const terms = termsIn(asked)
  const known = new Map<number, Found>()
  if (terms.length < 3) return []
  for (const term of terms)
    for (const candidate of await having(reading, [term], { ...within, most: SOME })) {
      const start = { ...candidate, places: [], lacks: terms, terms: terms.length, way: asked.nth, covers: 0 }
      const other = known.get(candidate.id) ?? start
      known.set(candidate.id, {
        ...other,
        places: [...other.places, ...candidate.places],
        lacks: other.lacks.filter(({ typed }) => typed !== term.typed),
      })
    }
  return [...known.values()].filter(({ places }) => places.length * 2 >= terms.length)
}
