// Where a provider tells of people and groups (SCIM 2.0, RFC 7644): off unless the owner's file has a `scimToken` (decision 60).
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from '#server/http/callers/address.ts'
import type { Router } from '#server/http/serve.ts'
import { holdAuthority } from '#server/parts/rights/authority.ts'
import type { ProviderSettings } from '#server/parts/sign-in/providers/settings.ts'
import { createRateLimit } from '#server/parts/sign-in/rate-limit.ts'
import { addressKey } from '#server/parts/sign-in/sign-in-locks.ts'
import type { Parts } from '#server/parts.ts'
import { type From, unknownPassword } from './accounts.ts'
import { type ScimDesk, scimDesk } from './desk.ts'
import { refusalOf, ScimRefused } from './refusals.ts'
import { asProtocol, HERE, openScim } from './resources.ts'

const BYTES = 1_000_000
const TYPE = 'application/scim+json; charset=utf-8'
/** Wrong tokens of one address. */
const WRONG = { name: 'scim-address', points: 30, seconds: 600 }
type Request = FastifyRequest<{
  Params: { provider: string; resource: string; id?: string }
  Querystring: Record<string, string>
}>

export function scimRoutes({ app }: Router, parts: Parts) {
  const { config, storage, now } = parts
  const listening = config.providers.filter(({ scimToken }) => scimToken !== undefined)
  if (listening.length === 0) return
  const wrong = createRateLimit(storage.db, WRONG, now)
  const origin = config.publicUrl?.replace(/\/+$/, '') ?? ''

  /** The provider that shows its token; throws `ScimRefused` 401 or 429. */
  async function provider(request: Request): Promise<ProviderSettings> {
    const settings = listening.find(({ name }) => name === request.params.provider)
    const [, shown = ''] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? []
    // Compared as well where there is no such provider, so that the answer takes as long.
    if (same(shown, settings?.scimToken ?? 'x'.repeat(32)) && settings) return settings
    if (!(await wrong.spend(addressKey(addressOf(request)))))
      throw new ScimRefused(429, '', 'Too many tries.')
    throw new ScimRefused(401, '', 'The token is not right.')
  }

  app.register(async (own) => {
    const asJson = async (_request: unknown, body: string) => (body === '' ? {} : JSON.parse(body))
    own.removeContentTypeParser('application/json')
    for (const type of ['application/scim+json', 'application/json'])
      own.addContentTypeParser(type, { parseAs: 'string', bodyLimit: BYTES }, asJson)
    own.setErrorHandler((error, _request, reply) => refuse(reply, error))

    own.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url: '/scim/v2/:provider/:resource',
      bodyLimit: BYTES,
      handler: (request, reply) => answer(request as Request, reply),
    })
    own.route({
      method: ['GET', 'PUT', 'PATCH', 'DELETE'],
      url: '/scim/v2/:provider/:resource/:id',
      bodyLimit: BYTES,
      handler: (request, reply) => answer(request as Request, reply),
    })
  })

  async function answer(request: Request, reply: FastifyReply) {
    const settings = await provider(request)
    const scim = await openScim()
    const from = {
      address: addressOf(request),
      agent: request.headers['user-agent'] ?? '',
      requestId: request.id,
      path: '/scim/v2',
    }
    const { status, body } =
      request.method === 'GET'
        ? await perform(scim, request, scimDesk(parts, storage.db, { settings, hash: '', from }))
        : await write(scim, request, settings, from)
    reply.code(status).header('cache-control', 'no-store')
    if (body === undefined) return reply.send()
    return reply.type(TYPE).send(written(body, `${origin}/scim/v2/${settings.name}`))
  }

  /** All that is read to be changed is read within the transaction that changes it. */
  async function write(scim: Scim, request: Request, settings: ProviderSettings, from: From) {
    const hash = await unknownPassword(parts)
    const done = await storage.db.transaction().execute(async (within) => {
      await holdAuthority(storage, within)
      return perform(scim, request, scimDesk(parts, within, { settings, hash, from }))
    })
    parts.outbox.wake()
    return done
  }
}

type Scim = Awaited<ReturnType<typeof openScim>>

/** Does what is asked; answers the status and what is said of it. */
async function perform(
  scim: Scim,
  request: Request,
  desk: ScimDesk,
): Promise<{ status: number; body?: unknown }> {
  const { resource: name, id } = request.params
  const Kind = kindOf(scim, name)
  if (!Kind) throw new ScimRefused(404, '', 'There is no such resource.')
  const writes = name === 'Users' || name === 'Groups'
  const query = { ...request.query, ...(request.query.count && { count: Number(request.query.count) }) }
  const one = () => new Kind(id as never, query as never)
  if (request.method === 'GET') {
    const found = await (id === undefined ? new Kind(query as never) : one()).read(desk as never)
    const isList = id === undefined && writes
    return {
      status: 200,
      body: isList ? new scim.Messages.ListResponse(found as never, query as never) : found,
    }
  }
  if (!writes) throw new ScimRefused(404, '', 'This cannot be done here.')
  if (request.method === 'POST' && id === undefined)
    return { status: 201, body: await new Kind(query as never).write(request.body as never, desk as never) }
  if (id === undefined) throw new ScimRefused(404, '', 'This cannot be done here.')
  if (request.method === 'PUT')
    return { status: 200, body: await one().write(request.body as never, desk as never) }
  if (request.method === 'PATCH') {
    const patched = await one().patch(asProtocol(request.body) as never, desk as never)
    return { status: 200, body: patched ?? (await one().read(desk as never)) }
  }
  await one().dispose(desk as never)
  return { status: 204 }
}

function kindOf({ Resources }: Awaited<ReturnType<typeof openScim>>, name: string) {
  switch (name) {
    case 'Users':
      return Resources.User
    case 'Groups':
      return Resources.Group
    case 'Schemas':
      return Resources.Schema
    case 'ResourceTypes':
      return Resources.ResourceType
    case 'ServiceProviderConfig':
      return Resources.ServiceProviderConfig
    default:
      return null
  }
}

/** As JSON, with locations as this site is reached from outside. */
const written = (body: unknown, base: string) =>
  JSON.stringify(body, (key, value) =>
    key === 'location' && typeof value === 'string' && value.startsWith(HERE)
      ? base + value.slice(HERE.length)
      : value,
  )

function refuse(reply: FastifyReply, error: unknown) {
  const { status, kind, message } = refusalOf(error)
  if (status >= 500) reply.log.error({ err: error }, 'a provider could not tell of people')
  const body = {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(status),
    ...(kind && { scimType: kind }),
    detail: message,
  }
  return reply.code(status).header('cache-control', 'no-store').type(TYPE).send(JSON.stringify(body))
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()
const same = (one: string, other: string) => timingSafeEqual(hashOf(one), hashOf(other))
