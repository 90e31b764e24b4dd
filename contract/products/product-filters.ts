// What the console narrows products to, in its list and in what it exports.
import { z } from 'zod'
import { ContentState, Gap } from '#contract/content/content.ts'
import { OwnFilter } from '#contract/fields/own-said.ts'
import { QueryId, queryFlag } from '#contract/inputs/number.ts'
import { productKind } from '#contract/kinds/product.ts'
import { Keyword } from '#contract/wire/page.ts'

export const PRODUCT_SORTS = productKind.list.sorts

export const ProductFilters = z.strictObject({
  keyword: Keyword.optional(),
  /** Products of this type and of those below it. */
  typeId: QueryId.optional(),
  state: ContentState.optional(),
  hot: queryFlag.optional(),
  /** Records with this gap in a language. */
  gap: Gap.optional(),
  /** What is said to fields of the owner that are columns. */
  own: OwnFilter.optional(),
})
export type ProductFilters = z.output<typeof ProductFilters>
