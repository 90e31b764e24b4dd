// Quantities in running words, as engineers write what they look for: `DN100`, `4 inch`, `PN16`, `±0.2 %`, `4-20 mA`, `100 m3/h`.
import { figureIn } from './parse.ts'
import { CLASSES, DN_STEPS } from './sizes.ts'
import type { Span } from './span.ts'
import { SPOKEN_UNITS } from './spoken-units.ts'
import { canonical, type Dimension, fromCanonical } from './units.ts'

/** What may be meant, in the canonical unit of a dimension. */
export type Meaning = { dimension: Dimension; base: Span }
/** A quantity in a text: where it stands, what it may mean, and whether it is said as a limit to both sides. */
export type SpokenQuantity = { from: number; to: number; meanings: readonly Meaning[]; eitherWay: boolean }

const NUMBER = '(?:\\d+[\\s-])?\\d+\\s?[/⁄]\\s?\\d+|\\d*[½¼¾]|\\d+(?:[.,]\\d+)*'
const BETWEEN = '\\s?(?:\\.{2,3}|[-\\u2010-\\u2015\\u2212~～…至到]|\\bto\\b|\\ba\\b|\\by\\b)\\s?'
/** Not within a word, a number or a model. */
const APART = '(?<![\\p{Script=Latin}\\d][-_./]?)'
const ENDS = '(?![\\p{Script=Latin}\\p{N}/])'
const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
const UNITS = [...SPOKEN_UNITS.keys()].toSorted((one, other) => other.length - one.length).map(literal)
const UNIT = `(?:${UNITS.join('|')})`

