// Keeps the bytes of public answers and pages until a record or a list that they were made from changes, and what they
// were before for as long as there is room: it is answered while the store is away.
import { createHash } from 'node:crypto'
import { isStoreAway } from '#server/storage/trouble.ts'
import { createImproving, type Improve } from './improving.ts'
import { pack, type Way } from './packing.ts'
import { createShelf, touches } from './shelf.ts'

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
  packed: (way: Way) => Promise<Packed>
  /** The same when it is there already. */
  ready: (way: Way) => Packed | undefined
}
/** An answer compressed, and the tag of these bytes. */
export type Packed = { bytes: Buffer; etag: string }

export type ResponseCache = ReturnType<typeof createResponseCache>

/** How often an answer is sent again as it was compressed in haste, before it is worth the work of doing that well. */
const ASKED_AGAIN = 3

/** The kept answers, and those that are being made: each is made once for all who ask at the same time. */
export function createResponseCache() {
  const shelf = createShelf<Kept>()
  const making = new Map<string, Promise<Kept>>()
  const improve = createImproving()
  // What changed while answers are being made: one that a change overtook is not kept.
  const recent: (readonly string[] | null)[] = []
  let changes = 0

  async function makeAndKeep(key: string, make: () => Promise<Made>) {
    const from = recent.length
    const fresh = await make()
    const made: Kept = keptOf(fresh, {
      grown: (more) => shelf.grown(key, made, more),
      improve: (work) => improve(async () => (shelf.holds(key, made) ? work() : undefined)),
    })
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

type Keeping = {
  /** Hears of the bytes that compressed selves take. */
  grown: (bytes: number) => void
  improve: Improve
}
const UNKEPT: Keeping = { grown: () => {}, improve: () => false }

/** An answer with its tag, compressed when that is first asked for, and once more in the background when it goes on being asked for. */
export function keptOf(
  { body: text, madeFrom, once = false, stale = false }: Made,
  { grown, improve }: Keeping = UNKEPT,
): Kept {
  const body = Buffer.from(text)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const packing = new Map<Way, Promise<Packed>>()
  /** Of differences the one from the newest dictionary alone. */
  const packed = new Map<Way['encoding'], Packed & { way: Way; left: number }>()

  function put(way: Way, bytes: Buffer, best = false) {
    const before = packed.get(way.encoding)?.bytes.length ?? 0
    const left = best || way.encoding === 'gzip' ? 0 : ASKED_AGAIN
    const made = { way, bytes, etag: etagOf(etag, best ? `${way.tag}-11` : way.tag), left }
    packed.set(way.encoding, made)
    grown(bytes.length - before)
    return made
  }

  async function improved(way: Way) {
    const bytes = await pack(body, way, true)
    if (packed.get(way.encoding)?.way === way) put(way, bytes, true)
  }

  return {
    body,
    etag,
    madeFrom: [...new Set(madeFrom)],
    once,
    ...(stale && { stale }),
    ready(way) {
      const found = packed.get(way.encoding)
      if (found?.way !== way) return undefined
      if (--found.left === 0 && !improve(() => improved(way))) found.left = ASKED_AGAIN
      return found
    },
    packed(way) {
      const found = this.ready(way)
      if (found) return Promise.resolve(found)
      const underway = packing.get(way)
      if (underway) return underway
      const promise = pack(body, way)
        .then((bytes) => put(way, bytes))
        .finally(() => packing.delete(way))
      packing.set(way, promise)
      return promise
    },
  }
}

/** Each way of compressing is another representation and has a tag of its own (RFC 9110, section 8.8.3.3). */
const etagOf = (etag: string, tag: string) => `${etag.slice(0, -1)}-${tag}"`
