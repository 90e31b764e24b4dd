// How visitors narrow products to what they need: the call that answers with counts.
import { z } from 'zod'
import { QueryId } from '#contract/inputs/number.ts'
import { wanted } from '#contract/inputs/wanted.ts'
import { LanguageQuery, ShownIn } from '#contract/languages/language.ts'
import { SYSTEMS } from '#contract/quantities/system-names.ts'
import { defineCall } from '#contract/wire/call.ts'
import { PageQuery, pageOf, sortBy } from '#contract/wire/page.ts'
import { FACETS_ASKED, FILTER_LENGTH, readFilter } from './attribute-filter.ts'
import { ProductCard } from './product-card.ts'

/** The values of an attribute that is answered by yes or no. */
export const YES_NO = ['yes', 'no'] as const

/** One attribute of a category, with what its products say to it. */
export const Facet = z.object({
  key: z.string(),
  name: z.string(),
  type: z.enum(['choice', 'choices', 'yesNo', 'number', 'range', 'date']),
  unit: z.string(),
  /** How many products each value would leave beside what is chosen in the other groups. */
  values: z.array(z.object({ key: z.string(), name: z.string(), count: z.int() })),
  /** The least and the greatest number of all products of the category; null for what is no number, or has no such end. */
  range: z.object({ min: z.number(), max: z.number() }).nullable(),
  /** The first and the last day of all products of the category; null for what is no date. */
  days: z.object({ first: z.string(), last: z.string() }).nullable(),
  shownIn: ShownIn,
})
export type Facet = z.output<typeof Facet>

/** One more that the list can be narrowed by: what products say to it is told where it is asked for. */
export const OtherFacet = Facet.pick({ key: true, name: true, type: true, unit: true, shownIn: true })
export type OtherFacet = z.output<typeof OtherFacet>

export const productBrowseCalls = {
  browse: defineCall({
    path: '/api/web/product/browse',
    access: 'anyone',
    takes: 'query',
    input: PageQuery.extend({
      /** Products of this type and of those below it. */
      typeId: QueryId.optional(),
      /** What belongs to no attribute of the type is passed over, so that an old address still answers. */
      filter: z
        .string()
        .max(FILTER_LENGTH)
        .default('')
        .refine((written) => readFilter(written) !== null, wanted('filter')),
      /** Keys of filters to answer in full beside the first and those that narrow, between commas; others are passed over. */
      facets: z
        .string()
        .regex(/^(?:[a-z][a-z0-9-]{0,39}(?:,[a-z][a-z0-9-]{0,39})*)?$/, wanted('keys'))
        .refine((keys) => keys.split(',').length <= FACETS_ASKED, wanted('keys'))
        .meta({ examples: ['o30,o31'] })
        .default(''),
      /** The system that the bounds of the filter are given in, and ranges are answered in. */
      units: z.enum(SYSTEMS).default('metric'),
      sort: sortBy(['sort', 'productModel', 'publishTime']).default('sort'),
      lang: LanguageQuery.optional(),
    }),
    output: pageOf(ProductCard).extend({
      /** The first, with those that narrow and those that were asked for; in the order of the attributes. */
      facets: z.array(Facet),
      otherFacets: z.array(OtherFacet),
    }),
    madeFrom: ['productType', 'product', 'media'],
    summary:
      'A page of published products of a type, narrowed by the attributes of the type, with counts for each value.',
  }),
}
