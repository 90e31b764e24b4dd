// How visitors narrow products to what they need: the call that answers with counts.
import { z } from 'zod'
import { QueryId } from '#contract/inputs/number.ts'
import { wanted } from '#contract/inputs/wanted.ts'
import { LanguageQuery } from '#contract/languages/language.ts'
import { defineCall } from '#contract/wire/call.ts'
import { PageQuery, pageOf, sortBy } from '#contract/wire/page.ts'
import { FACETS_ASKED } from './attribute-filter.ts'
import { Facet, NARROWED_BY, OtherFacet } from './facet.ts'
import { ProductCard } from './product-card.ts'

export const productBrowseCalls = {
  browse: defineCall({
    path: '/api/web/product/browse',
    access: 'anyone',
    takes: 'query',
    input: PageQuery.extend({
      /** Products of this type and of those below it. */
      typeId: QueryId.optional(),
      ...NARROWED_BY,
      /** Keys of filters to answer in full beside the first and those that narrow, between commas; others are passed over. */
      facets: z
        .string()
        .regex(/^(?:[a-z][a-z0-9-]{0,39}(?:,[a-z][a-z0-9-]{0,39})*)?$/, wanted('keys'))
        .refine((keys) => keys.split(',').length <= FACETS_ASKED, wanted('keys'))
        .meta({ examples: ['o30,o31'] })
        .default(''),
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
