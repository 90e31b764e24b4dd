// News: what visitors see of it, and its calls. What it is made of is said in `kinds/news.ts`.
import { z } from 'zod'
import { PublicSeo } from '#contract/content/content.ts'
import { RichDoc } from '#contract/content/rich-text.ts'
import { QueryId, queryNumber } from '#contract/inputs/number.ts'
import { staffCalls, staffShapes } from '#contract/kinds/kind-calls.ts'
import { NEWS_CATEGORIES, newsKind } from '#contract/kinds/news.ts'
import { NARROWS } from '#contract/kinds/public-calls.ts'
import { LanguageQuery, ShownIn } from '#contract/languages/language.ts'
import { PublicFile } from '#contract/media/download.ts'
import { Illustration, Picture } from '#contract/media/media.ts'
import { NARROWED_BY } from '#contract/products/facet.ts'
import { ProductCard, ShownSpec } from '#contract/products/product-card.ts'
import { defineCall } from '#contract/wire/call.ts'
import { PageQuery, pageOf } from '#contract/wire/page.ts'

const shapes = staffShapes(newsKind)
/** What publishing stores of a piece of news. */
export const NewsContent = shapes.Content
export type NewsContent = z.output<typeof NewsContent>
export type NewsCategory = NewsContent['category']
const Category = z.enum(NEWS_CATEGORIES)

/** Products that stand below a piece of news, at most. */
export const NEWS_PRODUCTS = 4

export const NewsCard = z.object({
  id: z.int(),
  /** The path of its page, without the language in front: `/newsDetail/3-annual-meeting`. */
  address: z.string(),
  title: z.string(),
  summary: z.string(),
  category: Category,
  pinned: z.boolean(),
  cover: Picture.nullable(),
  date: z.iso.date(),
  shownIn: ShownIn,
})
export type NewsCard = z.output<typeof NewsCard>

const Neighbour = NewsCard.pick({
  id: true,
  address: true,
  title: true,
  date: true,
  shownIn: true,
}).nullable()
export const News = NewsCard.extend({
  body: RichDoc.nullable(),
  /** The pictures that stand in the text. */
  illustrations: z.array(Illustration),
  source: z.string(),
  author: z.string(),
  attachments: z.array(PublicFile),
  /** What it says to the fields of the owner; `side` are those that stand beside its heading. */
  ...{ facts: z.array(ShownSpec), side: z.array(ShownSpec) },
  /** The products it names: by a link to their page or by their model. */
  products: z.array(ProductCard),
  seo: PublicSeo,
  previous: Neighbour,
  next: Neighbour,
})
export type News = z.output<typeof News>

/** What visitors narrow the list by. */
const narrowing = {
  category: Category.optional(),
  year: queryNumber(1900, 2200).optional(),
  ...NARROWED_BY,
}

export const newsCalls = {
  ...staffCalls(newsKind, shapes, { one: 'article', many: 'news' }),
  listAll: defineCall({
    path: '/api/web/news/listAll',
    access: 'anyone',
    takes: 'query',
    input: PageQuery.extend({
      ...narrowing,
      lang: LanguageQuery.optional(),
    }),
    output: pageOf(NewsCard),
    madeFrom: ['news', 'media'],
    summary: 'A page of published news: pinned pieces first, then the newest.',
  }),
  filters: defineCall({
    path: '/api/web/news/filters',
    access: 'anyone',
    takes: 'query',
    input: z.strictObject({ ...narrowing, lang: LanguageQuery.optional() }),
    output: z.object({
      categories: z.array(z.object({ category: Category, count: z.int() })),
      years: z.array(z.object({ year: z.int(), count: z.int() })),
      ...NARROWS,
    }),
    madeFrom: ['news'],
    summary:
      'The categories and the years that there is published news of, each with its count under the other choice (1,000 at most), and fields of the owner (`facets`), as products have them.',
  }),
  getById: defineCall({
    path: '/api/web/news/getById',
    access: 'anyone',
    takes: 'query',
    input: z.strictObject({ id: QueryId, lang: LanguageQuery.optional() }),
    output: News,
    madeFrom: ['news', 'product', 'productType', 'media'],
    summary: 'One published article with its neighbours and the products it names.',
  }),
}
