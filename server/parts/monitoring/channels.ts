// What is told as it happens to whoever listens (telemetry); without listeners telling costs next to nothing.
import { channel, tracingChannel } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'

export type Arrival = { request: IncomingMessage; response: ServerResponse }
/** A request, before anything answers it: what is bound to this channel is known to all that follows. */
export const arrivals = channel('site:request')

export type Delivery = { kind: string; attempt: number }
/** A parcel of the outbox that is carried. */
export const deliveries = tracingChannel<Delivery, Delivery>('site:delivery')
