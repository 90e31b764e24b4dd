// How the server is doing, asked for again and again; each answer brings only what is new.
import { queryOptions } from '@tanstack/react-query'
import { isTrouble, read } from '#web/client/send.ts'
import { addReport, type Histories, heldOf } from './admin-history.ts'

const REFRESH_MS = 5_000
const KEY = ['monitor']

/** Goes on by itself while the window can be seen, unless `paused`; a refusal ends it, a server in trouble does not. */
export const monitorQuery = (paused: boolean) =>
  queryOptions({
    queryKey: KEY,
    queryFn: async ({ client, signal }): Promise<Histories> => {
      const known = client.getQueryData<Histories>(KEY)
      const report = await read('/api/monitor/server', heldOf(known), { signal, quiet: 'trouble' })
      return addReport(known, report)
    },
    refetchInterval: ({ state }) => (paused || (state.error && !isTrouble(state.error)) ? false : REFRESH_MS),
    refetchOnWindowFocus: !paused,
    staleTime: REFRESH_MS,
    // Every answer differs in every line: comparing the old with the new would be work for nothing.
    structuralSharing: false,
  })
