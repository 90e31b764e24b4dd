// What a record says of itself in figures: a number, a range or single values within one, with its unit and what it holds under.
import type { Text } from '#contract/languages/language.ts'
import { partsOf } from './measure.ts'
import { rangeIn } from './quantity.ts'
import { endsOf, type Span } from './span.ts'
import { type Dimension, isDimension } from './units.ts'

/** From and to are in the unit, a single number is both; `base` is the same in the canonical unit of the dimension. */
export type FactValue = Span & {
  dimension: Dimension
  unit: string
  base: Span
  /** The single values within that there are, such as the sizes that are made. */
  list?: number[]
  /** How far off it may be: `24 ± 2.4 V`. */
  tolerance?: number
  /** Where it was stated for: `of reading, water at 20 °C`. */
  conditions?: Text
}
/** As it is entered, before the canonical values are made. */
export type EnteredFact = Omit<FactValue, 'base'>

/** Single values that a fact may list (`docs/limits.md`). */
export const LISTED = 60

/** Whether a value is such a fact, told from spans without a unit, texts and choices. */
export const isFact = (value: unknown): value is FactValue =>
  'dimension' in partsOf(value) && 'unit' in partsOf(value)

/** A fact out of what is stored or given; its canonical values are made from the others. Null for what is none. */
export function factIn(stored: unknown): FactValue | null {
  const { dimension, list, tolerance, conditions } = partsOf(stored)
  if (!isDimension(dimension)) return null
  const range = rangeIn(dimension, stored)
  if (!range) return null
  const listed = Array.isArray(list) ? list.filter((one) => typeof one === 'number') : []
  return {
    ...range,
    dimension,
    ...(listed.length > 0 && { list: listed }),
    ...(typeof tolerance === 'number' && { tolerance }),
    ...(typeof conditions === 'object' && conditions !== null && { conditions: conditions as Text }),
  }
}

/** Whether it is a limit to both sides, such as ±0.2 %. */
export const isEitherWay = ({ from, to }: Span): boolean => from !== null && from < 0 && from === -(to ?? 0)

/** What facts are compared by, in the canonical unit: a limit to both sides by its size. */
export function comparable({ base }: Pick<FactValue, 'base'>): Span {
  return isEitherWay(base) ? { from: base.to, to: base.to } : base
}

/** The ends that a fact, a number or a span is filtered, searched and ordered by. */
export const comparedEnds = (value: number | Span | FactValue): [number, number] =>
  endsOf(isFact(value) ? comparable(value) : value)
