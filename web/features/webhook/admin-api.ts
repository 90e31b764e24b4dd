// Webhooks as the console asks for them and changes them.
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Webhook, WebhookDelivery, webhookCalls } from '#contract/deliveries/webhook.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { ask, send } from '#web/client/send.ts'

type Calls = typeof webhookCalls
type Target = Pick<Webhook, 'id' | 'version'>
export type WebhookDraft = InputOf<Calls['add']>

/** While something is on its way the lists look again by themselves. */
const SOON_MS = 1_500
const LATER_MS = 30_000
const PAGE = 20

export const webhooksQuery = queryOptions({
  queryKey: ['webhook', 'list'],
  queryFn: ({ signal }) => ask('/api/web/webhook/list', {}, { signal }),
  staleTime: 0,
})

export const deliveriesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['webhook', 'deliveries', id],
    queryFn: ({ signal, pageParam }) =>
      ask(
        '/api/web/webhook/deliveries',
        { id, limit: PAGE, ...(pageParam !== null && { before: pageParam }) },
        { signal, quiet: true },
      ),
    initialPageParam: null as number | null,
    getNextPageParam: ({ items, more }) => (more ? (items.at(-1)?.id ?? null) : null),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.pages[0]?.items.some(isUnderway) ? SOON_MS : LATER_MS),
  })

/**
 * It was not tried yet, or what came of the try is not written down yet: a try that failed sets the next one later than
 * itself.
 */
export const isUnderway = ({ state, triedTime, nextTime }: Underway) =>
  state === 'waiting' && (triedTime === null || nextTime === null || nextTime <= triedTime)
type Underway = Pick<WebhookDelivery, 'state' | 'triedTime' | 'nextTime'>

export const addWebhook = (draft: WebhookDraft) => send('/api/web/webhook/add', draft, { quiet: true })
export const updateWebhook = (change: InputOf<Calls['update']>) =>
  send('/api/web/webhook/update', change, { quiet: true })
export const rotateSecret = ({ id, version }: Target) =>
  send('/api/web/webhook/rotate', { id, version }, { quiet: true })
export const removeWebhook = ({ id, version }: Target) =>
  send('/api/web/webhook/delete', { id, version }, { quiet: true })
export const testWebhook = (id: number) => send('/api/web/webhook/test', { id }, { quiet: true })
export const replayDelivery = (deliveryId: number) =>
  send('/api/web/webhook/replay', { deliveryId }, { quiet: true })

export const forgetWebhooks = (client: QueryClient) => client.invalidateQueries({ queryKey: ['webhook'] })
