// Keeps the bytes of public answers until a kind of content they were made from changes.
import { createHash } from 'node:crypto'

export type Kept = { body: Buffer; etag: string }

export type ResponseCache = ReturnType<typeof createResponseCache>

/** How much is kept: enough for every page of a large site's hot part, bounded for everybody else. */
const ENTRIES = 5000
const BYTES = 64 * 1024 * 1024

/** A cache of at most 5000 answers and 64 MB; the longest unused goes first. */
export function createResponseCache() {
  const kept = new Map<string, Kept & { madeFrom: readonly string[] }>()
  const making = new Map<string, Promise<Kept>>()
  // Counts the changes of each kind, so that an answer that was overtaken by a change while it was made is not kept.
  const changes = new Map<string, number>()
  let everything = 0
  let bytes = 0

  function drop(key: string) {
    bytes -= kept.get(key)?.body.length ?? 0
    kept.delete(key)
  }

  const stamp = (madeFrom: readonly string[]) =>
    [everything, ...madeFrom.map((kind) => changes.get(kind) ?? 0)].join()

  async function makeAndKeep(key: string, madeFrom: readonly string[], make: () => Promise<string>) {
    const before = stamp(madeFrom)
    const body = Buffer.from(await make())
    const made = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` }
    if (stamp(madeFrom) === before && body.length <= BYTES / 16) {
      drop(key)
      kept.set(key, { ...made, madeFrom })
      bytes += body.length
      for (const oldest of kept.keys()) {
        if (kept.size <= ENTRIES && bytes <= BYTES) break
        drop(oldest)
      }
    }
    return made
  }

  return {
    /** What is kept under `key`, if anything. */
    get(key: string): Kept | undefined {
      const found = kept.get(key)
      if (!found) return undefined
      kept.delete(key)
      kept.set(key, found)
      return found
    },
    /** Makes the answer, once for all who ask at the same time, and keeps it. */
    make(key: string, madeFrom: readonly string[], make: () => Promise<string>): Promise<Kept> {
      const current = `${stamp(madeFrom)} ${key}`
      const underway = making.get(current)
      if (underway) return underway
      const promise = makeAndKeep(key, madeFrom, make).finally(() => making.delete(current))
      making.set(current, promise)
      return promise
    },
    /** Drops what is kept under `key`. */
    drop,
    /** Drops what was made from any of these kinds; without a list everything. */
    forget(kinds?: readonly string[]) {
      if (!kinds) everything++
      for (const kind of kinds ?? []) changes.set(kind, (changes.get(kind) ?? 0) + 1)
      for (const [key, entry] of kept) {
        if (!kinds || entry.madeFrom.some((kind) => kinds.includes(kind))) drop(key)
      }
    },
  }
}
