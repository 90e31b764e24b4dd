// Makes pages and keeps them, one after the other with a rest after each; what is not as it was goes into a manifest and into the tree.
import { performance } from 'node:perf_hooks'
import type { Entry, Manifest } from '#server/parts/twin/manifests/manifest.ts'
import type { Manifests } from '#server/parts/twin/manifests/manifests.ts'
import { isStoreAway } from '#server/storage/trouble.ts'
import { objectName } from './content-store.ts'
import { Ended, rest } from './ended.ts'
import type { Piece, StaticPages } from './static-pages.ts'
import type { TwinTarget } from './target.ts'
import { treeName } from './tree.ts'

/** What stands at addresses from now on; null is nothing. */
export type Changes = Map<string, Entry | null>

/** Pages that are written at once. */
const AT_ONCE = 16
const LONGEST_REST_MS = 2_000
/** How much of its rests tells how busy others are; what is longer ago counts ever less. */
const SEEN_MS = 500

/**
 * How long it rests after a page, as a multiple of how long that took, and how many times longer while others keep the program
 * busy all the time; a little of that counts for nearly nothing.
 */
export type Rests = { times: number; crowded: number }

type How = {
  manifests: Manifests
  pages: StaticPages
  stopped: () => boolean
  stop: AbortSignal
  /** Hears of each address that is done, and of one whose page cannot be made: it stays as it was. */
  done: () => void
  report: (error: unknown) => void
  rests: Rests
  /** Whether it leaves the others for later, once `count` are done. */
  enough?: (count: number) => boolean
}

/** Keeps what stands at these addresses now, and says how many of them it came to. */
export async function keepPages(
  addresses: Iterable<string>,
  { manifests, pages, stopped, stop, done, report, rests, enough }: How,
) {
  const changes: Changes = new Map()
  const writing = new Set<Promise<void>>()
  async function keep(pieces: readonly Piece[]) {
    for (const { body, ...piece } of pieces) {
      const hash = await manifests.content.keep(body)
      changes.set(piece.address, { ...piece, hash, bytes: Buffer.byteLength(body) })
    }
  }
  async function made(address: string) {
    try {
      return await pages.make(address)
    } catch (error) {
      if (isStoreAway(error)) throw new Ended()
      report(new Error(`${address} could not be made`, { cause: error }))
      return null
    }
  }
  const crowd = watchCrowd(stop)
  let count = 0
  for (const address of addresses) {
    if (enough?.(count)) break
    if (stopped()) throw new Ended()
    const began = performance.now()
    const pieces = await made(address)
    if (pieces) for (const one of [address, `/data${address}`]) changes.set(one, null)
    // The disk works meanwhile; only what draws pages needs rests.
    const kept = keep(pieces ?? []).finally(() => writing.delete(kept))
    kept.catch(() => {})
    writing.add(kept)
    if (writing.size >= AT_ONCE) await Promise.race(writing)
    done()
    count += 1
    const took = performance.now() - began
    await crowd.rest(took * rests.times * (1 + rests.crowded * crowd.share() ** 2))
  }
  await Promise.all(writing)
  return { changes, count }
}

/** Rests, and sees meanwhile how busy others keep the program. */
function watchCrowd(stop: AbortSignal) {
  let rested = 0
  let busy = 0
  return {
    /** Of the last rests, the share that others were busy: from 0 to 1. */
    share: () => busy / Math.max(rested, SEEN_MS),
    async rest(ms: number) {
      const before = performance.eventLoopUtilization()
      await rest(Math.min(ms, LONGEST_REST_MS), stop)
      const { active, idle } = performance.eventLoopUtilization(before)
      rested += active + idle
      busy += active
      if (rested < SEEN_MS) return
      rested /= 2
      busy /= 2
    },
  }
}

/** Of what was made, what is not as a manifest says. */
export async function different(manifests: Manifests, from: Manifest, changes: Changes): Promise<Changes> {
  const news: Changes = new Map()
  for (const [address, entry] of changes) {
    const before = await manifests.find(from, address)
    const same = entry
      ? before?.hash === entry.hash && before.madeFrom.join() === [...entry.madeFrom].sort().join()
      : before === null
    if (!same) news.set(address, entry)
  }
  return news
}

/** Lets files be found by their addresses. */
export async function showTree(target: TwinTarget, changes: Changes) {
  for (const [address, entry] of changes) {
    const type = address.startsWith('/data/') ? 'application/json' : 'text/html'
    const name = treeName(address, entry?.type ?? type)
    if (name === null) continue
    if (entry) await target.show(objectName(entry.hash), name)
    else await target.remove(name)
  }
}
