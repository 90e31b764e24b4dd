// The CDN before the site, if there is one: what it is told with an answer, and how it hears what changed.
import type { Config } from '#server/config.ts'
import { VENDORS } from '#server/parts/cdn/vendors/vendors.ts'
import type { Carrier } from '#server/parts/outbox/outbox.ts'
import { putParcel } from '#server/parts/outbox/outbox-parcel.ts'
import type { Db } from '#server/storage/open.ts'
import { tagsOfAnswer } from './edge-tags.ts'
import { type Change, purgeCarrier } from './purge-carrier.ts'

/** Seconds for which a CDN may show what is stale while it fetches what is new, and while the server does not answer. */
const WHILE_ASKING = 30
const WHILE_AWAY = 7 * 24 * 60 * 60
/** Words that a delivery is called by. */
const SUBJECT = 200

export type Cdn = NonNullable<ReturnType<typeof createCdn>>

/** Null without one. */
export function createCdn({ cdn }: Pick<Config, 'cdn'>, now: () => number) {
  if (!cdn) return null
  const { kind, seconds, ...account } = cdn
  const vendor = VENDORS[kind](account)
  const known = new WeakMap<object, readonly string[]>()

  function tagsOf(kept: { madeFrom: readonly string[] }) {
    const found = known.get(kept) ?? tagsOfAnswer(kept.madeFrom)
    known.set(kept, found)
    return found
  }

  return {
    /** The headers of an answer that this node keeps; `left`: milliseconds until visitors see something else by plan. */
    tells(kept: { madeFrom: readonly string[] }, left: number): Readonly<Record<string, string>> {
      const fresh = Math.floor(Math.min(seconds, left / 1000))
      if (fresh <= 0) return {}
      return vendor.tells(tagsOf(kept), { fresh, whileAsking: WHILE_ASKING, whileAway: WHILE_AWAY })
    },

    /** Within the transaction of a change: puts on its way what has to go; null: everything. Not before `notBefore`. */
    async changing(within: Db, changed: readonly string[] | null, notBefore?: number) {
      const payload: Change = { changed }
      const subject = (changed?.join(', ') ?? '*').slice(0, SUBJECT)
      const parcel = { kind: 'cdn', topic: 'cdn.purge', recipient: vendor.name, subject, payload } as const
      await putParcel(within, { ...parcel, ...(notBefore !== undefined && { notBefore }) }, now())
    },

    carrier: (db: Db): Carrier => purgeCarrier({ db, vendor, secrets: [account.key, account.secret], now }),
  }
}
