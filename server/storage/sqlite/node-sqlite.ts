// Lets Kysely's SQLite dialect speak to the SQLite that ships with Node.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { SqliteDialect } from 'kysely'
import { makePrivateFile } from './private-files.ts'

/** How many prepared statements are kept; the server has far fewer, so this only bounds a surprise. */
const STATEMENTS = 500

export function nodeSqliteDialect(db: DatabaseSync) {
  const prepared = new Map<string, { statement: StatementSync; reader: boolean }>()

  function statementOf(sql: string) {
    const known = prepared.get(sql)
    if (known) return known
    if (prepared.size >= STATEMENTS) prepared.clear()
    const statement = db.prepare(sql)
    const made = { statement, reader: statement.columns().length > 0 }
    prepared.set(sql, made)
    return made
  }

  return new SqliteDialect({
    database: async () => ({
      close: () => db.close(),
      prepare: (sql) => {
        // A transaction that begins as a reader may fail when it turns writer beside another process; this one waits its turn.
        // A full disk makes SQLite undo a transaction by itself; that it is undone must not hide why.
        if (sql === 'rollback' && !db.isTransaction) return NOTHING
        const { statement, reader } = statementOf(sql === 'begin' ? 'begin immediate' : sql)
        const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[]
        return {
          reader,
          all: (parameters) => statement.all(...values(parameters)),
          run: (parameters) => statement.run(...values(parameters)),
          iterate: (parameters) => statement.iterate(...values(parameters)),
        }
      },
    }),
  })
}

const NOTHING = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
}

/** Opens the file the safe way: what was acknowledged survives a power cut (WAL with `synchronous=FULL`). */
export function openSqliteFile(file: string): DatabaseSync {
  if (file !== ':memory:') makePrivateFile(file)
  const db = new DatabaseSync(file)
  db.exec('pragma busy_timeout = 5000')
  db.exec('pragma journal_mode = wal')
  db.exec('pragma synchronous = full')
  db.exec('pragma foreign_keys = on')
  // What is deleted, such as a letter with a secret, does not stay in the file.
  db.exec('pragma secure_delete = on')
  db.exec('pragma cache_size = -32000')
  // Looks at the sizes of tables that changed much, so that filters find the right index.
  db.exec('pragma optimize = 0x10002')
  return db
}

/** Throws when anything in the file is not as SQLite left it. */
export function checkIntegrity(connection: DatabaseSync) {
  const found = connection.prepare('pragma integrity_check(1)').get() as
    | { integrity_check?: string }
    | undefined
  if (found?.integrity_check !== 'ok') throw new Error(`it is damaged: ${found?.integrity_check}`)
}

/** Says another word whenever a row was changed, over this connection or any other; a change that was undone counts as well. */
export function versionOf(db: DatabaseSync): () => string {
  const ofOthers = db.prepare('pragma data_version')
  const own = db.prepare('select total_changes() as rows')
  return () => `${ofOthers.get()?.data_version} ${own.get()?.rows}`
}
