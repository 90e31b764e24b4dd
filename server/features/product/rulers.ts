// Attributes that are rulers, and where a mark may stand on them.
import { NO_TEXT } from '#contract/content/blank.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import { factIn } from '#contract/quantities/fact.ts'
import { DN_STEPS } from '#contract/quantities/sizes.ts'
import type { Span } from '#contract/quantities/span.ts'
import type { System } from '#contract/quantities/system-names.ts'
import { unitIn } from '#contract/quantities/systems.ts'
import { canonical, type Dimension, fromCanonical, unitsOf } from '#contract/quantities/units.ts'
import { WRITTEN_UNITS, writeFact } from '#contract/quantities/write-fact.ts'

/** Steps of a ruler between two tens. */
const STEPS = [1, 2, 3, 5, 8] as const
/** And of a ruler that would have too few of them. */
const FINE_STEPS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8] as const
const FEWEST = 12
/** A ruler of more has steps too fine to press. */
const MOST_STEPS = 40

export type Measured = Attribute & { dimension: Dimension }
export const isRuler = (attribute: Attribute): attribute is Measured =>
  attribute.ruler && attribute.dimension !== null

/** None where fewer than two products say anything. */
export function rulerOf({ key, name, dimension, unit }: Measured, spans: readonly Span[]) {
  const ends = spans.flatMap(({ from, to }) => [from, to]).filter((end) => end !== null)
  if (spans.length < 2 || ends.length < 2) return []
  const own = unitsOf(dimension).includes(unit) ? unit : (unitsOf(dimension)[0] ?? '')
  const [least, most] = [Math.min(...ends), Math.max(...ends)]
  const values =
    dimension === 'size' ? sizesWithin(least, most) : roundWithin(least, most, { dimension, unit: own })
  if (values.length < 2) return []
  const say = (value: number, system: System, language: Language) => {
    const shown = fromCanonical(dimension, value, own) ?? value
    const fact = factIn({ from: shown, to: shown, dimension, unit: own })
    if (!fact) return ''
    const { value: written, unit: of } = writeFact(fact, system, language)
    return of === '' ? written : `${written}\u00a0${of}`
  }
  /** The unit that the attribute is read in, and how a compared value reads in it. */
  const scale = (system: System) => {
    const unit = unitIn(system, { dimension, unit: own })
    const zero = fromCanonical(dimension, 0, unit) ?? 0
    return {
      unit: WRITTEN_UNITS[unit] ?? unit,
      factor: (fromCanonical(dimension, 1, unit) ?? 1) - zero,
      zero,
    }
  }
  const inEach = (value: number, system: System) => ({
    ...NO_TEXT,
    ...Object.fromEntries(
      Object.keys(NO_TEXT).map((language) => [language, say(value, system, language as Language)]),
    ),
  })
  return [
    {
      ...{ key, name, dimension },
      reads: dimension === 'size' ? null : { metric: scale('metric'), us: scale('us') },
      steps: values.map((value) => ({ value, label: inEach(value, 'metric'), us: inEach(value, 'us') })),
    },
  ]
}

const sizesWithin = (least: number, most: number) => DN_STEPS.filter((size) => size >= least && size <= most)

/** Round values in the unit of the attribute; equal ones where nought lies between. */
function roundWithin(
  least: number,
  most: number,
  { dimension, unit }: { dimension: Dimension; unit: string },
): number[] {
  const [from, to] = [least, most].map((end) => fromCanonical(dimension, end, unit) ?? end)
  if (from === undefined || to === undefined || to <= from) return []
  const values =
    from > 0 || (from === 0 && to / 1000 > 0) ? tens(from === 0 ? to / 1000 : from, to) : evenly(from, to)
  const step = Math.ceil(values.length / MOST_STEPS)
  return values
    .filter((_, nth) => nth % step === 0)
    .map((value) => canonical(dimension, value, unit) ?? value)
}

function tens(from: number, to: number): number[] {
  const values = tensBy(STEPS, from, to)
  return values.length < FEWEST ? tensBy(FINE_STEPS, from, to) : values
}

function tensBy(steps: readonly number[], from: number, to: number): number[] {
  const values: number[] = []
  for (let ten = 10 ** Math.floor(Math.log10(from)); ten <= to; ten *= 10)
    for (const one of steps) {
      const value = Number((one * ten).toPrecision(6))
      if (value >= from && value <= to) values.push(value)
    }
  return values
}

function evenly(from: number, to: number): number[] {
  const step = 10
  const values: number[] = []
  for (let value = Math.ceil(from / step) * step; value <= to; value += step) values.push(value)
  return values
}
