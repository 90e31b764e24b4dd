// The OpenAPI document, made from the list of calls.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Access, BODY_SIZES, type Call } from '#contract/wire/call.ts'
import { type Kept, keptOf } from '#server/http/kept-answers/kept.ts'
import { SHARED, sendKept } from '#server/http/kept-answers/send-kept.ts'

/** OpenAPI 3.1 of `calls`, as a plain object. */
export function apiDocument(calls: readonly Call[]) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const call of calls) {
    const method = (call.method ?? 'POST').toLowerCase()
    paths[call.path] = { [method]: operation(call), ...(call.madeFrom && { get: operation(call) }) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Corporate website',
      version: '1',
      description: 'Every answer is { code, message, data }.',
    },
    paths,
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'X-Token' } } },
  }
}

function operation(call: Call) {
  return {
    summary: call.summary,
    description: `Access: ${inWords(call.access)}.`,
    ...(call.access !== 'anyone' && { security: [{ token: [] }] }),
    ...(call.form !== 'picture' && taken(call)),
    responses: { '200': { description: 'The answer', content: answered(call) } },
  }
}

function taken(call: Call) {
  if (call.form === 'upload') {
    const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } }
    // Whatever an upload is told beside its file stands in the query.
    return { requestBody: { content: { 'multipart/form-data': { schema: file } } }, ...queryOf(call) }
  }
  if (call.takes === 'query') return queryOf(call)
  const { bytes } = BODY_SIZES[call.size ?? 'fields']
  const description = `At most ${bytes / 1024} kB.`
  return {
    requestBody: { description, content: { 'application/json': { schema: schemaOf(call.input, 'input') } } },
  }
}

function queryOf(call: Call) {
  const schema = schemaOf(call.input, 'input')
  const required = (schema.required ?? []) as string[]
  const properties = Object.entries((schema.properties ?? {}) as Record<string, unknown>)
  return {
    parameters: properties.map(([name, property]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema: property,
    })),
  }
}

function answered(call: Call) {
  if (call.form === 'picture') return { 'image/png': { schema: { type: 'string', format: 'binary' } } }
  const data = schemaOf(call.output, 'output')
  return {
    'application/json': {
      schema: {
        type: 'object',
        properties: { code: { const: 200 }, message: { type: 'string' }, data },
        required: ['code', 'message', 'data'],
      },
    },
  }
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })

const inWords = (access: Access) => (typeof access === 'string' ? access : access.join(' or '))

export function apiDocumentRoute(app: FastifyInstance, calls: readonly Call[]) {
  // Few ask for it, and it takes longer than the rest of the start.
  let kept: Kept | undefined
  app.get('/api/openapi.json', (request, reply) => {
    kept ??= keptOf({ body: JSON.stringify(apiDocument(calls)), madeFrom: [] })
    return sendKept(request, reply, kept, { type: 'application/json; charset=utf-8', cacheControl: SHARED })
  })
}
