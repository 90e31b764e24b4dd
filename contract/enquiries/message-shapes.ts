// How enquiries read to staff.
import { z } from 'zod'
import { Text } from '#contract/languages/language.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { QUOTE_STATES } from '#contract/quotes/quote-states.ts'
import { KINDS } from '#contract/wire/kind.ts'
import { MessageFile } from './message-files.ts'
import { MESSAGE_ACTIONS, MESSAGE_STATES, SPAM_REASONS } from './message-states.ts'

/** Characters of a note (spec §5), of an answer and its subject, at most. */
export const NOTE = 500
export const ANSWER = 20_000
export const ANSWER_SUBJECT = 200
/** Messages merged into one at a time. */
export const MERGED = 20
/** Canned answers, at most. */
export const CANNED = 200

const Who = z.object({ id: z.int(), name: z.string() }).nullable()
/** The record that a message is about. */
const About = z
  .object({
    kind: z.enum(KINDS),
    /** Null once it was removed for good. */
    id: z.int().nullable(),
    /** What it was called then. */
    title: z.string(),
    /** The path of its page, without the language in front; empty while visitors do not see it. */
    address: z.string(),
  })
  .nullable()
export type About = z.output<typeof About>
/** A product that a message asks for. */
export const AskedLine = z.object({
  /** Null for what we have no number of, and once the record was removed for good. */
  productId: z.int().nullable(),
  model: z.string(),
  name: z.string(),
  /** 0: not said. */
  quantity: z.int(),
  size: z.string(),
  medium: z.string(),
  code: z.string(),
  note: z.string(),
})
export type AskedLine = z.output<typeof AskedLine>
const Spam = z.enum(['', ...SPAM_REASONS])
const Short = z.object({
  id: z.int(),
  number: z.string(),
  subject: z.string(),
  state: z.enum(MESSAGE_STATES),
})

/** A message as lists show it. */
export const MessageItem = z.object({
  id: z.int(),
  version: z.int(),
  number: z.string(),
  state: z.enum(MESSAGE_STATES),
  spamReason: Spam,
  assignee: Who,
  dueTime: z.iso.datetime().nullable(),
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  company: z.string(),
  country: z.string(),
  subject: z.string(),
  /** The beginning of the text, else what is asked for. */
  excerpt: z.string(),
  about: About,
  /** The same of a product alone. */
  productId: z.int().nullable(),
  productName: z.string(),
  language: z.enum(LANGUAGES),
  mergedInto: z.int().nullable(),
  /** Until when an answer was promised. */
  promisedTime: z.iso.datetime().nullable(),
  /** The promised time has passed and somebody was told; the visitor asked to have it erased. */
  late: z.boolean(),
  erasureAsked: z.boolean(),
  repliedTime: z.iso.datetime().nullable(),
  /** The quote that answers it; `unsent`: its newest version is a draft. */
  quote: z.object({ number: z.string(), state: z.enum(QUOTE_STATES), unsent: z.boolean() }).nullable(),
  createTime: z.iso.datetime(),
  updateTime: z.iso.datetime(),
})
export type MessageItem = z.output<typeof MessageItem>

/** What happened to it; which of the rest is there depends on `did`. */
export const MessageEvent = z.object({
  id: z.int(),
  time: z.iso.datetime(),
  /** Null for the visitor and the program. */
  user: Who,
  did: z.enum(MESSAGE_ACTIONS),
  text: z.string().optional(),
  subject: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  /** Of `spam`: why. */
  reason: z.enum(SPAM_REASONS).optional(),
})
export type MessageEvent = z.output<typeof MessageEvent>

/** A whole message. */
export const MessageDetail = MessageItem.extend({
  content: z.string(),
  lines: z.array(AskedLine),
  files: z.array(MessageFile),
  /** The day by which it is wanted; empty when none was said. */
  delivery: z.string(),
  trail: z.array(z.string()),
  consentTime: z.iso.datetime(),
  /** What the visitor agreed to, with its edition; empty of what is older than that was kept. */
  consentText: z.string(),
  /** Shortened after the configured days. */
  address: z.string(),
  agent: z.string(),
  history: z.array(MessageEvent),
  merged: z.array(Short.extend({ version: z.int() })),
  /** Others of the same e-mail address or telephone number, the newest first; ten at most. */
  similar: z.array(Short.extend({ version: z.int(), createTime: z.iso.datetime() })),
  /** What was mailed about it. */
  mails: z.array(
    z.object({
      id: z.int(),
      topic: z.string(),
      recipient: z.string(),
      state: z.enum(['waiting', 'sent', 'dead', 'discarded']),
      error: z.string(),
      time: z.iso.datetime(),
    }),
  ),
})
export type MessageDetail = z.output<typeof MessageDetail>

/** What the badge shows; each counts to 1,000. */
export const MessageCounts = z.object({
  new: z.int(),
  /** Assigned to the asker and not answered. */
  mine: z.int(),
  /** Open, and their time has passed. */
  overdue: z.int(),
  /** The newest message that is no spam. */
  newest: z.int().nullable(),
})
export type MessageCounts = z.output<typeof MessageCounts>

/** How many there are in each state; each counts to 1,000. */
export const MessageStates = z.record(z.enum(MESSAGE_STATES), z.int())
export type MessageStates = z.output<typeof MessageStates>

/** Somebody who may be given messages. */
export const MessagePerson = z.object({ id: z.int(), name: z.string(), username: z.string() })
export type MessagePerson = z.output<typeof MessagePerson>

/** A letter as it would be sent. */
export const AnswerLetter = z.object({
  to: z.string(),
  fromName: z.string(),
  replyTo: z.string(),
  subject: z.string(),
  text: z.string(),
})
export type AnswerLetter = z.output<typeof AnswerLetter>

/** An answer kept for the next time; `{{name}}` and the like are filled in when it is used. */
export const CannedAnswer = z.object({
  id: z.int(),
  version: z.int(),
  title: z.string(),
  body: Text,
  updateTime: z.iso.datetime(),
})
export type CannedAnswer = z.output<typeof CannedAnswer>
