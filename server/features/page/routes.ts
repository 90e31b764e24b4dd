// The pages of the public site, rendered here and kept until what they show changes (decision 27), and the files of the web.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isPublic, LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { CODE } from '#contract/wire/answer.ts'
import { sendError, sendUnavailable } from '#server/http/answers/send-error.ts'
import { addressOf } from '#server/http/callers/address.ts'
import { languageOf } from '#server/http/callers/asking.ts'
import { markPreview, openPreview, type Preview } from '#server/http/callers/previews.ts'
import { SHARED, sendKept, VARY, VARY_OF_PAGE } from '#server/http/kept-answers/send-kept.ts'
import { HASH_DOOR } from '#server/http/policies.ts'
import type { Router } from '#server/http/serve.ts'
import { LOOK_AHEAD, speculationRules } from '#server/http/speculation.ts'
import { type MadePage, sendNotBuilt } from '#server/http/web-build.ts'
import { TurnedAway } from '#server/parts/long-work/fair-line.ts'
import type { Parts } from '#server/parts.ts'
import { findRedirect, oldAddress } from '#server/publishing/references/addresses.ts'
import { isStoreAway } from '#server/storage/trouble.ts'
import { firstVisitRoute } from './first-visit.ts'
import { absentPage, knownOf } from './known-page.ts'
import { addressIn, plainRoute, withMarks } from './page-address.ts'
import { dataKey } from './page-data.ts'
import { missingKey, NOWHERE_ELSE, type Pages } from './pages.ts'
import { moved, placeOf } from './record-address.ts'
import { brandSheet } from './rules.ts'

const HTML = 'text/html; charset=utf-8'
const HOME = '/HomePage'
/** Before the path of a page: what the page is taken over with. */
const DATA = '/data'
const DATA_HOW = { type: 'application/json; charset=utf-8', cacheControl: SHARED, vary: VARY }
/** What an address answers never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'

type PageHow = ReturnType<typeof howOf>

/** A page under a language that is not kept. */
type Anew = {
  language: Language
  route: string
  /** Of the query, what the page does not depend on. */
  marks: string[]
  key: string
  pages: Pages
  how: PageHow
}

type Site = { router: Router; parts: Parts; pages: Pages | null }

/** Serves every page (`pages` is null while the web is not built); answers how an address of nothing is answered. */
export function pageRoutes(router: Router, parts: Parts, pages: Pages | null) {
  const { app } = router
  const site: Site = { router, parts, pages }
  app.get('/', (request, reply) => sendHome(site, request, reply.headers(HASH_DOOR)))
  app.get('/brand/:name', async (request, reply) => {
    const sheet = brandSheet((request.params as { name: string }).name)
    if (sheet === null) return reply.callNotFound()
    return reply.header('cache-control', FOR_EVER).type('text/css').send(sheet)
  })
  speculationRules(router)
  if (parts.cdn) firstVisitRoute(app)
  app.get('/index.html', async (_request, reply) => reply.redirect('/', 301))
  for (const language of LANGUAGES) {
    const send = isPublic(language) ? sendCanonical : sendHidden
    app.get(`/${language}`, (request, reply) => send(site, request, reply, language))
    app.get(`/${language}/*`, (request, reply) => send(site, request, reply, language))
    app.get(`${DATA}/${language}/*`, (request, reply) => sendData(site, request, reply, language))
  }

  return async (request: FastifyRequest, reply: FastifyReply, language: Language) =>
    orBefore(site, request, reply, { key: null, language, cacheControl: SHARED }, async () => {
      if (await leadsOn(site, request, reply)) return reply
      return sendError(site.parts, reply, CODE.notFound, language)
    })
}

/** `/`, where the hash may name another page. */
async function sendHome(site: Site, request: FastifyRequest, reply: FastifyReply) {
  const { pages, router } = site
  const asked = languageOf(request, router.siteLanguage)
  const language = isPublic(asked) ? asked : router.siteLanguage()
  // WordPress numbers its posts so.
  if ('p' in (request.query as object) && (await leadsOn(site, request, reply))) return reply
  if (!pages) return sendNotBuilt(reply)
  const preview = await openPreview(request, router.preview)
  if (preview === 'over') return over(site, reply, language)
  if (preview) return sendPreview(site, request, reply, { language, route: HOME, preview })
  reply.header('content-language', language)
  const how = { cacheControl: 'private, no-cache', vary: 'Cookie, Accept-Encoding' }
  return orBefore(site, request, reply, { key: null, language, ...how }, async () => {
    const made = await pages.home(language)
    if (!('etag' in made)) return sendMade(reply, made, language)
    return sendKept(request, reply, made, { type: HTML, ...how })
  })
}

/** A page under a language may travel as a difference from the one that its visitor has seen before. */
const howOf = ({ router }: Site, language: Language) => ({
  type: HTML,
  cacheControl: SHARED,
  ...(router.cache.wayFrom
    ? { vary: VARY_OF_PAGE, page: { language, wayFrom: router.cache.wayFrom } }
    : { vary: VARY }),
})

/** A language that visitors are not shown: staff look at it by their previews, others are led to the language of the site. */
async function sendHidden(site: Site, request: FastifyRequest, reply: FastifyReply, language: Language) {
  if ('preview' in (request.query as object)) return sendCanonical(site, request, reply, language)
  const rest = request.url.slice(language.length + 1) || '/'
  return reply.header('cache-control', 'no-cache').redirect(`/${site.router.siteLanguage()}${rest}`, 302)
}

