// The parts of manifests that are held in memory, for who looks at one address after the other.
import type { Entry } from './manifest.ts'

export type Entries = ReadonlyMap<string, Entry>

/** Some 3 MB. While a twin is first made, its parts are unlike: those it has come to hold ten times what others do. */
const HELD = 5_000

/** Holds what parts name, by their hash: at most so many entries, and the newest part however long. Those put first go first. */
export function createHeldParts(most = HELD) {
  const held = new Map<string, Entries>()
  let count = 0

  function drop(hash: string | undefined) {
    if (hash === undefined) return
    count -= held.get(hash)?.size ?? 0
    held.delete(hash)
  }

  return {
    get: (hash: string) => held.get(hash),
    put(hash: string, entries: Entries) {
      drop(hash)
      held.set(hash, entries)
      count += entries.size
      for (const oldest of held.keys()) {
        if (count <= most || oldest === hash) break
        drop(oldest)
      }
    },
    /** What another part took the place of. */
    drop,
    size: () => count,
  }
}
