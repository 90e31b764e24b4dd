// Which proposals and which kinds of records somebody gets at.
import { CODE } from '#contract/wire/answer.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { Failure, notFound } from '#server/failure.ts'
import { mayCall, mustMay } from '#server/http/callers/guard.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import { mustFindProposal } from './rows.ts'

const words = serverTexts('server/publishing/proposals')

export type Kinds = ReadonlyMap<Kind, ContentKind>

/** The kind, if the person may see its records; throws `Failure` 403. */
export function kindFor(kinds: Kinds, kind: Kind, person: Person): ContentKind {
  const found = kinds.get(kind)
  if (!found?.calls.revisions) throw notFound()
  mustMay(person, found.calls.revisions.access)
  return found
}
export const maySee = (kinds: Kinds, kind: Kind, person: Person) => {
  const access = kinds.get(kind)?.calls.revisions?.access
  return access !== undefined && mayCall(person, access)
}

/** The proposal, held until the end of the transaction; throws `Failure` 404, and 422 when it is closed. */
export async function hold(within: Db, id: number) {
  await within
    .updateTable('proposal')
    .set((row) => ({ updated_at: row.ref('updated_at') }))
    .where('id', '=', id)
    .execute()
  const row = await mustFindProposal(within, id)
  if (row.state === 'closed') throw new Failure(CODE.unprocessable, words.closed)
  return row
}
