// The outlines of the calls that anybody may make. The build runs this file and keeps its value alone (vite.config.ts).
import { CALLS } from './calls.ts'
import { outlinesOf } from './outlines.ts'

export const VISITOR_OUTLINES = outlinesOf(CALLS.filter(({ access }) => access === 'anyone'))
