// Watches whether PostgreSQL answers, over a connection of its own, which also hears what other nodes say. A server that
// is stopped or cut off breaks no connection: without a watch every question would wait for minutes.
import { randomBytes } from 'node:crypto'
import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StoreAway } from '#server/storage/trouble.ts'
import { CHANNEL, WATCH_NAME } from './channel.ts'

/** How often it is asked. */
const BEAT_MS = 500
/** How long it may take to answer the smallest question, unless the owner says otherwise. */
const PATIENCE_MS = 1_000
/** The same through a pooler, which may have all its connections in use. */
const POOLER_PATIENCE_MS = 5_000
/** How often a lost one is looked for. */
const AGAIN_MS = 250
/** One that is merely started anew is back after a moment: so long a question waits. */
const RESTART_MS = 1_000
/** A timer that fires late was held up by this process: silence is counted in steps of this many. */
const STEPS = 5

/** `null`: something may have been missed. */
type Listener = (payload: string | null) => void

const storeAway = () => new StoreAway('the database does not answer')

/** Questions that wait for an answer, until the store goes away or comes back. */
function createWaiters() {
  const waiting = new Set<() => void>()
  return {
    endAll() {
      for (const end of [...waiting]) end()
    },
    /** What `work` answers, unless the store goes away (or comes back) meanwhile. */
    async unless<Result>(work: Promise<Result>): Promise<Result> {
      const turn = Promise.withResolvers<never>()
      const end = () => turn.reject(storeAway())
      waiting.add(end)
      try {
        return await Promise.race([work, turn.promise])
      } finally {
        waiting.delete(end)
      }
    },
  }
}

type Listening = {
  socket: Socket
  echo: string
  hear: Listener
  hearEcho: () => void
  patience: number
}

/** Connects over `socket` and listens to the others on `CHANNEL`, and to itself on `echo`. */
async function connect(url: string, { socket, echo, hear, hearEcho, patience }: Listening) {
  const client = new pg.Client({
    connectionString: url,
    application_name: WATCH_NAME,
    keepAlive: true,
    stream: () => socket,
  })
  client.on('error', () => {})
  client.on('notification', ({ channel, payload }) => (channel === echo ? hearEcho() : hear(payload ?? null)))
  await answered(
    client.connect().then(() => client.query(`listen ${CHANNEL}; listen ${echo}`)),
    patience,
  )
  return client
}

/** The way that questions take, where that is another one: a pooler may be away while PostgreSQL itself answers. */
async function connectThrough(way: string, socket: Socket) {
  const client = new pg.Client({ connectionString: way, application_name: WATCH_NAME, stream: () => socket })
  client.on('error', () => {})
  await answered(
    client.connect().then(() => client.query('select 1')),
    POOLER_PATIENCE_MS,
  )
  return client
}

/** Asks again and again; answers whether it fell silent, or the connection ended. */
async function beat(client: pg.Client, closed: AbortSignal, patience: number): Promise<'silent' | 'ended'> {
  for (;;) {
    await wait(BEAT_MS, undefined, { signal: closed })
    try {
      await answered(client.query('select 1'), patience)
    } catch (error) {
      return error instanceof Silence ? 'silent' : 'ended'
    }
  }
}

export type PostgresWatch = ReturnType<typeof watchPostgres>

/**
 * Begins to watch the server at `url`, and the `way` of the questions if that leads through a pooler; `cut` ends all other
 * connections once one of them is silent for `patience` (milliseconds), so that nothing waits for it.
 */
export function watchPostgres(url: string, cut: () => void, { way = url, patience = PATIENCE_MS } = {}) {
  const listeners: Listener[] = []
  const { unless, endAll } = createWaiters()
  const closed = new AbortController()
  let state: 'here' | 'away' = 'here'
  let restartUntil = 0
  let socket: Socket | null = null
  let through: Socket | null = null
  let beating = false
  /** What is said on this channel comes back from the server, to this node alone. */
  const echo = `echo_${randomBytes(12).toString('hex')}`
  let echoes = 0
  const first = Promise.withResolvers<void>()

  const tell = (payload: string | null) => {
    for (const listener of listeners) listener(payload)
  }

  function goAway(silent: boolean) {
    if (state === 'away' || closed.signal.aborted) return
    state = 'away'
    first.resolve()
    restartUntil = silent ? 0 : performance.now() + RESTART_MS
    cut()
    endAll()
  }

  function comeBack() {
    const wasAway = state === 'away'
    state = 'here'
    first.resolve()
    if (wasAway) endAll()
    // Between two connections something may have passed unheard.
    tell(null)
  }

  async function run() {
    while (!closed.signal.aborted) {
      try {
        socket = new Socket()
        const hearEcho = () => {
          echoes += 1
        }
        const client = await connect(url, { socket, echo, hear: tell, hearEcho, patience })
        const beats = [beat(client, closed.signal, patience)]
        if (way !== url) {
          through = new Socket()
          const pooled = await connectThrough(way, through)
          beats.push(beat(pooled, closed.signal, Math.max(patience, POOLER_PATIENCE_MS)))
        }
        comeBack()
        beating = true
        if ((await Promise.race(beats)) === 'silent') goAway(true)
      } catch (error) {
        if (closed.signal.aborted) return
        goAway(error instanceof Silence)
        await wait(AGAIN_MS)
      } finally {
        beating = false
        socket?.destroy()
        through?.destroy()
      }
    }
  }
  const running = run().catch(() => {})

  const isAway = () => state === 'away'

  return {
    away: isAway,
    unless,
    /** Once it is known whether the server answers: from then on nothing is missed unsaid. */
    begun: first.promise,

    /** Answers once the store can be asked; throws `StoreAway` when it is away for longer than a restart takes. */
    async here(): Promise<void> {
      if (!isAway()) return
      const left = restartUntil - performance.now()
      if (left > 0) await unless(wait(left)).catch(() => {})
      if (isAway()) throw storeAway()
    },

    /** Somebody else lost a connection: a new one tells whether the server is still there. */
    doubt() {
      if (beating) socket?.destroy()
    },

    echo,
    /** How often what was said there came back. */
    echoes: () => echoes,

    /** Is told what other nodes say, and `null` when something may have been missed. */
    hear: (listener: Listener) => void listeners.push(listener),

    async close() {
      closed.abort()
      socket?.destroy()
      through?.destroy()
      await running
    },
  }
}

class Silence extends Error {}

/** What `work` answers; throws `Silence` when that takes too long, and this process was not the one that was held up. */
async function answered<Result>(work: Promise<Result>, patience: number): Promise<Result> {
  let over = false
  const ended = work.then(
    () => {
      over = true
    },
    () => {
      over = true
    },
  )
  for (let step = 0; step < STEPS && !over; step++) await Promise.race([ended, wait(patience / STEPS)])
  if (!over) throw new Silence()
  return work
}
