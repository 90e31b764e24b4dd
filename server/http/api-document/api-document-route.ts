// Serves the description of the API: made and compressed once, asked for anew by its tag.
import type { FastifyInstance } from 'fastify'
import type { Call } from '#contract/wire/call.ts'
import { keptOf } from '#server/http/kept-answers/response-cache.ts'
import { SHARED, sendKept } from '#server/http/kept-answers/send-kept.ts'
import { apiDocument } from './api-document.ts'

export function apiDocumentRoute(app: FastifyInstance, calls: readonly Call[]) {
  const kept = keptOf({ body: JSON.stringify(apiDocument(calls)), madeFrom: [] })
  app.get('/api/openapi.json', (request, reply) =>
    sendKept(request, reply, kept, { type: 'application/json; charset=utf-8', cacheControl: SHARED }),
  )
}
