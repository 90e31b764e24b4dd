// Notes the pages that visitors are shown, after they were answered: pages of the server, and steps that browsers tell of.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { visitCalls } from '#contract/site/visit.ts'
import { addressOf } from '#server/http/callers/address.ts'
import { BINDING_COOKIE, ownCookie } from '#server/http/callers/own-cookies.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'

/** Counts every page under `/<lang>` that is answered, however it was made, and serves the call of the browser. */
export function countVisits(router: Router, { visits, config }: Pick<Parts, 'visits' | 'config'>) {
  const bound = ownCookie(BINDING_COOKIE, router.secure)
  serve(router, visitCalls.visit, async () => null)
  router.app.addHook('onResponse', (request, reply, done) => {
    const page = request.method === 'GET' ? pageOf(request, reply) : stepOf(request, reply)
    if (page && isVisitor(request, bound))
      visits.count({
        ...page,
        address: addressOf(request),
        agent: request.headers['user-agent'] ?? '',
        country: countryOf(request, config.countryHeader),
      })
    done()
  })
}

type Page = Pick<Parameters<Parts['visits']['count']>[0], 'path' | 'language' | 'referrer'>

/** A page of the server: seen anew, or still as the browser has it. */
function pageOf(request: FastifyRequest, reply: FastifyReply): Page | null {
  const { url, headers } = request
  const language = LANGUAGES.find(
    (one) => url.startsWith(one, 1) && '/?'.includes(url[one.length + 1] ?? '/'),
  )
  if (!language || ![200, 304].includes(reply.statusCode)) return null
  if ('preview' in (request.query as object)) return null
  // What a script of the page fetches is seen by nobody yet.
  const purpose = headers['sec-fetch-dest'] ?? 'document'
  if (purpose !== 'document') return null
  const own = hostOf(`//${request.host}`)
  const from = hostOf(headers.referer ?? '')
  return {
    path: url.slice(language.length + 1) || '/',
    language,
    referrer: from !== '' && from === own ? null : from,
  }
}

/** A step within the application, as the body of the call tells it. */
function stepOf({ url, body }: FastifyRequest, reply: FastifyReply): Page | null {
  if (url !== visitCalls.visit.path || reply.statusCode !== 200) return null
  const sent = visitCalls.visit.input.safeParse(body)
  if (!sent.success) return null
  const { path, language, referrer } = sent.data
  return { path, language, referrer: referrer && hostOf(`//${referrer}`) }
}

/** Neither a browser that looks ahead, nor another site, nor staff at work. */
function isVisitor({ headers, cookies }: FastifyRequest, bound: string): boolean {
  const ahead = [headers['sec-purpose'], headers.purpose, headers['x-moz']].some((value) =>
    /prefetch|prerender|preview/.test(String(value ?? '')),
  )
  const site = headers['sec-fetch-site']
  const foreign = headers['sec-fetch-dest'] === 'empty' && site !== undefined && site !== 'same-origin'
  return !ahead && !foreign && cookies[bound] === undefined
}

/** Only a proxy that is believed says where a visitor is. */
function countryOf(request: FastifyRequest, header: string | null): string {
  const believed = (request.ips?.length ?? 0) > 1
  const named = header && believed ? String(request.headers[header] ?? '').toUpperCase() : ''
  return /^[A-Z]{2}$/.test(named) && named !== 'XX' ? named : ''
}

/** The host of an address without `www.`; `''` for what has none. */
function hostOf(address: string): string {
  const host = /^(?:https?:)?\/\/([a-z0-9.-]{1,100})(?::\d+)?(?:[/?#]|$)/i.exec(address)?.[1] ?? ''
  return host.toLowerCase().replace(/^www\./, '')
}
