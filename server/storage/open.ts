// What the one store of the server is, and how a SQLite file becomes it; `postgres/open-postgres.ts` has the other.
import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import type { DatabaseSync } from 'node:sqlite'
import { setImmediate as afterThisTurn } from 'node:timers'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Kysely, type KyselyPlugin } from 'kysely'
import type { PostgresWatch } from '#server/storage/postgres/postgres-watch.ts'
import type { ReadReplica } from '#server/storage/postgres/read-replica.ts'
import { createOverlays, type Overlays } from '#server/storage/reads/overlay.ts'
import { queryLog } from '#server/storage/reads/query-log.ts'
import { createReadingTrace, type ReadingTrace } from '#server/storage/reads/reading-trace.ts'
import { noteLeftWhole, takeLeftWhole } from '#server/storage/sqlite/left-whole.ts'
import {
  type Connections,
  checkIntegrity,
  nodeSqliteDialect,
  openSqliteFile,
  openSqliteReader,
  PATIENT_MS,
  versionOf,
} from '#server/storage/sqlite/node-sqlite.ts'
import { copySnapshot } from '#server/storage/sqlite/sqlite-copy.ts'
import type { Tables } from '#server/storage/tables/tables.ts'

/** Queries go through this, whether inside a transaction or not. */
export type Db = Kysely<Tables>

export type Storage = {
  db: Db
  database: 'sqlite' | 'postgres'
  /** Whether PostgreSQL answers, and what other nodes say there; a SQLite file is never away. */
  watch: PostgresWatch | null
  /** Whether the store cannot be asked at the moment. */
  away: () => boolean
  /** Answers once it can; throws `StoreAway` after a moment. */
  here: () => Promise<void>
  /** Copies the SQLite file to `file` while it is in use; PostgreSQL has its own tools for that. */
  copyTo: (file: string) => Promise<void>
  /** Holds off other transactions that take the same name, until this one ends; SQLite writes one at a time anyway. */
  exclusive: (transaction: Db, name: string) => Promise<void>
  /** Runs reads that see other published copies than the stored ones. */
  over: Overlays['over']
  /** Whether the work at hand does. */
  overlaid: Overlays['overlaid']
  /** Runs reads and says what of the public content they read. */
  trace: ReadingTrace['trace']
  /** The copy of PostgreSQL that public reads are asked of while it has everything. */
  replica: Pick<ReadReplica, 'ready' | 'catchUp'> | null
  /** Says that something of the public content was read that is held in memory. */
  noteRead: ReadingTrace['noteRead']
  /** Another word whenever any row was changed by anybody; null where that cannot be told for next to nothing. */
  version: () => string | null
  close: () => Promise<void>
}

/** The store cannot be used as it is; the message is one line for the operator, and nothing was changed. */
export class StoreRefused extends Error {}

/**
 * Opens or creates the file. A damaged one is refused and left exactly as it is; without `check`, for work beside a server
 * that has it open, it is not read as a whole.
 */
export function openSqlite(file: string, { check = true } = {}): Storage {
  const fresh = file === ':memory:' || !existsSync(file)
  let connection: DatabaseSync | undefined
  try {
    const whole = !check || (!fresh && takeLeftWhole(file))
    connection = openSqliteFile(file, check ? undefined : PATIENT_MS)
    if (!fresh && !whole) checkIntegrity(connection)
  } catch (error) {
    connection?.close()
    throw new StoreRefused(
      `The database file ${file} cannot be used (${error instanceof Error ? error.message : error}). It was left as it is; restore a copy of it or move it away.`,
    )
  }
  const connections = {
    writer: connection,
    reader: file === ':memory:' ? connection : openSqliteReader(file),
  }
  const storage = storageOn(connections)
  return {
    ...storage,
    copyTo: async (target) => {
      await copySnapshot(connections.reader, `${target}.part`)
      await rename(`${target}.part`, target)
    },
    close: async () => {
      await storage.close()
      if (check && file !== ':memory:') noteLeftWhole(file)
    },
  }
}

/** Opens a file that nobody writes; records that are `hidden` are not in it, though their rows are. */
export function openSqliteCopy(file: string, hidden: readonly number[]): Storage {
  const reader = openSqliteReader(file)
  if (hidden.length > 0)
    // What is temporary is found before what is in the file, and stands in memory alone.
    reader.exec(
      `create temp view publication as select * from main.publication where entry_id not in (${hidden.join()})`,
    )
  return storageOn({ writer: reader, reader })
}

function storageOn(connections: Connections): Storage {
  const { plugin, over, overlaid } = createOverlays()
  const reading = createReadingTrace()
  const db = new Kysely<Tables>({
    dialect: nodeSqliteDialect(connections),
    plugins: [reading.plugin, plugin, giveTurns()],
    ...queryLog('sqlite'),
  })
  return {
    db,
    database: 'sqlite',
    watch: null,
    away: () => false,
    here: async () => {},
    copyTo: async () => {},
    exclusive: async () => {},
    over,
    overlaid,
    trace: reading.trace,
    noteRead: reading.noteRead,
    replica: null,
    version: versionOf(connections),
    close: () => db.destroy(),
  }
}

/** How long one turn of the event loop may go on asking, in milliseconds. */
const TURN_MS = 10

/** Belongs into a store that answers within the turn that it was asked in. */
function giveTurns(): KyselyPlugin {
  let began: number | null = null
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const now = performance.now()
      if (began === null) {
        began = now
        afterThisTurn(() => {
          began = null
        })
      } else if (now - began >= TURN_MS) await nextTurn()
      return result
    },
  }
}
