// What the page of words that found nothing asks for and changes.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Synonyms } from '#contract/site/search-synonyms.ts'
import { pagesOf } from '#web/admin/list/admin-api.ts'
import { ask, send } from '#web/client/send.ts'

export const missingPageQuery = pagesOf('/api/web/search/missing', 'search', 'missing')

export const forgetWord = (id: number) => send('/api/web/search/forget', { id }, { quiet: true })

export const forgetMissing = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['search', 'missing'] })

/** Read anew whenever the drawer is opened; what is being typed is never replaced. */
export const synonymsQuery = queryOptions({
  queryKey: ['search', 'synonyms'],
  queryFn: ({ signal }) => ask('/api/web/search/synonyms', {}, { signal }),
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

export const keepSynonyms = (change: Synonyms) =>
  send('/api/web/search/keepSynonyms', change, { quiet: true })
