// A copy of the database that PostgreSQL itself keeps: public reads are asked of it, and of the database whenever it is behind.
import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** How often a replica that is behind is looked at, and one that has everything. */
const BEHIND_MS = 100
const BEAT_MS = 1_000
/** How long it may take to answer the smallest question, and a read. */
const PATIENCE_MS = 1_000
const READ_MS = 5_000

export type ReadReplica = {
  /** Whether it has all that this node was told of. */
  ready: () => boolean
  pool: pg.Pool
  /** Something was changed: nothing is read from it until it has that too. */
  catchUp: () => void
  /** It did not do what it was asked: it is looked at again before the next read. */
  doubt: () => void
  close: () => Promise<void>
}

type Of = {
  url: string
  types: pg.TypeOverrides
  /** How far the database itself has written (`pg_current_wal_lsn`). */
  writtenTo: () => Promise<string>
}

/** Begins to follow it; it counts as behind until it was seen to have everything. */
export function followReplica({ url, types, writtenTo }: Of): ReadReplica {
  const sockets = new Set<Socket>()
  const stream = () => {
    const socket = new Socket()
    sockets.add(socket)
    return socket.once('close', () => sockets.delete(socket))
  }
  const pool = new pg.Pool({
    ...{ connectionString: url, max: 10, types, stream },
    ...{ connectionTimeoutMillis: PATIENCE_MS, query_timeout: READ_MS },
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const closed = new AbortController()
  let ready = false
  /** Counts what was told, so that what is told meanwhile is not taken for seen. */
  let told = 0

  const behind = () => {
    told += 1
    ready = false
  }

  async function look() {
    const before = told
    const needed = ready ? null : await writtenTo()
    const asked = pool.query<{ there: boolean }>(
      // A database that was promoted is no replica any more, and would be read while nobody writes to it.
      `select pg_is_in_recovery() and ($1::pg_lsn is null or pg_last_wal_replay_lsn() >= $1::pg_lsn) as there`,
      [needed],
    )
    const over = wait(PATIENCE_MS, 'silent' as const, { ref: false })
    const answer = await Promise.race([asked, over])
    if (answer === 'silent') {
      behind()
      // What stands still breaks no connection: reads that wait there go to the database itself.
      for (const socket of sockets) socket.destroy()
      asked.catch(() => {})
    } else if (!answer.rows[0]?.there) ready = false
    else if (before === told) ready = true
  }

  async function follow() {
    while (!closed.signal.aborted) {
      await look().catch(() => {
        ready = false
      })
      await wait(ready ? BEAT_MS : BEHIND_MS, undefined, { signal: closed.signal, ref: false })
    }
  }
  const following = follow().catch(() => {})

  return {
    ready: () => ready,
    pool,
    catchUp: behind,
    doubt: behind,
    async close() {
      closed.abort()
      await following
      for (const socket of sockets) socket.destroy()
      await pool.end()
    },
  }
}
