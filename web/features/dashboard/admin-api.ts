// The numbers and lists of the dashboard, all from calls that other pages use too.
import { queryOptions } from '@tanstack/react-query'
import type { StaffProduct } from '#contract/product.ts'
import { ask } from '#web/client/send.ts'

/** How many products there are in a state, or in all. */
export const productCountQuery = (state?: StaffProduct['state']) =>
  queryOptions({
    queryKey: ['product', 'page', 'count', state ?? 'all'],
    queryFn: async ({ signal }) =>
      (await ask('/api/web/product/list', { limit: 1, ...(state && { state }) }, { signal })).total,
  })

/** The products that were changed last. */
export const latestProductsQuery = (limit: number) =>
  queryOptions({
    queryKey: ['product', 'page', 'latest', limit],
    queryFn: ({ signal }) => ask('/api/web/product/list', { limit, sort: '-updateTime' }, { signal }),
  })

/** How whole the records of each kind are in each language. */
export const completenessQuery = () =>
  queryOptions({
    queryKey: ['product', 'page', 'completeness'],
    queryFn: ({ signal }) => ask('/api/web/content/completeness', {}, { signal }),
  })
