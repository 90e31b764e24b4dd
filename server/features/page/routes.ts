// The page that carries the application, with what it needs for its first paint embedded (decision 20), and its files.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { CODE } from '#contract/answer.ts'
import type { Language } from '#contract/language-codes.ts'
import { Failure } from '#server/failure.ts'
import { languageOf } from '#server/http/asking.ts'
import { markPreview, type Preview, previewOf } from '#server/http/previews.ts'
import type { House } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { publishedTypes } from '#server/publishing/cards/type-tree.ts'
import { say } from '#server/publishing/text.ts'
import { errorPage, fillPage, NOT_BUILT } from './rules.ts'
import { withHeadTags } from './verification.ts'

/** Answered in place of their originals to who takes them, never by their own names. */
const COMPRESSED = ['**/*.br', '**/*.gz']
const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Serves the built web out of `folder`. */
export async function pageRoutes(
  house: House,
  { storage, site, now }: Parts,
  folder: string,
  leadsOn: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>,
) {
  const { app, cache, siteLanguage } = house
  const built = existsSync(join(folder, 'index.html'))
  const template = built ? readFileSync(join(folder, 'index.html'), 'utf8') : NOT_BUILT

  if (built) {
    // Each file is a route of its own: there is no path to climb out of the folder with.
    await app.register(fastifyStatic, {
      root: join(folder, 'assets'),
      prefix: '/assets/',
      wildcard: false,
      preCompressed: true,
      globIgnore: COMPRESSED,
      maxAge: YEAR_MS,
      immutable: true,
    })
    await app.register(fastifyStatic, {
      root: folder,
      prefix: '/',
      wildcard: false,
      index: false,
      decorateReply: false,
      preCompressed: true,
      globIgnore: ['assets/**', 'index.html', '.vite/**', '.*', ...COMPRESSED],
      maxAge: 60 * 60 * 1000,
    })
  }

  const errorOf = (status: 404 | 410, language: Language) =>
    errorPage(status, language, say(site.settings(), language).companyName)

  async function page(language: Language, preview: Preview | null) {
    const types = await publishedTypes(storage.db, now(), 'products')
    const filled = fillPage(template, {
      language,
      site: say(site.settings(), language),
      types: types.all.map((type) => say(type, language)),
      ...(preview && { previewUntil: preview.expireTime }),
    })
    return withHeadTags(filled, site.own().headTags)
  }

  async function sendPreview(request: FastifyRequest, reply: FastifyReply, language: Language) {
    markPreview(reply).headers({ 'content-language': language }).type('text/html; charset=utf-8')
    try {
      const preview = await previewOf(request, house.preview)
      return reply.send(await (preview ? preview.show(() => page(language, preview)) : page(language, null)))
    } catch (error) {
      if (!(error instanceof Failure && error.code === CODE.gone)) throw error
      return reply.status(CODE.gone).send(errorOf(CODE.gone, language))
    }
  }

  app.get('/', async (request, reply) => {
    const language = languageOf(request, siteLanguage)
    // WordPress numbers its posts so.
    if ('p' in (request.query as object) && (await leadsOn(request, reply))) return reply
    if ('preview' in (request.query as object)) return sendPreview(request, reply, language)
    const key = `${language} page`
    const { body, etag } =
      cache.get(key) ??
      (await cache.make(key, ['site', 'productType', 'product', 'media'], () => page(language, null)))
    reply.headers({
      etag,
      'cache-control': 'private, no-cache',
      'content-language': language,
      vary: 'Cookie',
    })
    if (request.headers['if-none-match'] === etag) return reply.status(304).send()
    return reply
      .status(built ? 200 : 503)
      .type('text/html; charset=utf-8')
      .send(body)
  })
  app.get('/index.html', async (_request, reply) => reply.redirect('/', 301))

  /** An address of nothing, for whoever came with a browser. */
  return (language: Language) => errorOf(CODE.notFound, language)
}
