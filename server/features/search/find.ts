// Finds the records that answer a question: with all of it, else the best of those that lack some.
import { SEARCHED_KINDS } from '#contract/site/search.ts'
import { isIn } from '#server/publishing/search/id-sets.ts'
import type { Word } from '#server/publishing/search/query.ts'
import { type FactSets, factSets } from './asked-facts.ts'
import { type Candidate, findAll } from './candidates.ts'
import type { Question, Way } from './question.ts'
import { aboutOf, COSTS, callsOf, costOf, type Found, isCalledSo, ranked, type Term } from './rank.ts'
import type { Searching } from './search-parts.ts'
import type { SearchedKind, Within } from './token-lists.ts'

export type Answer = {
  question: Question
  list: Found[]
  more: ReadonlySet<SearchedKind>
  /** What was typed and the best of them lack. */
  missing: readonly string[]
  loosely: boolean
  /** Whether a product with all of it is what was meant, and not one that mentions it. */
  meant: boolean
  /** What was sought in place of what was typed. */
  mended?: string
  facts: readonly FactSets[]
}
type Asked = { way: Way; nth: number; facts: readonly FactSets[] }

/** Of each word, when no record has all of them. */
const SOME = 100
/** Ways of saying it of which parts are sought, at most. */
const PARTLY = 2
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
  const opened = await reading.popularity.now(reading.db, reading.at)
  const about = aboutOf(complete, facts.length, opened)
  const meant = complete.length > 0 && (termsOf(asked[0]) < 2 || (await isMeant(reading, complete, asked)))
  const answers = { question, facts, more, meant, loosely: false, missing: [] }
  if (meant) return { ...answers, list: ranked(complete, about) }
  const partly: Found[] = []
  for (const one of await mostKnown(reading, asked)) partly.push(...(await findPartly(reading, one, within)))
  if (complete.length > 0) {
    const near = ranked(nearer(partly, complete, facts.length), about)
    const list = [...near, ...ranked(complete, about).filter(({ id }) => near.every((one) => one.id !== id))]
    return { ...answers, list, missing: missingIn(near, question) }
  }
  const list = ranked(partly, aboutOf(partly, facts.length, opened))
  return { ...answers, list, more: new Set(), missing: missingIn(list, question), loosely: true }
}

/** By how many words of the question it is called; quantities that it answers are none. */
const wordCalls = (one: Found, facts: number) =>
  callsOf(one) - (facts - one.lacks.filter(({ fact }) => fact).length)

/** Whether a product with all of it is called by each word that products are called by. */
async function isMeant(reading: Searching, complete: readonly Found[], asked: readonly Asked[]) {
  const products = complete.filter(isProduct)
  if (products.some(isCalledSo)) return true
  const one = asked.find(({ nth }) => products.some(({ way }) => way === nth))
  if (!one) return false
  const calls = products.filter(({ way }) => way === one.nth).map((own) => wordCalls(own, one.facts.length))
  const names = (await termsIn(reading, one)).filter(({ cost }) => cost >= COSTS.name)
  return Math.max(...calls) >= Math.max(1, names.length)
}

/**
 * Products that lack a word, and are called by more words than what has all of them: a sentence somewhere in the news, of a
 * family, or of another product, is not what was meant.
 */
function nearer(partly: readonly Found[], complete: readonly Found[], facts: number): Found[] {
  const calls = (one: Found) => wordCalls(one, facts)
  const told = complete.filter((one) => one.kind !== 'productType' || isCalledSo(one))
  const most = Math.max(0, ...told.map(calls))
  const dearest = told.some((one) => isProduct(one) && calls(one) > 0) ? COSTS.text : COSTS.name
  const lacksLittle = ({ lacks }: Found) => lacks.every(({ cost }) => cost <= dearest)
  const isNear = (one: Found) =>
    most === 0
      ? lacksLittle(one) || calls(one) > one.lacks.length
      : one.lacks.length === 1 && lacksLittle(one) && (isCalledSo(one) || calls(one) > most)
  return partly.filter((one) => isProduct(one) && calls(one) > 0 && isNear(one))
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
      for (const one of those.found)
        found.push({ ...one, lacks: [], way: nth, covers: coversOf(sets, one.id) })
      for (const kind of those.more) more.add(kind)
      break
    }
  }
  return { found, more }
}

