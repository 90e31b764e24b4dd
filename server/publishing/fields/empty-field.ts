// What records say to one field of the owner: counted, and taken out for good once the owner says so.
import { sql } from 'kysely'
import type { OwnFieldKind } from '#contract/kinds/own-fields.ts'
import type { Storage } from '#server/storage/open.ts'

/** Rows that one transaction rewrites; other writes get their turn in between. */
const ROWS = 200

type Copies = 'entry' | 'publication'
const TEXT_OF = { entry: 'working', publication: 'content' } as const

/** Whether the JSON in a column says something under the key, which is checked before it comes here. */
const says = (database: Storage['database'], copies: Copies, key: string) => {
  const text = sql.ref(TEXT_OF[copies])
  return database === 'sqlite'
    ? sql<boolean>`json_extract(${text}, ${`$.values.${key}`}) is not null`
    : sql<boolean>`(${text}::json #> ${`{values,${key}}`}::text[]) is not null`
}

/** How many records say something to a field, and of how many of these visitors see it, now or by a plan. */
export async function fieldUses({ db, database }: Storage, kind: OwnFieldKind, key: string) {
  const { records } = await db
    .selectFrom('entry')
    .select((e) => e.fn.countAll().as('records'))
    .where('kind', '=', kind)
    .where(says(database, 'entry', key))
    .executeTakeFirstOrThrow()
  const { published } = await db
    .selectFrom('publication')
    .select((e) => e.fn.count('entry_id').distinct().as('published'))
    .where('kind', '=', kind)
    .where(says(database, 'publication', key))
    .executeTakeFirstOrThrow()
  return { records: Number(records), published: Number(published) }
}

/**
 * Takes what is said under the key out of working copies and publications of a kind, and answers of how many working copies.
 * A text that somebody wrote meanwhile is read once more. Earlier versions keep what they said.
 */
export async function emptyField(storage: Storage, kind: OwnFieldKind, key: string): Promise<number> {
  await emptyCopies(storage, 'publication', { kind, key })
  return emptyCopies(storage, 'entry', { kind, key })
}

async function emptyCopies(
  { db, database }: Storage,
  copies: Copies,
  { kind, key }: { kind: OwnFieldKind; key: string },
): Promise<number> {
  const column = TEXT_OF[copies]
  let emptied = 0
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
    if (rows.length === 0) return emptied
    const missed = await db.transaction().execute(async (within) => {
      let missed = 0
      for (const { id, text } of rows) {
        const { numUpdatedRows } = await within
          .updateTable(copies)
          .set({ [column]: without(text, key) })
          .where('id', '=', id)
          .where(sql.ref(column), '=', text)
          .executeTakeFirst()
        if (Number(numUpdatedRows) === 0) missed += 1
      }
      return missed
    })
    emptied += rows.length - missed
    if (missed === 0) last = rows.at(-1)?.id ?? last
  }
}

function without(text: string, key: string): string {
  const content = JSON.parse(text) as { values: { [key: string]: unknown } }
  const { [key]: _, ...values } = content.values
  return JSON.stringify({ ...content, values })
}
