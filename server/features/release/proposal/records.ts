// Records that programs propose to add: put into a proposal, looked at and left out. Adding one is the ordinary call of its kind.
import type { ProposedRecordRow } from '#contract/content/proposal.ts'
import {
  proposedRecordCalls as calls,
  PROPOSED_RECORDS,
  type WholeProposedRecord,
} from '#contract/content/proposed-record.ts'
import { storedText } from '#contract/fields/walk.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, notFound } from '#server/failure.ts'
import { mayCall } from '#server/http/callers/guard.ts'
import { kindFor } from '#server/http/callers/seen-kinds.ts'
import { type Router, serve } from '#server/http/serve.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import type { Parts } from '#server/parts.ts'
import { isoTime } from '#server/publishing/kind.ts'
import { checkProposing } from '#server/publishing/lifecycle/limits.ts'
import { mustKeepTerms } from '#server/publishing/proposals/taking.ts'
import type { Db } from '#server/storage/open.ts'
import { totalOf } from '#server/storage/total.ts'
import { serverTexts } from '#server/texts.ts'
import { callBeside, newRecordIn } from './proposed.ts'
import { hold, holdOwn, type Kinds, programOf } from './reach.ts'

const words = serverTexts('server/publishing/proposals')

/** The records that a proposal would add, in the order in which the program came to them. */
export async function recordsOf(db: Db, proposalId: number): Promise<ProposedRecordRow[]> {
  const rows = await db
    .selectFrom('proposal_record')
    .select(['id', 'kind', 'title', 'decision'])
    .where('proposal_id', '=', proposalId)
    .orderBy('id')
    .execute()
  return rows.map(({ title, ...row }) => ({ ...row, title: storedText(title) }))
}

/** How many records a proposal would add. */
export const recordCount = (db: Db, proposalId: number) =>
  totalOf(db.selectFrom('proposal_record').where('proposal_id', '=', proposalId))

export function recordRoutes(router: Router, { storage, site, now }: Parts, kinds: Kinds) {
  const { db } = storage
  const mustFindRecord = async (within: Db, id: number) => {
    const row = await within.selectFrom('proposal_record').selectAll().where('id', '=', id).executeTakeFirst()
    if (!row) throw notFound()
    return row
  }
  async function whole(id: number, person: Person): Promise<WholeProposedRecord> {
    const row = await mustFindRecord(db, id)
    const kind = kindFor(kinds, row.kind, person)
    return {
      ...{ id, kind: row.kind, title: storedText(row.title), decision: row.decision },
      ...{ content: JSON.parse(row.content) as Record<string, unknown>, why: row.why },
      by: row.decided_by,
      time: row.decided_at > 0 ? isoTime(row.decided_at) : null,
      entryId: row.entry_id,
      may: !person.program && mayCall(person, callBeside(kind, 'add').access),
    }
  }

  serve(router, calls.propose, async ({ proposal, kind: name, content, why }, asking) => {
    const program = programOf(asking)
    const kind = kindFor(kinds, name, asking.person)
    const { draft, title } = newRecordIn(kind, content, site.settings().language)
    checkProposing(kind.rules, null, draft, { ...asking.person, languages: program.languages })
    await mustKeepTerms(db, draft, { paths: Object.keys(draft), site: site.settings().language })
    return db.transaction().execute(async (within) => {
      const { name: recordName, state } = await holdOwn(within, proposal, program.id)
      if ((await recordCount(within, proposal)) >= PROPOSED_RECORDS)
        throw new Failure(CODE.unprocessable, words.tooManyRecords({ most: PROPOSED_RECORDS }))
      const row = {
        ...{ proposal_id: proposal, kind: name, title: JSON.stringify(title), why },
        ...{ content: JSON.stringify(draft), decision: 'open' as const, decided_by: null, entry_id: null },
      }
      const made = await within
        .insertInto('proposal_record')
        .values(row)
        .returning('id')
        .executeTakeFirstOrThrow()
      await within
        .updateTable('proposal')
        .set({ state: 'writing', updated_at: now() })
        .where('id', '=', proposal)
        .execute()
      const after = { kind: name, record: made.id, state: 'writing' }
      await asking.record(within, { recordId: proposal, recordName, before: { state }, after })
      return made
    })
  })
  serve(router, calls.read, ({ id }, { person }) => whole(id, person))
  serve(router, calls.leave, async ({ id, open }, { person, record }) => {
    const { kind, proposal_id } = await mustFindRecord(db, id)
    kindFor(kinds, kind, person)
    await db.transaction().execute(async (within) => {
      const { name } = await hold(within, proposal_id)
      const set = await within
        .updateTable('proposal_record')
        .set(
          open
            ? { decision: 'open', decided_by: null, decided_at: 0 }
            : { decision: 'left', decided_by: person.username, decided_at: now() },
        )
        .where('id', '=', id)
        // What was added is a record by now: whoever does not want it removes it.
        .where('decision', '=', open ? 'left' : 'open')
        .executeTakeFirst()
      const after = { record: id, decision: open ? 'open' : 'left', changed: Number(set.numUpdatedRows) }
      await record(within, { recordId: proposal_id, recordName: name, after })
    })
    return whole(id, person)
  })
}
