// The manifests that are kept, the newest of which is what the twin shows; and what goes when no kept one names it any more.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { createContentStore, hashOf, objectName } from '#server/parts/twin/content-store.ts'
import type { Signer } from '#server/parts/twin/signature.ts'
import { type TwinTarget, UNFINISHED } from '#server/parts/twin/target.ts'
import { createHeldParts, type Entries } from './held-parts.ts'
import {
  digitsFor,
  type Entry,
  type Manifest,
  type Next,
  type Part,
  partOf,
  readPart,
  writePart,
} from './manifest.ts'

const FOLDER = 'manifests'
const LATEST = 'latest'
/** What is being made is named by no manifest yet. */
const YOUNG_MS = 60 * 60_000
/** How much of a hash is remembered of what is named: enough that two never mean the same by chance. */
const SHORT = 20

const nameOf = (number: number) => `${FOLDER}/${String(number).padStart(12, '0')}.json`

/** A word for all pages that a manifest names. */
export const pagesOf = ({ parts }: Manifest) => JSON.stringify(parts)

export type Manifests = ReturnType<typeof createManifests>

/** Keeps the last `kept` manifests. */
export function createManifests(target: TwinTarget, signer: Signer, kept: number) {
  const content = createContentStore(target)
  const held = createHeldParts()

  /** A manifest as it was signed; null when it is not there, or is not ours. */
  async function at(number: number): Promise<Manifest | null> {
    const stored = await target.read(nameOf(number))
    const text = stored && signer.open(stored.toString())
    return text ? (JSON.parse(text) as Manifest) : null
  }

  async function numbers(): Promise<number[]> {
    const names = await target.list(FOLDER)
    return names.map((name) => Number.parseInt(name, 10)).sort((a, b) => a - b)
  }

  async function latest(): Promise<Manifest | null> {
    const named = await target.read(LATEST)
    return named ? at(Number(named.toString())) : null
  }

  async function entriesOf(hash: string | undefined): Promise<Entries> {
    if (hash === undefined) return new Map()
    const known = held.get(hash)
    if (known) return known
    const text = await content.read(hash)
    // Damaged: what it named is made anew.
    const entries: Entries = text ? readPart(text.toString()).entries : new Map()
    held.put(hash, entries)
    return entries
  }

  /** The parts of a manifest, one after the other. */
  async function* partsOf(manifest: Manifest): AsyncGenerator<[name: string, part: Part]> {
    for (const name of Object.keys(manifest.parts).sort()) {
      const hash = manifest.parts[name]
      const text = hash && (await content.read(hash))
      if (text) yield [name, readPart(text.toString())]
    }
  }

  /** All entries by the parts of another division. */
  async function divided(before: Manifest, digits: number) {
    const made = new Map<string, Entry[]>()
    for await (const [, { entries }] of partsOf(before))
      for (const entry of entries.values()) {
        const name = partOf(entry.address, digits)
        const others = made.get(name)
        if (others) others.push(entry)
        else made.set(name, [entry])
      }
    const hashes: Record<string, string> = {}
    for (const [name, entries] of made) hashes[name] = await content.keep(writePart(entries))
    return hashes
  }

  /** Shows that manifest from now on; the one before it stays, and those that are too many go. */
  async function put(manifest: Manifest) {
    await target.write(nameOf(manifest.number), signer.sign(JSON.stringify(manifest)))
    await target.write(LATEST, String(manifest.number))
    for (const number of await numbers())
      if (number <= manifest.number - kept) await target.remove(nameOf(number))
  }

  return {
    at,
    /** A manifest as it is stored: its text, and its signature on a line below. */
    signed: async (number: number) => (await target.read(nameOf(number)))?.toString() ?? '',
    numbers,
    latest,
    partsOf,
    content,
    /** What a part names, by the hash of it. */
    entriesOf,

    /** What stands at an address. */
    async find(manifest: Manifest, address: string): Promise<Entry | null> {
      const entries = await entriesOf(manifest.parts[partOf(address, manifest.digits)])
      return entries.get(address) ?? null
    },

    /** When its pages first stood as they do; milliseconds since 1970. Manifests that follow for an index alone name the same ones. */
    async pagesSince(manifest: Manifest): Promise<number> {
      const pages = pagesOf(manifest)
      let since = manifest
      for (let number = manifest.number - 1; ; number--) {
        const before = await at(number)
        if (!before || pagesOf(before) !== pages) return Date.parse(since.time)
        since = before
      }
    },

    /** The next manifest: what changed over what the one before names; null takes an address away. */
    async next(before: Manifest | null, changes: ReadonlyMap<string, Entry | null>, made: Next, now: number) {
      const guess = (before?.addresses ?? 0) + changes.size
      const wanted = digitsFor(guess)
      // Not back and forth at a border.
      const digits = before && wanted < before.digits ? before.digits : wanted
      const names = before && digits !== before.digits ? await divided(before, digits) : { ...before?.parts }
      const byPart = Map.groupBy(changes, ([address]) => partOf(address, digits))
      let addresses = before?.addresses ?? 0
      for (const [name, changed] of byPart) {
        const was = names[name]
        const entries = new Map(await entriesOf(was))
        addresses -= entries.size
        for (const [address, entry] of changed)
          if (entry) entries.set(address, entry)
          else entries.delete(address)
        addresses += entries.size
        held.drop(was)
        if (entries.size === 0) delete names[name]
        else {
          const hash = await content.keep(writePart(entries.values()))
          held.put(hash, entries)
          names[name] = hash
        }
      }
      const stored = before && (await target.read(nameOf(before.number)))
      const manifest: Manifest = {
        format: 1,
        number: (before?.number ?? 0) + 1,
        time: new Date(now).toISOString(),
        previous: stored ? hashOf(stored) : null,
        ...made,
        ...{ addresses, digits, parts: names },
      }
      await put(manifest)
      return manifest
    },

    /** Removes what no kept manifest names; answers how many. */
    async sweep(now: number): Promise<number> {
      const named = new Set<string>()
      const seen = new Set<string>()
      for (const number of await numbers()) {
        const manifest = await at(number)
        // One that cannot be read may name anything.
        if (!manifest) return 0
        if (manifest.index) named.add(manifest.index.hash.slice(0, SHORT))
        for (const hash of Object.values(manifest.parts)) {
          if (seen.has(hash)) continue
          seen.add(hash)
          named.add(hash.slice(0, SHORT))
          const text = await content.read(hash)
          if (!text) return 0
          for (const entry of readPart(text.toString()).entries.values())
            named.add(entry.hash.slice(0, SHORT))
          await nextTurn()
        }
      }
      for (const name of await target.list(UNFINISHED)) {
        const unfinished = `${UNFINISHED}/${name}`
        if (((await target.age(unfinished)) ?? now) < now - YOUNG_MS) await target.remove(unfinished)
      }
      return content.sweep((hash) => named.has(hash.slice(0, SHORT)), now - YOUNG_MS, nextTurn)
    },

    /** The file of this machine in which a piece lies. */
    fileOf: (hash: string) => target.file(objectName(hash)),
  }
}
