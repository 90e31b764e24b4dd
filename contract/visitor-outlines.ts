// The outlines of the calls that anybody may make. The build runs this file and keeps its value alone (vite.config.ts).

import { SPECIMEN_CALLS } from '#contract/kinds/own-specimen.ts'
import type { Call } from '#contract/wire/call.ts'
import { CALLS } from './calls.ts'
import { outlinesOf } from './outlines.ts'

export const VISITOR_OUTLINES = outlinesOf(
  [...CALLS, ...Object.values<Call>(SPECIMEN_CALLS)].filter(({ access }) => access === 'anyone'),
)
