// Proposals as they stand in the store, and as people look at them.
import { sql } from 'kysely'
import { valueAt } from '#contract/content/merge.ts'
import type { ProposalPage, ProposalRow, ProposedChange } from '#contract/content/proposal.ts'
import { same } from '#contract/content/same.ts'
import { storedText } from '#contract/fields/walk.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { notFound } from '#server/failure.ts'
import { isoTime } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import type { ProposalTables } from '#server/storage/tables/proposal-tables.ts'
import { totalOf } from '#server/storage/total.ts'

const MICRO = 1_000_000
type Counts = ProposalRow['counts']

/** How many changes of a proposal, or of a page of it, are decided and how. */
async function countsOf(db: Db, ids: readonly number[], by: 'proposal_id' | 'page_id') {
  const counts = new Map(ids.map((id): [number, Counts] => [id, { open: 0, taken: 0, left: 0 }]))
  if (ids.length === 0) return counts
  const column = by === 'page_id' ? 'proposal_change.page_id' : 'proposal_page.proposal_id'
  const rows = await db
    .selectFrom('proposal_change')
    .innerJoin('proposal_page', 'proposal_page.id', 'proposal_change.page_id')
    .select([sql.ref<number>(column).as('of'), 'decision', sql<number>`count(*)`.as('count')])
    .where(column, 'in', ids)
    .groupBy([column, 'decision'])
    .execute()
  for (const { of, decision, count } of rows) {
    const found = counts.get(of)
    if (found) found[decision] = Number(count)
  }
  if (by === 'proposal_id') await countRecords(db, ids, counts)
  return counts
}
/** A record that a proposal would add is decided as one change is. */
async function countRecords(db: Db, ids: readonly number[], counts: ReadonlyMap<number, Counts>) {
  const rows = await db
    .selectFrom('proposal_record')
    .select(['proposal_id', 'decision', sql<number>`count(*)`.as('count')])
    .where('proposal_id', 'in', ids)
    .groupBy(['proposal_id', 'decision'])
    .execute()
  for (const { proposal_id, decision, count } of rows) {
    const found = counts.get(proposal_id)
    if (found) found[decision] += Number(count)
  }
}
const NONE = { open: 0, taken: 0, left: 0 }

type Stored = Omit<ProposalTables['proposal'], 'id' | 'calls' | 'closed_at'> & { id: number; calls: number }

/** A row as it is told; `counts` are those of all its pages. */
const shown = (row: Stored, counts = NONE): ProposalRow => ({
  ...{ id: row.id, name: row.name, note: row.note, model: row.model, state: row.state },
  cost: row.cost === null ? null : Number(row.cost) / MICRO,
  ...{ program: row.program, person: row.person, calls: row.calls, counts },
  createTime: isoTime(row.created_at),
  updateTime: isoTime(row.updated_at),
})

export async function mustFindProposal(db: Db, id: number) {
  const row = await db.selectFrom('proposal').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export async function oneProposal(db: Db, id: number): Promise<ProposalRow> {
  const row = await mustFindProposal(db, id)
  return shown(row, (await countsOf(db, [id], 'proposal_id')).get(id))
}

type Query = { page: number; limit: number; sort: string; state?: ProposalRow['state'] | undefined }

/** A page of them, in the order that they were begun in, or the other way round. */
export async function proposalPage(db: Db, { page, limit, sort, state }: Query) {
  let rows = db.selectFrom('proposal')
  if (state) rows = rows.where('state', '=', state)
  const found = await rows
    .selectAll()
    .orderBy('id', sort.startsWith('-') ? 'desc' : 'asc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const counts = await countsOf(
    db,
    found.map(({ id }) => id),
    'proposal_id',
  )
  return { total: await totalOf(rows), items: found.map((row) => shown(row, counts.get(row.id))) }
}

const pageRows = (db: Db) =>
  db
    .selectFrom('proposal_page')
    .innerJoin('entry', 'entry.id', 'proposal_page.entry_id')
    .select([
      'proposal_page.id',
      'proposal_page.kind',
      'proposal_id',
      'entry_id',
      'read_version',
      'entry.title',
    ])
    .where('entry.trashed_at', 'is', null)

/** The records of a proposal that are there, in the order in which the program came to them. */
export async function pagesOf(db: Db, proposalId: number): Promise<ProposalPage[]> {
  const rows = await pageRows(db).where('proposal_id', '=', proposalId).orderBy('proposal_page.id').execute()
  const counts = await countsOf(
    db,
    rows.map(({ id }) => id),
    'page_id',
  )
  return rows.map(({ id, kind, entry_id, title }) => ({
    ...{ id, kind, entryId: entry_id, title: storedText(title), counts: counts.get(id) ?? NONE },
  }))
}

/** One page; throws `Failure` 404, also when its record lies in the trash. */
export async function mustFindPage(db: Db, id: number) {
  const row = await pageRows(db).where('proposal_page.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return { ...row, title: storedText(row.title) }
}

/** The changes of a page beside what the record says now. */
export async function changesOf(db: Db, pageId: number, content: unknown): Promise<ProposedChange[]> {
  const rows = await db
    .selectFrom('proposal_change')
    .selectAll()
    .where('page_id', '=', pageId)
    .orderBy('id')
    .execute()
  return rows.map((row): ProposedChange => {
    const [before, after]: unknown[] = [JSON.parse(row.before), JSON.parse(row.after)]
    const now = valueAt(content, row.path) ?? null
    return {
      ...{ id: row.id, path: row.path, before, after, now, why: row.why, decision: row.decision },
      stands: same(now, after) ? 'there' : same(now, before) ? 'fits' : 'changed',
      by: row.decided_by,
      time: row.decided_at > 0 ? isoTime(row.decided_at) : null,
      ...(row.instead !== null && { instead: JSON.parse(row.instead) as unknown }),
    } as ProposedChange
  })
}

/** How many proposals of a token are not closed. */
export const openOf = (db: Db, tokenId: number) =>
  totalOf(db.selectFrom('proposal').where('token_id', '=', tokenId).where('closed_at', '=', 0))

/** Which pages of a kind's records a proposal has; null: it has none of this record. */
export const pageOf = (db: Db, proposalId: number, kind: Kind, entryId: number) =>
  db
    .selectFrom('proposal_page')
    .select('id')
    .where('proposal_id', '=', proposalId)
    .where('entry_id', '=', entryId)
    .where('kind', '=', kind)
    .executeTakeFirst()

/** Every call that was made for a proposal, the latest first. */
export async function callPage(db: Db, id: number, { page, limit }: { page: number; limit: number }) {
  const rows = db.selectFrom('proposal_call').where('proposal_id', '=', id)
  const found = await rows
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return {
    total: await totalOf(rows),
    items: found.map(({ at, proposal_id: _, ...call }) => ({ ...call, time: isoTime(at) })),
  }
}
