// The library of pictures as every page of the console asks for it.
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { InputOf } from '#contract/call.ts'
import type { mediaLibraryCalls } from '#contract/media-library.ts'
import { ask } from '#web/client/send.ts'

export type MediaListQuery = InputOf<(typeof mediaLibraryCalls)['list']>

/** A page of pictures; the one before stays in sight while the next is on its way. */
export const mediaPageQuery = (query: MediaListQuery) =>
  queryOptions({
    queryKey: ['media', 'page', query],
    queryFn: ({ signal }) => ask('/api/web/media/list', query, { signal }),
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
