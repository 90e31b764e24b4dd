// Opens the store in PostgreSQL. It comes with its client, so that a server on a SQLite file loads neither.
import { Socket } from 'node:net'
import { Kysely, sql } from 'kysely'
import pg from 'pg'
import type { Storage } from '#server/storage/open.ts'
import { createOverlays } from '#server/storage/reads/overlay.ts'
import { queryLog } from '#server/storage/reads/query-log.ts'
import { createReadingTrace } from '#server/storage/reads/reading-trace.ts'
import type { Tables } from '#server/storage/tables/tables.ts'
import { postgresDialect } from './postgres-dialect.ts'
import { watchPostgres } from './postgres-watch.ts'
import { followReplica } from './read-replica.ts'

// PostgreSQL's int8 arrives as text; ids and times here stay below 2^53.
const types = new pg.TypeOverrides()
types.setTypeParser(20, Number)

type Ways = {
  /** Leads to PostgreSQL itself where `url` leads through a pooler. */
  listenUrl?: string | undefined
  /** Leads to a copy for what the public reads. */
  replicaUrl?: string | undefined
  /** How long it may be silent, or a new connection take, before it counts as away, in milliseconds. */
  patience?: number
}

/** Opens the store at `url`. */
export function openPostgres(url: string, { listenUrl = url, replicaUrl, ...calm }: Ways = {}): Storage {
  const sockets = new Set<Socket>()
  const stream = () => {
    const socket = new Socket()
    sockets.add(socket)
    return socket.once('close', () => sockets.delete(socket))
  }
  const { patience } = calm
  const connectionTimeoutMillis = Math.max(5000, patience ?? 0)
  const pool = new pg.Pool({ connectionString: url, max: 10, types, connectionTimeoutMillis, stream })
  // A connection that breaks is told to whoever uses it and replaced; without a listener, idle or in use, it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const watch = watchPostgres(listenUrl, cut, { way: url, ...calm })
  const { plugin, over, overlaid } = createOverlays()
  const reading = createReadingTrace()
  const written = () => pool.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn')
  const writtenTo = async () => (await written()).rows[0]?.lsn ?? ''
  const replica = replicaUrl ? followReplica({ url: replicaUrl, types, writtenTo }) : null
  const db = new Kysely<Tables>({
    dialect: postgresDialect({ pool, watch, replica, patience, isPublic: reading.tracing }),
    plugins: [reading.plugin, plugin],
    ...queryLog('postgres'),
  })
  return {
    db,
    database: 'postgres',
    watch,
    away: watch.away,
    here: watch.here,
    copyTo: async () => {},
    exclusive: async (transaction, name) => {
      await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(transaction)
    },
    over,
    overlaid,
    trace: reading.trace,
    noteRead: reading.noteRead,
    replica,
    version: () => null,
    close: async () => {
      await replica?.close()
      await watch.close()
      await db.destroy()
    },
  }
}
