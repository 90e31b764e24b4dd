// What publishing must know of a kind of content to carry it through the lifecycle.
import type { Kind } from '#contract/kind.ts'
import type { Reason } from '#server/failure.ts'
import type { EntryTable } from '#server/storage/content-tables.ts'
import type { Db } from '#server/storage/open.ts'

/** The columns a kind fills from its content, for filters and order. */
export type Columns = { code: string; label: string; hot: boolean; dated: number; search: string }

export type KindRules<Content> = {
  kind: Kind
  columns: (content: Content) => Partial<Columns>
  /** Keys of the pictures in the content, by the path of the field that names them. */
  pictures: (content: Content) => { field: string; key: string }[]
  /** What is missing before visitors may see it: field to what to do. Empty means ready. */
  missing: (content: Content, parentId: number | null) => Record<string, Reason>
  /** The record as staff see it; a stale write is answered with it (decision 25). */
  present: (entry: Entry<Content>, db: Db) => Promise<unknown>
}

/** A working copy. Times are milliseconds since 1970. */
export type Entry<Content> = {
  id: number
  parentId: number | null
  sort: number
  version: number
  content: Content
  /** Null when visitors see nothing of it. */
  publishedVersion: number | null
  publishedAt: number | null
  createdAt: number
  updatedAt: number
}

export const ENTRY_COLUMNS = [
  'id',
  'parent_id',
  'sort',
  'version',
  'working',
  'published_version',
  'published_at',
  'created_at',
  'updated_at',
] as const

/** An entry out of its row. */
export function entryOf<Content>(
  row: Pick<EntryTable, Exclude<(typeof ENTRY_COLUMNS)[number], 'id'>> & { id: number },
) {
  const entry: Entry<Content> = {
    id: row.id,
    parentId: row.parent_id,
    sort: row.sort,
    version: row.version,
    content: JSON.parse(row.working),
    publishedVersion: row.published_version,
    publishedAt: row.published_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
  return entry
}

/** `draft`: visitors see nothing; `changed`: they see an older version than the working copy. */
export function stateOf(entry: Pick<Entry<unknown>, 'version' | 'publishedVersion'>) {
  if (entry.publishedVersion === null) return 'draft' as const
  return entry.publishedVersion === entry.version ? ('published' as const) : ('changed' as const)
}

/** A time of the store as the wire says it. */
export const isoTime = (ms: number): string => new Date(ms).toISOString()
