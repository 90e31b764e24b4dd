// Keeps the bytes of public answers and pages until a record or a list that they were made from changes, and what they
// were before for as long as there is room: it is answered while the store is away.
import { isStoreAway } from '#server/storage/trouble.ts'
import { createImproving } from './improving.ts'
import { type Keeping, type Kept, keptOf, type Made } from './kept.ts'
import type { Way } from './packing.ts'
import { createShelf, touches } from './shelf.ts'

export type ResponseCache = ReturnType<typeof createResponseCache>

/** How many differences are made at once; who asks for another one gets the page whole. */
const AT_ONCE = 2

/** The headers by which a CDN knows an answer. */
type TellsCdn = (kept: Kept) => Readonly<Record<string, string>>

/**
 * The kept answers, and those that are being made: each is made once for all who ask at the same time. Behind a CDN no page is a
 * difference from another one: it would keep them for others, or each of them apart.
 */
export function createResponseCache(tellsCdn?: TellsCdn, clock = () => performance.now()) {
  const shelf = createShelf<Kept>(clock)
  const making = new Map<string, Promise<Kept>>()
  const improve = createImproving()
  // What changed while answers are being made: one that a change overtook is not kept.
  const recent: (readonly string[] | null)[] = []
  let changes = 0
  let differing = 0

  /** Makes a difference, unless so many are being made that another one would hold others up. */
  const differ: Keeping['differ'] = (make) => {
    if (differing >= AT_ONCE) return null
    differing++
    return make().finally(() => differing--)
  }

  async function makeAndKeep(key: string, make: () => Promise<Made>) {
    const from = recent.length
    const fresh = await make()
    const made: Kept = keptOf(fresh, {
      grown: (more) => shelf.grown(key, made, more),
      improve: (work) => improve(async () => (shelf.holds(key, made) ? work() : undefined)),
      differ,
    })
    const overtaken = recent.slice(from).some((change) => change === null || touches(change, made.madeFrom))
    if (!overtaken && !made.once) shelf.keep(key, made)
    if (tellsCdn && shelf.holds(key, made)) made.forCdn = () => tellsCdn(made)
    return made
  }

  return {
    /** What is kept under `key`, if anything. */
    get: shelf.get,
    /** The way that leads from what a client names, if that still stands here; null where no page is a difference. */
    wayFrom: tellsCdn ? null : (name: string): Way | undefined => shelf.named(name)?.way(),
    /** What was kept under `key` before something changed, for as long as the store cannot tell what it is now. */
    before(key: string): Kept | undefined {
      const found = shelf.before(key)
      return found && { ...found, stale: true, forCdn: undefined }
    },
    /** Makes the answer and keeps it; what it was before while the store is away. */
    make(key: string, make: () => Promise<Made>): Promise<Kept> {
      const current = `${changes} ${key}`
      const underway = making.get(current)
      if (underway) return underway
      const orBefore = (error: unknown): Kept => {
        const before = isStoreAway(error) && this.before(key)
        if (before) return before
        throw error
      }
      const promise = makeAndKeep(key, make)
        .catch(orBefore)
        .finally(() => {
          making.delete(current)
          if (making.size === 0) recent.length = 0
        })
      making.set(current, promise)
      return promise
    },
    /** Drops what was made from what changed; without a list everything. */
    forget(changed?: readonly string[]) {
      changes++
      if (making.size > 0) recent.push(changed ?? null)
      shelf.drop(changed)
    },
  }
}
