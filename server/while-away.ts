// What a node answers visitors while the store is away and it keeps nothing of what they ask for: from the twin. Pages are there as
// files; searches, filters and pictures are answered by the same features, which then ask the copy of what is published.
import fastifyCookie from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ENQUIRY_ROUTE } from '#contract/enquiries/enquiry-page.ts'
import { ANY_LANGUAGE, type Language } from '#contract/languages/language-codes.ts'
import { CODE } from '#contract/wire/answer.ts'
import { aboutRoutes } from '#server/features/about/routes.ts'
import { publicRoutes } from '#server/features/content/public-routes.ts'
import { homeRoutes } from '#server/features/home/routes.ts'
import { eventRoutes } from '#server/features/kinds/event/routes.ts'
import { successCaseRoutes } from '#server/features/kinds/success-case/routes.ts'
import { imageRoute } from '#server/features/media/routes.ts'
import { askedRoute } from '#server/features/message/asked-route.ts'
import { newsRoutes } from '#server/features/news/routes.ts'
import { plainRoute } from '#server/features/page/page-address.ts'
import { createPages } from '#server/features/page/pages.ts'
import { pageRoutes } from '#server/features/page/routes.ts'
import { productRoutes } from '#server/features/product/routes.ts'
import { productTypeRoutes } from '#server/features/product-type/routes.ts'
import { searchRoutes } from '#server/features/search/routes.ts'
import { siteRoutes } from '#server/features/setting/site/routes.ts'
import { answerFailures, noSuchCall, sendFailure } from '#server/http/answers/answers.ts'
import { languageOf } from '#server/http/callers/asking.ts'
import { createGuard } from '#server/http/callers/guard.ts'
import { createIdempotency } from '#server/http/idempotency.ts'
import { type Kept, keptOf } from '#server/http/kept-answers/kept.ts'
import { createPublicReads, type PublicReads } from '#server/http/kept-answers/public-reads.ts'
import { createResponseCache } from '#server/http/kept-answers/response-cache.ts'
import { SHARED, sendKept, staleMark, VARY, VARY_OF_PAGE } from '#server/http/kept-answers/send-kept.ts'
import { createOperationRecord } from '#server/http/monitoring/operation-record.ts'
import { newFastify } from '#server/http/new-fastify.ts'
import type { Router } from '#server/http/serve.ts'
import { LOOK_AHEAD } from '#server/http/speculation.ts'
import type { WebBuild } from '#server/http/web-build.ts'
import { isTakenDown } from '#server/parts/changes.ts'
import { createFairLine } from '#server/parts/long-work/fair-line.ts'
import { facetSource } from '#server/publishing/facets/facet-source.ts'
import { openSqliteCopy } from '#server/storage/open.ts'
import { whileUnchanged } from '#server/storage/while-unchanged.ts'
import type { Parts } from './parts.ts'

/** Pages that are made for who asks: they are made by the server itself, of what it reads here. */
const OWN_PAGE = new RegExp(`^/(?:${ANY_LANGUAGE})${ENQUIRY_ROUTE}(?:[/?]|$)`)
const PAGE = new RegExp(`^(?:(?:/data)?/(?:${ANY_LANGUAGE})(?:[/?]|$)|/(?:[?]|$))`)
const FILE = /^\/(?:robots\.txt|sitemap(?:\.xml|\/))/
const IN_LANGUAGE = new RegExp(`^((?:/data)?/(?:${ANY_LANGUAGE}))(/.*)$`, 's')
/** Pages of the twin that are held with what they are compressed to. */
const HELD = 200
const READS = { atOnce: 4, waiting: 200, ms: 2_000 }
/** How often it is looked whether the store is back. */
const LOOK_MS = 2_000

type Held = { kept: Kept; type: string; language: Language | '' }

