// What public queries begin with: published copies that may be seen at this moment, and the pictures they name.

import { sql } from 'kysely'
import { storedText } from '#contract/fields/walk.ts'
import type { Text } from '#contract/languages/language.ts'
import { TYPE_DEPTH } from '#contract/products/product-type.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { shownKey, shownSize } from '#server/parts/images/image-view.ts'
import { viewOf } from '#server/publishing/media/media.ts'
import type { Db } from '#server/storage/open.ts'
import { ABOVE, bitsRead, standUnder } from '#server/storage/reads/language-read.ts'

/**
 * Published copies of a kind (or of several) that visitors see at `at` (milliseconds since 1970), in the language that they read
 * in; the only way in to public content.
 */
export function published(db: Db, kind: Kind | readonly Kind[], at: number) {
  const rows = publishedAt(db, kind, at)
  const bits = bitsRead()
  if (bits === null) return rows
  const titled = rows.where(titledIn(bits))
  return standUnder([kind].flat()) ? titled.where(standsThere(db, bits, at)) : titled
}

const titledIn = (bits: number) => sql<boolean>`(coalesce(publication.titled, -1) & ${sql.lit(bits)}) <> 0`

/** Whether a record does not stand below one that is not there. A working copy, which says no languages, is shown wherever it stands. */
function standsThere(db: Db, bits: number, at: number) {
  // Step by step from the top: joined to themselves, SQLite would walk all types for each that is gone.
  let gone = typesAt(db, at).where((e) => e.not(titledIn(bits)))
  for (let step = 1; step < TYPE_DEPTH; step += 1) {
    const above = gone
    gone = typesAt(db, at).where((e) =>
      e.or([
        e.not(titledIn(bits)),
        e.and([e('publication.titled', 'is not', null), e('publication.parent_id', 'in', above)]),
      ]),
    )
  }
  return sql<boolean>`(publication.titled is null or publication.parent_id is null or publication.parent_id not in (${gone}))`
}

const typesAt = (db: Db, at: number) => publishedAt(db, ABOVE, at).select('publication.entry_id')

const publishedAt = (db: Db, kind: Kind | readonly Kind[], at: number) =>
  db
    .selectFrom('publication')
    .where('publication.kind', typeof kind === 'string' ? '=' : 'in', kind)
    // The plus keeps SQLite from taking the times for the best way in: nearly every row is visible.
    .where(sql<boolean>`+publication.visible_from <= ${at}`)
    .where(sql<boolean>`+publication.visible_until > ${at}`)

/** Rows of records in the order of these ids; records without a row are left out. */
export function inOrderOf<Row extends { entry_id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): Row[] {
  const byId = new Map(rows.map((row) => [row.entry_id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/**
 * Of what is published under these parents the first `limit`, in the order that editors chose. The ids are picked along the
 * index of parents; the pluses keep SQLite from walking the whole kind in that order, in the hope of meeting enough of them soon.
 */
export function firstUnder(
  db: Db,
  kind: Kind,
  {
    parents,
    without = [],
    limit,
  }: { parents: readonly number[]; without?: readonly number[]; limit: number },
  at: number,
) {
  const order = [sql<number>`+publication.sort`, sql<number>`+publication.entry_id`] as const
  let picked = published(db, kind, at)
    .select('publication.id')
    .where('publication.parent_id', 'in', parents)
    .orderBy(order[0])
    .orderBy(order[1])
    .limit(limit)
  if (without.length > 0) picked = picked.where('publication.entry_id', 'not in', without)
  return published(db, kind, at).where('publication.id', 'in', picked).orderBy(order[0]).orderBy(order[1])
}

export type StoredPicture = { key: string; width: number; height: number; alt: Text }

/** As visitors see it: its key names the bytes and the cut, so that an address of it never means another picture. */
export function storedPicture(row: PictureRow): StoredPicture {
  const view = viewOf(row)
  const alt = storedText(row.alt)
  return { key: shownKey(row.file_key, view), ...shownSize(row, view.crop), alt }
}
export type PictureRow = Parameters<typeof viewOf>[0] & {
  key: string
  file_key: string
  width: number
  height: number
  alt: string
}

/** The pictures with these keys, by key; keys of no picture are left out. */
export async function picturesOf(db: Db, keys: readonly string[]): Promise<Map<string, StoredPicture>> {
  const rows = await pictureRows(db, keys)
  return new Map(rows.map((row) => [row.key, storedPicture(row)]))
}

/** The same as they are stored. */
export async function pictureRows(db: Db, keys: readonly string[]): Promise<PictureRow[]> {
  const wanted = [...new Set(keys)]
  if (wanted.length === 0) return []
  return db
    .selectFrom('media')
    .select(['key', 'file_key', 'width', 'height', 'alt', 'focal_x', 'focal_y', 'crop'])
    .where('key', 'in', wanted)
    .execute()
}

/** A keyword as a LIKE pattern that takes `%`, `_` and `\` literally; use with `escape '\'`. */
export const likePattern = (keyword: string): string =>
  `%${keyword.toLowerCase().replace(/[\\%_]/g, (char) => `\\${char}`)}%`
