// What answers the calls of news.
import { newsKind } from '#contract/kinds/news.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { newsCalls as calls, NEWS_PRODUCTS } from '#contract/news-and-cases/news.ts'
import { newsImportCalls as importCalls, WXR_BYTES } from '#contract/news-and-cases/news-import.ts'
import { notFound } from '#server/failure.ts'
import { type Router, serve, serveUpload } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { productCardsById, productIdsByModel } from '#server/publishing/cards/product-cards.ts'
import { factsOfPage } from '#server/publishing/cards/record-facts.ts'
import { shownFields } from '#server/publishing/kinds/shown.ts'
import { withOwnLinks } from '#server/publishing/references/own-links.ts'
import { illustrationsOf } from '#server/publishing/texts/rich-text.ts'
import { hasText, inLanguage } from '#server/publishing/texts/text.ts'
import { createNewsImport } from './import.ts'
import { productsNamed } from './named-products.ts'
import { newsStore } from './store.ts'

const ON_PAGE = ['source', 'author', 'attachments', 'seo'] as const

export function newsRoutes(router: Router, parts: Parts) {
  const { storage, facets, now } = parts
  const { db } = storage
  const store = newsStore(db, facets)

  serve(router, calls.listAll, async ({ lang: _, ...query }, { language }) => {
    const { total, items } = await store.publicPage(query, now())
    return { total, items: items.map((card) => inLanguage(card, language)) }
  })
  serve(router, calls.filters, async ({ lang: _, ...chosen }, { language }) => {
    const facets = await store.facets(chosen, now())
    return {
      categories: await store.categories(chosen, now()),
      years: await store.years(chosen, now()),
      facets: facets.map((facet) => inLanguage(facet, language)),
    }
  })
  serve(router, calls.getById, async ({ id }, { language }) => {
    const found = await store.find(id, now())
    if (!found) throw notFound()
    const { card, dated, content } = found
    const shown = (await shownFields(db, newsKind.fields, ON_PAGE, [content]))(content)
    const attachments = shown.attachments.flatMap(({ key: file, name }) =>
      file ? [{ ...file, name: hasText(name) ? name : eachLanguage(() => file.name) }] : [],
    )
    const previous = await store.neighbour({ id, dated }, false, now())
    const next = await store.neighbour({ id, dated }, true, now())
    const illustrations = await illustrationsOf(db, [content.body], language)
    const { ids, models } = productsNamed(content)
    const named = [...ids, ...(await productIdsByModel(db, models, now()))]
    const products = await productCardsById(db, [...new Set(named)].slice(0, NEWS_PRODUCTS), now())
    const localized = inLanguage(
      {
        ...{ ...card, ...shown, body: content.body, illustrations, attachments },
        ...(await factsOfPage(db, 'news', content.values, now())),
      },
      language,
    )
    return {
      ...(await withOwnLinks(db, localized, language, now())),
      products: products.map((product) => inLanguage(product, language)),
      previous: previous && inLanguage(previous, language),
      next: next && inLanguage(next, language),
    }
  })

  const { check, all } = createNewsImport(parts)
  serveUpload(router, importCalls.check, WXR_BYTES, ({ bytes }, asking, query) => check(bytes, query, asking))
  serveUpload(router, importCalls.all, WXR_BYTES, ({ bytes }, asking, query) => all(bytes, query, asking))
}
