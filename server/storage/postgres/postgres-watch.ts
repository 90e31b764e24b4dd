// Watches whether PostgreSQL answers, over a connection of its own, which also hears what other nodes say. A server that
// is stopped or cut off breaks no connection: without a watch every question would wait for minutes.
import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StoreAway } from '#server/storage/trouble.ts'

/** How often it is asked, and how long it may take to answer the smallest question. */
const BEAT_MS = 500
const PATIENCE_MS = 1_000
/** How often a lost one is looked for. */
const AGAIN_MS = 250
/** One that is merely started anew is back after a moment: so long a question waits. */
const RESTART_MS = 1_000
/** A timer that fires late was held up by this process: silence is counted in steps of this many. */
const STEPS = 5

/** What nodes tell each other. */
export const CHANNEL = 'content_changed'
/** What the connection is called in `pg_stat_activity`. */
const WATCH_NAME = 'site-watch'

/** `null`: something may have been missed. */
type Listener = (payload: string | null) => void

export type PostgresWatch = ReturnType<typeof watchPostgres>

/** Begins to watch; `cut` ends all other connections once the server is silent, so that nothing waits for it. */
export function watchPostgres(url: string, cut: () => void) {
  const listeners: Listener[] = []
  const waiting = new Set<() => void>()
  const closed = new AbortController()
  let state: 'here' | 'away' = 'here'
  let restartUntil = 0
  let socket: Socket | null = null
  let beating = false
  const first = Promise.withResolvers<void>()

  const away = () => new StoreAway('the database does not answer')

  function goAway(silent: boolean) {
    if (state === 'away' || closed.signal.aborted) return
    state = 'away'
    first.resolve()
    restartUntil = silent ? 0 : Date.now() + RESTART_MS
    cut()
    for (const one of [...waiting]) one()
  }

  function comeBack() {
    const wasAway = state === 'away'
    state = 'here'
    first.resolve()
    if (wasAway) for (const one of [...waiting]) one()
    // Between two connections something may have passed unheard.
    for (const listener of listeners) listener(null)
  }

  async function connect(): Promise<pg.Client> {
    const own = new Socket()
    socket = own
    const client = new pg.Client({
      connectionString: url,
      application_name: WATCH_NAME,
      keepAlive: true,
      stream: () => own,
    })
    client.on('error', () => {})
    client.on('notification', ({ payload }) => {
      for (const listener of listeners) listener(payload ?? null)
    })
    await answered(client.connect().then(() => client.query(`listen ${CHANNEL}`)))
    return client
  }

  /** Asks again and again; answers whether it fell silent, or the connection ended. */
  async function beat(client: pg.Client): Promise<'silent' | 'ended'> {
    for (;;) {
      await wait(BEAT_MS, undefined, { signal: closed.signal })
      try {
        await answered(client.query('select 1'))
      } catch (error) {
        return error instanceof Silence ? 'silent' : 'ended'
      }
    }
  }

  async function run() {
    while (!closed.signal.aborted) {
      try {
        const client = await connect()
        comeBack()
        beating = true
        if ((await beat(client)) === 'silent') goAway(true)
      } catch (error) {
        if (closed.signal.aborted) return
        goAway(error instanceof Silence)
        await wait(AGAIN_MS)
      } finally {
        beating = false
        socket?.destroy()
      }
    }
  }
  const running = run().catch(() => {})

  /** What `work` answers, unless the store goes away (or comes back) meanwhile. */
  async function unless<Result>(work: Promise<Result>): Promise<Result> {
    const turn = Promise.withResolvers<never>()
    const end = () => turn.reject(away())
    waiting.add(end)
    try {
      return await Promise.race([work, turn.promise])
    } finally {
      waiting.delete(end)
    }
  }

  const isAway = () => state === 'away'

  return {
    away: isAway,
    unless,
    /** Once it is known whether the server answers: from then on nothing is missed unsaid. */
    begun: first.promise,

    /** Answers once the store can be asked; throws `StoreAway` when it is away for longer than a restart takes. */
    async here(): Promise<void> {
      if (!isAway()) return
      const left = restartUntil - Date.now()
      if (left > 0) await unless(wait(left)).catch(() => {})
      if (isAway()) throw away()
    },

    /** Somebody else lost a connection: a new one tells whether the server is still there. */
    doubt() {
      if (beating) socket?.destroy()
    },

    /** Is told what other nodes say, and `null` when something may have been missed. */
    hear: (listener: Listener) => void listeners.push(listener),

    async close() {
      closed.abort()
      socket?.destroy()
      await running
    },
  }
}

class Silence extends Error {}

/** What `work` answers; throws `Silence` when that takes too long, and this process was not the one that was held up. */
async function answered<Result>(work: Promise<Result>): Promise<Result> {
  let over = false
  const ended = work.then(
    () => {
      over = true
    },
    () => {
      over = true
    },
  )
  for (let step = 0; step < STEPS && !over; step++) await Promise.race([ended, wait(PATIENCE_MS / STEPS)])
  if (!over) throw new Silence()
  return work
}
