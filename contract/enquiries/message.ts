// Enquiries as visitors send them (decision 29).
import { z } from 'zod'
import { Id, QueryId } from '#contract/inputs/number.ts'
import { LanguageQuery, ShownIn } from '#contract/languages/language.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { Picture } from '#contract/media/media.ts'
import { defineCall } from '#contract/wire/call.ts'
import { KINDS } from '#contract/wire/kind.ts'
import { TRAIL_LENGTH, TRAIL_PAGES } from './enquiry.ts'

/** Longer than any field may be: what is too long is said by field, in `enquiryProblems`. */
const text = z.string().max(20_000).default('')

/** What the form sends. `memo` is left empty by people, `form` is what `message/form` answered. */
export const NewMessage = z.strictObject({
  name: text,
  phone: text,
  email: text,
  company: text,
  country: text,
  subject: text,
  content: text,
  /** The published record that it is about. */
  aboutId: Id.nullable().default(null),
  /** The same, as it was called while only products were asked about. */
  productId: Id.nullable().default(null),
  consent: z.boolean().default(false),
  memo: z.string().max(20_000).default(''),
  form: z.string().max(300).default(''),
  /** The pages of this visit, in their order. */
  trail: z.array(z.string().max(TRAIL_LENGTH)).max(TRAIL_PAGES).default([]),
  /** The language that the visitor reads; else the one of the request. */
  language: z.enum(LANGUAGES).optional(),
})
export type NewMessage = z.output<typeof NewMessage>

/** A published record as the form shows what is asked about. */
export const AskedAbout = z.object({
  kind: z.enum(KINDS),
  /** What its kind is called: `Case study`. */
  kindName: z.string(),
  id: z.int(),
  /** The path of its page, without the language in front: `/newsDetail/3-annual-meeting`. */
  address: z.string(),
  title: z.string(),
  /** The model of a product, else empty. */
  code: z.string(),
  picture: Picture.nullable(),
  shownIn: ShownIn,
})
export type AskedAbout = z.output<typeof AskedAbout>

export const messageCalls = {
  form: defineCall({
    path: '/api/web/message/form',
    access: 'anyone',
    takes: 'body',
    input: z.strictObject({}),
    output: z.object({ form: z.string() }),
    summary: 'A signed token with its time, which an inquiry is sent with.',
  }),
  about: defineCall({
    path: '/api/web/message/about',
    access: 'anyone',
    takes: 'query',
    input: z.strictObject({ id: QueryId, lang: LanguageQuery.optional() }),
    output: AskedAbout,
    madeFrom: [...KINDS, 'media'],
    summary: 'What the form says of a published record that an inquiry is about.',
  }),
  add: defineCall({
    path: '/api/web/message/add',
    access: 'anyone',
    takes: 'body',
    input: NewMessage,
    output: z.object({ number: z.string() }),
    once: true,
    summary: 'Stores an inquiry and answers the number it can be quoted by. Send an Idempotency-Key with it.',
  }),
}
