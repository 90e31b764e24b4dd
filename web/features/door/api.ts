// Closed doors over the wire.
import { queryOptions } from '@tanstack/react-query'
import type { Resource } from '#contract/wire/resource.ts'
import { ask, send } from '#web/client/send.ts'

const LOOK_MS = 10_000

/** What is known of a key that is missing; asked again and again, so that the page opens once somebody has granted it. */
export const doorQuery = (resource: Resource) =>
  queryOptions({
    queryKey: ['right', 'door', resource],
    queryFn: ({ signal }) => ask('/api/right/door', { resource }, { signal, quiet: true }),
    refetchInterval: LOOK_MS,
    refetchIntervalInBackground: true,
    staleTime: 0,
  })

export const askFor = (resource: Resource, why: string) => send('/api/right/ask', { resource, why })
