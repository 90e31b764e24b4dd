// Enquiries as visitors send them (decision 29).
import { z } from 'zod'
import { Id } from '#contract/inputs/number.ts'
import { LanguageQuery, ShownIn } from '#contract/languages/language.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { Picture } from '#contract/media/media.ts'
import { defineCall } from '#contract/wire/call.ts'
import { KINDS } from '#contract/wire/kind.ts'
import { TRAIL_LENGTH, TRAIL_PAGES } from './enquiry.ts'
import { FILES } from './enquiry-files.ts'
import { LINES } from './enquiry-lines.ts'
import { FileSecret } from './message-files.ts'
import { NearOffice } from './near-office.ts'
import { Promised } from './own-enquiry.ts'

/** Longer than any field may be: what is too long is said by field, in `enquiryProblems`. */
const text = z.string().max(20_000).default('')

const linePart = z.string().max(2_000).default('')
/** A product that is asked for; `name` says what we do not have a number for. */
export const NewLine = z.strictObject({
  productId: Id.nullable().default(null),
  name: linePart,
  /** Pieces, as they are typed or as a number; empty when nothing is said. */
  quantity: z.union([linePart, z.int().transform(String)]),
  size: linePart,
  medium: linePart,
  code: linePart,
  note: linePart,
})

/** What the form sends. `memo` is left empty by people, `form` is what `message/form` answered. */
export const NewMessage = z.strictObject({
  name: text,
  phone: text,
  email: text,
  company: text,
  country: text,
  subject: text,
  content: text,
  /** The day by which it is wanted, as `2027-02-01`. */
  delivery: text,
  lines: z.array(NewLine).max(LINES).default([]),
  /** The secrets of files that have arrived whole. */
  files: z.array(FileSecret).max(FILES).default([]),
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
  /** Its files are sent by mail to whoever asks. */
  byMail: z.boolean(),
  picture: Picture.nullable(),
  shownIn: ShownIn,
})
export type AskedAbout = z.output<typeof AskedAbout>

export const messageCalls = {
  asked: defineCall({
    path: '/api/web/message/asked',
    access: 'anyone',
    takes: 'query',
    input: z.strictObject({
      /** `15,7,9` */
      ids: z
        .string()
        .regex(/^[1-9]\d{0,14}(,[1-9]\d{0,14}){0,12}$/)
        .meta({ examples: ['3,5'] }),
      lang: LanguageQuery.optional(),
    }),
    output: z.object({ items: z.array(AskedAbout) }),
    madeFrom: [...KINDS, 'media'],
    summary:
      'What the form says of the published records that an inquiry is about, in the order asked for; those that nobody sees are left out.',
  }),
  form: defineCall({
    path: '/api/web/message/form',
    access: 'anyone',
    takes: 'body',
    input: z.strictObject({}),
    output: z.object({ form: z.string() }),
    summary: 'A signed token with its time, which an inquiry is sent with.',
  }),
  add: defineCall({
    path: '/api/web/message/add',
    access: 'anyone',
    takes: 'body',
    input: NewMessage,
    output: z.object({
      ...{ number: z.string(), link: z.string(), promised: Promised },
      /** The nearest by the country or the telephone that was given; null while there is none. */
      office: NearOffice.nullable(),
    }),
    once: true,
    summary:
      'Stores an inquiry and answers the number it can be quoted by, the link by which its sender finds it again, and until when it is answered. Send an Idempotency-Key with it.',
  }),
}
