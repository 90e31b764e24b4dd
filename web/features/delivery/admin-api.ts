// Deliveries as the console asks for them, and the ways to send one again or give it up.
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { deliveryCalls } from '#contract/deliveries/delivery.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { ask, send } from '#web/client/send.ts'

type Target = { id: number; version: number }

export const deliveryPageQuery = (query: InputOf<(typeof deliveryCalls)['list']>) =>
  queryOptions({
    queryKey: ['delivery', 'page', query],
    queryFn: ({ signal }) => ask('/api/delivery/list', query, { signal }),
    placeholderData: keepPreviousData,
  })

/** What fails is told where it was asked for. */
export const sendAgain = ({ id, version }: Target) =>
  send('/api/delivery/send', { id, version }, { quiet: true })
export const discard = ({ id, version }: Target) =>
  send('/api/delivery/discard', { id, version }, { quiet: true })

export const forgetDeliveries = (client: QueryClient) => client.invalidateQueries({ queryKey: ['delivery'] })
