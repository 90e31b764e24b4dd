// What answers the calls of news.
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { newsCalls as calls, NEWS_PRODUCTS, type NewsContent } from '#contract/news-and-cases/news.ts'
import { newsImportCalls as importCalls, WXR_BYTES } from '#contract/news-and-cases/news-import.ts'
import { notFound } from '#server/failure.ts'
import { type Router, serve, serveUpload } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { productCardsById, productIdsByModel } from '#server/publishing/cards/product-cards.ts'
import { writeOptionsOf } from '#server/publishing/lifecycle/write-options.ts'
import { mustFind } from '#server/publishing/lifecycle/writing.ts'
import { filesOf } from '#server/publishing/media/files.ts'
import { picturesOf } from '#server/publishing/published.ts'
import { withOwnLinks } from '#server/publishing/references/own-links.ts'
import { illustrationsOf } from '#server/publishing/texts/rich-text.ts'
import { shownSeo } from '#server/publishing/texts/seo.ts'
import { hasText, say } from '#server/publishing/texts/text.ts'
import { createNewsImport } from './import.ts'
import { productsNamed } from './named-products.ts'
import { blankNews, contentOf, newsRules, present } from './rules.ts'
import { newsStore } from './store.ts'

export function newsRoutes(router: Router, parts: Parts) {
  const { storage, publishing, site, now } = parts
  const { db } = storage
  const store = newsStore(db)
  const siteLanguage = () => site.settings().language
  const today = () => new Date(now()).toISOString().slice(0, 10)

  async function attachmentsOf({ attachments }: NewsContent) {
    const files = await filesOf(
      db,
      attachments.map(({ key }) => key),
    )
    return files.map(({ key, name, type, bytes }) => {
      const own = attachments.find((attachment) => attachment.key === key)?.name
      return { key, type, bytes, name: own && hasText(own) ? own : eachLanguage(() => name) }
    })
  }

  serve(router, calls.listAll, async ({ lang: _, ...query }, { language }) => {
    const { total, items } = await store.publicPage(query, now())
    return { total, items: items.map((card) => say(card, language)) }
  })
  serve(router, calls.filters, async ({ category, year }) => ({
    categories: await store.categories({ year }, now()),
    years: await store.years({ category }, now()),
  }))
  serve(router, calls.getById, async ({ id }, { language }) => {
    const found = await store.find(id, now())
    if (!found) throw notFound()
    const { card, dated, content } = found
    const { body, source, author, seo } = content
    const pictures = await picturesOf(db, seo.picture === null ? [] : [seo.picture])
    const attachments = await attachmentsOf(content)
    const previous = await store.neighbour({ id, dated }, false, now())
    const next = await store.neighbour({ id, dated }, true, now())
    const illustrations = await illustrationsOf(db, [body], language)
    const { ids, models } = productsNamed(content)
    const named = [...ids, ...(await productIdsByModel(db, models, now()))]
    const products = await productCardsById(db, [...new Set(named)].slice(0, NEWS_PRODUCTS), now())
    const own = { ...card, body, illustrations, source, author, attachments }
    const said = say({ ...own, seo: shownSeo(seo, pictures) }, language)
    return {
      ...(await withOwnLinks(db, said, language, now())),
      products: products.map((product) => say(product, language)),
      previous: previous && say(previous, language),
      next: next && say(next, language),
    }
  })

  serve(router, calls.list, async (query) => {
    const { total, items } = await store.page(query)
    return { total, items: items.map(present) }
  })
  serve(router, calls.read, async ({ id }) => present(await mustFind(db, newsRules, id)))
  serve(router, calls.add, async (draft, asking) => {
    const content = contentOf(draft, siteLanguage(), blankNews(today()))
    return present(await publishing.add(newsRules, { content, parentId: null }, writeOptionsOf(asking)))
  })
  serve(router, calls.update, async ({ id, version, autosave, ...draft }, asking) => {
    const saved = await publishing.save(
      newsRules,
      { id, version },
      ({ content, parentId }) => ({ content: contentOf(draft, siteLanguage(), content), parentId }),
      { ...writeOptionsOf(asking), autosave },
    )
    return present(saved)
  })

  const { check, all } = createNewsImport(parts)
  serveUpload(router, importCalls.check, WXR_BYTES, ({ bytes }, asking, query) => check(bytes, query, asking))
  serveUpload(router, importCalls.all, WXR_BYTES, ({ bytes }, asking, query) => all(bytes, query, asking))
}
