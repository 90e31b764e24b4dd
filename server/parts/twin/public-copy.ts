// A SQLite file with what is published, and nothing else of the store: what searches and all that has a query are answered
// from while the store is away, by the same code and the same tokens.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { migrate } from '#server/storage/migrate.ts'
import { type Db, openSqlite } from '#server/storage/open.ts'

/** Publications that are copied with their tokens before others have their turn. */
const AT_ONCE = 50
const MEDIA_AT_ONCE = 500
/** Settings that public answers are made from; all others, with the secrets, stay where they are. */
const SETTINGS = ['synonyms']

type Row = Record<string, unknown>

/** Inserts rows as they came out of the other store. */
function inserter(file: DatabaseSync, table: string) {
  let statement: { names: string; run: (row: Row) => void } | undefined
  return (rows: readonly Row[]) => {
    for (const row of rows) {
      const columns = Object.keys(row)
      const names = columns.map((name) => `"${name}"`).join()
      if (statement?.names !== names) {
        const insert = file.prepare(
          `insert into ${table} (${names}) values (${columns.map(() => '?').join()}) on conflict do nothing`,
        )
        statement = { names, run: (one) => insert.run(...(Object.values(one) as SQLInputValue[])) }
      }
      statement.run(row)
    }
  }
}

/** Makes the file; `turn` is waited for between the steps, and throws when it is to end. */
export async function makePublicCopy(db: Db, path: string, at: number, turn: () => Promise<unknown>) {
  const empty = openSqlite(path, { check: false })
  // Two of the same content are the same bytes.
  await migrate(empty, { now: () => 0 })
  await empty.close()
  const file = new DatabaseSync(path, { enableForeignKeyConstraints: false })
  try {
    // It is made anew when it did not come to its end.
    file.exec('pragma journal_mode = off; pragma synchronous = off; begin')
    await copyPublications(db, file, at, turn)
    await copyMedia(db, file, turn)
    const settings = await db.selectFrom('setting').selectAll().where('name', 'in', SETTINGS).execute()
    inserter(file, 'setting')(settings)
    file.exec('commit; pragma optimize')
  } finally {
    file.close()
  }
}

async function copyPublications(db: Db, file: DatabaseSync, at: number, turn: () => Promise<unknown>) {
  const into = {
    publication: inserter(file, 'publication'),
    token: inserter(file, 'search_token'),
    entry: inserter(file, 'entry'),
    reference: inserter(file, 'entry_reference'),
    slug: inserter(file, 'slug'),
    redirect: inserter(file, 'redirect'),
  }
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('publication')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    if (rows.length === 0) return
    after = rows.at(-1)?.id ?? after
    // What is planned is nobody's to see before its time.
    const shown = rows.filter((row) => row.visible_from <= at && row.visible_until > at)
    if (shown.length > 0) {
      const ids = shown.map(({ id }) => id)
      const entries = shown.map(({ entry_id: id }) => id)
      into.publication(shown.map((row) => ({ ...row, published_by: null })))
      into.entry(shown.map(bareEntry))
      into.token(await db.selectFrom('search_token').selectAll().where('publication_id', 'in', ids).execute())
      into.reference(
        await db
          .selectFrom('entry_reference')
          .selectAll()
          .where('copy', '=', 'published')
          .where('from_entry', 'in', entries)
          .execute(),
      )
      into.slug(await db.selectFrom('slug').selectAll().where('entry_id', 'in', entries).execute())
      into.redirect(await db.selectFrom('redirect').selectAll().where('entry_id', 'in', entries).execute())
    }
    await turn()
  }
}

/** What public answers know of a record beside its publication: that it is there. */
const bareEntry = (row: {
  entry_id: number
  kind: string
  parent_id: number | null
  version: number
  published_at: number
}) => ({
  id: row.entry_id,
  kind: row.kind,
  parent_id: row.parent_id,
  ...{ sort: 0, code: '', label: '', hot: 0, dated: 0, search: '', working: '{}' },
  version: row.version,
  published_version: row.version,
  published_at: row.published_at,
  created_at: 0,
  updated_at: 0,
})

async function copyMedia(db: Db, file: DatabaseSync, turn: () => Promise<unknown>) {
  const into = { media: inserter(file, 'media'), file: inserter(file, 'media_file') }
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('media')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(MEDIA_AT_ONCE)
      .execute()
    if (rows.length === 0) return
    after = rows.at(-1)?.id ?? after
    into.media(
      rows
        .filter(({ trashed_at }) => trashed_at === null)
        .map((row) => ({ ...row, name: '', created_by: null, folder_id: null })),
    )
    const ids = rows.map(({ id }) => id)
    const replaced = await db.selectFrom('media_file').selectAll().where('media_id', 'in', ids).execute()
    into.file(replaced.map((row) => ({ ...row, name: '' })))
    await turn()
  }
}
