// A span and a duration for each request, from its arrival to the end of its answer; kept answers too.
import { channel } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import {
  defaultTextMapGetter,
  type Meter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import type { FastifyInstance } from 'fastify'
import { type Arrival, arrivals } from '#server/parts/monitoring/channels.ts'
import type { Contexts } from './contexts.ts'

/** The bounds that the conventions name for HTTP, in seconds. */
export const HTTP_BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10]
const EVENTS = 'text/event-stream'
const PAGE = /^\/(?:data\/)?[a-z]{2,3}(?:-[A-Z]{2})?(?=\/|$)/

type Of = {
  contexts: Contexts
  tracer: Tracer
  meter: Meter
  /** Whether a proxy that is believed passed it on: a stranger does not say what is kept of a trace. */
  passedOn: (request: IncomingMessage) => boolean
}

export function watchRequests({ contexts, tracer, meter, passedOn }: Of) {
  const duration = meter.createHistogram('http.server.request.duration', {
    description: 'Duration of HTTP server requests.',
    unit: 's',
    advice: { explicitBucketBoundaries: HTTP_BOUNDS },
  })
  const active = meter.createUpDownCounter('http.server.active_requests', {
    description: 'Number of active HTTP server requests.',
    unit: '{request}',
  })
  const header = new W3CTraceContextPropagator()
  const routes = new WeakMap<IncomingMessage, string>()

  channel('fastify.initialization').subscribe((message) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRequest', (request, _reply, done) => {
      const { url } = request.routeOptions
      if (url !== undefined) routes.set(request.raw, url)
      done()
    })
  })

  arrivals.bindStore(contexts.store, (message) => {
    const { request, response } = message as Arrival
    const began = performance.now()
    const method = request.method ?? '_OTHER'
    const path = request.url?.split('?', 1)[0] ?? '/'
    const named = { 'http.request.method': method, 'url.scheme': schemeOf(request) }
    const parent = passedOn(request)
      ? header.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
      : ROOT_CONTEXT
    const attributes = {
      ...named,
      'url.path': path,
      'network.protocol.version': request.httpVersion,
      'server.port': request.socket.localPort,
    }
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, parent)
    active.add(1, named)
    response.once('close', () => {
      active.add(-1, named)
      const { statusCode } = response
      const route = routes.get(request) ?? (statusCode < 400 ? keptRoute(path) : undefined)
      // An answer that was not begun has no status yet.
      const error = !response.writableFinished ? 'aborted' : statusCode >= 500 ? String(statusCode) : null
      const outcome = {
        ...(response.headersSent && { 'http.response.status_code': statusCode }),
        ...(route !== undefined && { 'http.route': route }),
        ...(error && { 'error.type': error }),
      }
      if (route !== undefined) span.updateName(`${method} ${route}`)
      span.setAttributes(outcome)
      if (error && statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      const id = response.getHeader('x-request-id')
      if (id !== undefined) span.setAttribute('site.request.id', String(id))
      span.end()
      // A stream of events lasts as long as somebody looks on.
      if (response.getHeader('content-type') === EVENTS) return
      duration.record((performance.now() - began) / 1000, {
        ...named,
        ...outcome,
        'network.protocol.version': request.httpVersion,
      })
    })
    return trace.setSpan(parent, span)
  })
}

const schemeOf = ({ socket }: IncomingMessage) => ('encrypted' in socket ? 'https' : 'http')

/** The route of an answer that left before any route was looked for: a page below its language, or a call. */
const keptRoute = (path: string) => {
  const page = PAGE.exec(path)?.[0]
  return page === undefined ? path : `${page}/*`
}
