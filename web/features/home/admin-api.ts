// The home page as the console asks for it and changes it.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { FeaturedKind, homeCalls } from '#contract/site/home.ts'
import type { InputOf } from '#contract/wire/call.ts'
import type { RecordSource } from '#web/admin/editor/inputs/record-picker.tsx'
import { ask, send } from '#web/client/send.ts'

/** The working copy, read anew whenever its form is opened; what was just written counts as read. */
export const homeQuery = queryOptions({
  queryKey: ['homepage', 'one'],
  queryFn: ({ signal }) => ask('/api/web/homepage/read', {}, { signal }),
  staleTime: 3_000,
})

/** What the editor saves by itself is refused quietly: it says so in its own place. */
export const updateHome = (change: InputOf<(typeof homeCalls)['update']>) =>
  send('/api/web/homepage/update', change, { quiet: true })

export const forgetHome = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['homepage'], refetchType: 'none' })

/** Records that the page may put forward; whoever edits it needs no right on them. */
export const sourceOf = (kind: FeaturedKind): RecordSource => ({
  key: `featured ${kind}`,
  async find(keyword, signal) {
    const { items } = await ask('/api/web/homepage/choices', { kind, keyword }, { signal })
    return items
  },
  async one(id, signal) {
    const { items } = await ask('/api/web/homepage/choices', { kind, id }, { signal })
    const [found] = items
    if (!found) throw new Error('gone')
    return found
  },
})
