// What products say to each attribute, by attribute: lists of places that questions are laid over.
import { DAY } from '#contract/inputs/days.ts'
import { isSpan, isText } from '#contract/products/attribute-filter.ts'
import type { AttributeValues } from '#contract/products/product-attribute.ts'
import { keyParts } from '#contract/products/regional.ts'
import { comparedEnds, isEitherWay, isFact } from '#contract/quantities/fact.ts'
import type { Dimension } from '#contract/quantities/units.ts'

/** What products say to one attribute: places in the list, by value; the ends of numbers and ranges, and days, beside their places. */
export type Postings = {
  values: Map<string, number[]>
  places: number[]
  ends: [number, number][]
  /** Of what the ends are, by place; null of bare numbers. */
  of: (Dimension | null)[]
  eitherWay: boolean[]
  days: { place: number; day: string }[]
}

/** `rows` in the order of their places. */
export function postingsOf(rows: readonly { values: AttributeValues }[]): Map<string, Postings> {
  const postings = new Map<string, Postings>()
  for (const [place, { values }] of rows.entries())
    for (const [name, value] of Object.entries(values)) {
      // A product is found by what it is anywhere.
      const { key } = keyParts(name)
      const posted: Postings = postings.get(key) ?? none()
      postings.set(key, posted)
      if (
        typeof value === 'number' ||
        (typeof value === 'object' && !Array.isArray(value) && isSpan(value))
      ) {
        posted.places.push(place)
        posted.ends.push(comparedEnds(value))
        posted.of.push(isFact(value) ? value.dimension : null)
        posted.eitherWay.push(isFact(value) && isEitherWay(value.base))
        continue
      }
      if (isText(value)) continue
      if (typeof value === 'string' && DAY.test(value)) {
        posted.days.push({ place, day: value })
        continue
      }
      for (const said of namesOf(value)) {
        const places = posted.values.get(said)
        if (!places) posted.values.set(said, [place])
        else if (places.at(-1) !== place) places.push(place)
      }
    }
  return postings
}

const none = (): Postings => ({ values: new Map(), places: [], ends: [], of: [], eitherWay: [], days: [] })

/** Records are counted under their ids. */
const namesOf = (value: boolean | string | string[] | number[]): readonly string[] => {
  if (typeof value === 'boolean') return [value ? 'yes' : 'no']
  return typeof value === 'string' ? [value] : [...new Set(value.map(String))]
}
