// What waits for a person (the head of the dashboard): each group only for who may do something about it.
import { z } from 'zod'
import { Gap } from '#contract/content/content.ts'
import { Text } from '#contract/languages/language.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { KINDS } from '#contract/wire/kind.ts'
import { WAITING_GROUPS } from './waiting-groups.ts'

const Named = z.object({ kind: z.enum(KINDS), id: z.int(), title: Text })

export const WaitingEnquiry = z.object({
  id: z.int(),
  name: z.string(),
  company: z.string(),
  /** Its subject, or how the text begins. */
  about: z.string(),
  language: z.enum(LANGUAGES),
  /** Assigned to the asker; else to nobody. */
  mine: z.boolean(),
  createTime: z.iso.datetime(),
  /** Until when staff want it answered. */
  dueTime: z.iso.datetime().nullable(),
  late: z.boolean(),
})
export type WaitingEnquiry = z.output<typeof WaitingEnquiry>

const Enquiries = z.object({
  /** Not answered yet, of the asker and of nobody; what is late is told of both. */
  mine: z.object({ count: z.int(), late: z.int() }),
  nobody: z.object({ count: z.int(), late: z.int() }),
  /** The asker's first; in both the late ones first, then what is due soonest, then the oldest. */
  items: z.array(WaitingEnquiry),
})

export const WaitingReview = z.object({
  ...Named.shape,
  /** Somebody asks the asker for approval, or returned what the asker asked for. */
  why: z.enum(['asked', 'returned']),
  by: z.string(),
  /** The note, or the reason. */
  said: z.string(),
  time: z.iso.datetime(),
})
export type WaitingReview = z.output<typeof WaitingReview>

export const WaitingProposal = z.object({
  id: z.int(),
  name: z.string(),
  program: z.string(),
  /** Changes that nobody decided. */
  changes: z.int(),
  time: z.iso.datetime(),
})
export type WaitingProposal = z.output<typeof WaitingProposal>

const When = {
  time: z.iso.datetime(),
  /** Languages that what goes out has no text in. */
  missing: z.array(z.enum(LANGUAGES)),
}
export const PlannedToday = z.discriminatedUnion('what', [
  z.object({ what: z.literal('release'), id: z.int(), name: z.string(), entryCount: z.int(), ...When }),
  z.object({
    what: z.literal('publish'),
    ...Named.shape,
    ...When,
    /** It was changed since it was planned; what was planned goes out. */
    changed: z.boolean(),
  }),
  z.object({ what: z.literal('unpublish'), ...Named.shape, time: z.iso.datetime() }),
])
export type PlannedToday = z.output<typeof PlannedToday>

export const BrokenLink = z.discriminatedUnion('why', [
  /** What it leads to lies in the trash, or visitors do not see it. */
  z.object({ from: Named, to: Named, why: z.enum(['trashed', 'unpublished']) }),
  /** What it leads to was removed for good, or never was what the address says. */
  z.object({ from: Named, to: z.object({ id: z.int() }), why: z.literal('gone') }),
])
export type BrokenLink = z.output<typeof BrokenLink>

const ToMend = z.object({
  links: z.array(BrokenLink),
  /** There are more broken links than are named. */
  moreLinks: z.boolean(),
  /** Published records that lack a text in a language or have an older one than its source, the most first. */
  gaps: z.array(z.object({ kind: z.enum(KINDS), gap: Gap, count: z.int() })),
  /** Pictures on published pages without alternative text in some language. */
  pictures: z.int(),
  /** What was given up after the last try. */
  letters: z.int(),
  webhooks: z.int(),
})
export type ToMend = z.output<typeof ToMend>

export const OwnDraft = z.object({
  ...Named.shape,
  /** A short name of its own, such as a product's model. */
  code: z.string(),
  /** Visitors see an older version; else nothing of it. */
  published: z.boolean(),
  updateTime: z.iso.datetime(),
})
export type OwnDraft = z.output<typeof OwnDraft>

export const Waiting = z.object({
  /** Groups that could not be read; they are null here, as those that are not for the asker. */
  failed: z.array(z.enum(WAITING_GROUPS)),
  enquiries: Enquiries.nullable(),
  /** Those that came back first, then those that wait longest. */
  reviews: z.object({ count: z.int(), items: z.array(WaitingReview) }).nullable(),
  /** Those that programs called whole, the longest waiting first. */
  proposals: z.object({ count: z.int(), items: z.array(WaitingProposal) }).nullable(),
  /** What goes out or comes down until the end of the site's day; `next` is the first after it. */
  planned: z
    .object({ items: z.array(PlannedToday), more: z.boolean(), next: PlannedToday.nullable() })
    .nullable(),
  toMend: ToMend.nullable(),
  /** What the asker changed last and visitors do not see, the latest first. */
  drafts: z.object({ count: z.int(), items: z.array(OwnDraft) }).nullable(),
  /** Of a site without products, news and case studies: which of the first steps are done; null for those of others. */
  firstSteps: z
    .object({
      company: z.boolean().nullable(),
      product: z.boolean().nullable(),
      colleague: z.boolean().nullable(),
    })
    .nullable(),
})
export type Waiting = z.output<typeof Waiting>
