// An answer that is kept: its bytes, its tag, and what it is compressed, by each way that is asked for.
import { createHash } from 'node:crypto'
import type { Improve } from './improving.ts'
import { alone, BROTLI, differenceFrom, nameOf, pack, type Way } from './packing.ts'

/** What is to be kept, unless it holds `once` only: the bytes, and the records and lists they were made from (`server/parts/changes.ts`). */
export type Made = { body: string; madeFrom: readonly string[]; once?: boolean; stale?: boolean }
export type Kept = {
  body: Buffer
  etag: string
  madeFrom: readonly string[]
  /** Nobody keeps it. */
  once: boolean
  /** What a CDN is told with it where there is one: of what is kept here, and of nothing else. */
  forCdn?: (() => Readonly<Record<string, string>>) | undefined
  /** It may be out of date, and the store that would tell is away. */
  stale?: boolean
  /** The body compressed, once for everybody; with Brotli when it cannot be made a difference now. */
  packed: (way: Way) => Promise<Packed>
  /** The same when it is there already. */
  ready: (way: Way) => Packed | undefined
  /** How clients say that they have it, and the way of those. */
  name: string
  way: () => Way
}
/** An answer compressed, and the tag of these bytes. */
export type Packed = { encoding: Way['encoding']; bytes: Buffer; etag: string }

/** How often an answer is sent again as it was compressed in haste, before it is worth the work of doing that well. */
const ASKED_AGAIN = 3

/** From how many other pages a page is kept as a difference; the longest unused goes first. */
const DIFFERENCES = 8

export type Keeping = {
  /** Hears of the bytes that compressed selves take. */
  grown: (bytes: number) => void
  improve: Improve
  /** Makes a difference, or answers null while enough others are being made. */
  differ: <T>(make: () => Promise<T>) => Promise<T> | null
}
const UNKEPT: Keeping = { grown: () => {}, improve: () => false, differ: () => null }

/** Each way is known by what it leads from, or else by its encoding; it does not hold what it leads from. */
const keyOf = ({ encoding, from }: Way) => from?.name ?? encoding

/** An answer with its tag, compressed when that is first asked for, and once more in the background when it goes on being asked for. */
export function keptOf(
  { body: text, madeFrom, once = false, stale = false }: Made,
  { grown, improve, differ }: Keeping = UNKEPT,
): Kept {
  const body = alone(Buffer.from(text))
  const digest = createHash('sha256').update(body).digest()
  const etag = `"${digest.toString('base64url').slice(0, 22)}"`
  const packing = new Map<string, Promise<Packed>>()
  const packed = new Map<string, Packed & { left: number }>()
  let itself: Way | undefined

  function put(way: Way, made: Buffer, best = false) {
    const bytes = alone(made)
    const key = keyOf(way)
    const left = best || way.encoding === 'gzip' ? 0 : ASKED_AGAIN
    const { encoding, tag } = way
    const whole = { encoding, bytes, etag: etagOf(etag, best ? `${tag}-11` : tag), left }
    const before = packed.get(key)?.bytes.length ?? 0
    packed.delete(key)
    packed.set(key, whole)
    grown(bytes.length - before - loseDifferences())
    return whole
  }

  /** How many bytes went with those that are too many. */
  function loseDifferences(): number {
    const all = [...packed].filter(([, { encoding }]) => encoding === 'dcb')
    const lost = all.slice(0, Math.max(0, all.length - DIFFERENCES))
    for (const [key] of lost) packed.delete(key)
    return lost.reduce((sum, [, { bytes }]) => sum + bytes.length, 0)
  }

  async function improved(way: Way) {
    const bytes = await pack(body, way, true)
    if (packed.has(keyOf(way))) put(way, bytes, true)
  }

  return {
    ...{ body, etag, once, name: nameOf(digest) },
    madeFrom: [...new Set(madeFrom)],
    ...(stale && { stale }),
    way() {
      itself ??= differenceFrom(body, digest)
      return itself
    },
    ready(way) {
      const key = keyOf(way)
      const found = packed.get(key)
      if (!found) return undefined
      if (way.from) {
        packed.delete(key)
        packed.set(key, found)
      }
      if (--found.left === 0 && !improve(() => improved(way))) found.left = ASKED_AGAIN
      return found
    },
    packed(way) {
      const found = this.ready(way)
      if (found) return Promise.resolve(found)
      const key = keyOf(way)
      const underway = packing.get(key)
      if (underway) return underway
      const make = () => pack(body, way).then((bytes) => put(way, bytes))
      const promise = (way.from ? differ(make) : make())?.finally(() => packing.delete(key))
      if (!promise) return this.packed(BROTLI)
      packing.set(key, promise)
      return promise
    },
  }
}

/** Each way of compressing is another representation and has a tag of its own (RFC 9110, section 8.8.3.3). */
const etagOf = (etag: string, tag: string) => `${etag.slice(0, -1)}-${tag}"`
