// Answers kept pages and public reads before anything else of the server runs: with the same headers, and written into
// the same log and figures, in a fraction of the time.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { ANY_LANGUAGE, isLanguage, type Language } from '#contract/languages/language-codes.ts'
import { watchReader } from '#server/http/callers/slow-readers.ts'
import { encodingFor } from './packing.ts'
import { keyOf } from './public-reads.ts'
import type { ResponseCache } from './response-cache.ts'
import { etagOf, holds, SHARED } from './send-kept.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

type Of = {
  cache: ResponseCache
  /** A planned moment has come: what is kept is old. */
  due: () => boolean
  /** Told of each answer that was sent here. */
  sent: (request: IncomingMessage, of: { id: string; status: number; ms: number }) => void
}

const PAGE = new RegExp(`^/(${ANY_LANGUAGE})(?=/)`)
const ASKED = new RegExp(`[?&]lang=(${ANY_LANGUAGE})(?:&|$)`)

/** What an address is kept under; null for whatever may depend on more than the address. */
function keptAt(url: string): { key: string; language?: Language; type: string } | null {
  const language = PAGE.exec(url)?.[1]
  if (isLanguage(language))
    return { key: `${language} page ${url}`, language, type: 'text/html; charset=utf-8' }
  if (!url.startsWith('/api/web/')) return null
  const asked = ASKED.exec(url)?.[1]
  return isLanguage(asked) ? { key: keyOf(asked, url), type: 'application/json; charset=utf-8' } : null
}

/** The headers of the server's plugins among those of one of its answers. */
const COMMON =
  /^(content-security-policy|cross-origin-.*|origin-agent-cluster|permissions-policy|referrer-policy|strict-transport-security|x-.*)$/i
const OWN = /^x-(request-id|robots-tag)$/i

/** Puts itself before the server's own handler; what is not kept, compressed and ready is left to that. */
export function addFastPath(app: FastifyInstance, { cache, due, sent }: Of) {
  let common: string[] | null = null
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (common === null && reply.statusCode === 200 && keptAt(request.url)) {
      common = Object.entries(reply.getHeaders())
        .filter(([name]) => COMMON.test(name) && !OWN.test(name))
        .flatMap(([name, value]) => [name, String(value)])
    }
    done()
  })

  function answered(request: IncomingMessage, response: ServerResponse): boolean {
    const at = request.method === 'GET' && common ? keptAt(request.url ?? '') : null
    const kept = at && !due() ? cache.get(at.key) : undefined
    if (!at || !kept || !common) return false
    const began = performance.now()
    const encoding = encodingFor(request.headers['accept-encoding'], kept.body.length)
    const body = encoding === null ? kept.body : kept.ready(encoding)
    if (!body) return false
    const unchanged = holds(request.headers['if-none-match'], kept)
    const status = unchanged ? 304 : 200
    const id = randomUUID()
    const fields = ['x-request-id', id, ...common]
    if (at.language) fields.push('content-language', at.language)
    fields.push('etag', etagOf(kept, encoding), 'cache-control', SHARED, 'vary', 'Accept-Encoding')
    if (!unchanged) {
      fields.push('content-type', at.type, 'content-length', String(body.length))
      if (encoding !== null) fields.push('content-encoding', encoding)
    }
    watchReader(response.socket)
    response.writeHead(status, fields)
    response.end(unchanged ? undefined : body)
    sent(request, { id, status, ms: performance.now() - began })
    return true
  }

  const own = app.server.listeners('request') as Handler[]
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    if (!answered(request, response)) for (const handle of own) handle.call(app.server, request, response)
  })
}
