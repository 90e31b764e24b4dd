// Makes pages and keeps them, one after the other with a rest after each; what is not as it was goes into a manifest and into the tree.
import { setTimeout as wait } from 'node:timers/promises'
import { isStoreAway } from '#server/storage/trouble.ts'
import { objectName } from './content-store.ts'
import { Ended } from './ended.ts'
import type { Entry, Manifest } from './manifest.ts'
import type { Manifests } from './manifests.ts'
import type { Piece, StaticPages } from './static-pages.ts'
import type { TwinTarget } from './target.ts'
import { treeName } from './tree.ts'

/** What stands at addresses from now on; null is nothing. */
export type Changes = Map<string, Entry | null>

/** Pages that are written at once. */
const AT_ONCE = 16
const LONGEST_REST_MS = 2_000

type How = {
  manifests: Manifests
  pages: StaticPages
  stopped: () => boolean
  /** Hears of each address that is done, and of one whose page cannot be made: it stays as it was. */
  done: () => void
  report: (error: unknown) => void
  /** How long it rests after a page, as a multiple of how long that took. */
  restful: number
}

/** Keeps what stands at these addresses now. */
export async function keepPages(
  addresses: Iterable<string>,
  { manifests, pages, stopped, done, report, restful }: How,
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
  for (const address of addresses) {
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
    const rest = Math.min((performance.now() - began) * restful, LONGEST_REST_MS)
    await wait(rest, undefined, { ref: false })
  }
  await Promise.all(writing)
  return changes
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
