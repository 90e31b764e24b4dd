// What the time machine asks for.
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { downloadFile } from '#web/client/download-file.ts'
import { ask, send } from '#web/client/send.ts'

type Progress = { onProgress: (bytes: number) => void }

/** Moments at which an address changed, the latest first. */
export const momentsQuery = (address: string) =>
  infiniteQueryOptions({
    queryKey: ['past', 'moments', address],
    queryFn: ({ pageParam, signal }) =>
      ask(
        '/api/web/past/moments',
        { address, ...(pageParam !== null && { before: pageParam }) },
        { signal, quiet: true },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ before }) => before,
    staleTime: 0,
  })

/** What stood there at a moment, and what stands there now. */
export const pastPageQuery = (address: string, at: string | null) =>
  queryOptions({
    queryKey: ['past', 'page', address, at],
    queryFn: ({ signal }) => ask('/api/web/past/page', { address, at: at ?? '' }, { signal, quiet: true }),
    enabled: at !== null,
    staleTime: 60_000,
  })

/** The copy that visitors are shown; null while they see what is published. */
export const copyQuery = () =>
  queryOptions({
    queryKey: ['past', 'copy'],
    queryFn: ({ signal }) => ask('/api/web/past/copy', {}, { signal, quiet: true }),
    staleTime: 0,
  })

export const serveCopy = (number: number | null, reason: string) =>
  send('/api/web/past/serve', { number, reason })

/** What visitors see otherwise than by a manifest, in the whole site. */
export const pastSiteQuery = (number: number) =>
  queryOptions({
    queryKey: ['past', 'site', number],
    queryFn: ({ signal }) => ask('/api/web/past/site', { number }, { signal, quiet: true }),
    staleTime: 0,
  })

export const bringBack = (wanted: { number: number; name: string; edits: 'keep' | 'replace' }) =>
  send('/api/web/past/bringBack', wanted, { quiet: true })

export const proofOf = (address: string, number: number, options: Progress) =>
  downloadFile('/api/web/past/proof', { address, number }, options)
