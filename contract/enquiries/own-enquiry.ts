// An enquiry as whoever sent it reads it, by a link that nobody else has.
import { z } from 'zod'
import { QUOTE_STATES } from '#contract/quotes/quote-states.ts'
import { AskedLine } from './message-shapes.ts'
import { NearOffice } from './near-office.ts'

/** What is said at once when an enquiry has arrived. */
export const Promised = z.object({
  /** Until when an answer is promised; null for what nothing is promised of. */
  time: z.iso.datetime().nullable(),
  /** The zone of the office that answers. */
  zone: z.string(),
})

export const OwnEnquiry = z.object({
  number: z.string(),
  link: z.string(),
  state: z.enum(['received', 'working', 'answered', 'closed']),
  time: z.iso.datetime(),
  promised: Promised,
  office: NearOffice.nullable(),
  ...{ name: z.string(), email: z.string(), phone: z.string(), country: z.string() },
  delivery: z.string(),
  lines: z.array(AskedLine),
  thread: z.array(
    z.object({
      time: z.iso.datetime(),
      by: z.enum(['visitor', 'staff']),
      text: z.string(),
      files: z.array(z.string()),
    }),
  ),
  /** Files that may still be added. */
  room: z.int(),
  /** Pages of the visit that came along. */
  pages: z.int(),
  /** The text that was agreed to; empty of what is older than that was kept. */
  consent: z.string(),
  erasureAsked: z.boolean(),
  /** The quote that answers it; null while none was sent. */
  quote: z
    .object({
      ...{ number: z.string(), edition: z.int(), state: z.enum(QUOTE_STATES), ended: z.boolean() },
      ...{ validUntil: z.string(), total: z.number(), currency: z.string() },
    })
    .nullable(),
})
export type OwnEnquiry = z.output<typeof OwnEnquiry>
