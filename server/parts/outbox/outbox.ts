// Mail and webhooks go out through here: stored with the change they are about, sent in the background, tried again, given up.
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { deliveries } from '#server/parts/monitoring/channels.ts'
import type { Db } from '#server/storage/open.ts'
import type { OutboxTable } from '#server/storage/tables/enquiry-tables.ts'
import { type NewParcel, type Parcel, putParcel, withoutSecret } from './outbox-parcel.ts'

/** How one kind of parcel is carried. */
export type Carrier = {
  /** False while it cannot carry anything, such as without a mail server: parcels wait and count no try. */
  ready: () => boolean
  /** Sends it, within `DELIVERY_MS`; throws when that failed, `Undeliverable` when trying again cannot help. */
  deliver: (parcel: Parcel, signal: AbortSignal) => Promise<void>
  /** Of what was sent: after how many milliseconds it is to be sent once more; 0 for never. */
  again?: (parcel: Parcel) => number
}

/** Trying again cannot help. */
export class Undeliverable extends Error {}

/** A try ends after this time, and its lease later still: nobody else tries meanwhile. */
export const DELIVERY_MS = 45_000
const LEASE_MS = 90_000
const EVERY_MS = 5_000
/** Changes that follow one another this quickly wake it once. */
const WAKE_MS = 20
const AT_ONCE = 4
/** Tries, the last of them some two days after the first. */
export const TRIES = 14
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 6 * 60 * 60_000
/** How long stopping waits for what is on its way. */
const FAREWELL_MS = 2_000

/** How long to wait after so many failed tries: doubled each time, and spread by up to a fifth. */
export const waitAfter = (attempts: number, random: number): number =>
  Math.round(Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS) * (1 + random / 5))

type Outcome = { state: Parcel['state']; error: string; pause: number }

/** Leases what is due of these kinds; of several nodes each parcel goes to one. */
const take = (db: Db, kinds: readonly OutboxTable['kind'][], holder: string, at: number, count: number) =>
  db
    .updateTable('outbox')
    .set((row) => ({ holder, leased_until: at + LEASE_MS, attempts: row('attempts', '+', 1) }))
    .where('id', 'in', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'waiting')
        .where('kind', 'in', kinds)
        .where('next_at', '<=', at)
        .where('leased_until', '<=', at)
        .orderBy('next_at')
        .orderBy('id')
        .limit(count),
    )
    // Again outside, because another node may have taken it since it was found.
    .where('state', '=', 'waiting')
    .where('leased_until', '<=', at)
    .returningAll()
    .execute()

/** Only who holds the lease may say how it ended. */
async function settle(db: Db, parcel: Parcel, { state, error, pause }: Outcome, at: number) {
  const { id, attempts, holder } = parcel
  await db
    .updateTable('outbox')
    .set((row) => ({
      state,
      error,
      leased_until: 0,
      holder: '',
      version: row('version', '+', 1),
      updated_at: at,
      next_at: at + pause,
      ...(state === 'sent' && { sent_at: at }),
      ...(state !== 'waiting' && withoutSecret(parcel)),
    }))
    .where('id', '=', id)
    .where('holder', '=', holder)
    .where('attempts', '=', attempts)
    .execute()
}

/** A CDN is there or not. */
type Carriers = Record<'mail' | 'webhook', Carrier> & { cdn?: Carrier }

export type Outbox = ReturnType<typeof createOutbox>

