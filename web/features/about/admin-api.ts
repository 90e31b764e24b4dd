// The about-us page as the console asks for it and changes it.
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { aboutCalls } from '#contract/site/about.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { ask, send } from '#web/client/send.ts'

/** The working copy, read anew whenever its form is opened; what was just written counts as read. */
export const aboutQuery = queryOptions({
  queryKey: ['aboutus', 'one'],
  queryFn: ({ signal }) => ask('/api/web/aboutus/read', {}, { signal }),
  staleTime: 3_000,
})

/** What the editor saves by itself is refused quietly: it says so in its own place. */
export const updateAbout = (change: InputOf<(typeof aboutCalls)['update']>) =>
  send('/api/web/aboutus/update', change, { quiet: true })

export const forgetAbout = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: ['aboutus'], refetchType: 'none' })
