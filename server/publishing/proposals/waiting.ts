// Proposals of programs that wait for people: those that are whole, with changes that nobody decided.
import { sql } from 'kysely'
import type { WaitingProposal } from '#contract/console/waiting.ts'
import { WAITING_COUNTED, WAITING_NAMED } from '#contract/console/waiting-groups.ts'
import { isoTime } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'

const openChanges = sql<number>`((select count(*) from proposal_change
  inner join proposal_page on proposal_page.id = proposal_change.page_id
  where proposal_page.proposal_id = proposal.id and proposal_change.decision = 'open')
  + (select count(*) from proposal_record
  where proposal_record.proposal_id = proposal.id and proposal_record.decision = 'open'))`

/** The longest waiting first. */
export async function proposalsFor(db: Db): Promise<{ count: number; items: WaitingProposal[] }> {
  const rows = await db
    .selectFrom('proposal')
    .select(['id', 'name', 'program', 'person', 'updated_at', openChanges.as('changes')])
    .where('state', '=', 'ready')
    .where(openChanges, '>', 0)
    .orderBy('id')
    .limit(WAITING_COUNTED)
    .execute()
  return {
    count: rows.length,
    items: rows.slice(0, WAITING_NAMED).map(({ id, name, program, person, changes, updated_at }) => ({
      ...{ id, name, program: program || person, changes: Number(changes), time: isoTime(updated_at) },
    })),
  }
}
