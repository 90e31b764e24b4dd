// The kinds that need no code of their own on the server: made from their declarations alone.
import { DECLARED_CALLS, SHOWN } from '#contract/kinds/declared-calls.ts'
import { declaredKind } from './declared-kind.ts'

export const SHOWN_KINDS = SHOWN.map((kind) => declaredKind(kind, DECLARED_CALLS[kind.kind]))
