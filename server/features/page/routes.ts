// The pages of the public site, rendered here and kept until what they show changes (decision 27), and the files of the web.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { isPageQuery } from '#contract/site/rendering.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure } from '#server/failure.ts'
import { RETRY_AFTER } from '#server/http/answers/answers.ts'
import { languageOf } from '#server/http/callers/asking.ts'
import { markPreview, type Preview, previewOf } from '#server/http/callers/previews.ts'
import { SHARED, sendKept } from '#server/http/kept-answers/send-kept.ts'
import { HASH_DOOR } from '#server/http/policies.ts'
import type { Router } from '#server/http/serve.ts'
import { type MadePage, sendNotBuilt } from '#server/http/web-build.ts'
import type { Parts } from '#server/parts.ts'
import { findRedirect, oldAddress } from '#server/publishing/references/addresses.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'
import { isStoreAway } from '#server/storage/trouble.ts'
import { inEveryLanguage, NOWHERE_ELSE, type Pages } from './pages.ts'
import { moved, placeOf } from './record-address.ts'
import { brandSheet, errorPage } from './rules.ts'

const HTML = 'text/html; charset=utf-8'
const HOME = '/HomePage'
/** What an address answers never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** A page under a language that is not kept. */
type Anew = {
  language: Language
  route: string
  /** Of the query, what the page does not depend on. */
  marks: string[]
  key: string
  pages: Pages
  how: { type: string; cacheControl: string }
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
  app.get('/index.html', async (_request, reply) => reply.redirect('/', 301))
  for (const language of LANGUAGES) {
    app.get(`/${language}`, (request, reply) => sendCanonical(site, request, reply, language))
    app.get(`/${language}/*`, (request, reply) => sendCanonical(site, request, reply, language))
  }

  return async (request: FastifyRequest, reply: FastifyReply, language: Language) =>
    orBefore(site, request, reply, { key: null, language, cacheControl: SHARED }, async () => {
      if (await leadsOn(site, request, reply)) return reply
      const body = errorIn(site, CODE.notFound, language)
      return reply.status(404).header('cache-control', 'no-store').type(HTML).send(body)
    })
}

