// Answers kept pages and public reads before the rest of the server runs: with the same headers, and written into the
// same log and figures, in a fraction of the time.
import type { IncomingMessage } from 'node:http'
import { ANY_LANGUAGE, isLanguage, type Language } from '#contract/languages/language-codes.ts'
import { cookieIn } from '#server/http/callers/own-cookies.ts'
import { watchReader } from '#server/http/callers/slow-readers.ts'
import type { First } from '#server/http/new-fastify.ts'
import type { ReadyHeaders } from '#server/http/policies.ts'
import { requestId } from '#server/http/request-id.ts'
import { LOOK_AHEAD } from '#server/http/speculation.ts'
import { asDictionary } from './dictionaries.ts'
import { wayFor } from './packing.ts'
import { keyOf } from './public-reads.ts'
import type { ResponseCache } from './response-cache.ts'
import { holds, howLong, OWN_BROWSER, SHARED, VARY, VARY_OF_PAGE } from './send-kept.ts'

/** Hears of each answer that was sent here. */
export type Sent = (
  request: IncomingMessage,
  of: { id: string; status: number; ms: number; page: boolean },
) => void

type Of = {
  cache: ResponseCache
  /** The headers of every answer. */
  common: ReadyHeaders
  siteLanguage: () => Language
  /** A planned moment has come: what is kept is old. */
  due: () => boolean
  sent: Sent
}

/** What an address is kept under, and how it is sent. */
type Place = { key: string; page?: Language; type: string; cacheControl: string }

const PAGE = new RegExp(`^/(${ANY_LANGUAGE})(?=/)`)
const ASKED = new RegExp(`[?&]lang=(${ANY_LANGUAGE})(?:&|$)`)
/** A language that is asked for in another way is read by the server itself. Each sign is looked at once, however many there are. */
const UNCLEAR = /[?&](?:lang|[^=&?]*%)/
const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

/** Null for whatever may depend on more than the address and the language of a cookie. */
function placeOf({ url = '', headers }: IncomingMessage, siteLanguage: () => Language): Place | null {
  const page = PAGE.exec(url)?.[1]
  if (isLanguage(page)) return { key: `${page} page ${url}`, page, type: HTML, cacheControl: SHARED }
  if (!url.startsWith('/api/web/')) return null
  const asked = ASKED.exec(url)?.[1]
  if (isLanguage(asked)) return { key: keyOf(asked, url), type: JSON_TYPE, cacheControl: SHARED }
  if (UNCLEAR.test(url)) return null
  const { cookie } = headers
  const remembered = cookie?.includes('language') ? cookieIn(cookie, 'language') : siteLanguage()
  if (!isLanguage(remembered)) return null
  return { key: keyOf(remembered, url), type: JSON_TYPE, cacheControl: OWN_BROWSER }
}

/** Says whether something is kept of what a request asks for. */
export const keeps =
  ({ cache, siteLanguage }: Pick<Of, 'cache' | 'siteLanguage'>) =>
  (request: IncomingMessage): boolean => {
    const place = placeOf(request, siteLanguage)
    return place !== null && cache.get(place.key) !== undefined
  }

const AHEAD = Object.entries(LOOK_AHEAD).flat()

/** What is not kept, compressed and ready is left to the rest of the server. */
export function answerKept({ cache, common, siteLanguage, due, sent }: Of): First {
  const ready = Object.entries(common).flat()
  return (request, response) => {
    const place = request.method === 'GET' ? placeOf(request, siteLanguage) : null
    const kept = place && !due() ? cache.get(place.key) : undefined
    if (!place || !kept) return false
    const began = performance.now()
    const differs = place.page ? cache.wayFrom : null
    const way = wayFor(request.headers, kept.body.length, differs)
    const packed = way ? kept.ready(way) : undefined
    if (way && !packed) return false
    const body = packed ? packed.bytes : kept.body
    const unchanged = holds(request.headers['if-none-match'], kept)
    const status = unchanged ? 304 : 200
    const id = requestId()
    const fields = ['x-request-id', id, ...ready]
    if (place.page) fields.push('content-language', place.page, ...AHEAD)
    fields.push('etag', packed ? packed.etag : kept.etag)
    const told = differs && place.page && asDictionary(place.page, kept, request.headers)
    const how = told || howLong(kept, place.cacheControl)
    fields.push('vary', differs ? VARY_OF_PAGE : VARY, ...Object.entries(how).flat())
    if (!unchanged) {
      fields.push('content-type', place.type, 'content-length', String(body.length))
      if (packed) fields.push('content-encoding', packed.encoding)
    }
    watchReader(response.socket)
    response.writeHead(status, fields)
    response.end(unchanged ? undefined : body)
    sent(request, { id, status, ms: performance.now() - began, page: place.page !== undefined })
    return true
  }
}
