// Four eyes: what must be approved before visitors see it, by whom, and what is said about it on the way (decision 59).
import { z } from 'zod'
import { Id, QueryId, Version } from '#contract/inputs/number.ts'
import { DECLARED_PAGES, declaredKeys } from '#contract/kinds/declared.ts'
import { Text } from '#contract/languages/language.ts'
import { defineCall } from '#contract/wire/call.ts'
import { KINDS } from '#contract/wire/kind.ts'
import { PageQuery, pageOf } from '#contract/wire/page.ts'
import { FIELD_GROUPS } from './touched.ts'

/** People who approve what the same rule asks for, at most. */
export const APPROVALS = 2
export const COMMENT_LENGTH = 2_000
export const REASON_LENGTH = 500
/** Comments on one record that are kept while it is under review, and people named in one. */
export const COMMENTS = 500
export const MENTIONS = 10

const Kind = z.enum(KINDS)
const Person = z.object({ id: z.int(), username: z.string(), nickName: z.string() })
export type ReviewPerson = z.output<typeof Person>

/** How many must approve what changes in each group of fields; a group without a number of its own counts as `general`. */
const Approvals = z.int().min(0).max(APPROVALS)
export const ReviewRule = z.strictObject({
  kind: Kind,
  general: Approvals,
  price: Approvals,
  legal: Approvals,
})
export type ReviewRule = z.output<typeof ReviewRule>
export const ReviewRules = z.object({ version: z.int(), rules: z.array(ReviewRule) })
export type ReviewRules = z.output<typeof ReviewRules>

/** `none`: nobody asked yet, or nothing is to be approved; `inReview`: somebody approved or has something to say. */
export const REVIEW_STATES = ['none', 'asked', 'inReview', 'approved', 'returned'] as const

const Said = z.object({ by: Person.nullable(), time: z.iso.datetime(), text: z.string() })

/** Where one record stands between whoever wrote it and whoever publishes it. */
export const Review = z.object({
  kind: Kind,
  id: z.int(),
  title: Text,
  version: z.int(),
  /** What visitors see; null when nothing. */
  shownVersion: z.int().nullable(),
  /** A rule asks for approvals of records of this kind. */
  ruled: z.boolean(),
  state: z.enum(REVIEW_STATES),
  /** What changed of it has to be approved, by how many, and who did for exactly this version. */
  needs: z.array(z.object({ group: z.enum(FIELD_GROUPS), approvals: z.int(), by: z.array(Person) })),
  /** Nothing is missing any more. */
  approved: z.boolean(),
  asked: Said.nullable(),
  returned: Said.nullable(),
  /** Who approved a version that was changed since. */
  before: z.array(z.object({ by: Person, version: z.int() })),
  /** What the asker may do now; `why` says what keeps them from approving. */
  may: z.object({ ask: z.boolean(), approve: z.boolean(), takeBack: z.boolean(), urgent: z.boolean() }),
  why: z.enum(['author', 'limits', 'right']).nullable(),
  comments: z.int(),
})
export type Review = z.output<typeof Review>

export const ReviewComment = z.object({
  id: z.int(),
  /** The field that it is about: `summary.es`; '' for the record. */
  field: z.string(),
  text: z.string(),
  by: Person.nullable(),
  version: z.int(),
  time: z.iso.datetime(),
  mentions: z.array(Person),
  done: z.boolean(),
})
export type ReviewComment = z.output<typeof ReviewComment>

const Content = z.record(z.string(), z.unknown())
export const WholeReview = Review.extend({
  shown: Content.nullable(),
  content: Content,
  /** Where it stood and stands, such as the type of a product. */
  shownUnder: z.int().nullable(),
  under: z.int().nullable(),
  said: z.array(ReviewComment),
})
export type WholeReview = z.output<typeof WholeReview>

export const REVIEW_LISTS = ['waiting', 'asked', 'returned', 'all'] as const
export const ReviewRow = z.object({
  kind: Kind,
  id: z.int(),
  title: Text,
  state: z.enum(REVIEW_STATES),
  /** Changed since it was approved. */
  void: z.boolean(),
  asked: Said,
  returned: Said.nullable(),
  comments: z.int(),
})
export type ReviewRow = z.output<typeof ReviewRow>

const READS = ['web_homepage', 'web_aboutus', 'web_product_type', 'web_product', ...DECLARED_PAGES] as const
const WRITES = [
  'web_homepage:update',
  'web_aboutus:update',
  'web_product_type:update',
  'web_product:update',
  ...declaredKeys('update'),
] as const
const REVIEWS = [
  'web_homepage:review',
  'web_aboutus:review',
  'web_product_type:review',
  'web_product:review',
  ...declaredKeys('review'),
] as const

