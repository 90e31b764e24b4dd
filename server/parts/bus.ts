// Tells every node what changed of the content, so that each drops the answers it made from it.

import { sql } from 'kysely'
import pg from 'pg'
import { kindOf } from '#server/parts/changes.ts'
import type { Storage } from '#server/storage/open.ts'

/** `null` means that something may have been missed: forget everything. */
type Listener = (changed: readonly string[] | null) => void

export type Bus = {
  /** Says, after the commit, what changed, in the words of `changes.ts`. */
  changed: (changed: readonly string[]) => Promise<void>
  listen: (listener: Listener) => void
  close: () => Promise<void>
}

const CHANNEL = 'content_changed'
const RETRY_MS = 1000

/** One process alone, or many nodes through PostgreSQL's LISTEN/NOTIFY; needs nothing else to run. */
export async function openBus(storage: Storage): Promise<Bus> {
  const listeners: Listener[] = []
  const tell: Listener = (changed) => {
    for (const listener of listeners) listener(changed)
  }
  const remote = storage.url === null ? null : await listenTo(storage.url, tell)
  return {
    changed: async (changed) => {
      tell(changed)
      if (remote) await sql`select pg_notify(${CHANNEL}, ${payloadOf(changed)})`.execute(storage.db)
    },
    listen: (listener) => void listeners.push(listener),
    close: async () => remote?.close(),
  }
}

/** PostgreSQL passes on less than 8000 bytes; more than that is told by the kinds alone. */
function payloadOf(changed: readonly string[]): string {
  const payload = JSON.stringify(changed)
  return payload.length < LONGEST ? payload : JSON.stringify([...new Set(changed.map(kindOf))])
}
const LONGEST = 7500

async function listenTo(url: string, tell: Listener) {
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function connect() {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('notification', ({ payload }) => tell(JSON.parse(payload ?? 'null')))
    next.on('error', retry)
    next.on('end', retry)
    client = next
    await next.connect()
    await next.query(`listen ${CHANNEL}`)
  }

  // Between two connections a change may have passed unheard.
  function retry() {
    if (closed || timer) return
    timer = setTimeout(async () => {
      timer = undefined
      try {
        await connect()
        tell(null)
      } catch {
        retry()
      }
    }, RETRY_MS)
  }

  await connect()
  return {
    close: async () => {
      closed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
