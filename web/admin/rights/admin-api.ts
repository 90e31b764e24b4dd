// Requests for rights over the wire.
import { queryOptions } from '@tanstack/react-query'
import { ask, send } from '#web/client/send.ts'

const LOOK_MS = 60_000

/** What others ask for that the person can grant. */
export const rightRequestsQuery = () =>
  queryOptions({
    queryKey: ['right', 'list'],
    queryFn: ({ signal }) => ask('/api/right/list', {}, { signal, quiet: true }),
    refetchInterval: LOOK_MS,
  })

export const decline = (id: number) => send('/api/right/decline', { id })
