// Enquiries as staff work on them (spec §2 web_message).
import { z } from 'zod'
import { Id, QueryId, queryFlag, Version } from '#contract/inputs/number.ts'
import { Text } from '#contract/languages/language.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { defineCall } from '#contract/wire/call.ts'
import { KINDS } from '#contract/wire/kind.ts'
import { Keyword, longPageOf, PageQuery, sortBy, TimeSpan } from '#contract/wire/page.ts'
import {
  ANSWER,
  ANSWER_SUBJECT,
  AnswerLetter,
  MERGED,
  MessageCounts,
  MessageDetail,
  MessageItem,
  MessagePerson,
  MessageStates,
  NOTE,
} from './message-shapes.ts'
import { MESSAGE_STATES, SPAM_REASONS, STAFF_SPAM_REASONS } from './message-states.ts'

/** `assignee` 0: nobody. Without a state, spam is left out. */
export const MessageFilters = z.strictObject({
  state: z.enum([...MESSAGE_STATES, 'open']).optional(),
  assignee: z
    .union([z.literal('0'), z.literal(0)])
    .transform(() => 0)
    .or(QueryId)
    .optional(),
  spamReason: z.enum(SPAM_REASONS).optional(),
  /** The record that it is about; `productId` finds the same. */
  aboutId: QueryId.optional(),
  productId: QueryId.optional(),
  language: z.enum(LANGUAGES).optional(),
  /** What is due, and its time has passed. */
  overdue: queryFlag.optional(),
  keyword: Keyword.optional(),
  ...TimeSpan,
})
export type MessageFilters = z.output<typeof MessageFilters>

export const MESSAGE_SORTS = ['createTime', 'updateTime', 'dueTime'] as const

const Target = { id: Id, version: Version }

const AnswerFields = {
  language: z.enum(LANGUAGES),
  subject: z.string().trim().min(1).max(ANSWER_SUBJECT),
  /** Plain text; `{{name}}`, `{{number}}`, `{{company}}`, `{{product}}` and `{{sender}}` are filled in. */
  body: z.string().trim().min(1).max(ANSWER),
}

const desk = <const Name extends string>(name: Name) => `/api/web/message/${name}` as const

