// Releases as they are asked for and filled from anywhere in the console.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Release, releaseCalls } from '#contract/content/release.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { pagesOf } from '#web/admin/list/admin-api.ts'
import { ask, send } from '#web/client/send.ts'

type Calls = typeof releaseCalls

export const releasePageQuery = pagesOf('/api/web/release/list', 'release', 'page')

/** One release with its records, asked for anew whenever it is opened: its records are changed elsewhere. */
export const releaseQuery = (id: number) =>
  queryOptions({
    queryKey: ['release', 'one', id],
    queryFn: ({ signal }) => ask('/api/web/release/read', { id }, { signal }),
    staleTime: 0,
  })

// Whoever makes a release or puts something into one shows the refusal in its own place.
const quiet = { quiet: true }

export const addRelease = (draft: InputOf<Calls['add']>) => send('/api/web/release/add', draft, quiet)

export const putIntoRelease = (
  { id, version }: Pick<Release, 'id' | 'version'>,
  entries: InputOf<Calls['put']>['entries'],
) => send('/api/web/release/put', { id, version, entries }, quiet)

/** What a write answered counts as read; lists are asked for anew. */
export function keepRelease(client: QueryClient, release: Release) {
  client.setQueryData(releaseQuery(release.id).queryKey, release)
  return client.invalidateQueries({ queryKey: ['release', 'page'] })
}
