// What the search over the console asks the server.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { FindGroup, Found } from '#contract/console/find.ts'
import { ask } from '#web/client/send.ts'

/** A limit of the contract (`contract/console/find.ts`). */
export const COUNTED = 1_000
const ONE_GROUP = 50

export type FoundGroup = { group: FindGroup; total: number; items: Found[] }

/** Hits for a keyword, of every group or many of one. Its failure is told in the dialog. */
export const findQuery = (keyword: string, group: FindGroup | null) =>
  queryOptions({
    queryKey: ['find', keyword, group],
    queryFn: ({ signal }) =>
      ask('/api/find/list', { keyword, ...(group && { group, limit: ONE_GROUP }) }, { signal, quiet: true }),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
    staleTime: 5_000,
    gcTime: 30_000,
    retry: false,
  })
