// The numbers and lists of the dashboard, all from calls that other pages use too.
import { queryOptions } from '@tanstack/react-query'
import type { CallAt } from '#contract/calls.ts'
import type { StaffProduct } from '#contract/products/product.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { ask } from '#web/client/send.ts'

const HEALTH_MS = 30_000

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

export type Span = InputOf<CallAt<'/api/dashboard/visits'>>

/** Figures of the same days stay in sight while others are fetched. */
const KEPT = { placeholderData: <Data>(before: Data | undefined) => before }

export const visitsQuery = (span: Span) =>
  queryOptions({
    queryKey: ['dashboard', 'visits', span],
    queryFn: ({ signal }) => ask('/api/dashboard/visits', span, { signal }),
    ...KEPT,
  })
export const topQuery = (span: Span) =>
  queryOptions({
    queryKey: ['dashboard', 'top', span],
    queryFn: ({ signal }) => ask('/api/dashboard/top', span, { signal }),
    ...KEPT,
  })
export const missingWordsQuery = (limit: number) =>
  queryOptions({
    queryKey: ['dashboard', 'missing', limit],
    queryFn: ({ signal }) => ask('/api/web/search/missing', { limit, sort: '-times' }, { signal }),
  })
/** Asked anew whenever it comes into sight, and when a message comes or goes. */
export const waitingQuery = () =>
  queryOptions({
    queryKey: ['message', 'dashboard'],
    queryFn: ({ signal }) => ask('/api/dashboard/waiting', {}, { signal }),
    staleTime: 0,
  })
export const toPublishQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'toPublish'],
    queryFn: ({ signal }) => ask('/api/dashboard/toPublish', {}, { signal }),
  })
export const operationsQuery = (limit: number) =>
  queryOptions({
    queryKey: ['dashboard', 'operations', limit],
    queryFn: ({ signal }) => ask('/api/log/operation/list', { limit }, { signal }),
  })
export const healthQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'health'],
    queryFn: ({ signal }) => ask('/api/dashboard/health', {}, { signal }),
    refetchInterval: HEALTH_MS,
  })
export const mailQuery = () =>
  queryOptions({
    queryKey: ['dashboard', 'mail'],
    queryFn: ({ signal }) => ask('/api/delivery/status', {}, { signal }),
    refetchInterval: HEALTH_MS,
  })
