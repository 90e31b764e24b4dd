// What records say to one field of the owner, walked through and rewritten in the texts that the store keeps.
import { sql } from 'kysely'
import type { OwnFieldKind } from '#contract/kinds/own-fields.ts'
import {
  type AttributeValue,
  type AttributeValues,
  isAttributeValue,
  isRecords,
} from '#contract/products/attribute-filter.ts'
import { keepOwnUses, type Said } from '#server/publishing/references/own-uses.ts'
import { REFERENCES_LOCK } from '#server/publishing/references/references.ts'
import { hasWords } from '#server/publishing/search/choice-words.ts'
import { OUT_OF_DATE } from '#server/publishing/search/tokens.ts'
import type { Storage } from '#server/storage/open.ts'
import { keysOf } from './regions.ts'

/** Rows that are read, and that one transaction rewrites; other writes get their turn in between. */
const ROWS = 200

type Copies = 'entry' | 'publication'
const TEXT_OF = { entry: 'working', publication: 'content' } as const
type Of = { kind: OwnFieldKind; key: string }

/** Whether the JSON in a column says something under the key, which is checked before it comes here. */
export const says = (database: Storage['database'], copies: Copies, key: string) => {
  const text = sql.ref(TEXT_OF[copies])
  return database === 'sqlite'
    ? sql<boolean>`json_extract(${text}, ${`$.values.${key}`}) is not null`
    : sql<boolean>`(${text}::json #> ${`{values,${key}}`}::text[]) is not null`
}

/** The same under the key or those of a region to it. */
export const saysAny = (database: Storage['database'], copies: Copies, key: string) =>
  sql<boolean>`(${sql.join(
    keysOf(key).map((one) => says(database, copies, one)),
    sql` or `,
  )})`

/** Every copy that says something under the key, with what it says everywhere and to regions, in turns; working copies with their title. */
export async function* saidIn({ db, database }: Storage, { kind, key }: Of, copies: Copies = 'entry') {
  const text = sql.ref(TEXT_OF[copies])
  const values =
    database === 'sqlite'
      ? sql<string>`${text} -> '$.values'`
      : sql<string>`(${text}::json -> 'values')::text`
  const title = copies === 'entry' ? sql<string>`title` : sql<string>`''`
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom(copies)
      .select(['id', title.as('title'), values.as('said')])
      .where('kind', '=', kind)
      .where('id', '>', last)
      .where(saysAny(database, copies, key))
      .orderBy('id')
      .limit(ROWS)
      .execute()
    for (const { id, title, said } of rows) {
      const all = JSON.parse(said) as { [key: string]: unknown }
      for (const one of keysOf(key)) {
        const value = all[one]
        if (isAttributeValue(value)) yield { id, title, value }
      }
    }
    const next = rows.at(-1)?.id
    if (next === undefined) return
    last = next
  }
}

type Make = (value: AttributeValue) => AttributeValue | undefined

/**
 * Writes what `make` answers in place of what working copies and publications say under the key, and of regions to it:
 * `undefined` takes it out, the same value leaves it. Answers of how many working copies. A text that somebody wrote meanwhile is
 * read once more; earlier versions keep what they said. Which records the copies name is remembered with it; `at` tells what is planned.
 */
export async function rewriteSaid(storage: Storage, of: Of & { at: number }, make: Make): Promise<number> {
  await rewriteCopies(storage, 'publication', of, make)
  return rewriteCopies(storage, 'entry', of, make)
}

/** Only remembers anew which records the copies name under the key, since the field is of another type, for others, or gone. */
export const followRecords = (storage: Storage, of: Of & { at: number }) =>
  rewriteSaid(storage, of, (value) => value)

async function rewriteCopies(
  storage: Storage,
  copies: Copies,
  { kind, key, at }: Of & { at: number },
  make: Make,
): Promise<number> {
  const column = TEXT_OF[copies]
  let written = 0
  for (let last = 0; ; ) {
    const rows = await copiesAfter(storage, copies, { kind, key }, last)
    const changed = rows.flatMap((row) => {
      const next = withValue(row.text, key, make)
      const isNext = next.text !== row.text || next.isRecords
      return isNext ? [{ ...row, next }] : []
    })
    const [count, missed] = await storage.db.transaction().execute(async (within) => {
      const named = changed.filter(({ next }) => next.isRecords)
      if (named.length > 0) await storage.exclusive(within, REFERENCES_LOCK)
      const done = new Set<number>()
      let count = 0
      for (const { id, text, next } of changed) {
        const { numUpdatedRows } = await within
          .updateTable(copies)
          // What visitors find it by is made anew in the background.
          .set({
            [column]: next.text,
            ...(next.isWords && copies === 'publication' && { search_version: OUT_OF_DATE }),
          })
          .where('id', '=', id)
          .where(sql.ref(column), '=', text)
          .executeTakeFirst()
        if (Number(numUpdatedRows) === 0) continue
        done.add(id)
        if (next.text !== text) count += 1
      }
      const said = named.flatMap((row) => (done.has(row.id) ? saidBy(row, at) : []))
      if (said.length > 0) await keepOwnUses(within, kind, said)
      return [count, changed.length - done.size]
    })
    written += count
    const next = rows.at(-1)?.id
    if (next === undefined) return written
    if (missed === 0) last = next
  }
}

/** The next copies that say something under the key; of a publication from when on it is seen, of a record whether it is in the trash. */
function copiesAfter({ db, database }: Storage, copies: Copies, { kind, key }: Of, last: number) {
  const isEntry = copies === 'entry'
  return db
    .selectFrom(copies)
    .select([
      'id',
      sql<string>`${sql.ref(TEXT_OF[copies])}`.as('text'),
      sql<number>`${sql.ref(isEntry ? 'id' : 'entry_id')}`.as('entryId'),
      sql<number | null>`${isEntry ? sql.lit(null) : sql.ref('visible_from')}`.as('from'),
      sql<number | null>`${isEntry ? sql.ref('trashed_at') : sql.lit(null)}`.as('trashedAt'),
    ])
    .where('kind', '=', kind)
    .where('id', '>', last)
    .where(saysAny(database, copies, key))
    .orderBy('id')
    .limit(ROWS)
    .execute()
}

type Row = Awaited<ReturnType<typeof copiesAfter>>[number] & { next: ReturnType<typeof withValue> }

/** What lies in the trash names nothing. */
function saidBy({ entryId, from, trashedAt, next: { values } }: Row, at: number): Said[] {
  if (trashedAt !== null) return []
  if (from === null) return [{ entryId, copy: 'working', values }]
  return [{ entryId, copy: from > at ? 'planned' : 'published', values }]
}

/** The text of a content with other values under the key, and whether words or names of records came, went or are there. */
function withValue(text: string, key: string, make: Make) {
  const content = JSON.parse(text) as { values: { [key: string]: unknown } }
  const values = { ...content.values }
  let [isOther, isWords, areRecords] = [false, false, false]
  for (const one of keysOf(key).filter((name) => name in values)) {
    const before = values[one]
    const next = isAttributeValue(before) ? make(before) : undefined
    const both = [before, next].filter((value) => isAttributeValue(value))
    if (both.some(isRecords)) areRecords = true
    if (next === before) continue
    isOther = true
    if (both.some(hasWords)) isWords = true
    if (next === undefined) delete values[one]
    else values[one] = next
  }
  return {
    text: isOther ? JSON.stringify({ ...content, values }) : text,
    values: values as AttributeValues,
    isWords,
    isRecords: areRecords,
  }
}
