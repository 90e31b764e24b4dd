// What every kind of content has: its state, its search-engine fields, its addresses, its revisions (decisions 24, 25).
import { z } from 'zod'
import { DECLARED_PAGES } from '#contract/kinds/declared.ts'
import { Text } from '#contract/languages/language.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { Picture } from '#contract/media/media.ts'
import { defineCall } from '#contract/wire/call.ts'
import { KINDS } from '#contract/wire/kind.ts'

/**
 * `draft`: visitors see nothing and nothing is planned; `scheduled`: they see nothing yet; `published`: they see this
 * version; `changed`: they see an older one.
 */
export const CONTENT_STATES = ['draft', 'scheduled', 'published', 'changed'] as const
export const ContentState = z.enum(CONTENT_STATES)
export type ContentState = z.output<typeof ContentState>

/** What staff see of any record beside its content. */
export const ENTRY_SHAPE = {
  id: z.int(),
  version: z.int(),
  state: ContentState,
  createTime: z.iso.datetime(),
  updateTime: z.iso.datetime(),
  /** Login name of whoever saved it last; null for the demo company's. */
  updatedBy: z.string().nullable(),
  /** Login name of whoever added it: the owner, for roles that reach own records alone (decision 58). */
  addedBy: z.string().nullable(),
  /** Since when visitors see what they see now. */
  publishTime: z.iso.datetime().nullable(),
  /** When the planned version goes on; null when nothing is planned. */
  publishAt: z.iso.datetime().nullable(),
  /** When visitors stop seeing it; null when never. */
  unpublishAt: z.iso.datetime().nullable(),
  /** Texts that are older than the one they were translated from: `summary.es`. */
  stale: z.array(z.string()),
}

/** The same in a public answer, in one language; where staff wrote nothing the page's own words stand. */
export const PublicSeo = z.object({
  title: z.string(),
  description: z.string(),
  picture: Picture.nullable(),
  listed: z.boolean(),
})

/** What happened when a revision was made. */
export const REVISION_ACTIONS = [
  'add',
  'save',
  'autosave',
  'publish',
  'unpublish',
  'schedule',
  'restore',
  'move',
  'delete',
  'recover',
  'import',
  'release',
] as const

export const Revision = z.object({
  id: z.int(),
  version: z.int(),
  time: z.iso.datetime(),
  by: z.string().nullable(),
  did: z.enum(REVISION_ACTIONS),
  note: z.string(),
  /** Visitors see this one now. */
  live: z.boolean(),
})
export type Revision = z.output<typeof Revision>

/** A record named in a list of another: where it is used, what a release holds, what lies in the trash. */
export const RecordLink = z.object({
  kind: z.enum(KINDS),
  id: z.int(),
  title: Text,
  state: ContentState,
})
export type RecordLink = z.output<typeof RecordLink>

/** Days that a record lies in the trash before it is gone (decision 24). */
export const TRASH_DAYS = 30
/** How long a preview link opens the page. */
export const PREVIEW_HOURS = 24

/** What a record may lack in a language: a text, or one that is as new as its source. */
export const GAP_KINDS = ['missing', 'stale'] as const
export type GapKind = (typeof GAP_KINDS)[number]
/** A gap that lists of records are narrowed to: `missing.en`, `stale.es`. */
export const GAPS = GAP_KINDS.flatMap((is) => LANGUAGES.map((language) => `${is}.${language}` as const))
export const Gap = z.enum(GAPS)
export type Gap = z.output<typeof Gap>

/** How many records are whole in each language; one that lacks a text counts as missing, else one with an old text as stale. */
export const Completeness = z.record(
  z.enum(LANGUAGES),
  z.object({ filled: z.int(), missing: z.int(), stale: z.int() }),
)
export type Completeness = z.output<typeof Completeness>

export const contentCalls = {
  completeness: defineCall({
    path: '/api/web/content/completeness',
    access: ['web_homepage', 'web_aboutus', 'web_product_type', 'web_product', ...DECLARED_PAGES],
    takes: 'query',
    input: z.strictObject({}),
    output: z.array(z.object({ kind: z.enum(KINDS), total: z.int(), languages: Completeness })),
    summary: 'How whole the records of each kind that the asker may open are in each language.',
  }),
}
