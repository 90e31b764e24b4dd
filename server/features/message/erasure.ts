// Erases a message for good, with all that was written about it, as whoever wrote it may ask for by law.
import { notFound, stale } from '#server/failure.ts'
import type { AskingPerson } from '#server/http/serve.ts'
import { type FileRow, removeBytes } from '#server/parts/enquiries/uploads.ts'
import { letPapersGo, removePapers } from '#server/parts/quotes/quote-papers.ts'
import type { Parts } from '#server/parts.ts'
import type { Db } from '#server/storage/open.ts'
import { detailOf } from './detail.ts'
import { CHANGED } from './receive.ts'
import { messageStore } from './store.ts'

export function createErasure({
  storage,
  files,
  bus,
  now,
}: Pick<Parts, 'storage' | 'files' | 'bus' | 'now'>) {
  const { db } = storage
  const store = messageStore(db, now)

  /** The message and those that were merged into it, which are the same enquiry. */
  async function withMerged(within: Db, id: number): Promise<number[]> {
    const found = [id]
    for (let layer = [id]; layer.length > 0; ) {
      const rows = await within.selectFrom('message').select('id').where('merged_into', 'in', layer).execute()
      layer = rows.map((row) => row.id)
      found.push(...layer)
    }
    return found
  }

  /** Its words, notes and history go with it; letters that are under way to the mail server arrive all the same. */
  async function erase(within: Db, ids: number[]) {
    await within.deleteFrom('outbox').where('message_id', 'in', ids).execute()
    await within.updateTable('message').set({ merged_into: null }).where('id', 'in', ids).execute()
    await within.deleteFrom('message').where('id', 'in', ids).execute()
  }

  return async ({ id, version }: { id: number; version: number }, asking: AskingPerson) => {
    let bytes: Pick<FileRow, 'file' | 'size'>[] = []
    let papers: string[] = []
    await db.transaction().execute(async (within) => {
      const row = await store.find(id, within)
      if (!row) throw notFound()
      // Takes the row, so that nobody writes about what is being erased.
      if (!(await store.change(within, { id, version }, {}))) {
        // Read anew: what was in the way may have come after the first look.
        const current = await store.find(id, within)
        throw current ? stale(await detailOf(store, current, within)) : notFound()
      }
      const ids = await withMerged(within, id)
      bytes = await within
        .selectFrom('message_file')
        .select(['file', 'size'])
        .where('message_id', 'in', ids)
        .execute()
      papers = await letPapersGo(within, ids, now())
      await erase(within, ids)
      const before = { state: row.state, merged: ids.length - 1 }
      await asking.record(within, { recordId: id, recordName: row.number, before })
    })
    await removeBytes(files, bytes)
    await removePapers(db, files, papers)
    await bus.changed(CHANGED)
    return null
  }
}
