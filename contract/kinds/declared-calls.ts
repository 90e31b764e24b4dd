// The calls of the kinds that need none of their own: made from their declarations, each with its exact path and shapes.
import { DECLARED, type Declared } from './declared.ts'
import type { ShownKind } from './kind.ts'
import { kindCalls } from './public-calls.ts'

/** The kinds whose public calls come from their declaration. */
export type Shown = Extract<Declared, { shown: object }>
type CallsOf<K> = K extends ShownKind ? ReturnType<typeof kindCalls<K>> : never

const shows = (kind: Declared): kind is Shown => 'shown' in kind
export const SHOWN: readonly Shown[] = DECLARED.filter(shows)

/** By the name of the kind. */
export const DECLARED_CALLS = Object.fromEntries(
  SHOWN.map((kind) => [kind.kind, kindCalls<Shown>(kind)]),
) as unknown as { [K in Shown as K['kind']]: CallsOf<K> }
