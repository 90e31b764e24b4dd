// What the dashboard of the console shows (spec §2 dashboard): each card is a call of its own, judged by its own keys.
import { z } from 'zod'
import { queryNumber } from '#contract/inputs/number.ts'
import { DECLARED_PAGES } from '#contract/kinds/declared.ts'
import { Text } from '#contract/languages/language.ts'
import { defineCall } from '#contract/wire/call.ts'
import { KINDS } from '#contract/wire/kind.ts'
import { Waiting } from './waiting.ts'

/** The longest span, in days. */
export const SPAN_DAYS = 366

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

export const ToPublish = z.array(
  z.object({ kind: z.enum(KINDS), draft: z.int(), scheduled: z.int(), changed: z.int() }),
)
export type ToPublish = z.output<typeof ToPublish>

export const Health = z.object({
  database: z.object({
    kind: z.enum(['sqlite', 'postgres']),
    size: z.number().nullable(),
    /** Milliseconds; null while it does not answer. */
    latency: z.number().nullable(),
  }),
  disk: z.object({ free: z.number().nullable(), total: z.number().nullable() }),
  /** When a backup was made last; null when nobody says that there is one. */
  backupTime: z.iso.datetime().nullable(),
  /** When a restore was proven last. */
  provenTime: z.iso.datetime().nullable(),
  /** Why the last one was not made, or cannot be restored; null when all went well. */
  backupFailed: z.string().nullable(),
  restoreFailed: z.string().nullable(),
  /** When what is served was compared with the twin last, and what was alien of late; null where nothing is compared. */
  /** When the copy was made that visitors are shown in place of what is published; null while they see that. */
  copyTime: z.iso.datetime().nullable(),
  sentinel: z.object({ lookedTime: z.iso.datetime().nullable(), alarm: z.string().nullable() }).nullable(),
})
export type Health = z.output<typeof Health>

const CONTENT = ['web_homepage', 'web_aboutus', 'web_product_type', 'web_product', ...DECLARED_PAGES] as const

const card = <const Name extends string>(name: Name) => `/api/dashboard/${name}` as const

export const dashboardCalls = {
  visits: defineCall({
    path: card('visits'),
    access: [...CONTENT, 'web_message', 'web_search'],
    takes: 'query',
    input: Span,
    output: VisitReport,
    summary: 'Views, visitors and inquiries by day, with as many days before.',
  }),
  top: defineCall({
    path: card('top'),
    access: [...CONTENT, 'web_message', 'web_search'],
    takes: 'query',
    input: Span,
    output: TopReport,
    summary: 'The most visited pages and products, the most searched words, and where visitors come from.',
  }),
  waiting: defineCall({
    path: card('waiting'),
    access: [...CONTENT, 'web_message', 'web_media', 'web_release', 'web_delivery'],
    takes: 'query',
    input: z.strictObject({}),
    output: Waiting,
    summary: 'What waits for the asker, group by group: only what they may do something about.',
  }),
  toPublish: defineCall({
    path: card('toPublish'),
    access: CONTENT,
    takes: 'query',
    input: z.strictObject({}),
    output: ToPublish,
    summary:
      'What is not published, planned, or newer than what visitors see, of the kinds that the asker may open.',
  }),
  health: defineCall({
    path: card('health'),
    access: 'monitor',
    takes: 'query',
    background: true,
    input: z.strictObject({}),
    output: Health,
    summary: 'Disk, database and last backup of the node that answers.',
  }),
}
