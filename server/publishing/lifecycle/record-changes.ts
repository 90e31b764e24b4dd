// What a deed on a record changes for visitors, in the words of `server/parts/changes.ts`.
import type { Revision } from '#contract/content/content.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { Entry } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'

type Deed = { before: Entry<unknown> | null; after: Entry<unknown>; did: Revision['did'] }

/** The record itself, the lists it stands in or stood in, and the counts when it came, went or moved. */
export async function changesOf(db: Db, kind: Kind, { before, after, did }: Deed): Promise<string[]> {
  // A move gives others new places as well.
  if (did === 'move') return [kind]
  const shown = (before?.publishedVersion ?? null) !== null
  const showsOn = after.publishedVersion !== null && did !== 'delete'
  const stood = shown ? await parentOf(db, before as Entry<unknown>) : { parentId: after.parentId }
  if (!stood) return [kind]
  const parents = new Set([stood.parentId, after.parentId])
  return [
    `${kind}:${after.id}`,
    ...[...parents].flatMap((parent) => (parent === null ? [] : [`${kind}/${parent}`])),
    ...(shown !== showsOn || parents.size > 1 ? [`${kind}#`] : []),
    ...(shown && !showsOn ? [`${kind}!`] : []),
  ]
}

/** Where visitors saw it: the working copy may have moved since. */
const parentOf = async (db: Db, { id, publishedVersion }: Entry<unknown>) => {
  const row = await db
    .selectFrom('entry_revision')
    .select('parent_id')
    .where('entry_id', '=', id)
    .where('version', '=', publishedVersion ?? 0)
    .executeTakeFirst()
  return row && { parentId: row.parent_id }
}
