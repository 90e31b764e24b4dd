// The trash: what lies in it, and how it is gone after its days (decision 24).

import { TRASH_DAYS } from '#contract/content/content.ts'
import { storedText } from '#contract/fields/walk.ts'
import { KINDS, type Kind } from '#contract/wire/kind.ts'
import { isoTime } from '#server/publishing/kind.ts'
import { leadNowhere } from '#server/publishing/references/record-links.ts'
import { REFERENCES_LOCK } from '#server/publishing/references/references.ts'
import type { Db, Storage } from '#server/storage/open.ts'
import { totalOf } from '#server/storage/total.ts'

const TRASH_MS = TRASH_DAYS * 24 * 60 * 60 * 1000
/** How many records one statement takes away, so that no reader waits long. */
const AT_ONCE = 200

/** A page of the trash of a kind, the latest first; with `id` that record alone. */
export async function trashPage(
  db: Db,
  kind: Kind,
  { page, limit, id }: { page: number; limit: number; id?: number | undefined },
) {
  const rows = db
    .selectFrom('entry')
    .where('entry.kind', '=', kind)
    .where('entry.trashed_at', 'is not', null)
    .$if(id !== undefined, (some) => some.where('entry.id', '=', id ?? 0))
  const items = await rows
    .leftJoin('user_account', 'user_account.id', 'entry.updated_by')
    .select(['entry.id', 'entry.version', 'entry.title', 'entry.trashed_at', 'user_account.username'])
    .orderBy('entry.trashed_at', 'desc')
    .orderBy('entry.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return {
    total: await totalOf(rows),
    items: items.map(({ id, version, title, trashed_at, username }) => ({
      id,
      version,
      title: storedText(title),
      trashTime: isoTime(trashed_at ?? 0),
      goneTime: isoTime((trashed_at ?? 0) + TRASH_MS),
      by: username,
    })),
  }
}

/** Takes away what has lain long enough; answers how many records. Whoever runs it holds a lease. */
export async function emptyTrash(
  { db, exclusive }: Pick<Storage, 'db' | 'exclusive'>,
  at: number,
): Promise<number> {
  let gone = 0
  for (const kind of KINDS) {
    for (;;) {
      const rows = await db
        .selectFrom('entry')
        .select('id')
        .where('kind', '=', kind)
        .where('trashed_at', '<=', at - TRASH_MS)
        .limit(AT_ONCE)
        .execute()
      if (rows.length === 0) break
      const ids = rows.map(({ id }) => id)
      await db.transaction().execute(async (within) => {
        // Whoever links to one of them at this moment is waited for.
        await exclusive(within, REFERENCES_LOCK)
        await within.updateTable('entry').set({ parent_id: null }).where('parent_id', 'in', ids).execute()
        const removed = await within
          .deleteFrom('entry')
          .where('id', 'in', ids)
          .where('trashed_at', '<=', at - TRASH_MS)
          .returning('id')
          .execute()
        const lost = removed.map(({ id }) => id)
        if (lost.length > 0) await leadNowhere(within, lost)
      })
      gone += ids.length
    }
  }
  return gone
}

/** The parent a record may stand under again: null when it is gone. */
export async function livingParent(db: Db, parentId: number | null) {
  if (parentId === null) return null
  const row = await db
    .selectFrom('entry')
    .select('id')
    .where('id', '=', parentId)
    .where('trashed_at', 'is', null)
    .executeTakeFirst()
  return row?.id ?? null
}
