// Makes what pages of a language travel as differences from, and sends it to browsers that ask for it.
import { isLanguage, type Language } from '#contract/languages/language-codes.ts'
import { productCalls } from '#contract/products/product.ts'
import { MISSING_ROUTE } from '#contract/site/rendering.ts'
import { BROTLI, wayFor } from '#server/http/kept-answers/packing.ts'
import { VARY } from '#server/http/kept-answers/send-kept.ts'
import { OF_DOCUMENTS } from '#server/http/policies.ts'
import type { Router } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import type { Pages } from './pages.ts'

/** How long browsers keep one: nobody uses it once the pages have another. */
const WEEK = 'public, max-age=604800, immutable'
/** While much is published, a new one for each page that is made would cost more than it saves. */
const EVERY_MS = 10_000

export type DictionaryMaker = ReturnType<typeof createDictionaryMaker>

/** Makes dictionaries from the frame of the site and one product, the largest kind of page: what visitors see, and nothing else. */
export function createDictionaryMaker(
  { cache, dictionaries, reads }: Pick<Router, 'cache' | 'dictionaries' | 'reads'>,
  pages: Pick<Pages, 'sample'>,
  now: Parts['now'],
) {
  const triedAt = new Map<Language, number>()

  async function make(language: Language) {
    const { data, madeFrom } = await reads.read(
      productCalls.hot.path,
      { page: 1, limit: 1, lang: language },
      language,
    )
    const product = productCalls.hot.output.parse(data).items[0]
    const routes = [MISSING_ROUTE, ...(product ? [`/productDetail/${product.id}`] : [])]
    const made = await pages.sample(language, routes)
    return { ...made, madeFrom: [...made.madeFrom, ...madeFrom] }
  }

  /** The dictionary that holds now: what it was made from may have changed since it was told of. */
  async function renew(language: Language) {
    const key = `${language} dictionary`
    const kept = cache.get(key) ?? (await cache.make(key, () => make(language)))
    return dictionaries.put(language, kept)
  }

  return {
    renew,
    /** Sees to it, some time, that there is one. */
    wanted(language: Language) {
      if (cache.get(`${language} dictionary`)) return
      if (now() - (triedAt.get(language) ?? Number.NEGATIVE_INFINITY) < EVERY_MS) return
      triedAt.set(language, now())
      // Without one pages travel whole; what keeps it from being made is told by the pages themselves.
      renew(language).catch(() => {})
    },
  }
}

/** Answers a dictionary for as long as what it shows may be seen. */
export function dictionaryRoute({ app, dictionaries }: Router, maker: DictionaryMaker) {
  app.get('/dictionary/:name', async (request, reply) => {
    const [path = ''] = request.url.split('?', 1)
    const [, language] = /^\/dictionary\/([a-z]+)-/.exec(path) ?? []
    const told = isLanguage(language) ? dictionaries.of(language) : undefined
    const found = isLanguage(language) && told?.path === path ? await maker.renew(language) : undefined
    if (found?.path !== path) return reply.status(404).header('cache-control', 'no-store').send()
    for (const name of OF_DOCUMENTS) reply.removeHeader(name)
    const packed = wayFor(request.headers, found.body.length) === BROTLI
    return reply
      .headers({
        'cache-control': WEEK,
        vary: VARY,
        'use-as-dictionary': `match="/${language}/*", match-dest=("document")`,
        // It is made of pages, and is none.
        'x-robots-tag': 'noindex',
        ...(packed && { 'content-encoding': 'br' }),
      })
      .type('text/plain; charset=utf-8')
      .send(packed ? found.packed : found.body)
  })
}
