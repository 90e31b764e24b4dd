// The library of pictures as every page of the console asks for it.
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { mediaLibraryCalls } from '#contract/media/media-library.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { pagesOf } from '#web/admin/list/admin-api.ts'
import { ask } from '#web/client/send.ts'

export type MediaListQuery = InputOf<(typeof mediaLibraryCalls)['list']>

export const mediaPageQuery = pagesOf('/api/web/media/list', 'media', 'page')

/** Pictures of the picker at a time. */
const OFFERED = 30

/** Pictures to choose from, the latest first; each page goes on behind the last picture of the one before. */
export const pickerQuery = (query: Pick<MediaListQuery, 'folderId' | 'keyword'>) =>
  infiniteQueryOptions({
    queryKey: ['media', 'picker', query],
    queryFn: ({ pageParam, signal }) => {
      const from = pageParam === null ? {} : { before: pageParam }
      return ask('/api/web/media/list', { ...query, ...from, limit: OFFERED }, { signal })
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ items }) => (items.length < OFFERED ? null : (items.at(-1)?.id ?? null)),
    placeholderData: keepPreviousData,
  })

export const foldersQuery = () =>
  queryOptions({
    queryKey: ['media', 'folders'],
    queryFn: ({ signal }) => ask('/api/web/media/folders', {}, { signal }),
    placeholderData: keepPreviousData,
  })

export const tagsQuery = () =>
  queryOptions({
    queryKey: ['media', 'tags'],
    queryFn: ({ signal }) => ask('/api/web/media/tags', {}, { signal }),
    staleTime: 30_000,
  })

/** After any write: lists, folders, tags and single pictures are asked for anew. */
export const forgetMedia = (client: QueryClient) => client.invalidateQueries({ queryKey: ['media'] })
