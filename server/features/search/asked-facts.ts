// Which publications answer the quantities of a question, as sets that are laid over those of its words.
import type { Language } from '#contract/languages/language-codes.ts'
import { publishedTypes } from '#server/publishing/cards/type-tree.ts'
import type { AskedFact } from '#server/publishing/facets/asked-fact.ts'
import { COVERS, MEETS, SILENT } from '#server/publishing/facets/asked-fact.ts'
import { askedOf } from '#server/publishing/facets/attribute-words.ts'
import type { FacetSource } from '#server/publishing/facets/facet-source.ts'
import { type IdSet, setOf } from '#server/publishing/search/id-sets.ts'
import { namedChoices } from '#server/publishing/search/named-choices.ts'
import type { Word } from '#server/publishing/search/query.ts'
import type { Replaceable, SynonymReader } from '#server/publishing/search/synonyms.ts'
import type { Reading } from './candidates.ts'
import { type AskedQuantity, chosenIn, type Question } from './question.ts'

/** A quantity with the publications that answer it, and those that answer all of it. */
export type FactSets = { typed: string; asked: AskedFact; meets: IdSet; covers: IdSet }

const NO_QUANTITY = { meanings: [], eitherWay: false, named: new Set<string>(), first: new Set<string>() }

/** Products that say nothing of a quantity answer it by their texts, when these have it. */
export async function factSets(
  reading: Reading & { facets: FacetSource },
  { quantities, said }: Pick<Question, 'quantities' | 'said'>,
): Promise<FactSets[]> {
  if (quantities.length === 0) return []
  const index = await reading.facets()
  const types = await publishedTypes(reading.db, reading.at)
  const attributes = types.all.flatMap((type) => type.attributes)
  const sets: FactSets[] = []
  for (const quantity of quantities) {
    const asked = quantity.choices
      ? { ...NO_QUANTITY, choices: quantity.choices }
      : askedOf(quantity.quantity, attributes, said)
    const { publications, answers } = index.answers(asked)
    const those = (test: (answer: number) => boolean) =>
      setOf(publications.filter((_, place) => test(answers[place] ?? SILENT)))
    // What is chosen from words may stand in the words of a text as well; a figure that is another is no answer.
    const silent = those((answer) => answer === SILENT || (quantity.choices !== undefined && answer < MEETS))
    const meets = those((answer) => answer >= MEETS)
    const written = silent.size > 0 ? await writtenIn(reading, quantity) : []
    sets.push({
      typed: quantity.typed,
      asked,
      meets: written.length > 0 ? either([meets, inAll([silent, ...written])]) : meets,
      covers: those((answer) => answer === COVERS),
    })
  }
  return sets
}

/** The publications whose texts have each word of it; none when it has no words. */
async function writtenIn({ db, sets }: Reading, { words }: AskedQuantity): Promise<IdSet[]> {
  const own: IdSet[] = []
  for (const word of words.words) {
    const exact: Word = { ...word, prefix: false }
    const places = []
    for (const weight of [0, 1] as const)
      places.push(await sets.of(db, { kind: 'product', weight, word: exact }))
    own.push(either(places))
  }
  return own
}

function either(sets: readonly IdSet[]): IdSet {
  const all = new Map<number, Uint32Array>()
  for (const set of sets)
    for (const [piece, bits] of set) {
      const known = all.get(piece)
      all.set(piece, known ? known.map((own, at) => own | (bits[at] ?? 0)) : bits)
    }
  return all
}

function inAll([first, ...others]: readonly IdSet[]): IdSet {
  const all = new Map<number, Uint32Array>()
  for (const [piece, bits] of first ?? [])
    all.set(
      piece,
      bits.map((own, at) => others.reduce((both, set) => both & (set.get(piece)?.[at] ?? 0), own)),
    )
  return all
}

/**
 * The question with the words that are choices of products as conditions on these, and without the names of what its
 * quantities are asked of; null where it has neither.
 */
export async function withChoices(
  reading: Reading,
  question: Question,
  language: Language,
  synonyms: SynonymReader,
): Promise<Question | null> {
  const types = await publishedTypes(reading.db, reading.at)
  const asked = question.quantities.flatMap(({ quantity }) =>
    quantity.meanings.map(({ dimension }) => dimension),
  )
  const { read, choicesOf } = namedChoices(types, new Set(asked))
  const places = chosenPlaces(question.beside, language, read, synonyms)
  return places.length === 0 ? null : chosenIn(question, places, choicesOf)
}

/** Where the text names a choice, by its name or by words of the same meaning: caustic soda is an alkali. */
function chosenPlaces(text: string, language: Language, named: SynonymReader, synonyms: SynonymReader) {
  const places = named(text, language)
  const isFree = ({ from, to }: Replaceable) => places.every((one) => to <= one.from || from >= one.to)
  for (const place of synonyms(text, language)) {
    const inside = places.filter(({ from, to }) => from >= place.from && to <= place.to)
    for (const word of place.group) {
      const [choice] = named(word, language)
      if (choice?.from !== 0 || choice.to !== word.length) continue
      for (const one of inside) places.splice(places.indexOf(one), 1)
      if (isFree(place)) places.push({ ...place, group: choice.group })
      break
    }
  }
  return places.toSorted((one, other) => one.from - other.from)
}