const coversOf = (facts: readonly FactSets[], id: number) =>
  facts.filter(({ covers }) => isIn(covers, id)).length

/** What is asked for, with what it costs to lack it: least what nobody has, most what types of products are called by. */
async function termsIn({ db, places }: Searching, { way: { query }, facts }: Asked): Promise<Term[]> {
  const terms: Term[] = facts.map((fact) => ({ typed: fact.typed, fact, cost: COSTS.fact }))
  for (const word of query.parts ?? query.words) {
    const known = (await places.of(db, word)) === 'nowhere' ? endOf(word) : word
    terms.push({ typed: word.typed, word: known, cost: COSTS[await places.of(db, known)] })
  }
  return terms
}

/** Two Chinese characters that stand nowhere beside each other are asked for by the second, which says what it is: 卫生泵 is a 泵. */
const endOf = (word: Word): Word =>
  /^\p{Script=Han}{2}$/u.test(word.exact) ? { ...word, exact: [...word.exact].slice(1).join('') } : word

type Known = { nth: number; all: Term[] }
/** The first ways of saying it that have fewest words which are nowhere. */
async function mostKnown(reading: Searching, asked: readonly Asked[]): Promise<Known[]> {
  const ways: (Known & { nowhere: number })[] = []
  for (const one of asked) {
    const all = await termsIn(reading, one)
    ways.push({ nth: one.nth, all, nowhere: all.filter(({ cost }) => cost === COSTS.nowhere).length })
  }
  const least = Math.min(...ways.map(({ nowhere }) => nowhere))
  return ways.filter(({ nowhere }) => nowhere === least).slice(0, PARTLY)
}

/** The best records that lack some of it. */
async function findPartly(reading: Searching, { nth, all }: Known, within: Within): Promise<Found[]> {
  const terms = all.filter(({ cost }) => cost > COSTS.nowhere)
  const nowhere = all.filter((term) => !terms.includes(term))
  const known = new Map<number, Found>()
  const keep = (one: Candidate, lacks: readonly Term[]) => {
    const found = { ...one, lacks: [...lacks, ...nowhere], way: nth, covers: 0 }
    const other = known.get(one.id)
    if (!other || costOf(found) < costOf(other)) known.set(one.id, found)
  }
  const some = { ...within, most: SOME }
  if (nowhere.length > 0 && terms.length > 0)
    for (const one of await having(reading, terms, within)) keep(one, [])
  if ([...known.values()].some(isProduct)) return [...known.values()]
  if (terms.length > 1)
    for (const left of terms)
      for (const one of await having(
        reading,
        terms.filter((term) => term !== left),
        some,
      ))
        keep(one, [left])
  if (terms.length > 2 && ![...known.values()].some((one) => isProduct(one) && costOf(one) < COSTS.name))
    for (const [one, lacks] of await havingSome(reading, terms, some)) keep(one, lacks)
  return [...known.values()]
}

function having(reading: Searching, terms: readonly Term[], within: Within) {
  const words = terms.flatMap(({ word }) => word ?? [])
  const facts = terms.flatMap(({ fact }) => fact?.meets ?? [])
  const kinds = facts.length > 0 ? PRODUCTS : SEARCHED_KINDS
  return findAll(reading, { words, whole: [], facts }, { ...within, kinds }).then(({ found }) => found)
}

/** The records with half of the words or more, or one that types of products are called by, and what each lacks. */
async function havingSome(reading: Searching, terms: readonly Term[], within: Within) {
  const found = new Map<number, [Candidate, Term[]]>()
  for (const term of terms)
    for (const one of await having(reading, [term], within)) {
      const [before, lacks] = found.get(one.id) ?? [{ ...one, places: [] }, [...terms]]
      found.set(one.id, [
        { ...before, places: [...before.places, ...one.places] },
        lacks.filter((other) => other !== term),
      ])
    }
  const types = terms.filter(({ cost }) => cost === COSTS.type)
  return [...found.values()].filter(
    ([{ places, kind }, lacks]) =>
      places.length * 2 >= terms.length ||
      (kind === 'product' && types.some((type) => !lacks.includes(type))),
  )
}
