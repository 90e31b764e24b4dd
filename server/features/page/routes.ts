// The page that carries the application, with what it needs for its first paint embedded (decision 20), and its files.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { Language } from '#contract/language-codes.ts'
import { languageOf } from '#server/http/asking.ts'
import type { House } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { publishedTypes } from '#server/publishing/cards/type-tree.ts'
import { say } from '#server/publishing/text.ts'
import { errorPage, fillPage, NOT_BUILT } from './rules.ts'

/** Answered in place of their originals to who takes them, never by their own names. */
const COMPRESSED = ['**/*.br', '**/*.gz']
const YEAR_MS = 365 * 24 * 60 * 60 * 1000

/** Serves the built web out of `folder`. */
export async function pageRoutes(house: House, { storage, site, now }: Parts, folder: string) {
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

  async function page(language: Language) {
    const types = await publishedTypes(storage.db, now(), 'products')
    return fillPage(template, {
      language,
      site: say(site.settings(), language),
      types: types.all.map((type) => say(type, language)),
    })
  }

  app.get('/', async (request, reply) => {
    const language = languageOf(request, siteLanguage)
    const key = `${language} page`
    const { body, etag } =
      cache.get(key) ??
      (await cache.make(key, ['site', 'productType', 'product', 'media'], () => page(language)))
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
  return (language: Language) => errorPage(language, say(site.settings(), language).companyName)
}