export function createWhileAway(parts: Parts, built: WebBuild | null) {
  const { storage, twin } = parts
  let copy: Promise<Copy | null> | null = null
  /** Which manifest it was opened for, where one was chosen. */
  let openedFor: number | null = null
  const held = new Map<string, Held>()

  /** The copy of what is published, opened by the first who needs it and closed when the store is back. */
  function opened(): Promise<Copy | null> {
    copy ??= twin.reader
      .index()
      .then((index) => index && openCopy(parts, built, index.file))
      .catch(() => null)
    return copy
  }
  function close() {
    const over = copy
    copy = null
    held.clear()
    void over?.then((one) => one?.close())
  }
  // What is taken from sight is held by nobody.
  parts.bus.listen((changed) => {
    if (changed?.some(isTakenDown)) close()
  })
  const timer = setInterval(() => {
    if (!storage.away() && !twin.copy()) close()
  }, LOOK_MS).unref()

  async function pageOf(address: string): Promise<Held | null> {
    const known = held.get(address)
    if (known) return known
    const found = await twin.reader.find(address)
    if (!found) return null
    const kept = keptOf({ body: found.body.toString(), madeFrom: found.entry.madeFrom, stale: true })
    if (held.size >= HELD) held.clear()
    const { type, language } = found.entry
    const made = { kept, type, language }
    held.set(address, made)
    return made
  }

  /** Sends the page or the file that stands at this address in the twin. */
  async function sendPage(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const found = await pageOf(addressFor(request.url))
    if (!found) return false
    const { kept, type, language } = found
    const isPage = type.startsWith('text/html')
    if (isPage && language !== '') reply.headers({ 'content-language': language, ...LOOK_AHEAD })
    await sendKept(request, reply, kept, { type, cacheControl: SHARED, vary: isPage ? VARY_OF_PAGE : VARY })
    return true
  }

  return {
    /** What public reads are answered from, for pages that are made here. */
    reads: async (): Promise<PublicReads | null> => (await opened())?.router.reads ?? null,

    /** Answers a request of a visitor; false leaves it to the server. */
    async answer(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
      const { method, url } = request
      if (method !== 'GET' || !twin.on || OWN_PAGE.test(url) || 'preview' in (request.query as object))
        return false
      const chosen = twin.copy()?.number ?? null
      if (chosen !== openedFor) {
        close()
        openedFor = chosen
      }
      const isPage = PAGE.test(url)
      if ((IN_LANGUAGE.test(url) || FILE.test(url)) && (await sendPage(request, reply))) return true
      const one = await opened()
      const path = url.split('?', 1)[0] ?? ''
      if (!one && chosen !== null && isPage) {
        // The store is not to be shown, and the copy cannot be.
        await reply.status(CODE.unavailable).header('retry-after', '60').send()
        return true
      }
      if (!one || !(isPage || path === '/image' || one.router.reads.has(path))) return false
      const { 'accept-encoding': _, 'if-none-match': __, ...headers } = request.headers
      const made = await one.router.app.inject({ method: 'GET', url, headers })
      if (made.statusCode >= CODE.fault) return false
      for (const name of PASSED) {
        const value = made.headers[name]
        if (value !== undefined) reply.header(name, value)
      }
      await reply
        .status(made.statusCode)
        .headers(staleMark({ stale: true }))
        .send(made.rawPayload)
      return true
    },
    stop() {
      clearInterval(timer)
      void copy?.then((one) => one?.close())
    },
  }
}

/** What the twin calls an address: without what changes nothing that is shown. */
function addressFor(url: string): string {
  const [, language = '', rest = ''] = IN_LANGUAGE.exec(url) ?? []
  return language === '' ? url : language + plainRoute(rest).route
}

/** Headers that are about what was answered; the hash door lets other scripts and styles run than a page does. */
const PASSED = [
  ...['content-type', 'content-language', 'location', 'content-disposition', 'x-robots-tag'],
  'content-security-policy',
]

type Copy = { router: Router; close: () => Promise<void> }

/** The features that answer visitors, over a file with what is published. */
async function openCopy(parts: Parts, built: WebBuild | null, file: string): Promise<Copy | null> {
  const hidden = parts.twin.reader.takenIds()
  // Nobody knows what was taken from sight: nothing is shown.
  if (hidden === null) return null
  const storage = openSqliteCopy(file, hidden)
  const bus = { ...parts.bus, listen: () => {} }
  const over: Parts = { ...parts, storage, bus, facets: facetSource({ storage, bus }) }
  const siteLanguage = () => parts.site.settings().language
  const app = newFastify({ ...over, config: { ...parts.config, logLevel: 'silent' } }, {})
  await app.register(fastifyCookie)
  answerFailures(app, siteLanguage)
  const cache = createResponseCache()
  const router: Router = {
    ...{ app, cache, siteLanguage, secure: false, countryOf: () => '' },
    reads: createPublicReads(cache, storage.trace),
    guard: createGuard(parts, false, { proofMs: parts.config.proofMs, now: parts.now }),
    operations: createOperationRecord(parts.operations, storage.db, siteLanguage),
    idempotency: createIdempotency(storage.db, parts.now),
    preview: async () => null,
    store: storage,
    line: createFairLine(READS),
    unchanged: whileUnchanged(() => null, 0),
  }
  for (const routes of [
    siteRoutes,
    homeRoutes,
    aboutRoutes,
    productTypeRoutes,
    productRoutes,
    successCaseRoutes,
    newsRoutes,
    publicRoutes,
    eventRoutes,
    askedRoute,
  ])
    routes(router, over)
  searchRoutes(router, over, { counts: false })
  imageRoute(app, over)
  pageRoutes(router, over, built && createPages(router, over, built))
  app.setNotFoundHandler((request, reply) =>
    sendFailure(reply, noSuchCall(request), languageOf(request, siteLanguage)),
  )
  await app.ready()
  return {
    router,
    async close() {
      await app.close()
      await storage.close()
    },
  }
}
