// Which kinds of records somebody gets at, for calls that name the kind in their input.
import type { Call } from '#contract/wire/call.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { notFound } from '#server/failure.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import { mayCall, mustMay } from './guard.ts'

/** A kind whose records have a history to look at. */
type Seen = { calls: { revisions?: Pick<Call, 'access'> } }

/** The kind, if the person may see its records; throws `Failure` 403, or 404 where there is nothing to see. */
export function kindFor<One extends Seen>(kinds: ReadonlyMap<Kind, One>, kind: Kind, person: Person): One {
  const found = kinds.get(kind)
  if (!found?.calls.revisions) throw notFound()
  mustMay(person, found.calls.revisions.access)
  return found
}

/** Whether the person may see records of the kind. */
export function maySee(kinds: ReadonlyMap<Kind, Seen>, kind: Kind, person: Person): boolean {
  const access = kinds.get(kind)?.calls.revisions?.access
  return access !== undefined && mayCall(person, access)
}
