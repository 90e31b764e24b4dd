// What visitors see of the home page: its own content and what it shows of other kinds.
import { homepageKind } from '#contract/kinds/home.ts'
import { homeCalls as calls, FEATURED, type HomeContent } from '#contract/site/home.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { caseCards } from '#server/publishing/cards/case-cards.ts'
import { newsCards } from '#server/publishing/cards/news-cards.ts'
import { CARD_COLUMNS, productCards, productCardsById } from '#server/publishing/cards/product-cards.ts'
import { publishedTypes } from '#server/publishing/cards/type-tree.ts'
import { shownContent } from '#server/publishing/kinds/shown.ts'
import { publishedOne } from '#server/publishing/lifecycle/single.ts'
import { published } from '#server/publishing/published.ts'
import { withOwnLinks } from '#server/publishing/references/own-links.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'
import type { Db } from '#server/storage/open.ts'

export function homeRoutes(router: Router, { storage: { db }, now }: Parts) {
  const store = homeStore(db)

  serve(router, calls.getById, async (_, { language }) => {
    const at = now()
    const content = await publishedOne(db, homepageKind, at)
    const shown = await shownContent(db, homepageKind.fields, content, FEATURED)
    const { types, products, cases, news } = await store.shown(content, at)
    return {
      ...(await withOwnLinks(db, inLanguage(shown, language), language, at)),
      types: types.map((type) => inLanguage(type, language)),
      products: products.map((card) => inLanguage(card, language)),
      cases: cases.map((card) => inLanguage(card, language)),
      news: news.map((card) => inLanguage(card, language)),
    }
  })
}

/** How many stand there while nobody has chosen. */
const HOT = 8
const NEWS = 4
const CASES = 1
function homeStore(db: Db) {
  return {
    /** What visitors may see of the records chosen, in their order; of a list without any, the automatic choice. */
    async shown(content: HomeContent, at: number) {
      const tree = await publishedTypes(db, at, 'products')
      const types = content.featuredTypes.flatMap((id) => tree.find(id) ?? [])
      const products = await productCardsById(db, content.featuredProducts, at)
      const cases = await rowsOf('successCase', content.featuredCases, at)
      const news = await rowsOf('news', content.featuredNews, at)
      return {
        types: types.length > 0 ? types : tree.childrenOf(null),
        products: products.length > 0 ? products : await productCards(db, await hotProducts(at), at),
        cases: await caseCards(db, cases.length > 0 ? cases : await firstCases(at)),
        news: await newsCards(db, news.length > 0 ? news : await latestNews(at)),
      }
    },
  }

  async function rowsOf(kind: Kind, ids: readonly number[], at: number) {
    if (ids.length === 0) return []
    const rows = await published(db, kind, at).select(CARD_COLUMNS).where('entry_id', 'in', ids).execute()
    return ids.flatMap((id) => rows.find((row) => row.entry_id === id) ?? [])
  }

  function hotProducts(at: number) {
    return published(db, 'product', at)
      .select(CARD_COLUMNS)
      .where('hot', '=', 1)
      .orderBy('sort')
      .orderBy('entry_id')
      .limit(HOT)
      .execute()
  }

  function latestNews(at: number) {
    return published(db, 'news', at)
      .select(CARD_COLUMNS)
      .orderBy('dated', 'desc')
      .orderBy('entry_id', 'desc')
      .limit(NEWS)
      .execute()
  }

  function firstCases(at: number) {
    return published(db, 'successCase', at)
      .select(CARD_COLUMNS)
      .orderBy('sort')
      .orderBy('entry_id')
      .limit(CASES)
      .execute()
  }
}
