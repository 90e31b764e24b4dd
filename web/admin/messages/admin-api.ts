// What the console shares about messages and mail: how many wait, and whether mail can leave.
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ask } from '#web/client/send.ts'

/** Whether mail can leave, and what waits. */
export const mailStatusQuery = () =>
  queryOptions({
    queryKey: ['delivery', 'status'],
    queryFn: ({ signal }) => ask('/api/delivery/status', {}, { signal, quiet: true }),
    staleTime: 15_000,
  })

/** How many messages wait, for a browser that cannot hold the stream. */
export const readCounts = (signal: AbortSignal) => ask('/api/web/message/counts', {}, { signal, quiet: true })

/** Those who may be given messages. */
export const peopleQuery = (keyword: string) =>
  queryOptions({
    queryKey: ['messageChoice', 'people', keyword],
    queryFn: ({ signal }) =>
      ask('/api/web/message/people', keyword === '' ? {} : { keyword }, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })

export const personQuery = (id: number) =>
  queryOptions({
    queryKey: ['messageChoice', 'person', id],
    queryFn: ({ signal }) => ask('/api/web/message/people', { id }, { signal, quiet: true }),
    staleTime: 600_000,
  })