/** `/`, where the hash may name another page. */
async function sendHome(site: Site, request: FastifyRequest, reply: FastifyReply) {
  const { pages, router } = site
  const language = languageOf(request, router.siteLanguage)
  // WordPress numbers its posts so.
  if ('p' in (request.query as object) && (await leadsOn(site, request, reply))) return reply
  if (!pages) return sendNotBuilt(reply)
  const preview = await openPreview(site, request)
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

async function sendCanonical(site: Site, request: FastifyRequest, reply: FastifyReply, language: Language) {
  const { pages, router } = site
  if (!pages) return sendNotBuilt(reply)
  const { route, marks } = plainRoute(request.url.slice(language.length + 1) || '/')
  const key = `${language} page /${language}${route}`
  const kept = router.cache.get(key)
  reply.header('content-language', language)
  const how = { type: HTML, cacheControl: SHARED }
  if (kept) return sendKept(request, reply, kept, how)
  return orBefore(site, request, reply, { key, language, cacheControl: SHARED }, () =>
    makeAnew(site, request, reply, { language, route, marks, key, pages, how }),
  )
}

async function makeAnew(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  { language, route, marks, key, pages, how }: Anew,
) {
  const preview = await openPreview(site, request)
  if (preview === 'over') return over(site, reply, language)
  const asked = addressIn(request.url.slice(language.length + 1) || '/')
  if (!asked) return sendMissing(site, request, reply, language)
  const look = () => placeOf(site.parts, language, asked)
  const place = await (preview ? preview.show(look) : look())
  if (place.is === 'nowhere') return sendMissing(site, request, reply, language)
  if (preview) return sendPreview(site, request, reply, { language, route, preview })
  if (place.is === 'moved') return moved(reply, place.to)
  const known =
    place.is === 'here'
      ? { alternates: place.alternates, everywhere: place.everywhere, preview: null }
      : inEveryLanguage(asked.path)
  const made = await pages.keep(key, language, route, known)
  if ('to' in made) return moved(reply, `/${language}${withMarks(made.to, marks)}`)
  if ('missing' in made) return sendMissing(site, request, reply, language)
  return 'etag' in made ? sendKept(request, reply, made, how) : sendMade(reply, made, language)
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
  markPreview(reply)
    .status(CODE.gone)
    .type(HTML)
    .send(errorIn(site, CODE.gone, language))

/** Does `work`; while the store is away the page that is kept under `key` is sent as it was, or a page that says so. */
async function orBefore(
  site: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  { key, language, ...how }: { key: string | null; language: Language; cacheControl: string; vary?: string },
  work: () => Promise<unknown>,
) {
  try {
    return await work()
  } catch (error) {
    if (!isStoreAway(error)) throw error
    const before = key === null ? undefined : site.router.cache.before(key)
    if (before) return sendKept(request, reply, before, { type: HTML, ...how })
    return reply
      .status(CODE.unavailable)
      .headers({ 'cache-control': 'no-store', 'retry-after': RETRY_AFTER })
      .type(HTML)
      .send(errorIn(site, CODE.unavailable, language))
  }
}

async function sendMissing(
  { pages }: Site,
  request: FastifyRequest,
  reply: FastifyReply,
  language: Language,
) {
  if (!pages) return sendNotBuilt(reply)
  const made = await pages.missing(language)
  if (!('etag' in made)) return sendMade(reply, made, language)
  return sendKept(request, reply, made, { type: HTML, cacheControl: 'no-store', status: CODE.notFound })
}

/** Sends a page that nobody keeps. */
const sendMade = (reply: FastifyReply, { body, status }: MadePage, language: Language) =>
  reply
    .status(status)
    .headers({ 'cache-control': 'no-store', 'content-language': language })
    .type(HTML)
    .send(body)

const errorIn = ({ parts }: Site, code: Parameters<typeof errorPage>[0], language: Language) =>
  errorPage(code, language, inLanguage(parts.site.settings(), language).companyName)

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

async function openPreview({ router }: Site, request: FastifyRequest) {
  try {
    return await previewOf(request, router.preview)
  } catch (error) {
    if (error instanceof Failure && error.code === CODE.gone) return 'over'
    throw error
  }
}

/** The path and what a page depends on of its query, so that a page is made once however it is pointed to; and the rest. */
function plainRoute(given: string): { route: string; marks: string[] } {
  const at = given.indexOf('?')
  if (at === -1) return { route: given, marks: [] }
  const parts = given.slice(at + 1).split('&')
  const { kept = [], marks = [] } = Object.groupBy(
    parts.filter((part) => part !== ''),
    (part) => (isPageQuery(nameOf(part)) ? 'kept' : 'marks'),
  )
  const path = given.slice(0, at)
  return { route: kept.length === 0 ? path : `${path}?${kept.join('&')}`, marks }
}

/** Most names are written as they are. */
function nameOf(part: string): string {
  const [name = ''] = part.split('=', 1)
  return /[%+]/.test(name) ? ([...new URLSearchParams(name).keys()][0] ?? '') : name
}

/** What is not about the page goes on with the visitor, such as the marks of a campaign. */
function withMarks(to: string, marks: readonly string[]): string {
  if (marks.length === 0) return to
  const [page = '', anchor] = to.split('#', 2)
  const query = `${page.includes('?') ? '&' : '?'}${marks.join('&')}`
  return `${page}${query}${anchor === undefined ? '' : `#${anchor}`}`
}

/** The path, decoded, and the query of an address inside a door; null when it is malformed. */
function addressIn(route: string) {
  try {
    const at = route.indexOf('?')
    const path = decodeURIComponent(at === -1 ? route : route.slice(0, at))
    // To a browser, two slashes begin the name of a host.
    if (/^\/[/\\]/.test(path)) return null
    return { path, search: new URLSearchParams(at === -1 ? '' : route.slice(at)) }
  } catch {
    return null
  }
}
