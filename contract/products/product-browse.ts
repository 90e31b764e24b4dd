// How visitors narrow products to what they need: the call that answers with counts.
import { z } from 'zod'
import { QueryId } from '#contract/inputs/number.ts'
import { LanguageQuery } from '#contract/languages/language.ts'
import { defineCall } from '#contract/wire/call.ts'
import { PageQuery, pageOf, sortBy } from '#contract/wire/page.ts'
import { Facet, NARROWED_BY } from './facet.ts'
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
      sort: sortBy(['sort', 'productModel', 'publishTime']).default('sort'),
      lang: LanguageQuery.optional(),
    }),
    output: pageOf(ProductCard).extend({ facets: z.array(Facet) }),
    madeFrom: ['productType', 'product', 'media'],
    summary:
      'A page of published products of a type, narrowed by the attributes of the type, with counts for each value.',
  }),
}
