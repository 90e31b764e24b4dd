// Opens the SQLite that ships with Node, and lets Kysely speak to it.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
} from 'kysely'
import { makePrivateFile } from './private-files.ts'
import { createWriter, type Writer } from './shared-commits.ts'

/** How many prepared statements are kept; the server has far fewer, so this only bounds a surprise. */
const STATEMENTS = 500

type Ask = (query: Pick<CompiledQuery, 'sql' | 'parameters'>) => QueryResult<never>
/** The file over two connections: `reader` sees what is committed and waits for nobody. A store in memory has one alone. */
export type Connections = { writer: DatabaseSync; reader: DatabaseSync }

/** Writes follow one another; reads go on beside them, also while a transaction is under way. */
export function nodeSqliteDialect({ writer, reader }: Connections) {
  const write = askOf(writer)
  const writes = createWriter(writer, (sql) => void write({ sql, parameters: [] }))
  const read = reader === writer ? null : askOf(reader)
  const dialect = new SqliteDialect({ database: () => Promise.reject(new Error('never asked')) })
  dialect.createAdapter = () => new Adapter()
  dialect.createDriver = (): Driver => ({
    init: async () => {},
    acquireConnection: async () => new Connection({ write, writes, read }),
    beginTransaction: (connection) => (connection as Connection).begin(),
    commitTransaction: (connection) => (connection as Connection).commit(),
    rollbackTransaction: (connection) => (connection as Connection).rollback(),
    releaseConnection: async () => {},
    destroy: async () => {
      if (read) reader.close()
      writer.close()
    },
  })
  return dialect
}

/** It is we who let writes follow one another. */
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
}

function askOf(db: DatabaseSync): Ask {
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
  return ({ sql, parameters }) => {
    const { statement, reader } = statementOf(sql)
    const values = parameters as SQLInputValue[]
    if (reader) return { rows: statement.all(...values) as never[] }
    const { changes, lastInsertRowid } = statement.run(...values)
    return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
  }
}

type Means = { write: Ask; writes: Writer; read: Ask | null }

/** What one piece of work asks by: a query, or a transaction. */
class Connection implements DatabaseConnection {
  readonly #means: Means
  #within = false
  constructor(means: Means) {
    this.#means = means
  }

  async begin() {
    await this.#means.writes.begin()
    this.#within = true
  }
  async commit() {
    this.#within = false
    await this.#means.writes.commit()
  }
  async rollback() {
    // A commit that failed has undone it.
    if (!this.#within) return
    this.#within = false
    await this.#means.writes.undo()
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const { write, writes, read } = this.#means
    const ask = () => write(query)
    if (this.#within) return writes.within(ask)
    if (read && (SelectQueryNode.is(query.query) || /^\s*select\b/i.test(query.sql))) return read(query)
    return /^\s*(insert|update|delete)\b/i.test(query.sql) ? writes.single(ask) : writes.alone(ask)
  }

  // biome-ignore lint/correctness/useYield: nothing here asks for streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('SQLite is not read as a stream')
  }
}

/** How long another process may hold the file: a server answers nobody meanwhile. */
const WAIT_MS = 5_000
/** How long work beside a server waits, which keeps nobody else waiting: one that writes all the while leaves gaps of a moment. */
export const PATIENT_MS = 60_000

/** Opens the file the safe way: what was acknowledged survives a power cut (WAL with `synchronous=FULL`). */
export function openSqliteFile(file: string, waitMs = WAIT_MS): DatabaseSync {
  if (file !== ':memory:') makePrivateFile(file)
  const db = new DatabaseSync(file)
  db.exec(`pragma busy_timeout = ${waitMs}`)
  db.exec('pragma journal_mode = wal')
  db.exec('pragma synchronous = full')
  db.exec('pragma foreign_keys = on')
  // What is deleted, such as a letter with a secret, does not stay in the file.
  db.exec('pragma secure_delete = on')
  db.exec('pragma cache_size = -8000')
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

/** The connection that only reads beside the one that writes. */
export function openSqliteReader(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { readOnly: true })
  db.exec(`pragma busy_timeout = ${WAIT_MS}`)
  db.exec('pragma cache_size = -24000')
  return db
}

/** Says another word whenever a row was changed, over any connection; in memory a change that was undone counts as well. */
export function versionOf({ writer, reader }: Connections): () => string {
  const asked = reader.prepare(
    reader === writer
      ? 'select total_changes() as version'
      : 'select data_version as version from pragma_data_version',
  )
  return () => String(asked.get()?.version)
}
