// Notes the pages that visitors are shown, after they were answered: pages of the server, and steps that browsers tell of.
import type { IncomingMessage } from 'node:http'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { visitCalls } from '#contract/site/visit.ts'
import type { Asker } from '#server/http/callers/asker.ts'
import { BINDING_COOKIE, cookieIn, ownCookie } from '#server/http/callers/own-cookies.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'

type Of = Pick<Parts, 'visits' | 'config'> & {
  asker: Asker
  countryOf: (request: IncomingMessage) => string
  secure: boolean
}

/** Counts visitors' pages: `page` one that was sent, `step` one that a browser tells of. */
export function createVisitCount({ visits, config, asker, countryOf, secure }: Of) {
  const bound = ownCookie(BINDING_COOKIE, secure)
  function note(request: IncomingMessage, page: Page | null) {
    if (!page || !isVisitor(request, bound)) return
    const { headers } = request
    visits.count({
      ...page,
      address: asker.address(request),
      agent: headers['user-agent'] ?? '',
      country: countryOf(request),
    })
  }
  return {
    // Which pages a CDN answers is seen by no node: behind one each page tells of itself, and is not counted twice.
    page(request: IncomingMessage, status: number) {
      if (!config.cdn) note(request, pageOf(request, status, asker.host(request)))
    },
    step: (request: IncomingMessage, body: unknown) => note(request, stepOf(body)),
  }
}

/** Counts every page under `/<lang>` that the server makes and answers, and serves the call of the browser. */
export function countVisits(router: Router, count: ReturnType<typeof createVisitCount>) {
  serve(router, visitCalls.visit, async () => null)
  router.app.addHook('onResponse', ({ method, url, raw, body }, { statusCode }, done) => {
    if (method === 'GET') count.page(raw, statusCode)
    else if (url === visitCalls.visit.path && statusCode === 200) count.step(raw, body)
    done()
  })
}

type Page = Pick<Parameters<Parts['visits']['count']>[0], 'path' | 'language' | 'referrer'>

/** A page of the server: seen anew, or still as the browser has it. */
function pageOf({ url = '', headers }: IncomingMessage, status: number, host: string): Page | null {
  const language = LANGUAGES.find(
    (one) => url.startsWith(one, 1) && '/?'.includes(url[one.length + 1] ?? '/'),
  )
  if (!language || (status !== 200 && status !== 304)) return null
  const query = url.indexOf('?')
  if (query > 0 && new URLSearchParams(url.slice(query)).has('preview')) return null
  // What a script of the page fetches is seen by nobody yet.
  const purpose = headers['sec-fetch-dest'] ?? 'document'
  if (purpose !== 'document') return null
  const from = hostOf(headers.referer ?? '')
  return {
    path: url.slice(language.length + 1) || '/',
    language,
    referrer: from !== '' && from === hostOf(`//${host}`) ? null : from,
  }
}

/** A step within the application, as the body of the call tells it. */
function stepOf(body: unknown): Page | null {
  const sent = visitCalls.visit.input.safeParse(body)
  if (!sent.success) return null
  const { path, language, referrer } = sent.data
  return { path, language, referrer: referrer && hostOf(`//${referrer}`) }
}

/** Neither a browser that looks ahead, nor another site, nor staff at work, who are known by their cookie `bound`. */
export function isVisitor({ headers }: IncomingMessage, bound: string): boolean {
  const ahead = AHEAD.some((name) => /prefetch|prerender|preview/.test(String(headers[name] ?? '')))
  const site = headers['sec-fetch-site']
  const foreign = headers['sec-fetch-dest'] === 'empty' && site !== undefined && site !== 'same-origin'
  const { cookie } = headers
  return !ahead && !foreign && !(cookie?.includes(bound) && cookieIn(cookie, bound) !== undefined)
}
const AHEAD = ['sec-purpose', 'purpose', 'x-moz']

/** The host of an address without `www.`; `''` for what has none. */
function hostOf(address: string): string {
  const host = /^(?:https?:)?\/\/([a-z0-9.-]{1,100})(?::\d+)?(?:[/?#]|$)/i.exec(address)?.[1] ?? ''
  return host.toLowerCase().replace(/^www\./, '')
}