/** The number before its unit, alone or as the ends of a range. */
const AFTER = new RegExp(
  `${APART}(±|\\+/-|\\+-|[<>≤≥]=?\\s?)?\\s?([-\\u2212]?(?:${NUMBER}))(?:(?:\\s?${UNIT})?${BETWEEN}([-\\u2212]?(?:${NUMBER})))?[\\s-]?(${UNIT})${ENDS}`,
  'giu',
)
/** Names of sizes and ratings before their number. */
const BEFORE = new RegExp(
  `(?<![\\p{Script=Latin}\\d])(DN|NB|PN|NPS|Ø|φ|Kvs?|Cv|class|clase|ansi|asme)\\.?[\\s\\u00a0-]?(${NUMBER})(?:${BETWEEN}(?:DN|PN|Ø|φ)?\\s?(${NUMBER}))?(#|lbs?)?(?![\\p{Script=Latin}\\d])`,
  'giu',
)
const OF_CLASS = /(?<![\p{Script=Latin}\d])(150|300|600|900|1500|2500)\s?(#|lbs?(?![a-z]))/giu
/** Accuracy as the trade says it: `0.5级`, `class 0.5`. */
const GRADE = /(?<![\d.])(0?[.,]\d+|1[.,][05])\s?级/gu

const plainSign = (text: string) =>
  text
    .replace(/[\u2212]/, '-')
    .replace(/\s?⁄\s?/, '/')
    .replace(/^(\d+)-(?=\d+\/)/, '$1 ')
/** A comma may be either sign; here something is guessed: before three digits it makes thousands. */
const numberIn = (text: string | undefined): number | undefined =>
  text === undefined
    ? undefined
    : (figureIn(plainSign(text)) ?? figureIn(plainSign(text).replaceAll(',', '')))

/** The quantities of a text in their order, without overlap. */
export function quantitiesIn(text: string): SpokenQuantity[] {
  const found = [...named(text), ...graded(text), ...classed(text), ...measured(text)]
  return found
    .filter((one, at) => !found.slice(0, at).some((other) => one.from < other.to && other.from < one.to))
    .toSorted((one, other) => one.from - other.from)
}

const placeOf = ({ 0: run, index }: RegExpExecArray) => {
  const start = run.length - run.trimStart().length
  return { from: index + start, to: index + run.trimEnd().length }
}

function named(text: string): SpokenQuantity[] {
  return [...text.matchAll(BEFORE)].flatMap((match) => {
    const [, name = '', low, high] = match
    const [from, to = from] = [numberIn(low), numberIn(high)]
    if (from === undefined || to === undefined || from > to) return []
    const meanings = meaningsNamed(name.toLowerCase(), { from, to })
    return meanings.length === 0 ? [] : [{ ...placeOf(match), meanings, eitherWay: false }]
  })
}

function meaningsNamed(name: string, { from, to }: { from: number; to: number }): Meaning[] {
  if (['class', 'clase', 'ansi', 'asme'].includes(name)) return ofClass(from)
  if (name === 'pn') return asRating(from, to)
  if (name.startsWith('kv')) return [meaning('flowCoefficient', 'Kv', from, to)]
  if (name === 'cv') return [meaning('flowCoefficient', 'Cv', from, to)]
  return [meaning('size', name === 'nps' ? 'in' : 'DN', from, to)]
}

const meaning = (dimension: Dimension, unit: string, from: number, to: number): Meaning => ({
  dimension,
  base: { from: canonical(dimension, from, unit) ?? from, to: canonical(dimension, to, unit) ?? to },
})
/** A flange of PN 16 bears 16 bar: what says no rating may say its pressure. */
const asRating = (from: number, to: number): Meaning[] => [
  meaning('rating', 'PN', from, to),
  meaning('pressure', 'bar', from, to),
]
function ofClass(number: number): Meaning[] {
  const rating = CLASSES[number]
  return rating === undefined ? [] : asRating(rating, rating)
}

const classed = (text: string): SpokenQuantity[] =>
  [...text.matchAll(OF_CLASS)].flatMap((match) => {
    const meanings = ofClass(Number(match[1]))
    return meanings.length === 0 ? [] : [{ ...placeOf(match), meanings, eitherWay: false }]
  })

const graded = (text: string): SpokenQuantity[] =>
  [...text.matchAll(GRADE)].flatMap((match) => {
    const value = numberIn(match[1])
    const meanings = [meaning('ratio', '%', value ?? 0, value ?? 0)]
    return value === undefined ? [] : [{ ...placeOf(match), meanings, eitherWay: true }]
  })

function measured(text: string): SpokenQuantity[] {
  return [...text.matchAll(AFTER)].flatMap((match) => {
    const [, sign = '', low, high, unit = ''] = match
    const [from, to] = [numberIn(low), numberIn(high)]
    if (from === undefined || (to !== undefined && from > to)) return []
    // `LEM 300 in stock` is no length.
    if (unit === 'in' && /\p{Lu}{2,}\s$/u.test(text.slice(0, match.index))) return []
    const span = spanOf(sign, from, to)
    const meanings = unitsCalled(unit).flatMap((of) => meaningsOf(of, span))
    const eitherWay = /±|\+/.test(sign)
    return meanings.length === 0 ? [] : [{ ...placeOf(match), meanings, eitherWay }]
  })
}

function spanOf(sign: string, from: number, to: number | undefined): Span {
  if (to === undefined && sign.startsWith('<')) return { from: null, to: from }
  if (to === undefined && sign.startsWith('≤')) return { from: null, to: from }
  if (to === undefined && /^[>≥]/.test(sign)) return { from, to: null }
  return { from, to: to ?? from }
}

/** One letter means a unit only as it is written: `25H` are no hours. */
function unitsCalled(word: string) {
  if ([...word].length === 1 && /\p{Script=Latin}/u.test(word)) return EXACT.get(word) ?? []
  return EXACT.get(word) ?? SPOKEN_UNITS.get(word.toLowerCase())?.map(({ of }) => of) ?? []
}
type Unit = { dimension: Dimension; unit: string }
const EXACT = new Map<string, Unit[]>()
for (const units of SPOKEN_UNITS.values())
  for (const { written, of } of units) EXACT.set(written, [...(EXACT.get(written) ?? []), of])

function meaningsOf({ dimension, unit }: Unit, { from, to }: Span): Meaning[] {
  const base = (end: number | null) => (end === null ? null : (canonical(dimension, end, unit) ?? null))
  const own = { dimension, base: { from: base(from), to: base(to) } }
  // What a pipe bears is said as a rating too, and its size in millimetres.
  if (dimension === 'pressure')
    return [own, { dimension: 'rating', base: { from: own.base.to ?? own.base.from, to: null } }]
  if (dimension === 'length' && isSize(fromCanonical('length', own.base.from ?? 0, 'mm')) && unit === 'mm')
    return [own, { dimension: 'size', base: { from, to } }]
  return [own]
}
const isSize = (value: number | undefined) => DN_STEPS.some((step) => step === value)
