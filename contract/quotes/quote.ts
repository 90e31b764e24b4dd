// Quotes as staff write, send and follow them (the desk of the inbox).
import { z } from 'zod'
import { ANSWER, ANSWER_SUBJECT } from '#contract/enquiries/message-shapes.ts'
import { Id, QueryId, Version } from '#contract/inputs/number.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { defineCall } from '#contract/wire/call.ts'
import { Keyword, longPageOf, PageQuery, sortBy } from '#contract/wire/page.ts'
import { QUOTE_SORTS, QuoteFilters } from './quote-filters.ts'
import { QuotableProduct, QuoteContent, QuoteDetail, QuoteItem, QuoteStage } from './quote-shapes.ts'
import { LOST_REASONS, QUOTE_LENGTHS } from './quote-states.ts'

/** Days until somebody is reminded, and days before its end when the customer is; at most a quarter. */
const Days = z.int().min(1).max(92).nullable()
const Target = { id: Id, version: Version }
const Leaving = {
  subject: z.string().trim().min(1).max(ANSWER_SUBJECT),
  /** Plain text; the link and the PDF come with it. */
  body: z.string().trim().min(1).max(ANSWER),
  /** Remind whoever looks after it, so many days after it was sent, while nothing is answered. */
  remindDays: Days.default(null),
  /** Remind the customer, so many days before it ends, while nothing is answered. */
  nudgeDays: Days.default(null),
}
const way = <const Name extends string>(name: Name) => `/api/web/quote/${name}` as const

