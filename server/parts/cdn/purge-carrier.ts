// Carries to the CDN what changed: one call for all that waits, and another one when it is quiet again.
import { setTimeout as wait } from 'node:timers/promises'
import type { Vendor } from '#server/parts/cdn/vendors/vendor.ts'
import { isTakenDown } from '#server/parts/changes.ts'
import type { Carrier } from '#server/parts/outbox/outbox.ts'
import type { Parcel } from '#server/parts/outbox/outbox-parcel.ts'
import type { Db } from '#server/storage/open.ts'
import { tagsOfChange } from './edge-tags.ts'

/** What a parcel holds; null: everything. */
export type Change = { changed: readonly string[] | null }

/**
 * What was made before a change may reach a CDN after the purge: answers that are on their way, those of a node that hears of
 * the change two seconds late, those that one place of the CDN fetches from another. A purge so long after the change finds all
 * of them; one that leaves earlier is done once more.
 */
export const QUIET_MS = 15_000
/** No more than one call in this time: vendors count them, and changes often come together. */
const PAUSE_MS = 1000
/** Parcels that one call may cover. */
const MOST = 1000

type Waiting = {
  parcel: Parcel
  signal: AbortSignal
  done: PromiseWithResolvers<void>
}
type Of = { db: Db; vendor: Vendor; secrets: readonly string[]; now: () => number; pause?: number }

export function purgeCarrier({ db, vendor, secrets, now, pause = PAUSE_MS }: Of): Carrier {
  const waiting: Waiting[] = []
  /** When what was sent is to be sent once more, by its number. */
  const owed = new Map<number, number>()
  let running = false
  let last = Number.NEGATIVE_INFINITY

  /** All else that is due goes along; nobody else carries it. */
  const others = (own: readonly Waiting[], at: number) =>
    db
      .selectFrom('outbox')
      .selectAll()
      .where('kind', '=', 'cdn')
      .where('state', '=', 'waiting')
      .where('next_at', '<=', at)
      .where('leased_until', '<=', at)
      .where(
        'id',
        'not in',
        own.map(({ parcel }) => parcel.id),
      )
      .limit(MOST)
      .execute()

  async function settle(parcels: readonly Parcel[], at: number) {
    for (const { id, version, created_at } of parcels) {
      const again = againIn(created_at, at)
      const isOver = again === 0
      await db
        .updateTable('outbox')
        .set({
          state: isOver ? 'sent' : 'waiting',
          ...(isOver ? { sent_at: now() } : { next_at: at + again }),
          ...{ version: version + 1, updated_at: now(), error: '' },
        })
        .where('id', '=', id)
        .where('version', '=', version)
        .where('state', '=', 'waiting')
        .where('leased_until', '<=', at)
        .execute()
    }
  }

  async function carry(own: readonly [Waiting, ...Waiting[]]) {
    // The time of the store's clock, so that it is no later than what is asked for below.
    const at = now()
    const along = await others(own, at)
    const changes = [...own.map(({ parcel }) => parcel), ...along].map(changeIn)
    const changed = changes.some((one) => one === null) ? null : changes.flatMap((one) => one ?? [])
    const gone = changed?.some(isTakenDown) ?? false
    await vendor.purge({ tags: tagsOfChange(changed, vendor.most), gone }, own[0].signal)
    await settle(along, at)
    for (const { parcel, done } of own) {
      owed.set(parcel.id, againIn(parcel.created_at, at))
      done.resolve()
    }
  }

  async function work() {
    running = true
    try {
      while (waiting.length > 0) {
        await wait(Math.max(0, last + pause - performance.now()), undefined, { ref: false })
        last = performance.now()
        const [first, ...more] = waiting.splice(0)
        if (!first) return
        const own = [first, ...more] as const
        await carry(own).catch((error: Error) => {
          const told = new Error(withoutSecrets(error.message, secrets))
          for (const { done } of own) done.reject(told)
        })
      }
    } finally {
      running = false
    }
  }

  return {
    ready: () => true,
    again({ id }) {
      const pause = owed.get(id) ?? 0
      owed.delete(id)
      return pause
    },
    deliver(parcel, signal) {
      const done: Waiting['done'] = Promise.withResolvers()
      waiting.push({ parcel, signal, done })
      if (!running) void work()
      return done.promise
    },
  }
}

const changeIn = ({ payload }: Parcel): Change['changed'] => (JSON.parse(payload) as Change).changed

/** How long after `at` it has to be done once more; 0 when it is quiet by then. */
const againIn = (changedAt: number, at: number): number => Math.max(0, changedAt + QUIET_MS - at)

/** What a vendor says stands among the deliveries; it might repeat what it was sent. */
const withoutSecrets = (text: string, secrets: readonly string[]): string =>
  secrets.reduce((said, secret) => (secret === '' ? said : said.replaceAll(secret, '•••')), text)
