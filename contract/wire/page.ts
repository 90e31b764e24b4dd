// Lists that come a page at a time.
import { z } from 'zod'
import { queryNumber } from '#contract/inputs/number.ts'

/** `page` counts from 1; `limit` is at most 100 (decision 3). */
export const PageQuery = z.strictObject({
  page: queryNumber(1, 1_000_000).default(1),
  limit: queryNumber(1, 100).default(20),
})
export type PageQuery = z.output<typeof PageQuery>

export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ total: z.int(), items: z.array(item) })

/** `field` or `-field` from an allowed list; anything else is refused, so a sort value never reaches SQL as text. */
export const sortBy = <const Field extends string>(fields: readonly [Field, ...Field[]]) =>
  z.enum(fields.flatMap((field) => [field, `-${field}`] as const) as [Field | `-${Field}`])

/** What a person types to find something. */
export const Keyword = z.string().trim().max(100)

/** No list counts or skips further than this, so that a list of a million rows answers like one of a thousand. */
export const COUNTED = 10_000

/** A page of a list that may be long: `more` says that `total` stopped counting, at `COUNTED` or sooner. */
export const longPageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ total: z.int(), more: z.boolean(), items: z.array(item) })

/** A span of time in a query: from the first moment to before the second. */
export const TimeSpan = { from: z.iso.datetime().optional(), until: z.iso.datetime().optional() }
