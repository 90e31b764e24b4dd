// What the console knows of the calls of staff without their schemas. The build runs this file and keeps its values alone (vite.config.ts).

import { SPECIMEN_CALLS } from '#contract/kinds/own-specimen.ts'
import { type Call, takesKey } from '#contract/wire/call.ts'
import { CALLS } from './calls.ts'
import { outlinesOf } from './outlines.ts'

const OF_STAFF = [...CALLS, ...Object.values<Call>(SPECIMEN_CALLS)].filter(
  ({ access }) => access !== 'anyone',
)

export const STAFF_OUTLINES = outlinesOf(OF_STAFF)

/** The paths of the writes that go under an Idempotency-Key. */
export const STAFF_KEYED = OF_STAFF.filter(takesKey).map(({ path }) => path)
