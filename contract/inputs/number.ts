// Whole numbers as they arrive: digits in a query, numbers in a body, and nothing that merely resembles one.
import { z } from 'zod'
import { wanted } from './wanted.ts'

/** A whole number from `min` to `max` in a query string: plain digits only, so `1e3`, ` 7`, `0x1` and lists are refused. */
export const queryNumber = (min: number, max: number) =>
  z
    .union([z.number(), z.string().regex(/^-?\d{1,16}$/, wanted('wholeNumber'))])
    .transform(Number)
    .pipe(z.int().min(min).max(max))

/** An id in a query string. */
export const QueryId = queryNumber(1, Number.MAX_SAFE_INTEGER)
/** An id in a JSON body. */
export const Id = z.int().min(1)
/** The version of a record that a write was made from (decision 25). */
export const Version = z.int().min(1)

/** `true`/`false`, also as `1`/`0`, in a query string. */
export const queryFlag = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .transform((value) => value === true || value === 'true' || value === '1')
