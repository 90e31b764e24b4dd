// Records that fields of the owner lead to (decision 65): which a content names, and how their use is remembered. They are told
// from those of a kind's own fields (`own`), so that no page takes a record for a case of a product because such a field names it.
import { sql } from 'kysely'
import type { OwnField } from '#contract/kinds/own-fields.ts'
import { type AttributeValues, isRecords } from '#contract/products/attribute-filter.ts'
import { isKind, type Kind } from '#contract/wire/kind.ts'
import type { RecordUse } from '#server/publishing/kind.ts'
import type { Db, Storage } from '#server/storage/open.ts'
import type { ContentTables } from '#server/storage/tables/content-tables.ts'
import { staffFields } from './own-fields.ts'

type Copy = ContentTables['entry_reference']['copy']

/** The records that a content names in the fields of the owner that are in use. */
export const ownRecords = (kind: string, values: AttributeValues): RecordUse[] =>
  staffFields(kind).flatMap(({ key, type, of, forStaff }) => {
    const value = values[key]
    if (type !== 'records' || of === null || !isKind(of) || !isRecords(value)) return []
    return value.map((id, at) => ({ field: `values.${key}.${at}`, kind: of, id, own: { forStaff } }))
  })

/** Whether what a copy says in such a field counts as a use: visitors get nothing of a field for staff. */
export const isUseIn = (copy: Copy, { own }: RecordUse): boolean => copy === 'working' || !own?.forStaff

/** Whether any copy of a kind says records under the key. */
export async function saysRecords(
  { database }: Pick<Storage, 'database'>,
  within: Db,
  kind: Kind,
  key: string,
): Promise<boolean> {
  const first = (column: 'working' | 'content') =>
    database === 'sqlite'
      ? sql<boolean>`json_type(${sql.ref(column)}, ${`$.values.${key}[0]`}) = 'integer'`
      : sql<boolean>`json_typeof(${sql.ref(column)}::json #> ${`{values,${key},0}`}::text[]) = 'number'`
  const working = within.selectFrom('entry').select('id').where('kind', '=', kind).where(first('working'))
  const shown = within.selectFrom('publication').select('id').where('kind', '=', kind).where(first('content'))
  return Boolean((await working.limit(1).executeTakeFirst()) ?? (await shown.limit(1).executeTakeFirst()))
}

/** Whether a field leads elsewhere than before, or visitors see so no more, or now: what names records is remembered anew then. */
export const leadsElse = (before: OwnField | undefined, now: OwnField | undefined): boolean =>
  wayOf(before) !== wayOf(now)
const wayOf = (field: OwnField | undefined) =>
  field?.type === 'records' ? `${field.of} ${field.forStaff}` : ''
