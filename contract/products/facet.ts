// What visitors narrow a list by: the attributes of product types and the fields of the owner, each with what records say to it.
import { z } from 'zod'
import { wanted } from '#contract/inputs/wanted.ts'
import { ShownIn } from '#contract/languages/language.ts'
import { SYSTEMS } from '#contract/quantities/system-names.ts'
import { DIMENSION_NAMES } from '#contract/quantities/units.ts'
import { FILTER_LENGTH, NARROWING_TYPES, readFilter } from './attribute-filter.ts'

/** The values of an attribute that is answered by yes or no. */
export const YES_NO = ['yes', 'no'] as const

/** One attribute of a list, with what its records say to it. */
export const Facet = z.object({
  key: z.string(),
  name: z.string(),
  type: z.enum(NARROWING_TYPES),
  unit: z.string(),
  /** What is measured, where figures are told in units of either system. */
  dimension: z.enum(DIMENSION_NAMES).nullable(),
  /** How many records each value would leave beside what is chosen in the other groups. */
  values: z.array(z.object({ key: z.string(), name: z.string(), count: z.int() })),
  /** The least and the greatest number of all records; null for what is no number, or has no such end. */
  range: z.object({ min: z.number(), max: z.number() }).nullable(),
  /** The first and the last day of all records; null for what is no date. */
  days: z.object({ first: z.string(), last: z.string() }).nullable(),
  shownIn: ShownIn,
})
export type Facet = z.output<typeof Facet>

/** One more that the list can be narrowed by: what records say to it is told where it is asked for. */
export const OtherFacet = Facet.pick({ key: true, name: true, type: true, unit: true, shownIn: true })
export type OtherFacet = z.output<typeof OtherFacet>

/** What a list takes to be narrowed by them; what nothing of the list has is passed over, so that an old address still answers. */
export const NARROWED_BY = {
  filter: z
    .string()
    .max(FILTER_LENGTH)
    .default('')
    .refine((written) => readFilter(written) !== null, wanted('filter'))
    .meta({ examples: ['o1:c1,c2;o2:yes;o3:1..5;o4:12'] }),
  /** The system that the bounds of the filter are given in, and ranges are answered in. */
  units: z.enum(SYSTEMS).default('metric'),
}
