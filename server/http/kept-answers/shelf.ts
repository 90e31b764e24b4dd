// The shelf of kept answers: what stands on it, how much, and what goes when something changed or no room is left.
import { isTakenDown, tagsTouchedBy } from '#server/parts/changes.ts'

/** How much is kept: enough for every page of a large site's hot part, bounded for everybody else. */
const ENTRIES = 5000
const BYTES = 64 * 1024 * 1024

/**
 * Of it, what was asked for once so far; and how many of those that had to go are known when they are asked for again: about half
 * as many as pages of 50 kB find room, so that a site of so many pages is kept and those of a large one do not come in by chance.
 */
const ONCE_BYTES = 8 * 1024 * 1024
const REMEMBERED = 640

/**
 * Beyond so much, what nobody asked for in so long goes too: a crowd on a large site asks for some pages twice by chance, and they
 * would fill the rest of the room.
 */
const QUIET_BYTES = BYTES / 4
const QUIET_MS = 4 * 60_000

/** What stands there, as far as the shelf is concerned; when it was asked for last is written down here. */
type Standing = { body: { length: number }; madeFrom: readonly string[]; name: string; askedAt?: number }

/**
 * What is kept: at most 5000 answers and 64 MB, compressed and outdated ones counted; outdated ones go first, then the longest
 * unused. What was asked for once shares 8 MB: however many addresses somebody makes up, they take no place of others.
 * `clock` is in milliseconds and never goes back.
 */
export function createShelf<Kept extends Standing>(clock: () => number) {
  const kept = new Map<string, Kept>()
  /** What was dropped: no key stands here and in `kept`. */
  const outdated = new Map<string, Kept>()
  const keysBy = new Map<string, Set<string>>()
  /** What stands there, outdated or not, by the name that its readers have for it. */
  const named = new Map<string, Kept>()
  const sizes = new Map<string, number>()
  let bytes = 0
  const once = new Set<string>()
  let onceBytes = 0
  /** Keys of what was asked for once and had to go. */
  const remembered = new Set<string>()

  function drop(key: string) {
    const found = kept.get(key)
    if (!found) return
    kept.delete(key)
    outdated.set(key, found)
    for (const tag of found.madeFrom) {
      const keys = keysBy.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysBy.delete(tag)
    }
  }

  /** It was asked for again. */
  function settle(key: string) {
    if (once.delete(key)) onceBytes -= sizes.get(key) ?? 0
  }

  /** Drops it for good. */
  function lose(key: string) {
    drop(key)
    const found = outdated.get(key)
    if (found && named.get(found.name) === found) named.delete(found.name)
    outdated.delete(key)
    settle(key)
    bytes -= sizes.get(key) ?? 0
    sizes.delete(key)
  }

  function grow(key: string, by: number) {
    bytes += by
    sizes.set(key, (sizes.get(key) ?? 0) + by)
    if (once.has(key)) onceBytes += by
    for (const oldest of once) {
      if (onceBytes <= ONCE_BYTES) break
      lose(oldest)
      remembered.add(oldest)
    }
    for (const oldest of remembered) {
      if (remembered.size <= REMEMBERED) break
      remembered.delete(oldest)
    }
    for (const some of [outdated, kept])
      for (const [oldest, { askedAt = 0 }] of some) {
        const isFull = sizes.size > ENTRIES || bytes > BYTES
        if (!isFull && (bytes <= QUIET_BYTES || clock() - askedAt < QUIET_MS)) break
        lose(oldest)
      }
  }

  return {
    get(key: string): Kept | undefined {
      const found = kept.get(key)
      if (!found) return undefined
      settle(key)
      found.askedAt = clock()
      kept.delete(key)
      kept.set(key, found)
      return found
    },
    named: (name: string): Kept | undefined => named.get(name),
    before: (key: string): Kept | undefined => kept.get(key) ?? outdated.get(key),
    holds: (key: string, made: Kept): boolean => kept.get(key) === made,
    keep(key: string, made: Kept) {
      if (made.body.length > BYTES / 16) return
      const again = sizes.has(key) ? !once.has(key) : remembered.delete(key)
      lose(key)
      made.askedAt = clock()
      kept.set(key, made)
      named.set(made.name, made)
      if (!again) once.add(key)
      for (const tag of made.madeFrom) {
        const keys = keysBy.get(tag)
        if (keys) keys.add(key)
        else keysBy.set(tag, new Set([key]))
      }
      grow(key, made.body.length + key.length)
    },
    /** Counts the bytes of an answer that was compressed meanwhile. */
    grown(key: string, made: Kept, by: number) {
      if (kept.get(key) === made || outdated.get(key) === made) grow(key, by)
    },
    drop(changed?: readonly string[]) {
      const tags = changed ? tagsTouchedBy(changed, keysBy.keys()) : keysBy.keys()
      for (const tag of [...tags]) for (const key of [...(keysBy.get(tag) ?? [])]) drop(key)
      if (!changed) for (const key of [...kept.keys()]) drop(key)
      // What was taken from sight comes back in no outdated copy.
      if (changed?.some(isTakenDown))
        for (const [key, { madeFrom }] of [...outdated]) if (touches(changed, madeFrom)) lose(key)
    },
  }
}

/** Whether something that changed is among what an answer was made from. */
export function touches(changed: readonly string[], madeFrom: readonly string[]): boolean {
  return [...tagsTouchedBy(changed, madeFrom)].some((tag) => madeFrom.includes(tag))
}
