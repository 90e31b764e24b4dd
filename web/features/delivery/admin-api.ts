// Deliveries as the console asks for them, and the ways to send one again or give it up.
import type { QueryClient } from '@tanstack/react-query'
import { pagesOf } from '#web/admin/list/admin-api.ts'
import { send } from '#web/client/send.ts'

type Target = { id: number; version: number }

export const deliveryPageQuery = pagesOf('/api/delivery/list', 'delivery', 'page')

/** What fails is told where it was asked for. */
export const sendAgain = ({ id, version }: Target) =>
  send('/api/delivery/send', { id, version }, { quiet: true })
export const discard = ({ id, version }: Target) =>
  send('/api/delivery/discard', { id, version }, { quiet: true })

export const forgetDeliveries = (client: QueryClient) => client.invalidateQueries({ queryKey: ['delivery'] })
