// The history of records: a whole snapshot at every write, so that any of them can be read and restored by itself.
import type { Revision } from '#contract/content/content.ts'
import { notFound } from '#server/failure.ts'
import { type Entry, isoTime } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import { totalOf } from '#server/storage/total.ts'
import type { WriteOptions } from './write-options.ts'

/** For how long the autosaves of one person become one revision. */
const SITTING_MS = 10 * 60_000

/** Keeps `entry` as it is now; an autosave replaces the one before it when it belongs to the same sitting. */
export async function keepRevision(
  db: Db,
  entry: Entry<unknown>,
  did: Revision['did'],
  work: WriteOptions,
  at: number,
) {
  const by = work.by?.id ?? null
  const snapshot = {
    entry_id: entry.id,
    version: entry.version,
    parent_id: entry.parentId,
    content: JSON.stringify(entry.content),
    did,
    note: work.note ?? '',
    at,
    made_by: by,
  }
  const last = did === 'autosave' ? await lastRevision(db, entry.id) : undefined
  if (last?.did === 'autosave' && last.made_by === by && last.begun_at > at - SITTING_MS)
    await db.updateTable('entry_revision').set(snapshot).where('id', '=', last.id).execute()
  else
    await db
      .insertInto('entry_revision')
      .values({ ...snapshot, begun_at: at })
      .execute()
}

const lastRevision = (db: Db, entryId: number) =>
  db
    .selectFrom('entry_revision')
    .select(['id', 'did', 'made_by', 'begun_at'])
    .where('entry_id', '=', entryId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

type Range = { page: number; limit: number }

/** A page of the history of a record, the latest first. */
export async function revisionPage(db: Db, entry: Entry<unknown>, { page, limit }: Range) {
  const rows = db.selectFrom('entry_revision').where('entry_id', '=', entry.id)
  const items = await select(rows)
    .orderBy('entry_revision.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const live = await liveRevision(db, entry)
  return { total: await totalOf(rows), items: items.map((row) => revisionOf(row, live)) }
}

/** One revision of a record with its whole content; throws `Failure` 404. */
export async function readRevision(db: Db, entry: Entry<unknown>, id: number) {
  const row = await select(db.selectFrom('entry_revision').where('entry_id', '=', entry.id))
    .select(['content', 'parent_id'])
    .where('entry_revision.id', '=', id)
    .executeTakeFirst()
  if (!row) throw notFound()
  const content: Record<string, unknown> = JSON.parse(row.content)
  return { ...revisionOf(row, await liveRevision(db, entry)), content, parentId: row.parent_id }
}

const select = (rows: ReturnType<typeof of>) =>
  rows
    .leftJoin('user_account', 'user_account.id', 'entry_revision.made_by')
    .select([
      'entry_revision.id',
      'entry_revision.version',
      'entry_revision.at',
      'entry_revision.did',
      'entry_revision.note',
      'user_account.username',
    ])
const of = (db: Db) => db.selectFrom('entry_revision')

/** The latest revision that has what visitors see. */
async function liveRevision(db: Db, { id, publishedVersion }: Entry<unknown>) {
  if (publishedVersion === null) return null
  const row = await db
    .selectFrom('entry_revision')
    .select('id')
    .where('entry_id', '=', id)
    .where('version', '=', publishedVersion)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

const revisionOf = (
  row: {
    id: number
    version: number
    at: number
    did: Revision['did']
    note: string
    username: string | null
  },
  live: number | null,
): Revision => ({
  id: row.id,
  version: row.version,
  time: isoTime(row.at),
  by: row.username,
  did: row.did,
  note: row.note,
  live: row.id === live,
})
