// The conditions that the console's list is narrowed by to what working copies say to fields of the owner. No index has them: the
// contents that the other filters leave are looked into, one after another.
import { type RawBuilder, SqliteAdapter, sql } from 'kysely'
import type { OwnField } from '#contract/kinds/own-fields.ts'
import { type Days, readFilter, type Wanted } from '#contract/products/attribute-filter.ts'
import { inRegions } from '#contract/products/regional.ts'
import { canonical, unitsOf } from '#contract/quantities/units.ts'
import type { Db } from '#server/storage/open.ts'
import { listFields } from './own-fields.ts'
import { regions } from './regions.ts'

type Condition = RawBuilder<boolean>
/** Paths into a content; the names in them are keys of fields and our own. */
type Json = {
  type: (...path: string[]) => RawBuilder<string | null>
  text: (...path: string[]) => RawBuilder<string | null>
  number: (...path: string[]) => RawBuilder<number | null>
  /** The items of a list, as rows of one column `value`. */
  items: (...path: string[]) => RawBuilder<unknown>
  names: { text: string; yes: string; no: string; figure: readonly string[] }
}

const pathIn = (path: readonly string[]) => `$.values.${path.join('.')}`
const SQLITE: Json = {
  type: (...path) => sql`json_type(working, ${pathIn(path)})`,
  text: (...path) => sql`json_extract(working, ${pathIn(path)})`,
  number: (...path) => sql`json_extract(working, ${pathIn(path)})`,
  items: (...path) => sql`json_each(working, ${pathIn(path)})`,
  names: { text: 'text', yes: 'true', no: 'false', figure: ['integer', 'real'] },
}

const partOf = (path: readonly string[]) =>
  sql`(working::json #> ${`{${['values', ...path].join()}}`}::text[])`
const wordOf = (path: readonly string[]) =>
  sql<string | null>`(working::json #>> ${`{${['values', ...path].join()}}`}::text[])`
const POSTGRES: Json = {
  // Yes and no are types of their own in SQLite.
  type: (...path) => sql`(case json_typeof(${partOf(path)}) when 'boolean' then ${wordOf(path)}
    else json_typeof(${partOf(path)}) end)`,
  text: (...path) => wordOf(path),
  number: (...path) =>
    sql`(case json_typeof(${partOf(path)}) when 'number' then ${wordOf(path)}::float8 end)`,
  items: (...path) => sql`json_array_elements_text(case json_typeof(${partOf(path)})
    when 'array' then ${partOf(path)} else '[]'::json end) as said(value)`,
  names: { text: 'string', yes: 'true', no: 'false', figure: ['number'] },
}

/** What leaves the records that answer a filter; the part of it that these columns do not understand is passed over. */
export function narrowedByOwn(db: Db, kind: string, written: string | undefined): Condition[] {
  const filter = readFilter(written ?? '') ?? new Map<string, Wanted>()
  if (filter.size === 0) return []
  const json = db.getExecutor().adapter instanceof SqliteAdapter ? SQLITE : POSTGRES
  return listFields(kind).flatMap((field) => {
    const wanted = filter.get(field.key)
    if (!wanted) return []
    // A record is found by what it says anywhere.
    const any = inRegions([field], regions()).flatMap((one) => conditionOf(json, one, wanted) ?? [])
    return any.length > 1 ? sql<boolean>`(${sql.join(any, sql` or `)})` : any
  })
}

function conditionOf(json: Json, field: OwnField, wanted: Wanted): Condition | null {
  const { key, type, choices } = field
  if (type === 'number' || type === 'range') return 'from' in wanted ? figureIn(json, field, wanted) : null
  if (type === 'date') return 'since' in wanted ? dayIn(json, key, wanted) : null
  if (!('values' in wanted)) return null
  if (type === 'yesNo') {
    const said = wanted.values.filter((value) => value === 'yes' || value === 'no')
    return said.length === 0
      ? null
      : sql`${json.type(key)} in (${listed(said.map((one) => json.names[one]))})`
  }
  // Staff look for what names a record wherever that stands, also where it is not published or lies in the trash.
  const known = wanted.values.filter((value) =>
    type === 'records' ? /^\d+$/.test(value) : choices.some((choice) => choice.key === value),
  )
  if (known.length === 0) return null
  if (type === 'choice')
    return sql`(${json.type(key)} = ${json.names.text} and ${json.text(key)} in (${listed(known)}))`
  if (type !== 'choices' && type !== 'records') return null
  // The ids of records are numbers in SQLite, and texts in PostgreSQL.
  return sql`(${json.type(key)} = 'array'
    and exists (select 1 from ${json.items(key)} where cast(value as text) in (${listed(known)})))`
}

const listed = (values: readonly string[]) => sql.join(values.map((value) => sql`${value}`))

/** A day within bounds, both with: days are kept so that their order is that of their text. */
function dayIn(json: Json, key: string, { since, until }: Days): Condition {
  const day = sql`${json.text(key)}`
  const parts = [
    sql`${json.type(key)} = ${json.names.text}`,
    ...(since === null ? [] : [sql`${day} >= ${since}`]),
    ...(until === null ? [] : [sql`${day} <= ${until}`]),
  ]
  return sql`(${sql.join(parts, sql` and `)})`
}

type Bounds = { from: number | null; to: number | null }

/** A number or a range that has a part within bounds, in the canonical unit; a limit to both sides counts by its size. */
function figureIn(json: Json, { key, dimension, unit }: OwnField, { from, to }: Bounds): Condition {
  const own = dimension !== null && !unitsOf(dimension).includes(unit) ? (unitsOf(dimension)[0] ?? '') : unit
  const base = (end: number | null) =>
    end === null || dimension === null ? end : (canonical(dimension, end, own) ?? end)
  const isBare = sql<boolean>`${json.type(key)} in (${listed(json.names.figure)})`
  const bare = json.number(key)
  const ends = dimension === null ? [key] : [key, 'base']
  const [low, high] = [json.number(...ends, 'from'), json.number(...ends, 'to')]
  const within = (lower: RawBuilder<unknown>, upper: RawBuilder<unknown>) => {
    const [least, most] = [base(from), base(to)]
    const parts = [
      ...(least === null ? [] : [sql`(${upper} is null or ${upper} >= ${least})`]),
      ...(most === null ? [] : [sql`(${lower} is null or ${lower} <= ${most})`]),
    ]
    return sql.join(parts, sql` and `)
  }
  const lower = sql`(case when ${low} < 0 and ${low} = -${high} then ${high} else ${low} end)`
  const isSpan =
    dimension === null
      ? sql`${json.type(key)} = 'object' and ${json.type(key, 'dimension')} is null`
      : sql`${json.text(key, 'dimension')} = ${dimension}`
  const isSpanWithin = sql`(${isSpan} and (${low} is not null or ${high} is not null) and ${within(lower, high)})`
  return dimension === null
    ? sql`((${isBare} and ${within(bare, bare)}) or ${isSpanWithin})`
    : sql`${isSpanWithin}`
}
