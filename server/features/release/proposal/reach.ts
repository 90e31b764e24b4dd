// Kinds by their names, and a proposal that is held while it is written, by people or by the program that began it.
import { CODE } from '#contract/wire/answer.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { Failure, notFound } from '#server/failure.ts'
import type { AskingPerson } from '#server/http/serve.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import { mustFindProposal } from './rows.ts'

const words = serverTexts('server/publishing/proposals')

export type Kinds = ReadonlyMap<Kind, ContentKind>

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

/** The program that asks; throws `Failure` 403 for people. */
export function programOf({ person: { program } }: AskingPerson) {
  if (!program) throw new Failure(CODE.forbidden, words.forPrograms)
  return program
}

/** The same of a program's own; throws `Failure` 404 for those of others as well. */
export async function holdOwn(within: Db, id: number, tokenId: number) {
  const { token_id } = await mustFindProposal(within, id)
  if (token_id !== tokenId) throw notFound()
  return hold(within, id)
}
