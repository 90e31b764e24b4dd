// Pictures and files as a spreadsheet names them: by the key of the library, by `#` and the number, or by a name that one alone has.
import type { Db } from '#server/storage/open.ts'
import { inBatches } from './sheet-records.ts'

const KEY = /^[0-9a-f]{40}\.[a-z]+$/
export const isMediaKey = (typed: string) => KEY.test(typed)
const ID = /^#([1-9]\d{0,14})$/

export type MediaKind = 'picture' | 'file'
/** Finds what a cell names: its key, `several` of that name, or null. */
export type MediaIn = (typed: string, kind: MediaKind) => string | 'several' | null

type Row = { id: number; key: string; name: string; width: number; library: number }

/** Looks up what the cells of a file name; documents have no size in pixels. */
export async function mediaNamed(db: Db, typed: readonly string[]): Promise<MediaIn> {
  const wanted = [...new Set(typed)]
  const keys = wanted.filter((one) => isMediaKey(one))
  const ids = wanted.flatMap((one) => Number(ID.exec(one)?.[1] ?? 0) || [])
  const names = wanted.filter((one) => one !== '' && one.length <= 200 && !isMediaKey(one))
  const found = new Map<number, Row>()
  const living = () =>
    db.selectFrom('media').select(['id', 'key', 'name', 'width', 'library']).where('trashed_at', 'is', null)
  for (const [column, values] of [
    ['key', keys],
    ['id', ids],
    ['name', names],
  ] as const) {
    const rows = await inBatches<string | number, Row>(values, (some) => {
      const named = living().where(column, 'in', some as never)
      // Both values, since the index of names begins with it.
      return (column === 'name' ? named.where('library', 'in', [0, 1]) : named).execute()
    })
    for (const row of rows) found.set(row.id, row)
  }
  const rows = [...found.values()]
  const byKey = Map.groupBy(rows, ({ key }) => key)
  // Avatars stand in no library.
  const byName = Map.groupBy(
    rows.filter(({ library, width }) => library === 1 || width === 0),
    ({ name }) => name,
  )
  return (one, kind) => {
    const id = ID.exec(one)?.[1]
    const numbered = found.get(Number(id))
    const named = byKey.get(one) ?? (id !== undefined && numbered ? [numbered] : byName.get(one)) ?? []
    const [first, another] = named.filter(({ width }) => (kind === 'picture' ? width > 0 : width === 0))
    return first ? (another ? 'several' : first.key) : null
  }
}

/** The names of pictures and files by their keys. */
export async function namesOf(db: Db, keys: readonly string[]): Promise<Map<string, string>> {
  const rows = await inBatches(keys, (some) =>
    db.selectFrom('media').select(['key', 'name']).where('key', 'in', some).execute(),
  )
  return new Map(rows.map(({ key, name }) => [key, name]))
}
