// Sends an answer that is kept: compressed the way the client takes it, or 304 when it has it already.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodingFor } from './packing.ts'
import type { Kept } from './response-cache.ts'

/** Caches of others may keep it, and ask every time whether it still holds. */
export const SHARED = 'public, max-age=0, must-revalidate'

/** Only the browser of whoever asked may keep it, because it depends on a cookie, and asks every time. */
export const OWN_BROWSER = 'private, no-cache'

type How = { type: string; cacheControl: string; vary?: string; status?: number }

export async function sendKept(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  kept: Kept,
  { type, cacheControl, vary = 'Accept-Encoding', status = 200 }: How,
) {
  const encoding = encodingFor(headers['accept-encoding'], kept.body.length)
  reply.headers({ etag: etagOf(kept, encoding), 'cache-control': cacheControl, vary, ...staleMark(kept) })
  if (status === 200 && holds(headers['if-none-match'], kept)) return reply.status(304).send()
  reply.status(status).type(type)
  if (encoding === null) return reply.send(kept.body)
  return reply.header('content-encoding', encoding).send(await kept.packed(encoding))
}

/** Says of an answer that it may be out of date (RFC 9211). */
export const staleMark = ({ stale }: Pick<Kept, 'stale'>): Record<string, string> =>
  stale ? { 'cache-status': 'site; hit; detail=store-away' } : {}

/** Each way of compressing is another representation and has a tag of its own (RFC 9110, section 8.8.3.3). */
export const etagOf = ({ etag }: Pick<Kept, 'etag'>, encoding: string | null) =>
  encoding === null ? etag : `${etag.slice(0, -1)}-${encoding}"`

/** Whether the client holds the answer, in whichever representation. */
export const holds = (ifNoneMatch: string | undefined, { etag }: Pick<Kept, 'etag'>): boolean =>
  ifNoneMatch?.includes(etag.slice(0, -1)) ?? false
