// What records say to one field of the owner, walked through and rewritten in the texts that the store keeps.
import { sql } from 'kysely'
import type { OwnFieldKind } from '#contract/kinds/own-fields.ts'
import { type AttributeValue, isAttributeValue } from '#contract/products/attribute-filter.ts'
import { hasWords } from '#server/publishing/search/choice-words.ts'
import { OUT_OF_DATE } from '#server/publishing/search/tokens.ts'
import type { Storage } from '#server/storage/open.ts'

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

/** Every working copy that says something under the key, with what it says, in turns. */
export async function* saidIn({ db, database }: Storage, { kind, key }: Of) {
  const value =
    database === 'sqlite'
      ? sql<string>`working -> ${`$.values.${key}`}`
      : sql<string>`(working::json #> ${`{values,${key}}`}::text[])::text`
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('entry')
      .select(['id', 'title', value.as('said')])
      .where('kind', '=', kind)
      .where('id', '>', last)
      .where(says(database, 'entry', key))
      .orderBy('id')
      .limit(ROWS)
      .execute()
    for (const { id, title, said } of rows) {
      const value: unknown = JSON.parse(said)
      if (isAttributeValue(value)) yield { id, title, value }
    }
    const next = rows.at(-1)?.id
    if (next === undefined) return
    last = next
  }
}

/**
 * Writes what `make` answers in place of what working copies and publications say under the key: `undefined` takes it out, the
 * same value leaves it. Answers of how many working copies. A text that somebody wrote meanwhile is read once more; earlier
 * versions keep what they said.
 */
export async function rewriteSaid(
  storage: Storage,
  of: Of,
  make: (value: AttributeValue) => AttributeValue | undefined,
): Promise<number> {
  await rewriteCopies(storage, 'publication', of, make)
  return rewriteCopies(storage, 'entry', of, make)
}

async function rewriteCopies(
  { db, database }: Storage,
  copies: Copies,
  { kind, key }: Of,
  make: (value: AttributeValue) => AttributeValue | undefined,
): Promise<number> {
  const column = TEXT_OF[copies]
  let written = 0
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom(copies)
      .select(['id', sql<string>`${sql.ref(column)}`.as('text')])
      .where('kind', '=', kind)
      .where('id', '>', last)
      .where(says(database, copies, key))
      .orderBy('id')
      .limit(ROWS)
      .execute()
    const changed = rows.flatMap(({ id, text }) => {
      const next = withValue(text, key, make)
      return next === null ? [] : [{ id, text, ...next }]
    })
    const missed = await db.transaction().execute(async (within) => {
      let missed = 0
      for (const { id, text, next, isWords } of changed) {
        const { numUpdatedRows } = await within
          .updateTable(copies)
          // What visitors find it by is made anew in the background.
          .set({
            [column]: next,
            ...(isWords && copies === 'publication' && { search_version: OUT_OF_DATE }),
          })
          .where('id', '=', id)
          .where(sql.ref(column), '=', text)
          .executeTakeFirst()
        if (Number(numUpdatedRows) === 0) missed += 1
      }
      return missed
    })
    written += changed.length - missed
    const next = rows.at(-1)?.id
    if (next === undefined) return written
    if (missed === 0) last = next
  }
}

/** The text of a content with another value under the key, and whether words came or went; null where it stays as it is. */
function withValue(
  text: string,
  key: string,
  make: (value: AttributeValue) => AttributeValue | undefined,
): { next: string; isWords: boolean } | null {
  const content = JSON.parse(text) as { values: { [key: string]: unknown } }
  const { [key]: before, ...others } = content.values
  const next = isAttributeValue(before) ? make(before) : undefined
  if (next === before) return null
  const values = next === undefined ? others : { ...others, [key]: next }
  const isWords = [before, next].some((value) => isAttributeValue(value) && hasWords(value))
  return { next: JSON.stringify({ ...content, values }), isWords }
}