export const messageDeskCalls = {
  list: defineCall({
    path: desk('list'),
    access: 'web_message',
    takes: 'query',
    input: MessageFilters.extend({
      ...PageQuery.shape,
      /** Pages count on from after this message, in the order asked for. */
      before: QueryId.optional(),
      sort: sortBy(MESSAGE_SORTS).default('-createTime'),
    }),
    output: longPageOf(MessageItem),
    summary: 'A page of the inbox.',
  }),
  read: defineCall({
    path: desk('read'),
    access: 'web_message',
    takes: 'query',
    input: z.strictObject({ id: QueryId }),
    output: MessageDetail,
    summary: 'One message with its history, the pages of the visit, and its mail.',
  }),
  states: defineCall({
    path: desk('states'),
    access: 'web_message',
    takes: 'query',
    background: true,
    input: MessageFilters.omit({ state: true, spamReason: true }),
    output: MessageStates,
    summary: 'How many messages are in each state under the other filters.',
  }),
  people: defineCall({
    path: desk('people'),
    access: 'web_message',
    takes: 'query',
    /** `id`: this person alone, whoever it is. */
    input: z.strictObject({ keyword: Keyword.optional(), id: QueryId.optional() }),
    output: z.array(MessagePerson),
    summary: 'Those who may see messages and so be given one; the first twenty by login name.',
  }),
  products: defineCall({
    path: desk('products'),
    access: 'web_message',
    takes: 'query',
    input: z.strictObject({}),
    output: z.array(z.object({ id: z.int(), kind: z.enum(KINDS), title: Text })),
    summary:
      'The records that somebody asked about, products and others, the newest first; five hundred at most.',
  }),
  counts: defineCall({
    path: desk('counts'),
    access: 'web_message',
    takes: 'query',
    background: true,
    input: z.strictObject({}),
    output: MessageCounts,
    summary: 'What the badge shows.',
  }),
  events: defineCall({
    path: desk('events'),
    method: 'GET',
    access: 'web_message',
    takes: 'query',
    form: 'events',
    background: true,
    input: z.strictObject({}),
    output: z.unknown(),
    summary:
      'A stream of server-sent events: `counts` at the beginning and whenever messages change, a comment as heartbeat.',
  }),
  assign: defineCall({
    path: desk('assign'),
    access: 'web_message:update',
    takes: 'body',
    input: z.strictObject({ ...Target, userId: Id.nullable() }),
    output: MessageDetail,
    logs: 'message:assign',
    summary: 'Gives a message to somebody who may see it, or to nobody.',
  }),
  setState: defineCall({
    path: desk('setState'),
    access: 'web_message:update',
    takes: 'body',
    input: z.strictObject({ ...Target, state: z.enum(['new', 'assigned', 'replied', 'closed']) }),
    output: MessageDetail,
    logs: 'message:update',
    summary: 'Changes the state of a message.',
  }),
  spam: defineCall({
    path: desk('spam'),
    access: 'web_message:update',
    takes: 'body',
    input: z.strictObject({
      ...Target,
      spam: z.boolean(),
      /** Why it is spam; without one the reason from before stands, else `staff`. */
      reason: z.enum(STAFF_SPAM_REASONS).optional(),
    }),
    output: MessageDetail,
    logs: 'message:spam',
    summary: 'Says that a message is spam, or that it is none and comes into the inbox.',
  }),
  note: defineCall({
    path: desk('note'),
    access: 'web_message:update',
    takes: 'body',
    input: z.strictObject({ ...Target, text: z.string().trim().min(1).max(NOTE) }),
    output: MessageDetail,
    logs: 'message:note',
    redacted: ['text'],
    summary: 'Writes a note that staff alone see.',
  }),
  due: defineCall({
    path: desk('due'),
    access: 'web_message:update',
    takes: 'body',
    input: z.strictObject({ ...Target, dueTime: z.iso.datetime().nullable() }),
    output: MessageDetail,
    logs: 'message:update',
    summary: 'Says until when a message is to be answered.',
  }),
  reply: defineCall({
    path: desk('reply'),
    access: 'web_message:reply',
    takes: 'body',
    size: 'text',
    input: z.strictObject({
      ...Target,
      ...AnswerFields,
      close: z.boolean().default(false),
    }),
    output: MessageDetail,
    logs: 'message:reply',
    redacted: ['subject', 'body'],
    summary: 'Answers by mail.',
  }),
  preview: defineCall({
    path: desk('preview'),
    access: 'web_message:reply',
    takes: 'body',
    size: 'text',
    input: z.strictObject({ id: Id, ...AnswerFields }),
    output: AnswerLetter,
    summary: 'The letter that an answer would be.',
  }),
  merge: defineCall({
    path: desk('merge'),
    access: 'web_message:update',
    takes: 'body',
    input: z.strictObject({ ...Target, others: z.array(z.strictObject(Target)).min(1).max(MERGED) }),
    output: MessageDetail,
    logs: 'message:merge',
    summary: 'Closes others as the same inquiry as this one.',
  }),
  unmerge: defineCall({
    path: desk('unmerge'),
    access: 'web_message:update',
    takes: 'body',
    input: z.strictObject(Target),
    output: MessageDetail,
    logs: 'message:merge',
    summary: 'Takes a merged message out again, into the state that it had.',
  }),
  remove: defineCall({
    path: desk('delete'),
    access: 'web_message:delete',
    takes: 'body',
    input: z.strictObject(Target),
    output: z.null(),
    fresh: true,
    logs: 'message:delete',
    summary: 'Erases a message for good with its notes, letters and history, and those merged into it.',
  }),
  exportAll: defineCall({
    path: desk('export'),
    access: 'web_message:export',
    takes: 'query',
    form: 'file',
    input: MessageFilters,
    output: z.unknown(),
    // A name or an address, often.
    redacted: ['keyword'],
    fresh: true,
    logs: 'message:export',
    summary: 'Every matching message as an xlsx file.',
  }),
}
