// The OpenAPI document, made from the list of calls.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { type Access, BODY_SIZES, type Call } from '#contract/wire/call.ts'
import { type Kept, keptOf } from '#server/http/kept-answers/kept.ts'
import { SHARED, sendKept } from '#server/http/kept-answers/send-kept.ts'
import { mapInTurns } from '#server/parts/long-work/turns.ts'
import { isForPeople } from '#server/parts/sign-in/programs.ts'
import { exampleOf, type Schema } from './examples.ts'

type Document = Record<string, unknown>

/** OpenAPI 3.1 of `calls`, as a plain object; others get their turns while it is made. */
export async function apiDocument(calls: readonly Call[], title = 'Corporate website'): Promise<Document> {
  const paths: Record<string, Record<string, unknown>> = {}
  await mapInTurns(calls, (call) => {
    const method = (call.method ?? 'POST').toLowerCase()
    paths[call.path] = { [method]: operation(call), ...(call.madeFrom && { get: operation(call) }) }
  })
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: 'Every answer is { code, message, data }.' },
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'X-Token' },
        program: { type: 'http', scheme: 'bearer' },
      },
    },
  }
}

/** The calls by what they are about: the beginning of their path, such as `user` and `web-product`. */
export function callsByPiece(calls: readonly Call[]): ReadonlyMap<string, Call[]> {
  return Map.groupBy(calls, ({ path }) => {
    const [, , first = '', second = ''] = path.split('/')
    return first === 'web' ? `web-${second}` : first
  })
}

function operation(call: Call) {
  return {
    summary: call.summary,
    description: `Access: ${inWords(call.access)}.`,
    ...(call.access !== 'anyone' && {
      security: [{ token: [] }, ...(isForPeople(call) ? [] : [{ program: [] }])],
    }),
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
  const schema = schemaOf(call.input, 'input')
  return {
    requestBody: { description, content: { 'application/json': { schema, example: exampleOf(schema) } } },
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
      ...(required.includes(name) && { example: exampleOf(property as Schema) }),
    })),
  }
}

function answered(call: Call) {
  if (call.form === 'picture') return { 'image/png': { schema: { type: 'string', format: 'binary' } } }
  const data = schemaOf(call.output, 'output')
  // A file has a type of its own.
  if (call.form === 'file') return { '*/*': { schema: { type: 'string', format: 'binary' } } }
  return {
    'application/json': {
      schema: {
        type: 'object',
        properties: { code: { const: 200 }, message: { type: 'string' }, data },
        required: ['code', 'message', 'data'],
      },
      example: { code: 200, message: '', data: exampleOf(data) },
    },
  }
}

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })

const inWords = (access: Access) => (typeof access === 'string' ? access : access.join(' or '))

/**
 * The whole at `/api/openapi.json`, and in pieces: `/api/openapi/index.json` names them with their addresses and how many
 * calls each has. Each is made when it is first asked for.
 */
export function apiDocumentRoute(app: FastifyInstance, calls: readonly Call[]) {
  const pieces = callsByPiece(calls)
  // Few ask for them, and they take longer than the rest of the start.
  const kept = new Map<string, Promise<Kept>>()
  const serveDocument = (url: string, make: () => Promise<object> | object) =>
    app.get(url, async (request, reply) => {
      const made = kept.get(url) ?? keep(make)
      kept.set(url, made)
      const how = { type: 'application/json; charset=utf-8', cacheControl: SHARED }
      return sendKept(request, reply, await made, how)
    })
  serveDocument('/api/openapi.json', () => apiDocument(calls))
  serveDocument('/api/openapi/index.json', () => ({
    whole: '/api/openapi.json',
    client: CLIENT,
    pieces: [...pieces].map(([name, { length }]) => ({ name, address: addressOf(name), calls: length })),
  }))
  for (const [name, own] of pieces) serveDocument(addressOf(name), () => apiDocument(own, name))
  let client: Kept | null = null
  app.get(CLIENT, async (request, reply) => {
    const { clientFile } = await import('./client.ts')
    client ??= keptOf({ body: clientFile(calls, schemaOf), madeFrom: [] })
    return sendKept(request, reply, client, { type: 'text/plain; charset=utf-8', cacheControl: SHARED })
  })
}

/** The typed client for programs. */
const CLIENT = '/api/openapi/client.ts'
const addressOf = (piece: string) => `/api/openapi/${piece}.json`

const keep = async (make: () => Promise<object> | object) =>
  keptOf({ body: JSON.stringify(await make()), madeFrom: [] })