export const quoteCalls = {
  list: defineCall({
    path: way('list'),
    access: 'web_quote',
    takes: 'query',
    input: QuoteFilters.extend({
      ...PageQuery.shape,
      before: QueryId.optional(),
      sort: sortBy(QUOTE_SORTS).default('-createTime'),
    }),
    output: longPageOf(QuoteItem),
    summary: 'A page of the quotes.',
  }),
  stages: defineCall({
    path: way('stages'),
    access: 'web_quote',
    takes: 'query',
    background: true,
    input: z.strictObject({}),
    output: z.array(QuoteStage),
    summary:
      'The pipeline: inquiries that wait for a quote, and quotes by state with their sums by currency; won and lost of this quarter.',
  }),
  read: defineCall({
    path: way('read'),
    access: 'web_quote',
    takes: 'query',
    input: z.strictObject({ id: QueryId }),
    output: QuoteDetail,
    summary: 'One quote with all its versions and its history.',
  }),
  ofMessage: defineCall({
    path: way('ofMessage'),
    access: 'web_quote',
    takes: 'query',
    input: z.strictObject({ messageId: QueryId }),
    output: z.array(QuoteDetail),
    summary: 'The quote of an inquiry; an empty list while there is none.',
  }),
  products: defineCall({
    path: way('products'),
    access: 'web_quote',
    takes: 'query',
    input: z.strictObject({ keyword: Keyword.optional(), language: z.enum(LANGUAGES) }),
    output: z.array(QuotableProduct),
    summary: 'Products to add as lines, by model or name; the first twenty.',
  }),
  begin: defineCall({
    path: way('begin'),
    access: 'web_quote:update',
    takes: 'body',
    once: true,
    input: z.strictObject({ messageId: Id }),
    output: QuoteDetail,
    logs: 'quote:begin',
    summary: 'Begins the quote of an inquiry with the products that it asks for, in its language.',
  }),
  save: defineCall({
    path: way('save'),
    access: 'web_quote:update',
    takes: 'body',
    size: 'text',
    input: z.strictObject({ ...Target, content: QuoteContent }),
    output: QuoteDetail,
    logs: 'quote:save',
    redacted: ['content'],
    summary: 'Keeps the draft of the newest version.',
  }),
  revise: defineCall({
    path: way('revise'),
    access: 'web_quote:update',
    takes: 'body',
    input: z.strictObject({
      ...Target,
      /** The version that the next one begins as; without one the newest. */
      edition: z.int().min(1).optional(),
    }),
    output: QuoteDetail,
    logs: 'quote:revise',
    summary: 'Begins the next version; the one that was sent stays as it is.',
  }),
  copy: defineCall({
    path: way('copy'),
    access: 'web_quote:update',
    takes: 'body',
    input: z.strictObject({ ...Target, from: Id }),
    output: QuoteDetail,
    logs: 'quote:copy',
    summary: 'Puts the lines and terms of another quote into the draft, after those that it has.',
  }),
  discard: defineCall({
    path: way('discard'),
    access: 'web_quote:update',
    takes: 'body',
    input: z.strictObject(Target),
    output: z.null(),
    logs: 'quote:drop',
    summary: 'Throws the draft away; without a version that was sent, the whole quote.',
  }),
  paper: defineCall({
    path: way('paper'),
    access: 'web_quote',
    takes: 'query',
    form: 'file',
    input: z.strictObject({ id: QueryId, edition: QueryId }),
    output: z.unknown(),
    summary: 'A version as a PDF: a draft as it would be sent, what was sent as it was.',
  }),
  letter: defineCall({
    path: way('letter'),
    access: 'web_quote:send',
    takes: 'query',
    input: z.strictObject({ id: QueryId }),
    output: z.object({ to: z.string(), subject: z.string(), body: z.string() }),
    summary:
      'The letter that sending begins with, in the language of the quote, to be changed before it leaves.',
  }),
  send: defineCall({
    path: way('send'),
    access: 'web_quote:send',
    takes: 'body',
    size: 'text',
    input: z.strictObject({ ...Target, ...Leaving }),
    output: QuoteDetail,
    logs: 'quote:issue',
    redacted: ['subject', 'body'],
    summary:
      'Sends the draft by mail, as a PDF and with the link of its page; from then on it is not changed.',
  }),
  schedule: defineCall({
    path: way('schedule'),
    access: 'web_quote:send',
    takes: 'body',
    size: 'text',
    input: z.strictObject({ ...Target, ...Leaving, sendTime: z.iso.datetime() }),
    output: QuoteDetail,
    logs: 'quote:schedule',
    redacted: ['subject', 'body'],
    summary: 'Has the draft sent at a later hour; it is not changed meanwhile.',
  }),
  unschedule: defineCall({
    path: way('unschedule'),
    access: 'web_quote:send',
    takes: 'body',
    input: z.strictObject(Target),
    output: QuoteDetail,
    logs: 'quote:unschedule',
    summary: 'Calls off a sending that was scheduled: the version is a draft as before.',
  }),
  remind: defineCall({
    path: way('remind'),
    access: 'web_quote:update',
    takes: 'body',
    input: z.strictObject({
      ...Target,
      remindTime: z.iso.datetime().nullable(),
      nudgeTime: z.iso.datetime().nullable(),
    }),
    output: QuoteDetail,
    logs: 'quote:remind',
    summary: 'Says when somebody of the staff and the customer are reminded.',
  }),
  close: defineCall({
    path: way('close'),
    access: 'web_quote:close',
    takes: 'body',
    input: z.discriminatedUnion('outcome', [
      z.strictObject({
        ...Target,
        outcome: z.literal('won'),
        orderNumber: z.string().trim().max(QUOTE_LENGTHS.orderNumber).default(''),
        /** Confirms the order to the customer by mail. */
        confirm: z.boolean().default(false),
      }),
      z.strictObject({
        ...Target,
        outcome: z.literal('lost'),
        reason: z.enum(LOST_REASONS),
        note: z.string().trim().max(QUOTE_LENGTHS.lostNote).default(''),
      }),
    ]),
    output: QuoteDetail,
    logs: 'quote:close',
    summary: 'Says that it was won, or lost and why.',
  }),
  reopen: defineCall({
    path: way('reopen'),
    access: 'web_quote:close',
    takes: 'body',
    input: z.strictObject(Target),
    output: QuoteDetail,
    logs: 'quote:reopen',
    summary: 'Takes a quote that was won or lost back into the pipeline.',
  }),
  exportAll: defineCall({
    path: way('export'),
    access: 'web_quote:export',
    takes: 'query',
    form: 'file',
    input: QuoteFilters.extend({ format: z.enum(['csv', 'xlsx']).default('csv') }),
    output: z.unknown(),
    redacted: ['keyword'],
    fresh: true,
    logs: 'quote:export',
    summary:
      'Every matching quote with the lines of its newest sent version, a row for each line, as CSV or xlsx.',
  }),
}
