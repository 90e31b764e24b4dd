// Keeps the bytes of public answers and pages until a record or a list that they were made from changes.
import { createHash } from 'node:crypto'
import { tagsTouchedBy } from '#server/parts/changes.ts'
import { pack } from './packing.ts'

/** What is to be kept, unless it holds `once` only: the bytes, and the records and lists they were made from (`server/parts/changes.ts`). */
export type Made = { body: string; madeFrom: readonly string[]; once?: boolean }
export type Encoding = 'br' | 'gzip'
export type Kept = {
  body: Buffer
  etag: string
  madeFrom: readonly string[]
  /** Nobody keeps it. */
  once: boolean
  /** The body compressed, once for everybody. */
  packed: (encoding: Encoding) => Promise<Buffer>
  /** The same when it is there already. */
  ready: (encoding: Encoding) => Buffer | undefined
}

export type ResponseCache = ReturnType<typeof createResponseCache>

/** How much is kept: enough for every page of a large site's hot part, bounded for everybody else. */
const ENTRIES = 5000
const BYTES = 64 * 1024 * 1024

/** A cache of at most 5000 answers and 64 MB, compressed ones counted; the longest unused goes first. */
export function createResponseCache() {
  const kept = new Map<string, Kept>()
  const keysBy = new Map<string, Set<string>>()
  const making = new Map<string, Promise<Kept>>()
  // What changed while answers are being made: one that a change overtook is not kept.
  const recent: (readonly string[] | null)[] = []
  let changes = 0
  let bytes = 0
  const sizes = new Map<string, number>()

  function drop(key: string) {
    const found = kept.get(key)
    if (!found) return
    kept.delete(key)
    bytes -= sizes.get(key) ?? 0
    sizes.delete(key)
    for (const tag of found.madeFrom) {
      const keys = keysBy.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysBy.delete(tag)
    }
  }

  function grow(key: string, by: number) {
    bytes += by
    sizes.set(key, (sizes.get(key) ?? 0) + by)
    for (const oldest of kept.keys()) {
      if (kept.size <= ENTRIES && bytes <= BYTES) break
      drop(oldest)
    }
  }

  function keep(key: string, made: Kept) {
    if (made.body.length > BYTES / 16) return
    drop(key)
    kept.set(key, made)
    for (const tag of made.madeFrom) {
      const keys = keysBy.get(tag)
      if (keys) keys.add(key)
      else keysBy.set(tag, new Set([key]))
    }
    grow(key, made.body.length + key.length)
  }

  async function makeAndKeep(key: string, make: () => Promise<Made>) {
    const from = recent.length
    const fresh = await make()
    const made = keptOf(fresh, (more) => {
      if (kept.get(key) === made) grow(key, more)
    })
    const overtaken = recent.slice(from).some((change) => change === null || touches(change, made.madeFrom))
    if (!overtaken && !made.once) keep(key, made)
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
    make(key: string, make: () => Promise<Made>): Promise<Kept> {
      const current = `${changes} ${key}`
      const underway = making.get(current)
      if (underway) return underway
      const promise = makeAndKeep(key, make).finally(() => {
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
      const tags = changed ? tagsTouchedBy(changed, keysBy.keys()) : keysBy.keys()
      for (const tag of [...tags]) for (const key of [...(keysBy.get(tag) ?? [])]) drop(key)
      if (!changed) for (const key of [...kept.keys()]) drop(key)
    },
  }
}

function touches(changed: readonly string[], madeFrom: readonly string[]): boolean {
  return [...tagsTouchedBy(changed, madeFrom)].some((tag) => madeFrom.includes(tag))
}

/** An answer with its tag, compressed when that is first asked for; `grown` hears of the bytes that this takes. */
export function keptOf(
  { body: text, madeFrom, once = false }: Made,
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
