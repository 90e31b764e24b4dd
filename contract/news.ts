// News: its shapes and its public calls.
import { z } from 'zod'
import { defineCall } from '#contract/call.ts'
import { ENTRY_SHAPE } from '#contract/content.ts'
import { LanguageQuery, ShownIn, Text } from '#contract/language.ts'
import { lifecycleCalls } from '#contract/lifecycle.ts'
import { MediaKey, Picture } from '#contract/media.ts'
import { QueryId } from '#contract/number.ts'
import { PageQuery, pageOf } from '#contract/page.ts'
import { RichDoc, RichText } from '#contract/rich-text.ts'

export const NEWS_CATEGORIES = ['company', 'product', 'service', 'knowledge'] as const

/** What publishing stores of a piece of news. */
export const NewsContent = z.object({
  title: Text,
  summary: Text,
  body: RichText,
  category: z.enum(NEWS_CATEGORIES),
  cover: MediaKey.nullable(),
  /** The day that stands on the piece, not when it was published here. */
  date: z.iso.date(),
})
export type NewsContent = z.output<typeof NewsContent>

export const NewsCard = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  category: z.enum(NEWS_CATEGORIES),
  cover: Picture.nullable(),
  date: z.iso.date(),
  shownIn: ShownIn,
})
export type NewsCard = z.output<typeof NewsCard>

const Neighbour = NewsCard.pick({ id: true, title: true, date: true, shownIn: true }).nullable()
export const News = NewsCard.extend({
  body: RichDoc.nullable(),
  /** The pictures that stand in the text. */
  illustrations: z.array(Picture),
  previous: Neighbour,
  next: Neighbour,
})
export type News = z.output<typeof News>

/** A piece of news as staff see it: the working copy, in three languages. */
export const StaffNews = NewsContent.extend(ENTRY_SHAPE)
export type StaffNews = z.output<typeof StaffNews>

export const newsCalls = {
  ...lifecycleCalls({ base: 'news', page: 'web_news', module: 'news', staff: StaffNews }),
  listAll: defineCall({
    path: '/api/web/news/listAll',
    access: 'anyone',
    takes: 'query',
    input: PageQuery.extend({
      category: z.enum(NEWS_CATEGORIES).optional(),
      lang: LanguageQuery.optional(),
    }),
    output: pageOf(NewsCard),
    madeFrom: ['news', 'media'],
    says: 'A page of published news, newest first.',
  }),
  getById: defineCall({
    path: '/api/web/news/getById',
    access: 'anyone',
    takes: 'query',
    input: z.strictObject({ id: QueryId, lang: LanguageQuery.optional() }),
    output: News,
    madeFrom: ['news', 'media'],
    says: 'One published piece of news with its neighbours.',
  }),
}
