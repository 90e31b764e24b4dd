// Records that facts name, with what they are called: as visitors see them, with the way to their page, and as staff wrote them.
import { storedText } from '#contract/fields/walk.ts'
import type { Text } from '#contract/languages/language.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { published } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'
import { ADDRESS_COLUMNS, pathsOf, RECORD_KINDS, titleOf } from './addresses.ts'

/** `address` is the path of its page, without the language in front. */
type NamedRecord = { kind: Kind; title: Text; address: Text }
/** By their ids. */
export type NamedRecords = ReadonlyMap<number, NamedRecord>
export const NO_RECORDS: NamedRecords = new Map()

/** Ids of one statement. */
const AT_ONCE = 500

/** Those of these records that visitors see at `at` in the language that they read in; nothing is asked where none is named. */
export async function publicRecords(db: Db, ids: readonly number[], at: number): Promise<NamedRecords> {
  const found = new Map<number, NamedRecord>()
  for (const some of batches(ids)) {
    const rows = await published(db, RECORD_KINDS, at)
      .select(['publication.kind', 'content', ...ADDRESS_COLUMNS])
      .where('entry_id', 'in', some)
      .execute()
    for (const row of rows) {
      const { entry_id, kind, content } = row
      found.set(entry_id, { kind, title: titleOf(content), address: pathsOf(kind, row) })
    }
  }
  return found
}

/** The same for staff: what working copies are called, but for those in the trash. */
export async function workingRecords(db: Db, ids: readonly number[]): Promise<NamedRecords> {
  const found = new Map<number, NamedRecord>()
  for (const some of batches(ids)) {
    const rows = await db
      .selectFrom('entry')
      .select(['id', 'kind', 'title'])
      .where('id', 'in', some)
      .where('trashed_at', 'is', null)
      .execute()
    for (const { id, kind, title } of rows) {
      const address = pathsOf(kind, { entry_id: id, parent_id: null, slugs: '' })
      found.set(id, { kind, title: storedText(title), address })
    }
  }
  return found
}

function* batches(ids: readonly number[]): Generator<number[]> {
  const wanted = [...new Set(ids)]
  for (let from = 0; from < wanted.length; from += AT_ONCE) yield wanted.slice(from, from + AT_ONCE)
}