/** The outbox in the store of `db`. */
export function createOutbox(db: Db, now: () => number, carriers: Carriers) {
  const holder = randomUUID()
  const kinds = Object.keys(carriers) as OutboxTable['kind'][]
  const busy = new Set<Promise<void>>()
  const stopped = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let waking: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  let filling: Promise<void> | null = null
  let again = false
  let report: (error: unknown) => void = () => {}

  async function carry(parcel: Parcel) {
    const limit = AbortSignal.any([stopped.signal, AbortSignal.timeout(DELIVERY_MS)])
    let outcome: Outcome
    try {
      if (parcel.ends_at > 0 && parcel.ends_at <= now()) throw new Undeliverable('its time is over')
      const carrier = carriers[parcel.kind]
      if (!carrier) throw new Undeliverable('nothing carries it any more')
      const told = { kind: parcel.kind, attempt: parcel.attempts }
      await deliveries.tracePromise(() => within(limit, carrier.deliver(parcel, limit)), told)
      const pause = carrier.again?.(parcel) ?? 0
      outcome = { state: pause > 0 ? 'waiting' : 'sent', error: '', pause }
    } catch (error) {
      // Whoever was interrupted does not know; the lease runs out, and it is tried again.
      if (stopped.signal.aborted) return
      const given = error instanceof Undeliverable || parcel.attempts >= TRIES
      const pause = waitAfter(parcel.attempts, Math.random())
      outcome = { state: given ? 'dead' : 'waiting', error: messageOf(error), pause }
    }
    await settle(db, parcel, outcome, now())
  }

  /** Begins what is due, as far as there is room; one that hangs holds off no more than its own place. */
  async function begin() {
    // Never ends at once, not even with every place taken: who called has yet to note that it runs.
    await Promise.resolve()
    try {
      do {
        again = false
        const ready = kinds.filter((kind) => carriers[kind]?.ready())
        const room = AT_ONCE - busy.size
        const parcels = ready.length > 0 && room > 0 ? await take(db, ready, holder, now(), room) : []
        for (const parcel of parcels) {
          const one = carry(parcel)
            .catch((error) => report(error))
            .finally(() => {
              busy.delete(one)
              return run()
            })
          busy.add(one)
        }
      } while (again && !stopped.signal.aborted)
    } finally {
      filling = null
    }
  }

  /** Whoever comes while it is being done waits for the same, which then looks once more. */
  function fill(): Promise<void> {
    if (stopped.signal.aborted) return Promise.resolve()
    again = true
    filling ??= begin()
    return filling
  }

  /** Sends what is due now, as far as there is room; answers when that has begun. */
  function run(): Promise<void> {
    running = fill().catch((error) => report(error))
    return running
  }

  return {
    /** Stores what is to be sent, in the transaction of what it is about; answers its number. */
    put: (within: Db, parcel: NewParcel) => putParcel(within, parcel, now()),
    /** Call it after the commit; nobody waits for it. */
    wake() {
      if (stopped.signal.aborted || !timer) return
      waking ??= setTimeout(() => {
        waking = undefined
        void run()
      }, WAKE_MS).unref()
    },
    run,
    /** Sends all that is due; answers when nothing of this node is on its way any longer. */
    async flush() {
      await run()
      // What ended last may still be looking for more.
      while (busy.size > 0 || filling) await Promise.all([...busy, running])
    },
    mailReady: () => carriers.mail.ready(),
    /** Looks every few seconds; `told` hears of what is not the fault of whoever receives. */
    start(onError: (error: unknown) => void = report) {
      report = onError
      timer = setInterval(() => void run(), EVERY_MS)
      timer.unref()
      void run()
    },
    async stop() {
      clearInterval(timer)
      clearTimeout(waking)
      timer = undefined
      await running
      await Promise.race([Promise.all(busy), wait(FAREWELL_MS, undefined, { ref: false })])
      stopped.abort()
      await Promise.all(busy)
    },
  }
}

/** What is done, or the end of the time, whichever comes first. */
async function within(limit: AbortSignal, work: Promise<void>) {
  const over = Promise.withResolvers<never>()
  const end = () => over.reject(new Error('no answer in time'))
  limit.addEventListener('abort', end, { once: true })
  try {
    await Promise.race([work, over.promise])
  } finally {
    limit.removeEventListener('abort', end)
    over.promise.catch(() => {})
    work.catch(() => {})
  }
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .toWellFormed()
    .replace(/[\u0000-\u001f\u007f]+/g, ' ')
    .slice(0, 500)
