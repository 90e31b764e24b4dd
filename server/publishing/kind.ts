// What publishing must know of a kind of content to carry it through the lifecycle.
import { sql } from 'kysely'
import type { ContentState, Gap } from '#contract/content/content.ts'
import type { Slugs } from '#contract/content/seo.ts'
import type { FieldMap } from '#contract/fields/field.ts'
import type { Text } from '#contract/languages/language.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { PictureInText } from '#rich-text/rich-doc.ts'
import type { Reason } from '#server/failure.ts'
import { type Marks, stalePaths } from '#server/publishing/texts/translation.ts'
import type { Db } from '#server/storage/open.ts'
import type { EntryTable } from '#server/storage/tables/content-tables.ts'

/** The columns a kind fills from its content, for filters and order. */
export type Columns = {
  code: string
  label: string
  region: string
  hot: boolean
  dated: number
  search: string
}

export type KindRules<Content> = {
  kind: Kind
  /** Its page in the console, whose buttons guard it, and its fields. */
  page: string
  fields: FieldMap
  /** Stored JSON of any age as the content is today; `entryOf` puts the type on, since kinds are handed around as `KindRules<never>`. */
  read: (json: string) => unknown
  /** What the record is called, in lists of several kinds and in its address. */
  title: (content: Content) => Text
  columns: (content: Content) => Partial<Columns>
  /** Keys of the pictures and files in the content, by the path of the field that names them. */
  pictures: (content: Content) => PictureUse[]
  /** Records that the content points at, by the path of the field; they must exist and be no trash. */
  records?: (content: Content) => RecordUse[]
  /** The record of the same kind that comes after this one, and the field that names it; such chains never lead back. */
  next?: (content: Content) => { field: string; id: number | null }
  /** The field that says what it stands under, of a kind that visitors see only while they see that one. */
  under?: string
  /** Throws `Failure` 400 by field when what visitors see of a record at a moment does not go with the others they see. */
  beside?: (db: Db, id: number, moment: number) => Promise<void>
  /** The ends of its addresses as staff typed them; left out by kinds without pages of their own. */
  slugs?: (content: Content) => Slugs
  /** What is missing before visitors may see it: field to what to do. Empty means ready. */
  missing: (content: Content, parentId: number | null) => Record<string, Reason>
  /** The record as staff see it; a stale write is answered with it (decision 25). */
  present: (entry: Entry<Content>, db: Db) => Promise<unknown>
}

/** A picture in running text may describe itself, in the language of that text; a file to download is no picture to show. */
export type PictureUse = { field: string; key: string; inText?: PictureInText; isFile?: true }
/** `own`: a field of the owner names it. */
export type RecordUse = { field: string; kind: Kind; id: number; own?: { forStaff: boolean } }

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
  /** When the planned version goes on, and when visitors stop seeing it; null when nothing is planned. */
  publishAt: number | null
  plannedVersion: number | null
  unpublishAt: number | null
  createdAt: number
  createdBy: number | null
  updatedAt: number
  /** Login name of whoever saved it last. */
  updatedBy: string | null
  addedBy: string | null
  /** Texts that are older than their source. */
  marks: Marks
}

const updatedBy = sql<
  string | null
>`(select username from user_account where user_account.id = entry.updated_by)`

const addedBy = sql<
  string | null
>`(select username from user_account where user_account.id = entry.created_by)`

/** What a query selects from `entry` for `entryOf`. */
export const ENTRY_COLUMNS = [
  'id',
  'parent_id',
  'sort',
  'version',
  'working',
  'published_version',
  'published_at',
  'publish_at',
  'planned_version',
  'unpublish_at',
  'created_at',
  'created_by',
  'updated_at',
  'stale',
  updatedBy.as('updated_by_name'),
  addedBy.as('added_by_name'),
] as const

type EntryRow = Pick<EntryTable, Exclude<Extract<(typeof ENTRY_COLUMNS)[number], string>, 'id' | 'stale'>> & {
  id: number
  stale: string
  updated_by_name: string | null
  added_by_name: string | null
}

/** An entry out of its row. */
export function entryOf<Content>(row: EntryRow, { read }: Pick<KindRules<Content>, 'read'>) {
  const entry: Entry<Content> = {
    id: row.id,
    parentId: row.parent_id,
    sort: row.sort,
    version: row.version,
    content: read(row.working) as Content,
    publishedVersion: row.published_version,
    publishedAt: row.published_at,
    publishAt: row.publish_at,
    plannedVersion: row.planned_version,
    unpublishAt: row.unpublish_at,
    createdAt: row.created_at,
    createdBy: row.created_by,
    updatedAt: row.updated_at,
    updatedBy: row.updated_by_name,
    addedBy: row.added_by_name,
    marks: JSON.parse(row.stale),
  }
  return entry
}

/** Where a record stands in its life, as `contract/content/content.ts` says it. */
export function stateOf(
  entry: Pick<Entry<unknown>, 'version' | 'publishedVersion' | 'publishAt'>,
): ContentState {
  if (entry.publishedVersion === null) return entry.publishAt === null ? 'draft' : 'scheduled'
  return entry.publishedVersion === entry.version ? 'published' : 'changed'
}

/** The condition on `entry` that finds records in this state; an index covers it. */
export const inState = (state: ContentState) =>
  ({
    draft: sql<boolean>`published_version is null and publish_at is null`,
    scheduled: sql<boolean>`published_version is null and publish_at is not null`,
    published: sql<boolean>`published_version = version`,
    changed: sql<boolean>`published_version < version`,
  })[state]

/** The condition on `entry` that finds records with this gap in a language. The sign keeps SQLite from reading row after row. */
export function withGap(gap: Gap) {
  const [is, language] = gap.split('.')
  return sql<boolean>`+entry.id in (select entry_id from entry_gap where language = ${language} and gap = ${is})`
}

/** A time of the store as the wire says it. */
export const isoTime = (ms: number): string => new Date(ms).toISOString()
const isoOrNull = (ms: number | null) => (ms === null ? null : isoTime(ms))

/** What staff see of any record beside its content (`ENTRY_SHAPE`). */
export const staffShape = (entry: Entry<unknown>) => ({
  id: entry.id,
  version: entry.version,
  state: stateOf(entry),
  createTime: isoTime(entry.createdAt),
  updateTime: isoTime(entry.updatedAt),
  updatedBy: entry.updatedBy,
  addedBy: entry.addedBy,
  publishTime: isoOrNull(entry.publishedAt),
  publishAt: isoOrNull(entry.publishAt),
  unpublishAt: isoOrNull(entry.unpublishAt),
  stale: stalePaths(entry.content, entry.marks),
})

/** The columns of an entry or a publication that its content fills. */
export function columnsOf<Content>(rules: KindRules<Content>, content: Content) {
  const { code = '', label = '', region = '', hot = false, dated = 0, search = '' } = rules.columns(content)
  return {
    code,
    label,
    region,
    hot: hot ? (1 as const) : (0 as const),
    dated,
    search: search.toLowerCase(),
  }
}
