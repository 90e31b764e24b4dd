// News out of another system: the export file of WordPress (WXR), first judged, then taken in.
import { z } from 'zod'
import { queryFlag } from '#contract/inputs/number.ts'
import { NEWS_CATEGORIES } from '#contract/kinds/news.ts'
import { LanguageQuery } from '#contract/languages/language.ts'
import { defineCall } from '#contract/wire/call.ts'

/** Limits of one import (`docs/limits.md`). */
export const WXR_BYTES = 32 * 1024 * 1024
export const WXR_POSTS = 5_000
/** Posts that a report names. */
export const WXR_SHOWN = 1_000
/** Other types of posts that a report counts. */
export const WXR_TYPES = 20
/** How long one call takes in posts before it answers how many are left. */
export const WXR_SECONDS = 25

const ImportQuery = z.strictObject({
  /** The language that the posts are written in. */
  lang: LanguageQuery,
  /** Where posts go whose category has no counterpart here. */
  category: z.enum(NEWS_CATEGORIES).default('company'),
  /** What was published there is published here; otherwise all become drafts. */
  publish: queryFlag.default(false),
})

export const ImportedPost = z.object({
  title: z.string(),
  date: z.string(),
  category: z.enum(NEWS_CATEGORIES),
  author: z.string(),
  /** The address it had, which leads here afterwards. */
  address: z.string(),
  does: z.enum(['add', 'known', 'skip', 'refuse']),
  published: z.boolean(),
  /** Pictures that come along. */
  pictures: z.int(),
  /** What does not come along, and why it is skipped or refused. */
  problems: z.array(z.string()),
  /** The record it became. */
  id: z.int().nullable(),
})
export type ImportedPost = z.output<typeof ImportedPost>

export const NewsImportReport = z.object({
  posts: z.int(),
  add: z.int(),
  known: z.int(),
  skip: z.int(),
  refuse: z.int(),
  pictures: z.int(),
  /** Posts that wait for the next call with the same file; 0 when all is done. */
  left: z.int(),
  /** What else the file holds and no import takes: pages and other types of posts, the most frequent first. */
  others: z.array(z.object({ type: z.string(), count: z.int() })),
  /** The first thousand, those with problems first. */
  items: z.array(ImportedPost),
})
export type NewsImportReport = z.output<typeof NewsImportReport>

export const newsImportCalls = {
  check: defineCall({
    path: '/api/web/news/importPostsCheck',
    access: 'web_news:import',
    takes: 'query',
    form: 'upload',
    input: ImportQuery,
    output: NewsImportReport,
    summary:
      'Says post by post what an import of this WordPress export file would do; changes and fetches nothing.',
  }),
  all: defineCall({
    path: '/api/web/news/importPosts',
    access: 'web_news:import',
    takes: 'query',
    form: 'upload',
    input: ImportQuery,
    output: NewsImportReport,
    logs: 'news:import',
    summary: `Takes posts in for ${WXR_SECONDS} s; sent again it goes on, and what is there already is never added twice.`,
  }),
}