const One = z.strictObject({ kind: Kind, id: Id })
const Exact = One.extend({ version: Version })
const Reason = z.string().trim().min(1).max(REASON_LENGTH)

export const reviewCalls = {
  list: defineCall({
    path: '/api/web/review/list',
    access: 'web_review',
    takes: 'query',
    background: true,
    input: PageQuery.extend({ list: z.enum(REVIEW_LISTS).default('waiting') }),
    output: pageOf(ReviewRow),
    summary:
      'Reviews that wait for the asker, that the asker asked for, that came back to them, or all they may see.',
  }),
  of: defineCall({
    path: '/api/web/review/of',
    access: READS,
    takes: 'query',
    background: true,
    input: z.strictObject({ kind: Kind, id: QueryId }),
    output: Review,
    summary: 'Where one record stands: what must be approved, who did, and what the asker may do.',
  }),
  read: defineCall({
    path: '/api/web/review/read',
    access: READS,
    takes: 'query',
    input: z.strictObject({ kind: Kind, id: QueryId }),
    output: WholeReview,
    summary: 'The same with what visitors see, what they would see, and all comments.',
  }),
  ask: defineCall({
    path: '/api/web/review/ask',
    access: WRITES,
    takes: 'body',
    input: Exact.extend({ note: z.string().trim().max(REASON_LENGTH).default('') }),
    output: Review,
    logs: 'review:ask',
    summary: 'Asks those who may approve a record to look at it; they are told by mail.',
  }),
  withdraw: defineCall({
    path: '/api/web/review/withdraw',
    access: WRITES,
    takes: 'body',
    input: One,
    output: Review,
    logs: 'review:withdraw',
    summary: 'Takes back that somebody asked; what was approved counts no more.',
  }),
  approve: defineCall({
    path: '/api/web/review/approve',
    access: REVIEWS,
    takes: 'body',
    input: Exact,
    output: Review,
    logs: 'review:approve',
    summary: 'Approves exactly this version; never one that the asker wrote at.',
  }),
  takeBack: defineCall({
    path: '/api/web/review/takeBack',
    access: REVIEWS,
    takes: 'body',
    input: One,
    output: Review,
    logs: 'review:withdraw',
    summary: 'Takes an own approval back, as long as the version is not published.',
  }),
  giveBack: defineCall({
    path: '/api/web/review/giveBack',
    access: REVIEWS,
    takes: 'body',
    input: Exact.extend({ reason: Reason }),
    output: Review,
    logs: 'review:giveBack',
    summary: 'Returns a record to whoever asked, with a reason that they are told by mail.',
  }),
  comment: defineCall({
    path: '/api/web/review/comment',
    access: READS,
    takes: 'body',
    input: One.extend({
      field: z.string().max(200).default(''),
      text: z.string().trim().min(1).max(COMMENT_LENGTH),
      mentions: z.array(Id).max(MENTIONS).default([]),
    }),
    output: WholeReview,
    logs: 'review:comment',
    redacted: ['text'],
    summary:
      'Says something about a field of a record, or about all of it; whoever is mentioned is told by mail.',
  }),
  settle: defineCall({
    path: '/api/web/review/settle',
    access: READS,
    takes: 'body',
    input: One.extend({ comment: Id, done: z.boolean() }),
    output: WholeReview,
    logs: 'review:comment',
    summary: 'Marks a comment as done, or opens it again.',
  }),
  people: defineCall({
    path: '/api/web/review/people',
    access: READS,
    takes: 'query',
    background: true,
    input: z.strictObject({ kind: Kind, keyword: z.string().trim().max(60).default('') }),
    output: z.array(Person),
    summary: 'People who may see records of a kind and can be mentioned.',
  }),
  rules: defineCall({
    path: '/api/web/review/rules',
    access: 'web_review',
    takes: 'query',
    input: z.strictObject({}),
    output: ReviewRules,
    summary: 'How many must approve what, by kind and group of fields.',
  }),
  keepRules: defineCall({
    path: '/api/web/review/keepRules',
    access: 'web_review:rules',
    takes: 'body',
    input: z.strictObject({ version: z.int().min(0), rules: z.array(ReviewRule).max(KINDS.length) }),
    output: ReviewRules,
    fresh: true,
    logs: 'review:update',
    summary: 'Changes how many must approve what; what is published stays.',
  }),
}
