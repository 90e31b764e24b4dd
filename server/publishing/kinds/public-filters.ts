// What visitors narrow the list of a kind by beside terms and fields: words, records, families of products, choices of lines.
import { sql } from 'kysely'
import type { KindOf, PublicFilter } from '#contract/kinds/kind.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { publishedTypes } from '#server/publishing/cards/type-tree.ts'
import type { published } from '#server/publishing/published.ts'
import { recordsWith } from '#server/publishing/search/found.ts'
import type { Db } from '#server/storage/open.ts'
import { amongMany } from './rules.ts'

type Rows = ReturnType<typeof published>

/** The rows that are left when each filter of the declaration that was chosen holds. */
export async function narrowedBy(
  db: Db,
  kind: Pick<KindOf, 'shown'> & { kind: Kind },
  { rows, chosen, at }: { rows: Rows; chosen: object; at: number },
): Promise<Rows> {
  let left = rows
  for (const [name, filter] of Object.entries(kind.shown?.filters ?? {})) {
    const value: unknown = Reflect.get(chosen, name)
    if (value === undefined || value === '' || filter.by === 'order') continue
    if (filter.by === 'choice') left = left.where(chose(filter, String(value)))
    else {
      const ids = await idsOf(db, kind.kind, filter, { value, at })
      // An empty list is no SQL.
      left = ids.length === 0 ? left.where(sql<boolean>`1 = 0`) : left.where('entry_id', 'in', ids)
    }
  }
  return left
}

/** What words, records and families leave, where visitors chose one; undefined where they chose none. */
export async function onlyThese(
  db: Db,
  kind: Pick<KindOf, 'shown'> & { kind: Kind },
  { chosen, at }: { chosen: object; at: number },
): Promise<ReadonlySet<number> | undefined> {
  let left: Set<number> | undefined
  for (const [name, filter] of Object.entries(kind.shown?.filters ?? {})) {
    const value: unknown = Reflect.get(chosen, name)
    if (value === undefined || value === '' || filter.by === 'order' || filter.by === 'choice') continue
    const before = left
    const ids = await idsOf(db, kind.kind, filter, { value, at })
    left = new Set(before ? ids.filter((id) => before.has(id)) : ids)
  }
  return left
}

/** The column that visitors chose to order the list by. */
export function chosenOrder({ shown, fields }: KindOf, chosen: object) {
  for (const [name, filter] of Object.entries(shown?.filters ?? {})) {
    const slot = filter.by === 'order' ? fields[String(Reflect.get(chosen, name))]?.slot : undefined
    if (slot) return slot
  }
  return undefined
}

type Many = Extract<PublicFilter, { by: 'choice' }>
type Found = Exclude<PublicFilter, Many | { by: 'order' }>

function chose({ slot, also }: Many, value: string) {
  const options = [value, ...(also ? [also] : [])]
  const held = options.map((option) => sql`${sql.ref(slot)} like ${`%${amongMany(option)}%`}`)
  return sql<boolean>`(${sql.join(held, sql` or `)})`
}

/** Read in a query of their own, of which the trace notes that it looked at more than this kind (`reading-trace.ts`). */
function idsOf(db: Db, kind: Kind, filter: Found, { value, at }: { value: unknown; at: number }) {
  if (filter.by === 'words') return recordsWith(db, kind, String(value))
  return filter.by === 'record'
    ? naming(db, kind, [Number(value)])
    : productsBelow(db, Number(value), at).then((products) => naming(db, kind, products))
}

async function productsBelow(db: Db, family: number, at: number) {
  const types = (await publishedTypes(db, at)).withDescendants(family)
  const rows = await db
    .selectFrom('publication')
    .select('entry_id')
    .where('kind', '=', 'product')
    .where('parent_id', 'in', types)
    .execute()
  return rows.map(({ entry_id }) => entry_id)
}

/** Those of the kind whose published copies name one of these records. */
async function naming(db: Db, kind: Kind, records: readonly number[]) {
  if (records.length === 0) return []
  const rows = await db
    .selectFrom('entry_reference')
    .innerJoin('entry', 'entry.id', 'entry_reference.from_entry')
    .select('from_entry')
    .distinct()
    .where('entry.kind', '=', kind)
    .where('entry_reference.to', '=', 'entry')
    .where('entry_reference.copy', '=', 'published')
    .where('entry_reference.target', 'in', records)
    .execute()
  return rows.map(({ from_entry }) => from_entry)
}
