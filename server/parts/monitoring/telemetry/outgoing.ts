// What this node asks of others over HTTP (buckets, CDNs, webhooks), and what the outbox carries. An address is told by its host
// alone: its path may be a secret, as those of webhooks often are.
import { channel, subscribe } from 'node:diagnostics_channel'
import type { ClientRequest, IncomingMessage } from 'node:http'
import {
  type Attributes,
  context,
  type Meter,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { isTracingSuppressed } from '@opentelemetry/core'
import { type Delivery, deliveries } from '#server/parts/monitoring/channels.ts'
import type { Contexts } from './contexts.ts'
import { HTTP_BOUNDS } from './requests.ts'

type Of = { contexts: Contexts; tracer: Tracer; meter: Meter }
type Asked = { span: Span; began: number; named: Attributes }
/** What Node tells of a request by `fetch`. */
type Fetched = { origin: string; method: string }

export function watchOutgoing({ tracer, meter }: Of) {
  const duration = meter.createHistogram('http.client.request.duration', {
    description: 'Duration of HTTP client requests.',
    unit: 's',
    advice: { explicitBucketBoundaries: HTTP_BOUNDS },
  })
  const open = new WeakMap<object, Asked>()

  function begin(key: object, method: string, { hostname, port, protocol }: URL) {
    // What the exporters themselves send.
    if (isTracingSuppressed(context.active())) return
    const named = {
      'http.request.method': method,
      'server.address': hostname,
      'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
      'url.scheme': protocol.slice(0, -1),
    }
    const span = tracer.startSpan(method, { kind: SpanKind.CLIENT, attributes: named })
    open.set(key, { span, began: performance.now(), named })
  }
  function end(key: object, { status, error }: { status?: number | undefined; error?: unknown }) {
    const asked = open.get(key)
    if (!asked) return
    open.delete(key)
    const { span, began, named } = asked
    const failed = error !== undefined ? nameOf(error) : status && status >= 400 ? String(status) : null
    const outcome = {
      ...(status !== undefined && { 'http.response.status_code': status }),
      ...(failed && { 'error.type': failed }),
    }
    span.setAttributes(outcome)
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end()
    duration.record((performance.now() - began) / 1000, { ...named, ...outcome })
  }

  hear<{ request: Fetched }>('undici:request:create', ({ request }) =>
    begin(request, request.method, new URL(request.origin)),
  )
  hear<{ request: Fetched; response: { statusCode: number } }>(
    'undici:request:headers',
    ({ request, response }) => end(request, { status: response.statusCode }),
  )
  hear<{ request: Fetched; error: unknown }>('undici:request:error', ({ request, error }) =>
    end(request, { error }),
  )
  hear<{ request: ClientRequest }>('http.client.request.start', ({ request }) =>
    begin(request, request.method, new URL(`${request.protocol}//${request.getHeader('host') ?? 'unknown'}`)),
  )
  hear<{ request: ClientRequest; response: IncomingMessage }>(
    'http.client.response.finish',
    ({ request, response }) => end(request, { status: response.statusCode }),
  )
  hear<{ request: ClientRequest; error: unknown }>('http.client.request.error', ({ request, error }) =>
    end(request, { error }),
  )
}

/** A span for each parcel that is carried; what it asks of others stands below it. */
export function watchDeliveries({ contexts, tracer, meter }: Of) {
  const duration = meter.createHistogram('site.delivery.duration', {
    description: 'Duration of a try to deliver a mail, a webhook or a purge.',
    unit: 's',
    advice: { explicitBucketBoundaries: HTTP_BOUNDS },
  })
  const began = new WeakMap<object, { at: number; span: Span }>()
  channel('tracing:site:delivery:start').bindStore(contexts.store, (message) => {
    const delivery = message as Delivery
    const { kind, attempt } = delivery
    const attributes = { 'site.delivery.kind': kind, 'site.delivery.attempt': attempt }
    const span = tracer.startSpan(`deliver ${kind}`, { kind: SpanKind.PRODUCER, attributes })
    began.set(delivery, { at: performance.now(), span })
    return trace.setSpan(contexts.active(), span)
  })
  deliveries.asyncEnd.subscribe((message) => {
    const found = began.get(message as Delivery)
    if (!found) return
    const { kind, error } = message as Delivery & { error?: unknown }
    const failed = error === undefined ? null : nameOf(error)
    if (failed) {
      found.span.setStatus({ code: SpanStatusCode.ERROR })
      found.span.setAttribute('error.type', failed)
    }
    found.span.end()
    const named = { 'site.delivery.kind': kind, ...(failed && { 'error.type': failed }) }
    duration.record((performance.now() - found.at) / 1000, named)
  })
}

const hear = <Message>(name: string, heard: (message: Message) => void) =>
  subscribe(name, (message) => heard(message as Message))

const nameOf = (error: unknown): string => {
  const { code, name } = error as { code?: unknown; name?: unknown }
  return String(code ?? name ?? '_OTHER')
}
