// Which addresses the twin has to make: those that show something else after a change, told by what each was made from, or all in order.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { kindOf, tagsTouchedBy } from '#server/parts/changes.ts'
import { createTurns } from '#server/parts/long-work/turns.ts'
import { type Manifest, placeOf } from '#server/parts/twin/manifests/manifest.ts'
import type { Manifests } from '#server/parts/twin/manifests/manifests.ts'
import type { StaticPages } from './static-pages.ts'

/** What a page is taken over with goes with its page. */
const isPage = (address: string) => !address.startsWith('/data/')
const pageOf = (address: string) => (isPage(address) ? address : address.slice('/data'.length))

type From = { manifests: Manifests; pages: StaticPages }

/** The addresses of a manifest that were made from what changed, and those of records that changed. */
export async function touchedBy(
  changed: readonly string[],
  manifest: Manifest,
  { manifests, pages }: From,
): Promise<Set<string>> {
  const due = new Set(await pages.addressesOf(changed))
  for await (const [, { words, entries }] of manifests.partsOf(manifest)) {
    const touched = tagsTouchedBy(changed, words)
    if (words.some((word) => touched.has(word)))
      for (const { address, madeFrom } of entries.values())
        if (isPage(address) && madeFrom.some((word) => touched.has(word))) due.add(address)
    await nextTurn()
  }
  // Of a kind as a whole nobody knows which records came and went.
  if (!changed.some((word) => word === kindOf(word) && pages.isRecords(word))) return due
  const { missing, gone } = await unlike(manifest, { manifests, pages })
  // What the whole has not come to yet it comes to by itself.
  const { madeUpTo } = manifest
  for (const address of missing) if (madeUpTo === null || placeOf(address) < madeUpTo) due.add(address)
  for (const address of gone) if (isPage(address)) due.add(address)
  return due
}

/** The addresses of a manifest at which nothing stands any more. */
export const goneFrom = async (manifest: Manifest, from: From) => (await unlike(manifest, from)).gone

/** What a manifest does not name, and what it names though nothing stands there any more. Each part is read once. */
async function unlike(manifest: Manifest, { manifests, pages }: From) {
  const missing = new Set<string>()
  const gone: string[] = []
  const turn = createTurns()
  for await (const address of pages.addresses()) missing.add(address)
  for await (const [, { entries }] of manifests.partsOf(manifest)) {
    // What a page is taken over with stands in the part of its page.
    for (const { address } of entries.values()) if (!missing.has(pageOf(address))) gone.push(address)
    for (const { address } of entries.values()) missing.delete(address)
    await turn()
  }
  return { missing, gone }
}

/** Addresses in their order, of which some are taken from the front. */
export type Line = { length: () => number; first: (most: number) => string[]; drop: (count: number) => void }

/**
 * Addresses from this place on, in the order of their places. Of hundreds of thousands, so others have their turns: while they are
 * read, and while they are sorted, a small heap at a time. A heap that waits is one string: so many would be looked at one by
 * one whenever memory is tidied, and visitors wait for that.
 */
export async function inOrder(addresses: AsyncIterable<string>, from: string): Promise<Line> {
  const heaps = new Map<string, string[]>()
  const turn = createTurns()
  for await (const address of addresses) {
    const place = placeOf(address)
    if (place >= from) {
      const name = place.slice(0, HEAP)
      const heap = heaps.get(name)
      if (heap) heap.push(place + address)
      else heaps.set(name, [place + address])
    }
    await turn()
  }
  let length = 0
  const waiting: string[] = []
  for (const name of [...heaps.keys()].sort().reverse()) {
    const heap = heaps.get(name) ?? []
    heaps.delete(name)
    length += heap.length
    waiting.push(
      heap
        .sort()
        .map((one) => one.slice(PLACE))
        .join('\n'),
    )
    await turn()
  }
  let front: string[] = []
  return {
    length: () => length,
    first(most) {
      while (front.length < most && waiting.length > 0) front = front.concat(waiting.pop()?.split('\n') ?? [])
      return front.slice(0, most)
    },
    drop(count) {
      front.splice(0, count)
      length -= count
    },
  }
}
/** How many letters of a place name a heap: 256 of them; and how many a place has. */
const HEAP = 2
const PLACE = 12
