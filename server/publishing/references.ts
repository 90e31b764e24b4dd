// What a working copy points at: pictures that must exist, remembered so that their use can be found again.
import { invalid } from '#server/failure.ts'
import type { Db } from '#server/storage/open.ts'

/** Remembers the pictures of an entry; throws `Failure` 400 for a key that no picture has. */
export async function keepReferences(db: Db, entryId: number, pictures: { field: string; key: string }[]) {
  const keys = [...new Set(pictures.map(({ key }) => key))]
  const known = new Map<string, number>()
  if (keys.length > 0) {
    const rows = await db.selectFrom('media').select(['id', 'key']).where('key', 'in', keys).execute()
    for (const row of rows) known.set(row.key, row.id)
  }
  const unknown = pictures.filter(({ key }) => !known.has(key))
  if (unknown.length > 0)
    throw invalid(Object.fromEntries(unknown.map(({ field }) => [field, noSuchPicture])))
  await db.deleteFrom('entry_reference').where('from_entry', '=', entryId).where('to', '=', 'media').execute()
  if (known.size === 0) return
  await db
    .insertInto('entry_reference')
    .values([...known.values()].map((target) => ({ from_entry: entryId, to: 'media' as const, target })))
    .execute()
}

const noSuchPicture = {
  zh: '图片不存在，请重新上传',
  en: 'This picture does not exist; please upload it again.',
  es: 'Esta imagen no existe; vuelva a subirla.',
}
