// What answers the calls of the home page: its own content and what it shows of other kinds.
import { BLANK_HOME } from '#contract/site/blank-home.ts'
import { homeCalls as calls, type HomeContent } from '#contract/site/home.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { entryChoices } from '#server/publishing/cards/entry-choices.ts'
import { publishedOne, workingOne } from '#server/publishing/lifecycle/single.ts'
import { writeOptionsOf } from '#server/publishing/lifecycle/write-options.ts'
import { picturesOf } from '#server/publishing/published.ts'
import { withOwnLinks } from '#server/publishing/references/own-links.ts'
import { shownSeo } from '#server/publishing/texts/seo.ts'
import { say } from '#server/publishing/texts/text.ts'
import { contentOf, homeRules, present, wholeHome } from './rules.ts'
import { homeStore } from './store.ts'

export function homeRoutes(router: Router, { storage, publishing, site, now }: Parts) {
  const { db } = storage
  const store = homeStore(db)

  serve(router, calls.getById, async (_, { language }) => {
    const at = now()
    const stored = wholeHome(await publishedOne<HomeContent>(db, 'homepage', at))
    const { featuredTypes: _t, featuredProducts: _p, featuredCases: _c, featuredNews: _n, ...own } = stored
    const keys = homeRules.pictures(stored).map(({ key }) => key)
    const pictures = await picturesOf(db, keys)
    const pictureOf = (key: string | null) => pictures.get(key ?? '') ?? null
    const { types, products, cases, news } = await store.shown(stored, at)
    const page = {
      ...own,
      slides: own.slides.map((slide) => ({ ...slide, picture: pictureOf(slide.picture) })),
      strengthsPicture: pictureOf(own.strengthsPicture),
      partners: own.partners.map((partner) => ({ ...partner, logo: pictureOf(partner.logo) })),
      seo: shownSeo(own.seo, pictures),
    }
    return {
      ...(await withOwnLinks(db, say(page, language), language, at)),
      types: types.map((type) => say(type, language)),
      products: products.map((card) => say(card, language)),
      cases: cases.map((card) => say(card, language)),
      news: news.map((card) => say(card, language)),
    }
  })

  serve(router, calls.read, async () => present(await workingOne(db, publishing, homeRules, BLANK_HOME)))
  serve(router, calls.choices, async (query) => ({ items: await entryChoices(db, query) }))
  serve(router, calls.update, async ({ id, version, autosave, ...draft }, asking) => {
    const saved = await publishing.save(
      homeRules,
      { id, version },
      ({ content }) => ({ content: contentOf(draft, site.settings().language, content), parentId: null }),
      { ...writeOptionsOf(asking), autosave },
    )
    return present(saved)
  })
}
