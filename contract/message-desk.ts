// Enquiries as staff work on them (spec §2 web_message).
import { z } from 'zod'
import { defineCall } from '#contract/call.ts'
import { textOf } from '#contract/language.ts'
import { LANGUAGES } from '#contract/language-codes.ts'
import {
  ANSWER,
  ANSWER_SUBJECT,
  CannedAnswer,
  MERGED,
  MessageCounts,
  MessageDetail,
  MessageItem,
  NOTE,
} from '#contract/message-shapes.ts'
import { MESSAGE_STATES, SPAM_REASONS } from '#contract/message-states.ts'
import { Id, QueryId, queryFlag, Version } from '#contract/number.ts'
import { Keyword, longPageOf, PageQuery, sortBy, TimeSpan } from '#contract/page.ts'

/** `assignee` 0: nobody. Without a state, spam is left out. */
export const MessageFilters = z.strictObject({
  state: z.enum([...MESSAGE_STATES, 'open']).optional(),
  assignee: z
    .union([z.literal('0'), z.literal(0)])
    .transform(() => 0)
    .or(QueryId)
    .optional(),
  spamReason: z.enum(SPAM_REASONS).optional(),
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

const CannedFields = { title: z.string().trim().min(1).max(120), body: textOf(ANSWER) }

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
    says: 'A page of the inbox.',
  }),
  read: defineCall({
    path: desk('read'),
    access: 'web_message',
    takes: 'query',
    input: z.strictObject({ id: QueryId }),
    output: MessageDetail,
    says: 'One message with its history, the pages of the visit, and its mail.',
  }),
  counts: defineCall({
    path: desk('counts'),
    access: 'web_message',
    takes: 'query',
    background: true,
    input: z.strictObject({}),
    output: MessageCounts,
    says: 'What the badge shows.',
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
    says: 'A stream of server-sent events: `counts` at the beginning and whenever messages change, a comment as heartbeat.',
  }),
  assign: defineCall({
    path: desk('assign'),
    access: 'web_message:update',
    takes: 'body',
    input: z.strictObject({ ...Target, userId: Id.nullable() }),
    output: MessageDetail,
    logs: 'message:assign',
    says: 'Gives a message to somebody who may see it, or to nobody.',
  }),
  setState: defineCall({
    path: desk('setState'),
    access: 'web_message:update',
    takes: 'body',
    input: z.strictObject({ ...Target, state: z.enum(['new', 'assigned', 'replied', 'closed']) }),
    output: MessageDetail,
    logs: 'message:update',
    says: 'Changes the state of a message.',
  }),
  spam: defineCall({
    path: desk('spam'),
    access: 'web_message:update',
    takes: 'body',
    input: z.strictObject({ ...Target, spam: z.boolean() }),
    output: MessageDetail,
    logs: 'message:spam',
    says: 'Says that a message is spam, or that it is none and comes into the inbox.',
  }),
  note: defineCall({
    path: desk('note'),
    access: 'web_message:update',
    takes: 'body',
    input: z.strictObject({ ...Target, text: z.string().trim().min(1).max(NOTE) }),
    output: MessageDetail,
    logs: 'message:note',
    says: 'Writes a note that staff alone see.',
  }),
  due: defineCall({
    path: desk('due'),
    access: 'web_message:update',
    takes: 'body',
    input: z.strictObject({ ...Target, dueTime: z.iso.datetime().nullable() }),
    output: MessageDetail,
    logs: 'message:update',
    says: 'Says until when a message is to be answered.',
  }),
  reply: defineCall({
    path: desk('reply'),
    access: 'web_message:reply',
    takes: 'body',
    input: z.strictObject({
      ...Target,
      language: z.enum(LANGUAGES),
      subject: z.string().trim().min(1).max(ANSWER_SUBJECT),
      /** Plain text; `{{name}}`, `{{number}}`, `{{company}}`, `{{product}}` and `{{sender}}` are filled in. */
      body: z.string().trim().min(1).max(ANSWER),
      close: z.boolean().default(false),
    }),
    output: MessageDetail,
    logs: 'message:reply',
    says: 'Answers by mail.',
  }),
  merge: defineCall({
    path: desk('merge'),
    access: 'web_message:update',
    takes: 'body',
    input: z.strictObject({ ...Target, others: z.array(z.strictObject(Target)).min(1).max(MERGED) }),
    output: MessageDetail,
    logs: 'message:merge',
    says: 'Closes others as the same enquiry as this one.',
  }),
  exportAll: defineCall({
    path: desk('export'),
    access: 'web_message:export',
    takes: 'query',
    form: 'file',
    input: MessageFilters,
    output: z.unknown(),
    logs: 'message:export',
    says: 'Every matching message as an xlsx file.',
  }),
  canned: defineCall({
    path: desk('canned'),
    access: 'web_message',
    takes: 'query',
    input: z.strictObject({}),
    output: z.array(CannedAnswer),
    says: 'The canned answers.',
  }),
  addCanned: defineCall({
    path: desk('addCanned'),
    access: 'web_message:canned',
    takes: 'body',
    input: z.strictObject(CannedFields),
    output: CannedAnswer,
    logs: 'message:canned',
    says: 'Keeps an answer for the next time.',
  }),
  updateCanned: defineCall({
    path: desk('updateCanned'),
    access: 'web_message:canned',
    takes: 'body',
    input: z.strictObject({ ...Target, ...CannedFields }),
    output: CannedAnswer,
    logs: 'message:canned',
    says: 'Changes a canned answer.',
  }),
  removeCanned: defineCall({
    path: desk('removeCanned'),
    access: 'web_message:canned',
    takes: 'body',
    input: z.strictObject(Target),
    output: z.null(),
    logs: 'message:canned',
    says: 'Removes a canned answer.',
  }),
}