async function sendCanonical(site: Site, request: FastifyRequest, reply: FastifyReply, language: Language) {
  const { pages, router } = site
  if (!pages) return sendNotBuilt(reply)
  const { route, marks } = plainRoute(request.url.slice(language.length + 1) || '/')
  const key = `${language} page /${language}${route}`
  const kept = router.cache.get(key)
  reply.header('content-language', language)
  const how = howOf(site, language)
  if (kept) return sendKept(request, reply.headers(LOOK_AHEAD), kept, how)
  return orBefore(site, request, reply, { key, language, ...how }, () =>
    makeAnew(site, request, reply, { language, route, marks, key, pages, how }),
  )
}

/** The data of a page: kept with it, and made with it anew when they had to go. */
async function sendData(site: Site, request: FastifyRequest, reply: FastifyReply, language: Language) {
  const { pages, router } = site
  if (!pages) return sendNotBuilt(reply)
  const { route } = plainRoute(request.url.slice(DATA.length + language.length + 1))
  const key = `${language} page /${language}${route}`
  const data = () => router.cache.get(dataKey(key))
  reply.header('x-robots-tag', 'noindex')
  return orBefore(site, request, reply, { key: dataKey(key), language, ...DATA_HOW }, async () => {
    const requested = data() ? null : addressIn(route)
    const place = requested && (await placeOf(site.parts, language, requested))
    if (place && place.is !== 'nowhere' && place.is !== 'moved')
      await pages.keep({ key, language, route, visitor: addressOf(request) }, knownOf(place, requested.path))
    const isMoved = place?.is === 'moved'
    if (!data() && !isMoved) await pages.missing(language)
    const kept = data() ?? (isMoved ? undefined : router.cache.get(dataKey(missingKey(language))))
    return kept ? sendKept(request, reply, kept, DATA_HOW) : sendMissing(site, request, reply, language)
  })
}

async function makeAnew(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  { language, route, marks, key, pages, how }: Anew,
) {
  const preview = await openPreview(request, site.router.preview)
  if (preview === 'over') return over(site, reply, language)
  const requested = addressIn(request.url.slice(language.length + 1) || '/')
  if (!requested) return sendMissing(site, request, reply, language)
  const look = () => placeOf(site.parts, language, requested)
  const place = await (preview ? preview.show(look) : look())
  if (place.is === 'nowhere') {
    const absent = await absentPage(pages, { key, language, visitor: addressOf(request) }, place)
    return absent ? sendMade(reply, absent, language) : sendMissing(site, request, reply, language)
  }
  if (preview) return sendPreview(site, request, reply, { language, route, preview })
  if (place.is === 'moved') return moved(reply, place.to)
  const known = knownOf(place, requested.path)
  const made = await pages.keep({ key, language, route, visitor: addressOf(request) }, known)
  if ('to' in made) return moved(reply, `/${language}${withMarks(made.to, marks)}`)
  if ('missing' in made) return sendMissing(site, request, reply, language)
  if (!('etag' in made)) return sendMade(reply, made, language)
  return sendKept(request, reply.headers(LOOK_AHEAD), made, how)
}

async function sendPreview(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  { language, route, preview }: { language: Language; route: string; preview: Preview },
) {
  markPreview(reply)
  const { pages } = site
  if (!pages) return sendNotBuilt(reply)
  const { preview: token } = request.query as { preview: string }
  const shown = { token, until: preview.expireTime }
  const made = await preview.show(() => pages.make(language, route, { ...NOWHERE_ELSE, preview: shown }))
  if ('missing' in made) return sendMissing(site, request, reply, language)
  return 'to' in made ? reply.redirect(`/${language}${made.to}`, 302) : sendMade(reply, made, language)
}

const over = (site: Site, reply: FastifyReply, language: Language) =>
  sendError(site.parts, markPreview(reply), CODE.gone, language)

/** Does `work`; while the store is away the page that is kept under `key` is sent as it was, or a page that says so. */
async function orBefore(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    key,
    language,
    ...how
  }: { key: string | null; language: Language } & Omit<Parameters<typeof sendKept>[3], 'type'>,
  work: () => Promise<unknown>,
) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TurnedAway) return sendUnavailable(site.parts, reply, 'busy', language)
    if (!isStoreAway(error)) throw error
    if (await site.router.away?.(request, reply)) return reply
    const before = key === null ? undefined : site.router.cache.before(key)
    if (before) return sendKept(request, reply, before, { type: HTML, ...how })
    return sendUnavailable(site.parts, reply, CODE.unavailable, language)
  }
}

async function sendMissing(site: Site, request: FastifyRequest, reply: FastifyReply, language: Language) {
  const { pages } = site
  if (!pages) return sendNotBuilt(reply)
  const made = await pages.missing(language)
  if (!('etag' in made)) return sendMade(reply, made, language)
  const how = { ...howOf(site, language), cacheControl: 'no-store', status: CODE.notFound }
  return sendKept(request, reply, made, how)
}

/** Sends a page that nobody keeps. */
const sendMade = (reply: FastifyReply, { body, status }: MadePage, language: Language) =>
  reply
    .status(status)
    .headers({ 'cache-control': 'no-store', 'content-language': language })
    .type(HTML)
    .send(body)

/** An address of another system leads to where its record is now. */
async function leadsOn(
  { parts: { storage, now } }: Site,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const old = oldAddress(request.url)
  const found = old === null ? null : await findRedirect(storage.db, old, now())
  if (found) moved(reply, found.path)
  return found !== null
}
