// What visitors see of a record, kept so that a rollback can bring back exactly that.
import { keepLinks } from '#server/publishing/references/record-links.ts'
import { titledIn } from '#server/publishing/references/titled.ts'
import { followTitle } from '#server/publishing/search/follow-titles.ts'
import { keepTokens, SEARCH_VERSION } from '#server/publishing/search/tokens.ts'
import type { Db } from '#server/storage/open.ts'
import { PUBLICATION_COLUMNS } from '#server/storage/tables/publication-columns.ts'

const ENTRY = ['published_version', 'published_at', 'publish_at', 'planned_version', 'unpublish_at'] as const

const publications = (db: Db, id: number) =>
  db.selectFrom('publication').select(PUBLICATION_COLUMNS).where('entry_id', '=', id).execute()
const places = (db: Db, id: number) =>
  db.selectFrom('entry').select(ENTRY).where('id', '=', id).executeTakeFirstOrThrow()
const references = (db: Db, id: number) =>
  db
    .selectFrom('entry_reference')
    .select(['from_entry', 'copy', 'to', 'target'])
    .where('from_entry', '=', id)
    .where('copy', '!=', 'working')
    // Links are told from the contents again.
    .where('to', '!=', 'link')
    .execute()

type Snapshot = {
  publications: Awaited<ReturnType<typeof publications>>
  entry: Awaited<ReturnType<typeof places>>
  references: Awaited<ReturnType<typeof references>>
}

/** What visitors see of a record, as JSON. */
export async function snapshotOf(db: Db, id: number): Promise<string> {
  const snapshot: Snapshot = {
    publications: await publications(db, id),
    entry: await places(db, id),
    references: await references(db, id),
  }
  return JSON.stringify(snapshot)
}

/** Shows visitors again what a snapshot holds; what has ended since stays hidden. */
export const restoreSnapshot = (db: Db, id: number, stored: string, at: number) =>
  followTitle(db, id, () => restore(db, id, stored, at))

async function restore(db: Db, id: number, stored: string, at: number) {
  const snapshot: Snapshot = JSON.parse(stored)
  const alive = snapshot.publications.filter((row) => row.visible_until > at)
  const ended = alive.length === 0
  await db.deleteFrom('publication').where('entry_id', '=', id).execute()
  await db.deleteFrom('entry_reference').where('from_entry', '=', id).where('copy', '!=', 'working').execute()
  if (!ended) {
    for (const row of alive) {
      // Snapshots of earlier releases do not say it, and languages may have come since.
      const titled = titledIn(row.kind, row.content)
      const shown = { ...row, titled, search_version: SEARCH_VERSION }
      const { id } = await db
        .insertInto('publication')
        .values(shown)
        .returning('id')
        .executeTakeFirstOrThrow()
      const content = JSON.parse(row.content)
      await keepTokens(db, { ...row, id, content }, at)
      await keepLinks(db, row.entry_id, row.visible_from > at ? 'planned' : 'published', content)
    }
    const kept = await living(db, snapshot.references)
    if (kept.length > 0)
      await db
        .insertInto('entry_reference')
        .values(kept)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  }
  await db
    .updateTable('entry')
    .set(ended ? NOTHING : snapshot.entry)
    .where('id', '=', id)
    .execute()
}

const NOTHING = {
  published_version: null,
  published_at: null,
  publish_at: null,
  planned_version: null,
  unpublish_at: null,
}

/** References to deleted pictures are dropped; a field that names a record which is gone leads nowhere. */
async function living(db: Db, rows: Snapshot['references']) {
  const namesEntry = (row: Snapshot['references'][number]) => row.to === 'entry' || row.to === 'own'
  const ids = async (to: 'media' | 'entry') => {
    const isMeant = (row: Snapshot['references'][number]) =>
      to === 'entry' ? namesEntry(row) : row.to === to
    const targets = rows.filter(isMeant).map(({ target }) => target)
    if (targets.length === 0) return new Set<number>()
    const found = await db.selectFrom(to).select('id').where('id', 'in', targets).execute()
    return new Set(found.map(({ id }) => id))
  }
  const [media, entries] = [await ids('media'), await ids('entry')]
  return rows.flatMap((row) => {
    // Releases of before hold links too.
    if (row.to === 'link' || (row.to === 'media' && !media.has(row.target))) return []
    return namesEntry(row) && !entries.has(row.target) ? [{ ...row, to: 'nowhere' as const }] : [row]
  })
}
