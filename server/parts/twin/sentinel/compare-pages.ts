// Compares what is served with what manifests name: pages, what they are taken over with, and the files of the web.
import { isDeepStrictEqual } from 'node:util'
import { hashOf } from '#server/parts/twin/content-store.ts'
import type { Entry, Manifest } from '#server/parts/twin/manifests/manifest.ts'
import type { Manifests } from '#server/parts/twin/manifests/manifests.ts'
import { readMarks } from '#server/parts/twin/marks.ts'
import type { Db } from '#server/storage/open.ts'

/** Answers the bytes at an address; null when it could not be asked, which is for others to tell of. */
export type Fetched = (address: string) => Promise<Uint8Array | null>
export type Alien = { address: string; hash: string }

/** What was served lately counts as ours: a CDN, or another node, may be a little behind. */
const BEFORE = 50
/** Made for who asks, a token within; or not served with 200. */
const OWN = /\/(?:message|404)$/

/** Goes through the parts of manifests in turn, one at each call. */
export function createComparePages(db: Db, manifests: Manifests, fetched: Fetched) {
  let last = ''
  /** What was found once, and is told of when it is found again. */
  let suspects = new Map<string, string>()

  /** Whether all that is published is in this manifest, and it is the newest. */
  async function isCurrent(head: Manifest) {
    const newest = await manifests.latest()
    return newest?.number === head.number && isDeepStrictEqual(head.marks, await readMarks(db))
  }

  async function isOurs(head: Manifest, { address, hash }: Alien) {
    for (let number = head.number - 1; number > 0 && number >= head.number - BEFORE; number--) {
      const manifest = await manifests.at(number)
      if (manifest && (await manifests.find(manifest, address))?.hash === hash) return true
    }
    return false
  }

  async function differing(entries: Iterable<Entry>, stopped: () => boolean): Promise<Alien[]> {
    const found: Alien[] = []
    for (const { address, hash } of entries) {
      if (stopped()) return []
      if (address === '/' || OWN.test(address)) continue
      const bytes = await fetched(address)
      const served = bytes && hashOf(bytes)
      if (served !== null && served !== hash) found.push({ address, hash: served })
    }
    return found
  }

  /** What is alien: it was found at two looks, each while nothing was being published. Null when nothing can be said. */
  return async function look(stopped: () => boolean): Promise<{ looked: string[]; alien: Alien[] } | null> {
    const head = await manifests.latest()
    if (!head || head.madeUpTo !== null || !(await isCurrent(head))) return null
    const names = Object.keys(head.parts).sort()
    const name = names.find((one) => one > last) ?? names[0]
    if (name === undefined) return null
    const entries = new Map<string, Entry>()
    for (const address of suspects.keys()) {
      const entry = await manifests.find(head, address)
      if (entry) entries.set(address, entry)
    }
    for (const entry of (await manifests.entriesOf(head.parts[name])).values())
      entries.set(entry.address, entry)
    const found = await differing(entries.values(), stopped)
    if (stopped() || !(await isCurrent(head))) return null
    const strange: Alien[] = []
    for (const one of found) if (!(await isOurs(head, one))) strange.push(one)
    const alien = strange.filter(({ address, hash }) => suspects.get(address) === hash)
    suspects = new Map(strange.map(({ address, hash }) => [address, hash]))
    last = name
    return { looked: [...entries.keys()], alien }
  }
}
