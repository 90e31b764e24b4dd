// What of a filter a list understands, and what its page is answered to narrow it by: of products and of all other kinds.

import type { Text } from '#contract/languages/language.ts'
import { FIRST_FACETS, type Filter, type Wanted } from '#contract/products/attribute-filter.ts'
import { YES_NO } from '#contract/products/facet.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import type { Span } from '#contract/quantities/span.ts'
import type { System } from '#contract/quantities/system-names.ts'
import { unitIn } from '#contract/quantities/systems.ts'
import { canonical, type Dimension, fromCanonical, unitsOf } from '#contract/quantities/units.ts'
import { NO, YES } from '#server/publishing/cards/fact.ts'
import type { Counted, FacetIndex } from './facet-index.ts'
import type { Told } from './telling.ts'

/** Free texts are no values to count, and what stands in the table alone narrows nothing. */
export type CountedAttribute = Attribute & { type: Exclude<Attribute['type'], 'text'> }
export const isCounted = (attribute: Attribute): attribute is CountedAttribute =>
  attribute.type !== 'text' && !attribute.tableOnly

const isFigure = ({ type }: CountedAttribute) => type === 'number' || type === 'range'

/** The unit that an attribute is filtered in; null where its figures have no dimension. */
function unitOf({ dimension, unit }: CountedAttribute, system: System) {
  if (dimension === null) return null
  const own = unitsOf(dimension).includes(unit) ? unit : (unitsOf(dimension)[0] ?? '')
  return { dimension, unit: unitIn(system, { dimension, unit: own }) }
}

/** Bounds as they were typed, in the unit that figures are compared in. */
function canonicalSpan({ from, to }: Span, of: ReturnType<typeof unitOf>): Span {
  const base = (end: number | null) =>
    end === null || of === null ? end : (canonical(of.dimension, end, of.unit) ?? null)
  return { from: base(from), to: base(to) }
}

/** The part of a filter that these attributes understand; the choices of records are those that are known (`record-choices.ts`). */
export function fitting(filter: Filter, attributes: readonly CountedAttribute[], system: System): Filter {
  const fits = new Map<string, Wanted>()
  for (const attribute of attributes) {
    const wanted = filter.get(attribute.key)
    if (!wanted) continue
    if (isFigure(attribute)) {
      if ('from' in wanted) fits.set(attribute.key, canonicalSpan(wanted, unitOf(attribute, system)))
      continue
    }
    if (attribute.type === 'date') {
      if ('since' in wanted) fits.set(attribute.key, wanted)
      continue
    }
    if (!('values' in wanted)) continue
    const known = valuesOf(attribute).map(({ key }) => key)
    const values = wanted.values.filter((value) => known.includes(value))
    if (values.length > 0) fits.set(attribute.key, { values })
  }
  return fits
}

function valuesOf({ type, choices }: CountedAttribute): { key: string; name: Text }[] {
  return type === 'yesNo' ? YES_NO.map((key) => ({ key, name: key === 'yes' ? YES : NO })) : choices
}

type Records = Pick<ReturnType<FacetIndex['search']>, 'count' | 'tells'>
/** An attribute with the choices that it offers by what is counted of it. */
export type Offering = (
  attribute: CountedAttribute,
  counted: () => Counted,
) => CountedAttribute | Promise<CountedAttribute>
type Asked = {
  filter: Filter
  opened: ReadonlySet<string>
  system: System
  /** An attribute with all that it offers (`record-choices.ts`). */
  offering: Offering
}

/**
 * The first groups of a list, those that narrow it and those that were opened; of others the names alone, which costs no counting.
 */
export async function facetsOf(
  attributes: readonly CountedAttribute[],
  { count, tells }: Records,
  { filter, opened, system, offering }: Asked,
) {
  const whole: NonNullable<ReturnType<typeof facetOf>>[] = []
  const others: ReturnType<typeof namedAs>[] = []
  for (const one of attributes) {
    const { key } = one
    const wanted = filter.get(key)
    let known: Counted | undefined
    const counted = () => {
      known ??= count(key)
      return known
    }
    const attribute = await offering(one, counted)
    if (wanted || opened.has(key) || whole.length < FIRST_FACETS) {
      const facet = facetOf(attribute, counted(), wanted, system)
      if (facet) whole.push(facet)
    } else if (tells(key, toldBy(attribute))) others.push(namedAs(attribute, system))
  }
  return { whole, others }
}

const toldBy = (attribute: CountedAttribute): Told => {
  if (isFigure(attribute)) return 'figures'
  return attribute.type === 'date' ? 'days' : valuesOf(attribute).map(({ key }) => key)
}

const namedAs = (attribute: CountedAttribute, system: System) => {
  const { key, name, type, unit } = attribute
  return { key, name, type, unit: unitOf(attribute, system)?.unit ?? unit }
}

/** A group of the page; null where it could tell no record from another and nothing of it is chosen. */
export function facetOf(
  attribute: CountedAttribute,
  counted: Counted,
  wanted: Wanted | undefined,
  system: System,
) {
  const named = { ...namedAs(attribute, system), dimension: attribute.dimension }
  if (isFigure(attribute)) {
    const of = unitOf(attribute, system)
    const { range } = counted
    const shown = range && of ? shownRange(range, of) : range
    return wanted || (range && range.min < range.max)
      ? { ...named, values: [], range: shown, days: null }
      : null
  }
  if (attribute.type === 'date') {
    const { days } = counted
    return wanted || (days && days.first < days.last) ? { ...named, values: [], range: null, days } : null
  }
  const chosen = wanted && 'values' in wanted ? wanted.values : []
  const values = valuesOf(attribute).flatMap((value) => {
    const count = counted.values.get(value.key)
    return count || chosen.includes(value.key) ? [{ ...value, count: count?.left ?? 0 }] : []
  })
  return values.length > 1 || wanted ? { ...named, values, range: null, days: null } : null
}

/** What figures reach to, in the unit that they are filtered in. */
function shownRange(
  { min, max }: { min: number; max: number },
  { dimension, unit }: { dimension: Dimension; unit: string },
) {
  const shown = (base: number) => Number((fromCanonical(dimension, base, unit) ?? base).toPrecision(4))
  return { min: shown(min), max: shown(max) }
}
