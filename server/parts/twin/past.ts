// Looks back: what stood at an address when an earlier manifest was made, when that changed, and what proves it.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Entry, type Manifest, partOf } from '#server/parts/twin/manifests/manifest.ts'
import { type Manifests, pagesOf } from '#server/parts/twin/manifests/manifests.ts'
import { hashOf } from './content-store.ts'

export type Moment = { number: number; time: string }
export type Deed = 'new' | 'changed' | 'redrawn' | 'gone' | 'earlier'
export type Then = { manifest: Manifest; entry: Entry | null; body: Buffer | null }

/** Manifests that one question looks through at most. */
const LOOKED = 1_000

export function createPast(manifests: Manifests) {
  const momentOf = ({ number, time }: Manifest): Moment => ({ number, time })

  /** The first kept manifest that can be read, counted from the oldest. */
  async function oldest(numbers: readonly number[]): Promise<Manifest | null> {
    for (const number of numbers) {
      const manifest = await manifests.at(number)
      if (manifest) return manifest
    }
    return null
  }

  /** What stands there, however the address was written. */
  async function entryOf(manifest: Manifest, address: string): Promise<Entry | null> {
    for (const spelled of spellings(address)) {
      const entry = await manifests.find(manifest, spelled)
      if (entry) return entry
    }
    return null
  }

  return {
    momentOf,
    since: async () => (await oldest(await manifests.numbers()))?.time ?? null,

    /** When what stands at an address changed, the latest first; `before` goes on below a manifest. */
    async changes(address: string, limit: number, before = Number.MAX_SAFE_INTEGER) {
      const items: (Moment & { deed: Deed })[] = []
      const numbers = (await manifests.numbers()).filter((number) => number < before).reverse()
      let newer: { manifest: Manifest; hash: string | null } | null = null
      for (const [at, number] of numbers.entries()) {
        const manifest = await manifests.at(number)
        // One that is damaged, or not ours, tells nothing.
        if (!manifest) continue
        const hash = (await entryOf(manifest, address))?.hash ?? null
        if (newer && newer.hash !== hash)
          items.push({ ...momentOf(newer.manifest), deed: deedOf(newer, { manifest, hash }) })
        newer = { manifest, hash }
        // The manifest that was looked at last is looked at again: it may be a change as well.
        if ((items.length >= limit || at >= LOOKED) && at < numbers.length - 1)
          return { items, before: number + 1 }
        await nextTurn()
      }
      if (newer?.hash) items.push({ ...momentOf(newer.manifest), deed: 'earlier' })
      return { items, before: null }
    },

    /** The newest manifest that was made by then; null before the oldest that is kept. */
    async manifestAt(moment: number): Promise<Manifest | null> {
      const numbers = await manifests.numbers()
      let [from, to] = [0, numbers.length]
      while (from < to) {
        const middle = (from + to) >> 1
        const manifest = await manifests.at(numbers[middle] ?? 0)
        if (manifest && Date.parse(manifest.time) > moment) to = middle
        else from = middle + 1
      }
      for (let at = from - 1; at >= 0; at--) {
        const manifest = await manifests.at(numbers[at] ?? 0)
        if (manifest) return manifest
      }
      return null
    },

    /**
     * The copy of what was published that belongs to the pages of a manifest. It is made some time after them, under a manifest of its
     * own; `isBehind` where pages changed again before it was made, so that it is older than they are.
     */
    async copyOf(manifest: Manifest) {
      const pages = pagesOf(manifest)
      let { index } = manifest
      for (let number = manifest.number + 1; ; number++) {
        const next = await manifests.at(number)
        if (!next || pagesOf(next) !== pages) break
        index = next.index
      }
      return index && { ...index, isBehind: index.at < (await manifests.pagesSince(manifest)) }
    },

    /** What a manifest says of an address. */
    async look(manifest: Manifest, address: string): Promise<Then> {
      const entry = await entryOf(manifest, address)
      return { manifest, entry, body: entry && (await manifests.content.read(entry.hash)) }
    },

    /** What proves it: the manifest as it is stored, and the part that names the address. */
    async proof(
      { number, parts, digits, previous }: Manifest,
      { entry }: Pick<Then, 'entry'>,
      address: string,
    ) {
      const signed = await manifests.signed(number)
      const hash = parts[partOf(entry?.address ?? address, digits)] ?? null
      return {
        ...{ signed, digest: hashOf(signed), signature: signed.split('\n')[1] ?? '', previous },
        part: hash === null ? null : { hash, bytes: await manifests.content.read(hash) },
      }
    },
  }
}

function deedOf(
  newer: { manifest: Manifest; hash: string | null },
  older: { manifest: Manifest; hash: string | null },
): Deed {
  if (newer.hash === null) return 'gone'
  // While the whole is being made, pages come that were published long before.
  if (older.hash === null) return older.manifest.madeUpTo === null ? 'new' : 'earlier'
  return newer.manifest.build === older.manifest.build ? 'changed' : 'redrawn'
}

/** An address as it was given, with its characters, and with their codes. */
function spellings(address: string): Set<string> {
  try {
    const plain = decodeURI(address)
    return new Set([address, plain, encodeURI(plain)])
  } catch {
    return new Set([address])
  }
}
