// Serves the description of the API: made and compressed once, asked for anew by its tag.
import type { FastifyInstance } from 'fastify'
import type { Call } from '#contract/call.ts'
import { apiDocument } from './api-document.ts'
import { keptOf } from './response-cache.ts'
import { SHARED, sendKept } from './send-kept.ts'

export function apiDocumentRoute(app: FastifyInstance, calls: readonly Call[]) {
  const kept = keptOf({ body: JSON.stringify(apiDocument(calls)), madeFrom: [] })
  app.get('/api/openapi.json', (request, reply) =>
    sendKept(request, reply, kept, { type: 'application/json; charset=utf-8', cacheControl: SHARED }),
  )
}
