// News: its shapes and its calls.
import { z } from 'zod'
import { ContentState, ENTRY_SHAPE, Gap, PublicSeo } from '#contract/content/content.ts'
import { lifecycleCalls } from '#contract/content/lifecycle.ts'
import { RichDoc, RichText, richTextInput } from '#contract/content/rich-text.ts'
import { Seo, SeoInput, Slugs } from '#contract/content/seo.ts'
import { Id, QueryId, queryFlag, queryNumber, Version } from '#contract/inputs/number.ts'
import { LanguageQuery, ShownIn, Text, textInput, textOf } from '#contract/languages/language.ts'
import { FileKey, PublicFile } from '#contract/media/download.ts'
import { Illustration, Picture } from '#contract/media/media.ts'
import { MediaKey } from '#contract/media/media-key.ts'
import { ProductCard } from '#contract/products/product-card.ts'
import { defineCall } from '#contract/wire/call.ts'
import { Keyword, PageQuery, pageOf, sortBy } from '#contract/wire/page.ts'

export const NEWS_CATEGORIES = ['company', 'product', 'service', 'knowledge'] as const
const Category = z.enum(NEWS_CATEGORIES)
export type NewsCategory = z.output<typeof Category>

/** Files that one piece of news offers, at most. */
export const ATTACHMENTS = 20
/** Products that stand below a piece of news, at most. */
export const NEWS_PRODUCTS = 4

/** What publishing stores of a piece of news. */
export const NewsContent = z.object({
  title: Text,
  summary: Text,
  body: RichText,
  category: Category,
  /** Where it was first told, such as another paper; empty when here. */
  source: Text,
  author: Text,
  /** Stands before all others, whatever its date. */
  pinned: z.boolean(),
  cover: MediaKey.nullable(),
  /** Files to download; without a name of its own a file shows the one it was uploaded with. */
  attachments: z.array(z.object({ key: FileKey, name: Text })),
  /** The day that stands on the piece, not when it was published here. */
  date: z.iso.date(),
  seo: Seo,
  slugs: Slugs,
})
export type NewsContent = z.output<typeof NewsContent>

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
  /** The products it names: by a link to their page or by their model. */
  products: z.array(ProductCard),
  seo: PublicSeo,
  previous: Neighbour,
  next: Neighbour,
})
export type News = z.output<typeof News>

/** A piece of news as staff see it: the working copy, in three languages. */
export const StaffNews = NewsContent.extend(ENTRY_SHAPE)
export type StaffNews = z.output<typeof StaffNews>

/** A row of the console's table. */
export const StaffNewsRow = z.object({
  ...ENTRY_SHAPE,
  ...NewsContent.pick({ title: true, category: true, author: true, pinned: true, cover: true, date: true })
    .shape,
})
export type StaffNewsRow = z.output<typeof StaffNewsRow>

const draft = {
  title: textInput(200),
  summary: textInput(600),
  body: richTextInput,
  category: Category,
  source: textInput(120),
  author: textInput(120),
  pinned: z.boolean(),
  cover: MediaKey.nullable(),
  attachments: z.array(z.strictObject({ key: FileKey, name: textOf(200) })).max(ATTACHMENTS),
  date: z.iso.date(),
  seo: SeoInput,
  slugs: Slugs,
}
/** A draft may be incomplete: a title in one language is enough (decision 3). Publishing checks the rest. */
export const NewsDraft = z.strictObject(draft).partial().required({ title: true })
export const NewsChange = z.strictObject({
  id: Id,
  version: Version,
  /** The editor saves by itself: such revisions of one sitting become one. */
  autosave: z.boolean().default(false),
  ...z.strictObject(draft).partial().shape,
})
export type NewsChange = z.output<typeof NewsChange>

export const NewsFilters = z.strictObject({
  keyword: Keyword.optional(),
  category: Category.optional(),
  state: ContentState.optional(),
  /** Records with this gap in a language. */
  gap: Gap.optional(),
  pinned: queryFlag.optional(),
  /** The first and the last day of a span that the date lies in. */
  from: z.iso.date().optional(),
  until: z.iso.date().optional(),
})
export type NewsFilters = z.output<typeof NewsFilters>

/** What visitors narrow the list by. */
const narrowing = { category: Category.optional(), year: queryNumber(1900, 2200).optional() }

export const newsCalls = {
  ...lifecycleCalls({ base: 'news', page: 'web_news', module: 'news', staff: StaffNews }),
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
    says: 'A page of published news: pinned pieces first, then the newest.',
  }),
  filters: defineCall({
    path: '/api/web/news/filters',
    access: 'anyone',
    takes: 'query',
    input: z.strictObject({ ...narrowing, lang: LanguageQuery.optional() }),
    output: z.object({
      categories: z.array(z.object({ category: Category, count: z.int() })),
      years: z.array(z.object({ year: z.int(), count: z.int() })),
    }),
    madeFrom: ['news'],
    says: 'The categories and the years that there is published news of, each with its count under the other choice (1,000 at most).',
  }),
  getById: defineCall({
    path: '/api/web/news/getById',
    access: 'anyone',
    takes: 'query',
    input: z.strictObject({ id: QueryId, lang: LanguageQuery.optional() }),
    output: News,
    madeFrom: ['news', 'product', 'productType', 'media'],
    says: 'One published article with its neighbours and the products it names.',
  }),
  list: defineCall({
    path: '/api/web/news/list',
    access: 'web_news',
    takes: 'query',
    input: NewsFilters.extend({
      ...PageQuery.shape,
      sort: sortBy(['date', 'updateTime', 'createTime']).default('-date'),
    }),
    output: pageOf(StaffNewsRow),
    says: 'A page of news for the console.',
  }),
  read: defineCall({
    path: '/api/web/news/read',
    access: 'web_news',
    takes: 'query',
    input: z.strictObject({ id: QueryId }),
    output: StaffNews,
    says: 'The working copy of one article in three languages.',
  }),
  add: defineCall({
    path: '/api/web/news/add',
    access: 'web_news:add',
    takes: 'body',
    size: 'content',
    input: NewsDraft,
    output: StaffNews,
    logs: 'news:add',
    says: 'Adds an article as a draft.',
  }),
  update: defineCall({
    path: '/api/web/news/update',
    access: 'web_news:update',
    takes: 'body',
    size: 'content',
    input: NewsChange,
    output: StaffNews,
    logs: 'news:update',
    says: 'Saves the working copy; fields left out stay as they are, and visitors see no change.',
  }),
}
