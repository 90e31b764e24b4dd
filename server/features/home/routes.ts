// What visitors see of the home page: its own content and what it shows of other kinds.
import { homepageKind } from '#contract/kinds/home.ts'
import { homeCalls as calls, FEATURED } from '#contract/site/home.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { shownContent } from '#server/publishing/kinds/shown.ts'
import { publishedOne } from '#server/publishing/lifecycle/single.ts'
import { withOwnLinks } from '#server/publishing/references/own-links.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'
import { homeStore } from './store.ts'

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
