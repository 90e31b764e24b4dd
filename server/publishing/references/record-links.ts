// Links within contents that lead to pages of records: how they are told, and remembered so that broken ones are found.
import { sql } from 'kysely'
import { ANY_LANGUAGE } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { Db } from '#server/storage/open.ts'
import type { ContentTables } from '#server/storage/tables/content-tables.ts'
import { RECORD_PAGES, type RecordPage } from './addresses.ts'

/**
 * `/productDetail/12`, `/productDetail/12-what-it-was-called` or `/productDetail?id=12` and what follows, also as the address
 * bar shows them: behind a language or a hash.
 */
const TO_RECORD = new RegExp(
  `^(?:/${ANY_LANGUAGE}(?=/)|/?#(?=/))?/(${Object.keys(RECORD_PAGES).join('|')})(?:/([1-9]\\d{0,14})(?:-[^/?#]*)?|\\?id=([1-9]\\d{0,14}))((?:[?#].*)?)$`,
)
/** The fields that hold an address: of a button, of a link in a text. */
const FIELDS: ReadonlySet<string> = new Set(['to', 'href'])
/** How many links one statement remembers: both databases bound its values. */
const AT_ONCE = 1_000

/** The record that a link names, and what follows its address. */
export function recordIn(link: string): { id: number; kind: Kind; rest: string } | null {
  const [, page, id, idInQuery, rest = ''] = TO_RECORD.exec(link) ?? []
  return page === undefined
    ? null
    : { id: Number(id ?? idInQuery), kind: RECORD_PAGES[page as RecordPage], rest }
}

/** `value` with each of its links as `map` makes it. */
export function mapLinks(value: unknown, map: (link: string) => string): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => mapLinks(item, map))
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      typeof part === 'string' && FIELDS.has(name) ? map(part) : mapLinks(part, map),
    ]),
  )
}

/**
 * Remembers which records the links of a copy lead to, those in the trash as well: unlike a record that is named in a
 * field, one that is only linked to may be hidden or deleted, and the link counts as broken then. So does one whose address
 * names no record, or one of another kind.
 */
export async function keepLinks(
  db: Db,
  entryId: number,
  copy: ContentTables['entry_reference']['copy'],
  content: unknown,
) {
  const linked = new Map<number, Kind>()
  mapLinks(content, (link) => {
    const named = recordIn(link)
    if (named) linked.set(named.id, named.kind)
    return link
  })
  const ids = [...linked.keys()]
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE)
    const known = await db.selectFrom('entry').select(['id', 'kind']).where('id', 'in', some).execute()
    const kinds = new Map(known.map(({ id, kind }) => [id, kind]))
    const rows = some.map((target) => {
      const to = kinds.get(target) === linked.get(target) ? ('link' as const) : ('nowhere' as const)
      return { from_entry: entryId, copy, to, target }
    })
    await db.insertInto('entry_reference').values(rows).execute()
  }
}

/** What pointed at records that were just removed for good leads nowhere from now on. */
export async function leadNowhere(db: Db, ids: readonly number[]) {
  const pointing = ['entry', 'own', 'link'] as const
  await db
    .insertInto('entry_reference')
    .columns(['from_entry', 'copy', 'to', 'target'])
    .expression((e) =>
      e
        .selectFrom('entry_reference')
        .select(['from_entry', 'copy', sql.lit<'nowhere'>('nowhere').as('to'), 'target'])
        .distinct()
        .where('to', 'in', pointing)
        .where('target', 'in', ids),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db.deleteFrom('entry_reference').where('to', 'in', pointing).where('target', 'in', ids).execute()
}
