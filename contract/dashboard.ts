// What the dashboard of the console shows (spec §2 dashboard): each card is a call of its own, judged by its own keys.
import { z } from 'zod'
import { defineCall } from '#contract/call.ts'
import { KINDS } from '#contract/kind.ts'
import { Text } from '#contract/language.ts'
import { queryNumber } from '#contract/number.ts'

/** The longest span, in days. */
export const SPAN_DAYS = 366
/** Broken links that are named; of more the card says so. */
export const LINKS_NAMED = 20

/** The last so many days with today, or from a day to a day, both with, of the site's time zone. */
const Span = z.strictObject({
  days: queryNumber(1, SPAN_DAYS).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
})
export type Span = z.output<typeof Span>

const byDay = z.array(z.int())
const Counts = {
  views: byDay,
  /** Each visitor once a day. */
  visitors: byDay,
  /** Null for whoever may not see messages; without spam. */
  enquiries: byDay.nullable(),
}

export const VisitReport = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  timeZone: z.string(),
  days: z.array(z.iso.date()),
  ...Counts,
  /** As many days right before. */
  before: z.object({ from: z.iso.date(), to: z.iso.date(), ...Counts }),
  /** The first day that was ever counted; null before that. */
  since: z.iso.date().nullable(),
})
export type VisitReport = z.output<typeof VisitReport>

const Ranked = z.array(z.object({ value: z.string(), times: z.int() }))
export type Ranked = z.output<typeof Ranked>

/** A page by its name (`home`, `newsList`, …), or the page of a record. */
export const VisitedPage = z.object({
  page: z.string(),
  kind: z.enum(KINDS).nullable(),
  id: z.int().nullable(),
  title: Text.nullable(),
  times: z.int(),
})
export type VisitedPage = z.output<typeof VisitedPage>

export const TopReport = z.object({
  /** Of all views in the span, also those that are not named here. */
  views: z.int(),
  pages: z.array(VisitedPage),
  products: z.array(VisitedPage),
  searches: Ranked,
  /** `''`: came without being led by a site. */
  referrers: Ranked,
  countries: Ranked,
  languages: Ranked,
  devices: Ranked,
})
export type TopReport = z.output<typeof TopReport>

/** Open messages by how long they have waited. */
export const WAITING_AGES = ['day', 'threeDays', 'week', 'longer'] as const

export const Waiting = z.object({
  ages: z.array(
    z.object({
      age: z.enum(WAITING_AGES),
      count: z.int(),
      from: z.iso.datetime().nullable(),
      until: z.iso.datetime().nullable(),
    }),
  ),
  overdue: z.int(),
  oldestTime: z.iso.datetime().nullable(),
})
export type Waiting = z.output<typeof Waiting>

export const ToPublish = z.array(
  z.object({ kind: z.enum(KINDS), draft: z.int(), scheduled: z.int(), changed: z.int() }),
)
export type ToPublish = z.output<typeof ToPublish>

const Record = z.object({ kind: z.enum(KINDS), id: z.int(), title: Text })
export const BrokenLink = z.discriminatedUnion('why', [
  /** What it leads to lies in the trash, or visitors do not see it. */
  z.object({ from: Record, to: Record, why: z.enum(['trashed', 'unpublished']) }),
  /** What it leads to was removed for good, or never was what the address says. */
  z.object({ from: Record, to: z.object({ id: z.int() }), why: z.literal('gone') }),
])
export type BrokenLink = z.output<typeof BrokenLink>

export const Flaws = z.object({
  /** Pictures without a text in some language; null for whoever may not open the library. */
  pictures: z.int().nullable(),
  links: z.array(BrokenLink),
  more: z.boolean(),
})
export type Flaws = z.output<typeof Flaws>

export const Health = z.object({
  database: z.object({
    kind: z.enum(['sqlite', 'postgres']),
    size: z.number().nullable(),
    /** Milliseconds; null while it does not answer. */
    latency: z.number().nullable(),
  }),
  disk: z.object({ free: z.number().nullable(), total: z.number().nullable() }),
  /** When `last-backup` in the data folder was written; null when nobody says that there is one. */
  backupTime: z.iso.datetime().nullable(),
})
export type Health = z.output<typeof Health>

const CONTENT = [
  'web_homepage',
  'web_aboutus',
  'web_product_type',
  'web_product',
  'web_news',
  'web_success_case',
] as const

const card = <const Name extends string>(name: Name) => `/api/dashboard/${name}` as const

export const dashboardCalls = {
  visits: defineCall({
    path: card('visits'),
    access: [...CONTENT, 'web_message', 'web_search'],
    takes: 'query',
    input: Span,
    output: VisitReport,
    says: 'Views, visitors and inquiries by day, with as many days before.',
  }),
  top: defineCall({
    path: card('top'),
    access: [...CONTENT, 'web_message', 'web_search'],
    takes: 'query',
    input: Span,
    output: TopReport,
    says: 'The most visited pages and products, the most searched words, and where visitors come from.',
  }),
  waiting: defineCall({
    path: card('waiting'),
    access: 'web_message',
    takes: 'query',
    input: z.strictObject({}),
    output: Waiting,
    says: 'Messages that wait for an answer, by their age; each count stops at 1,000.',
  }),
  toPublish: defineCall({
    path: card('toPublish'),
    access: CONTENT,
    takes: 'query',
    input: z.strictObject({}),
    output: ToPublish,
    says: 'What is not published, planned, or newer than what visitors see, of the kinds that the asker may open.',
  }),
  flaws: defineCall({
    path: card('flaws'),
    access: [...CONTENT, 'web_media'],
    takes: 'query',
    input: z.strictObject({}),
    output: Flaws,
    says: 'Pictures without alt text, and published records that lead to what visitors do not see.',
  }),
  health: defineCall({
    path: card('health'),
    access: 'monitor',
    takes: 'query',
    background: true,
    input: z.strictObject({}),
    output: Health,
    says: 'Disk, database and last backup of the node that answers.',
  }),
}
