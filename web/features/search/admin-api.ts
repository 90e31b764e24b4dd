// What the page of words that found nothing asks for and changes.
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { searchCalls } from '#contract/site/search.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { ask, send } from '#web/client/send.ts'

export type MissingQuery = InputOf<(typeof searchCalls)['missing']>

/** A page of the words, asked for anew whenever it is opened: visitors add to it all the time. */
export const missingPageQuery = (query: MissingQuery) =>
  queryOptions({
    queryKey: ['search', 'missing', query],
    queryFn: ({ signal }) => ask('/api/web/search/missing', query, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const forgetWord = () =>
  mutationOptions({ mutationFn: (id: number) => send('/api/web/search/forget', { id }) })

export const forgetMissing = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['search', 'missing'] })
