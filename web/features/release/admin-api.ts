// What the pages of releases ask for and change, beside what is shared with the editors of records.

import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Release, releaseCalls } from '#contract/content/release.ts'
import { DECLARED_KINDS } from '#contract/kinds/declared.ts'
import type { InputOf } from '#contract/wire/call.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { ask, send } from '#web/client/send.ts'

type Calls = typeof releaseCalls
type Target = Pick<Release, 'id' | 'version'>

/** Records that are offered at once. */
const OFFERED = 20

// The page shows a refusal with the records that it is about.
const quiet = { quiet: true }

/** The records of a kind that can be put in, the latest changed first. */
export const candidatesQuery = (kind: Kind, keyword: string) =>
  infiniteQueryOptions({
    queryKey: ['release', 'candidate', kind, keyword],
    queryFn: ({ pageParam, signal }) =>
      ask(
        '/api/web/release/candidates',
        { kind, page: pageParam, limit: OFFERED, ...(keyword !== '' && { keyword }) },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _, page) => (page * OFFERED < total ? page + 1 : null),
    staleTime: 0,
  })

/** Where the records stand that have to be approved before the release goes on; `version` is that of the release. */
export const reviewsOfRelease = ({ id, version }: Target) =>
  queryOptions({
    queryKey: ['review', 'release', id, version],
    queryFn: ({ signal }) => ask('/api/web/review/ofRelease', { release: id }, { signal, quiet: true }),
    staleTime: 0,
  })

export const askForReviews = (release: number, note: string) =>
  send('/api/web/review/askRelease', { release, note }, quiet)

export const updateRelease = (change: InputOf<Calls['update']>) =>
  send('/api/web/release/update', change, quiet)

export const takeOut = ({ id, version }: Target, ids: number[]) =>
  send('/api/web/release/take', { id, version, ids }, quiet)

export const publishRelease = ({ id, version }: Target) =>
  send('/api/web/release/publish', { id, version }, quiet)

export const scheduleRelease = ({ id, version }: Target, publishAt: string | null) =>
  send('/api/web/release/schedule', { id, version, publishAt }, quiet)

export const rollBackRelease = ({ id, version }: Target, confirmed: boolean) =>
  send('/api/web/release/rollback', { id, version, confirmed }, quiet)

export const removeRelease = ({ id, version }: Target) =>
  send('/api/web/release/delete', { id, version }, quiet)

export const openReleasePreview = (id: number) => send('/api/web/release/preview', { id })

/** The records of a release were published or taken back: their lists and histories are asked for anew. */
export const forgetRecords = (client: QueryClient) =>
  Promise.all(
    [['product', 'page'], ...DECLARED_KINDS.map((kind) => [kind, 'page']), ['productType'], ['revision']].map(
      (queryKey) => client.invalidateQueries({ queryKey }),
    ),
  )
