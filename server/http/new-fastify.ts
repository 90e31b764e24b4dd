// A bare Fastify with what every port of ours has: limits, request ids, the log and the count of answers.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import Fastify from 'fastify'
import { BODY_SIZES } from '#contract/wire/call.ts'
import { watchReaders } from '#server/http/callers/slow-readers.ts'
import { warnOfUnheardProxy } from '#server/http/callers/unheard-proxy.ts'
import { RequestLog } from '#server/http/monitoring/request-log.ts'
import { type Arrival, arrivals } from '#server/parts/monitoring/channels.ts'
import type { Parts } from '#server/parts.ts'
import { EVENTS } from './events.ts'
import type { ReadyHeaders } from './policies.ts'
import { requestId } from './request-id.ts'

/** The address of a request and all its headers, in bytes (`docs/limits.md`). */
const HEADER_BYTES = 16 * 1024

/** Node's own limits: a client that sends a byte a second would otherwise hold its connection for ever. */
const HTTP = {
  requestTimeout: 120_000,
  keepAliveTimeout: 72_000,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
  maxHeaderSize: HEADER_BYTES,
}

/** What crosses the wire is judged by the contract. Fastify's own compilers would take a tenth of the start and never be asked. */
const noSchema = (): never => {
  throw new Error('a route has a schema of its own; say it in the contract')
}
const NO_SCHEMAS = { buildValidator: noSchema, buildSerializer: noSchema }

/** Answers what needs nothing of the server but what is kept; false leaves the request to the server. */
export type First = (request: IncomingMessage, response: ServerResponse) => boolean

/** `common` are the headers of every answer; `first` is asked before anything else. */
export function newFastify({ config, monitor }: Parts, common: ReadyHeaders, first: First = () => false) {
  const app = Fastify({
    // Not the logger's own writer: that one keeps in memory what a full disk does not take.
    logger: { level: config.logLevel, stream: process.stdout },
    logController: new RequestLog(),
    genReqId: () => requestId(),
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    bodyLimit: BODY_SIZES.fields.bytes,
    serverFactory: (handle) =>
      createServer(HTTP, (request, response) => {
        // Connections of HTTP/1.1 stay open unless somebody says otherwise, as a node does that is being stopped.
        if (request.httpVersion === '1.1' && !response.hasHeader('connection'))
          response.removeHeader('connection')
        const answer = () => first(request, response) || handle(request, response)
        if (arrivals.hasSubscribers) arrivals.runStores({ request, response } satisfies Arrival, answer)
        else answer()
      }),
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: NO_SCHEMAS },
  })
  watchReaders(app)
  warnOfUnheardProxy(app, config.trustedProxies)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(common).header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (_request, reply, done) => {
    // A stream of events lasts as long as somebody looks on.
    if (reply.getHeader('content-type') !== EVENTS) monitor.count(reply.statusCode, reply.elapsedTime)
    done()
  })
  return app
}
