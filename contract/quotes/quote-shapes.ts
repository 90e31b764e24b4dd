// How quotes read to staff, and what they write of them.
import { z } from 'zod'
import { Id } from '#contract/inputs/number.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { Picture } from '#contract/media/media.ts'
import {
  CURRENCIES,
  LOST_REASONS,
  PRICE,
  QUOTE_ACTIONS,
  QUOTE_EXTRAS,
  QUOTE_LENGTHS,
  QUOTE_LINES,
  QUOTE_OPTIONS,
  QUOTE_STATES,
} from './quote-states.ts'

const words = (max: number) => z.string().trim().max(max).default('')
const Amount = z.number().min(-PRICE).max(PRICE)
/** A day of the calendar, `2027-02-01`. */
export const Day = z.iso.date()

/** What a line offers beside it: counted in, or an alternative that is shown and not counted. */
export const QuoteOption = z.strictObject({
  name: words(QUOTE_LENGTHS.option),
  price: Amount.default(0),
  included: z.boolean().default(true),
})

/** One line: a product of ours, or words of its own. Texts are in the language of the quote. */
export const QuoteLine = z.strictObject({
  productId: Id.nullable().default(null),
  title: words(QUOTE_LENGTHS.title),
  code: words(QUOTE_LENGTHS.code),
  note: words(QUOTE_LENGTHS.note),
  delivery: words(QUOTE_LENGTHS.lineDelivery),
  quantity: z.number().min(0).max(1_000_000).default(1),
  price: Amount.default(0),
  discount: z.number().min(0).max(100).default(0),
  options: z.array(QuoteOption).max(QUOTE_OPTIONS).default([]),
})
export type QuoteLine = z.output<typeof QuoteLine>

/** Freight, packing, a discount on the whole as a negative amount. */
export const QuoteExtra = z.strictObject({ name: words(QUOTE_LENGTHS.extra), amount: Amount.default(0) })

/** What a version of a quote says. A draft may be incomplete; sending checks the rest and names what is missing. */
export const QuoteContent = z.strictObject({
  language: z.enum(LANGUAGES),
  currency: z.enum(CURRENCIES),
  /** Empty in a draft. */
  validUntil: Day.or(z.literal('')),
  /** As on an envelope, a line each. */
  customer: words(QUOTE_LENGTHS.customer),
  intro: words(QUOTE_LENGTHS.intro),
  lines: z.array(QuoteLine).max(QUOTE_LINES),
  extras: z.array(QuoteExtra).max(QUOTE_EXTRAS),
  taxes: words(QUOTE_LENGTHS.taxes),
  delivery: words(QUOTE_LENGTHS.delivery),
  payment: words(QUOTE_LENGTHS.payment),
  conditions: words(QUOTE_LENGTHS.conditions),
})
export type QuoteContent = z.output<typeof QuoteContent>

const Who = z.object({ id: z.int(), name: z.string() }).nullable()
/** In units of the currency. */
const Money = z.object({ currency: z.string(), amount: z.number() })
export type Money = z.output<typeof Money>

/** A numbered version. One that was sent is never changed; at most the newest is a draft. */
export const QuoteVersion = z.object({
  edition: z.int(),
  content: QuoteContent,
  total: z.number(),
  /** Null for a draft. */
  sentTime: z.iso.datetime().nullable(),
  sentBy: Who,
  updateTime: z.iso.datetime(),
  /** How often the customer looked at it, and when last. */
  opened: z.int(),
  openedTime: z.iso.datetime().nullable(),
})
export type QuoteVersion = z.output<typeof QuoteVersion>

/**
 * A quote as lists show it. Products, total, customer, language and validity are those of what the customer has: the newest
 * version that was sent, or the draft while nothing was sent. `edition` and `unsent` tell of the newest version.
 */
export const QuoteItem = z.object({
  id: z.int(),
  version: z.int(),
  number: z.string(),
  messageId: z.int(),
  messageNumber: z.string(),
  state: z.enum(QUOTE_STATES),
  reason: z.enum(['', ...LOST_REASONS]),
  edition: z.int(),
  /** The newest version is not sent yet. */
  unsent: z.boolean(),
  language: z.enum(LANGUAGES),
  customer: z.string(),
  assignee: Who,
  /** The lines in a few words: `12 × LEM-300`. */
  products: z.array(z.string()),
  total: Money,
  validUntil: z.string(),
  /** Its day has passed and nothing was decided. */
  ended: z.boolean(),
  sentTime: z.iso.datetime().nullable(),
  /** When the draft will be sent, as it was scheduled. */
  sendTime: z.iso.datetime().nullable(),
  opened: z.int(),
  openedTime: z.iso.datetime().nullable(),
  /** When somebody of the staff is reminded, and the customer; null for never. */
  remindTime: z.iso.datetime().nullable(),
  nudgeTime: z.iso.datetime().nullable(),
  createTime: z.iso.datetime(),
  updateTime: z.iso.datetime(),
})
export type QuoteItem = z.output<typeof QuoteItem>

/** What happened to it; which of the rest is there depends on `did`. */
export const QuoteEvent = z.object({
  id: z.int(),
  time: z.iso.datetime(),
  /** Null for the customer and the program. */
  user: Who,
  did: z.enum(QUOTE_ACTIONS),
  edition: z.int(),
  text: z.string().optional(),
  reason: z.enum(LOST_REASONS).optional(),
  name: z.string().optional(),
  orderNumber: z.string().optional(),
})
export type QuoteEvent = z.output<typeof QuoteEvent>

export const QuoteDetail = QuoteItem.extend({
  email: z.string(),
  /** The page of the quote for the customer; empty while nothing was sent, or where the site knows no address of its own. */
  link: z.string(),
  /** Who accepted, and under which number of theirs; empty until then. */
  acceptedBy: z.string(),
  orderNumber: z.string(),
  lostNote: z.string(),
  /** The newest first. */
  versions: z.array(QuoteVersion),
  history: z.array(QuoteEvent),
  /** Pictures of the products of the newest version, by line. */
  pictures: z.array(Picture.nullable()),
})
export type QuoteDetail = z.output<typeof QuoteDetail>

/** A stage of the pipeline: how many, what they come to by currency, and how many of them end within seven days. */
export const QuoteStage = z.object({
  stage: z.enum(['waiting', 'draft', 'sent', 'asked', 'accepted', 'won', 'lost']),
  count: z.int(),
  sums: z.array(Money),
  ending: z.int(),
})
export type QuoteStage = z.output<typeof QuoteStage>

/** What a product adds as a line, in the language of the quote. */
export const QuotableProduct = z.object({
  id: z.int(),
  model: z.string(),
  title: z.string(),
  code: z.string(),
  picture: Picture.nullable(),
})
export type QuotableProduct = z.output<typeof QuotableProduct>
