// Whether a node hears what others say. Behind a pooler that hands connections on after each transaction nothing is heard, and
// nothing says so: each node calls itself, and looks for changes while its calls do not come back.
import { sql } from 'kysely'
import type { Storage } from '#server/storage/open.ts'
import type { PostgresWatch } from '#server/storage/postgres/postgres-watch.ts'

/** How often it calls, and looks. */
const CALL_MS = 1000
/** One call may be lost with its connection; from so many on it is told. */
const TOLD = 2
/** Some calls come back through a pooler by chance: after so many in a row it is believed to hear again. */
const BELIEVED = 5
const DEAF =
  'Nothing is heard of other nodes: the database seems to be behind a pooler. Until DATABASE_LISTEN_URL leads to PostgreSQL itself, changes are looked for every second, and each of them empties what is kept.'

type Of = {
  db: Storage['db']
  watch: Pick<PostgresWatch, 'echo' | 'echoes' | 'away'>
  say: (line: string) => void
  /** Something may have been missed. */
  forget: () => void
}

/** Begins to call; until the first call came back it counts as deaf. */
export function watchDeafness({ db, watch, say, forget }: Of) {
  let deaf = true
  let told = false
  /** Calls in a row that came back, and that did not. */
  let heard = 0
  let unheard = 0
  let before: number | null = null
  /** What was there when it was looked at last. */
  let seen: string | null = null

  async function look() {
    const there = await countOf(db)
    if (seen !== null && there !== seen) forget()
    seen = there
  }

  async function call() {
    if (watch.away()) {
      // What listens comes back by itself, and forgets then.
      before = null
      return
    }
    if (before !== null) {
      const isHeard = watch.echoes() > before
      heard = isHeard ? heard + 1 : 0
      unheard = isHeard ? 0 : unheard + 1
    }
    if (deaf || unheard > 0) await look()
    if (unheard > 0) deaf = true
    else if (heard >= (told ? BELIEVED : 1)) deaf = told = false
    if (unheard >= TOLD && !told) {
      told = true
      say(DEAF)
    }
    before = watch.echoes()
    await sql`select pg_notify(${watch.echo}, '')`.execute(db)
  }
  // The store went away meanwhile, or was closed.
  const now = () => void call().catch(() => {})
  const timer = setInterval(now, CALL_MS).unref()
  now()
  return { deaf: () => deaf && told, stop: () => clearInterval(timer) }
}

/** Another word after each change that a node told, and after each that a node wrote down and could not tell any more. */
async function countOf(db: Storage['db']): Promise<string> {
  const { rows } = await sql<{ count: string }>`
    select (select number from news_count) || '.' || (select coalesce(max(head_id), 0) from operation_chain) as count`.execute(
    db,
  )
  return rows[0]?.count ?? ''
}
