// Sends an answer that is kept: compressed the way the client takes it, or 304 when it has it already.
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Language } from '#contract/languages/language-codes.ts'
import { asDictionary } from './dictionaries.ts'
import type { Kept } from './kept.ts'
import { type WayFrom, wayFor } from './packing.ts'

/** Caches of others may keep it, and ask every time whether it still holds. */
export const SHARED = 'public, max-age=0, must-revalidate'

/** Only the browser of whoever asked may keep it, because it depends on a cookie, and asks every time. */
export const OWN_BROWSER = 'private, no-cache'

/** What an answer depends on beside its address; of a page also what the client has, and whether it can have any. */
export const VARY = 'Accept-Encoding'
export const VARY_OF_PAGE = 'Accept-Encoding, Available-Dictionary, Sec-CH-UA'

type How = {
  type: string
  cacheControl: string
  vary?: string
  status?: number
  /** A page, which may travel as a difference from another one, and be what others are differences from. */
  page?: { language: Language; wayFrom: WayFrom } | undefined
}

/** How long an answer may be kept, and by a CDN where everybody may keep it. */
export const howLong = (kept: Pick<Kept, 'forCdn'>, cacheControl: string) =>
  kept.forCdn && cacheControl === SHARED
    ? { 'cache-control': cacheControl, ...kept.forCdn() }
    : { 'cache-control': cacheControl }

export async function sendKept(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  kept: Kept,
  { type, cacheControl, vary = VARY, status = 200, page }: How,
) {
  const way = wayFor(headers, kept.body.length, page?.wayFrom)
  const packed = way && (await kept.packed(way))
  const etag = packed?.etag ?? kept.etag
  reply.headers({ etag, ...howLong(kept, cacheControl), vary, ...staleMark(kept) })
  const told = page && status === 200 && asDictionary(page.language, kept, headers)
  if (told) reply.headers(told)
  if (status === 200 && holds(headers['if-none-match'], kept)) return reply.status(304).send()
  reply.status(status).type(type)
  if (!packed) return reply.send(kept.body)
  return reply.header('content-encoding', packed.encoding).send(packed.bytes)
}

/** Says of an answer that it may be out of date (RFC 9211). */
export const staleMark = ({ stale }: Pick<Kept, 'stale'>): Record<string, string> =>
  stale ? { 'cache-status': 'site; hit; detail=store-away' } : {}

/** Whether the client holds the answer, in whichever representation. */
export const holds = (ifNoneMatch: string | undefined, { etag }: Pick<Kept, 'etag'>): boolean =>
  ifNoneMatch?.includes(etag.slice(0, -1)) ?? false
