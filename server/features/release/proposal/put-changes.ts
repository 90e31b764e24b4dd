// Changes of a record put into a proposal, by a program or by the translation desk (decisions 62 and 63).
import { PROPOSAL_CHANGES } from '#contract/content/proposal.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { Failure } from '#server/failure.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import { isWithin, type Proposed } from './proposed.ts'
import { pageOf } from './rows.ts'

const words = serverTexts('server/publishing/proposals')

type Of = { proposal: number; kind: Kind; id: number; version: number; now: number }

/**
 * Puts them in, in the transaction in which the proposal is held; it is being written again. Throws `Failure` 422 when somebody
 * decided about one of the places already, or when the proposal is full.
 */
export async function putChanges(
  within: Db,
  { proposal, kind, id, version, now }: Of,
  changes: readonly (Proposed & { why: string })[],
) {
  const known = await pageOf(within, proposal, kind, id)
  const page =
    known?.id ??
    (
      await within
        .insertInto('proposal_page')
        .values({ proposal_id: proposal, entry_id: id, kind, read_version: version })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id
  await within.updateTable('proposal_page').set({ read_version: version }).where('id', '=', page).execute()
  await dropOpen(within, page, changes)
  const made = []
  for (const { path, before, after, why } of changes) {
    const row = await within
      .insertInto('proposal_change')
      .values({
        ...{ page_id: page, path, why, decision: 'open' },
        ...{ before: JSON.stringify(before), after: JSON.stringify(after), decided_by: null, instead: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    made.push({ id: row.id, path })
  }
  if ((await changeCount(within, proposal)) > PROPOSAL_CHANGES)
    throw new Failure(CODE.unprocessable, words.tooManyChanges({ most: PROPOSAL_CHANGES }))
  await within
    .updateTable('proposal')
    .set({ state: 'writing', updated_at: now })
    .where('id', '=', proposal)
    .execute()
  return { page, changes: made }
}

/**
 * A change that nobody decided gives way to the new one of its path, of what lies in it or around it. What somebody decided stays:
 * throws `Failure` 422, since proposing it again would talk over a person.
 */
async function dropOpen(within: Db, page: number, given: readonly { path: string }[]) {
  const rows = await within
    .selectFrom('proposal_change')
    .select(['id', 'path', 'decision'])
    .where('page_id', '=', page)
    .execute()
  for (const { id, path, decision } of rows) {
    if (!given.some((one) => isWithin(one.path, path) || isWithin(path, one.path))) continue
    if (decision !== 'open') throw new Failure(CODE.unprocessable, words.decided({ path }))
    await within.deleteFrom('proposal_change').where('id', '=', id).execute()
  }
}

/** How many changes a proposal holds. */
export async function changeCount(within: Db, proposal: number) {
  const { count } = await within
    .selectFrom('proposal_change')
    .innerJoin('proposal_page', 'proposal_page.id', 'proposal_change.page_id')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('proposal_id', '=', proposal)
    .executeTakeFirstOrThrow()
  return Number(count)
}
