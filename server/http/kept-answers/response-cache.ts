// Keeps the bytes of public answers and pages until a record or a list that they were made from changes, and what they
// were before for as long as there is room: it is answered while the store is away.
import { createHash } from 'node:crypto'
import { isTakenDown, tagsTouchedBy } from '#server/parts/changes.ts'
import { isStoreAway } from '#server/storage/trouble.ts'
import { type Encoding, pack } from './packing.ts'

/** What is to be kept, unless it holds `once` only: the bytes, and the records and lists they were made from (`server/parts/changes.ts`). */
export type Made = { body: string; madeFrom: readonly string[]; once?: boolean; stale?: boolean }
export type Kept = {
  body: Buffer
  etag: string
  madeFrom: readonly string[]
  /** Nobody keeps it. */
  once: boolean
  /** It may be out of date, and the store that would tell is away. */
  stale?: boolean
  /** The body compressed, once for everybody. */
  packed: (encoding: Encoding) => Promise<Buffer>
  /** The same when it is there already. */
  ready: (encoding: Encoding) => Buffer | undefined
}

export type ResponseCache = ReturnType<typeof createResponseCache>

/** How much is kept: enough for every page of a large site's hot part, bounded for everybody else. */
const ENTRIES = 5000
const BYTES = 64 * 1024 * 1024

/** What is kept: at most 5000 answers and 64 MB, compressed and outdated ones counted; outdated ones go first, then the longest unused. */
function createShelf() {
  const kept = new Map<string, Kept>()
  /** What was dropped: no key stands here and in `kept`. */
  const outdated = new Map<string, Kept>()
  const keysBy = new Map<string, Set<string>>()
  const sizes = new Map<string, number>()
  let bytes = 0

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

  /** Drops it for good. */
  function lose(key: string) {
    drop(key)
    outdated.delete(key)
    bytes -= sizes.get(key) ?? 0
    sizes.delete(key)
  }

  function grow(key: string, by: number) {
    bytes += by
    sizes.set(key, (sizes.get(key) ?? 0) + by)
    for (const some of [outdated, kept])
      for (const oldest of some.keys()) {
        if (sizes.size <= ENTRIES && bytes <= BYTES) return
        lose(oldest)
      }
  }

  return {
    get(key: string): Kept | undefined {
      const found = kept.get(key)
      if (!found) return undefined
      kept.delete(key)
      kept.set(key, found)
      return found
    },
    before: (key: string): Kept | undefined => kept.get(key) ?? outdated.get(key),
    keep(key: string, made: Kept) {
      if (made.body.length > BYTES / 16) return
      lose(key)
      kept.set(key, made)
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

/** The kept answers, and those that are being made: each is made once for all who ask at the same time. */
export function createResponseCache() {
  const shelf = createShelf()
  const making = new Map<string, Promise<Kept>>()
  // What changed while answers are being made: one that a change overtook is not kept.
  const recent: (readonly string[] | null)[] = []
  let changes = 0

  async function makeAndKeep(key: string, make: () => Promise<Made>) {
    const from = recent.length
    const fresh = await make()
    const made = keptOf(fresh, (more) => shelf.grown(key, made, more))
    const overtaken = recent.slice(from).some((change) => change === null || touches(change, made.madeFrom))
    if (!overtaken && !made.once) shelf.keep(key, made)
    return made
  }

  return {
    /** What is kept under `key`, if anything. */
    get: shelf.get,
    /** What was kept under `key` before something changed, for as long as the store cannot tell what it is now. */
    before(key: string): Kept | undefined {
      const found = shelf.before(key)
      return found && { ...found, stale: true }
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

function touches(changed: readonly string[], madeFrom: readonly string[]): boolean {
  return [...tagsTouchedBy(changed, madeFrom)].some((tag) => madeFrom.includes(tag))
}

/** An answer with its tag, compressed when that is first asked for; `grown` hears of the bytes that this takes. */
export function keptOf(
  { body: text, madeFrom, once = false, stale = false }: Made,
  grown: (bytes: number) => void = () => {},
): Kept {
  const body = Buffer.from(text)
  const packing = new Map<Encoding, Promise<Buffer>>()
  const packed = new Map<Encoding, Buffer>()
  return {
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    madeFrom: [...new Set(madeFrom)],
    once,
    ...(stale && { stale }),
    ready: (encoding) => packed.get(encoding),
    packed: (encoding) => {
      const underway = packing.get(encoding)
      if (underway) return underway
      const promise = pack(body, encoding).then((bytes) => {
        packed.set(encoding, bytes)
        grown(bytes.length)
        return bytes
      })
      packing.set(encoding, promise)
      return promise
    },
  }
}
