// What the console knows of the calls of staff without their schemas. The build runs this file and keeps its values alone (vite.config.ts).
import { takesKey } from '#contract/wire/call.ts'
import { CALLS } from './calls.ts'
import { outlinesOf } from './outlines.ts'

export const STAFF_OUTLINES = outlinesOf(CALLS.filter(({ access }) => access !== 'anyone'))

/** The paths of the writes that go under an Idempotency-Key. */
export const STAFF_KEYED = CALLS.filter((call) => call.access !== 'anyone' && takesKey(call)).map(
  ({ path }) => path,
)
