// What answers the call of the home page: its own content and what it shows of other kinds.
import { homeCalls as calls, type HomeContent } from '#contract/home.ts'
import { type House, serve } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { caseCards } from '#server/publishing/cards/case-cards.ts'
import { newsCards } from '#server/publishing/cards/news-cards.ts'
import { CARD_COLUMNS, productCards } from '#server/publishing/cards/product-cards.ts'
import { publishedTypes } from '#server/publishing/cards/type-tree.ts'
import { picturesOf, published } from '#server/publishing/published.ts'
import { publishedOne } from '#server/publishing/single.ts'
import { say } from '#server/publishing/text.ts'

const HOT = 8
const NEWS = 4

export function homeRoutes(house: House, { storage, now }: Parts) {
  const { db } = storage

  serve(house, calls.getById, async (_, { language }) => {
    const at = now()
    const content = await publishedOne<HomeContent>(db, 'homepage', at)
    const keys = [content.strengthsPicture, ...content.slides.map((slide) => slide.picture)]
    const pictures = await picturesOf(db, keys)
    const types = await publishedTypes(db, at, 'products')
    const hot = await published(db, 'product', at)
      .select(CARD_COLUMNS)
      .where('hot', '=', 1)
      .orderBy('sort')
      .orderBy('entry_id')
      .limit(HOT)
      .execute()
    const news = await published(db, 'news', at)
      .select(['entry_id', 'content'])
      .orderBy('dated', 'desc')
      .orderBy('entry_id', 'desc')
      .limit(NEWS)
      .execute()
    const cases = await published(db, 'successCase', at)
      .select(['entry_id', 'content'])
      .orderBy('sort')
      .orderBy('entry_id')
      .limit(1)
      .execute()
    const [successCase] = await caseCards(db, cases)
    const own = {
      ...content,
      strengthsPicture: pictures.get(content.strengthsPicture) ?? null,
      slides: content.slides.map((slide) => ({ ...slide, picture: pictures.get(slide.picture) ?? null })),
    }
    return {
      ...say(own, language),
      types: types.childrenOf(null).map((type) => say(type, language)),
      hotProducts: (await productCards(db, hot, at)).map((card) => say(card, language)),
      successCase: successCase ? say(successCase, language) : null,
      news: (await newsCards(db, news)).map((card) => say(card, language)),
    }
  })
}
