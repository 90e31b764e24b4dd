// The OpenAPI document, made from the list of calls.
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { AttributeValues, AttributeValuesInput } from '#contract/products/product-attribute.ts'
import { type Access, BODY_SIZES, type Call } from '#contract/wire/call.ts'
import { type Kept, keptOf } from '#server/http/kept-answers/kept.ts'
import { SHARED, sendKept } from '#server/http/kept-answers/send-kept.ts'
import { mapInTurns } from '#server/parts/long-work/turns.ts'
import { isForPeople } from '#server/parts/sign-in/programs.ts'
import { exampleOf, type Schema } from './examples.ts'
import { fieldSchemas, fieldsRef, filtersInWords, kindOfCall, type ShownFields } from './own-fields.ts'

type Document = Record<string, unknown>
type FieldsOf = ShownFields['shown']

/** OpenAPI 3.1 of `calls`, as a plain object; others get their turns while it is made. */
export async function apiDocument(
  calls: readonly Call[],
  shown: FieldsOf,
  title = 'Corporate website',
): Promise<Document> {
  const paths: Record<string, Record<string, unknown>> = {}
  await mapInTurns(calls, (call) => {
    const method = (call.method ?? 'POST').toLowerCase()
    paths[call.path] = {
      [method]: operation(call, shown),
      ...(call.madeFrom && { get: operation(call, shown) }),
    }
  })
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: 'Every answer is { code, message, data }.' },
    paths,
    components: {
      schemas: fieldSchemas(shown, calls.map(kindOfCall)),
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

function operation(call: Call, shown: FieldsOf) {
  return {
    summary: call.summary,
    description: `Access: ${inWords(call.access)}.`,
    ...(call.access !== 'anyone' && {
      security: [{ token: [] }, ...(isForPeople(call) ? [] : [{ program: [] }])],
    }),
    ...(call.form !== 'picture' && taken(call, shown)),
    responses: { '200': { description: 'The answer', content: answered(call, shown) } },
  }
}

function taken(call: Call, shown: FieldsOf) {
  if (call.form === 'upload') {
    const file = { type: 'object', properties: { file: { type: 'string', format: 'binary' } } }
    // Whatever an upload is told beside its file stands in the query.
    return { requestBody: { content: { 'multipart/form-data': { schema: file } } }, ...queryOf(call, shown) }
  }
  if (call.takes === 'query') return queryOf(call, shown)
  const { bytes } = BODY_SIZES[call.size ?? 'fields']
  const description = `At most ${bytes / 1024} kB.`
  const schema = schemaIn(call, shown, 'input')
  return {
    requestBody: { description, content: { 'application/json': { schema, example: exampleOf(schema) } } },
  }
}

function queryOf(call: Call, shown: FieldsOf) {
  const schema = schemaIn(call, shown, 'input')
  const filters = filtersInWords(shown, kindOfCall(call))
  const required = (schema.required ?? []) as string[]
  const properties = Object.entries((schema.properties ?? {}) as Record<string, unknown>)
  return {
    parameters: properties.map(([name, property]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      ...(name === 'filter' && filters !== null && { description: filters }),
      schema: property,
      ...(required.includes(name) && { example: exampleOf(property as Schema) }),
    })),
  }
}

function answered(call: Call, shown: FieldsOf) {
  if (call.form === 'picture') return { 'image/png': { schema: { type: 'string', format: 'binary' } } }
  const data = schemaIn(call, shown, 'output')
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

/** What a record says to fields of the owner is told by name. */
function schemaIn(call: Call, shown: FieldsOf, io: 'input' | 'output'): Record<string, unknown> {
  const $ref = fieldsRef(shown, kindOfCall(call))
  return z.toJSONSchema(call[io], {
    ...HOW,
    io,
    override: ({ zodSchema, jsonSchema }) => {
      if ($ref !== null && VALUES.includes(zodSchema)) jsonSchema.allOf = [{ $ref }]
    },
  })
}
const VALUES: readonly unknown[] = [AttributeValues, AttributeValuesInput]
const HOW = { unrepresentable: 'any', target: 'draft-2020-12' } as const

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> =>
  z.toJSONSchema(schema, { ...HOW, io })

const inWords = (access: Access) => (typeof access === 'string' ? access : access.join(' or '))

/**
 * The whole at `/api/openapi.json`, and in pieces: `/api/openapi/index.json` names them with their addresses and how many
 * calls each has. Each is made when it is first asked for.
 */
export function apiDocumentRoute(app: FastifyInstance, calls: readonly Call[], fields: ShownFields) {
  const pieces = callsByPiece(calls)
  // Few ask for them, and they take longer than the rest of the start.
  const kept = new Map<string, Promise<Kept>>()
  fields.listen(() => kept.clear())
  const serveDocument = (url: string, make: () => Promise<object> | object) =>
    app.get(url, async (request, reply) => {
      const made = kept.get(url) ?? keep(make)
      kept.set(url, made)
      const how = { type: 'application/json; charset=utf-8', cacheControl: SHARED }
      return sendKept(request, reply, await made, how)
    })
  serveDocument('/api/openapi.json', () => apiDocument(calls, fields.shown))
  serveDocument('/api/openapi/index.json', () => ({
    whole: '/api/openapi.json',
    client: CLIENT,
    pieces: [...pieces].map(([name, { length }]) => ({ name, address: addressOf(name), calls: length })),
  }))
  for (const [name, own] of pieces) serveDocument(addressOf(name), () => apiDocument(own, fields.shown, name))
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
