// Which addresses show something else after a change: told by what each was made from.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { kindOf, tagsTouchedBy } from '#server/parts/changes.ts'
import type { Manifest } from './manifest.ts'
import type { Manifests } from './manifests.ts'
import type { StaticPages } from './static-pages.ts'

/** What a page is taken over with goes with its page. */
const isPage = (address: string) => !address.startsWith('/data/')

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
  for await (const address of pages.addresses())
    if (!(await manifests.find(manifest, address))) due.add(address)
  for (const address of await goneFrom(manifest, { manifests, pages })) if (isPage(address)) due.add(address)
  return due
}

/** The addresses of a manifest at which nothing stands any more. */
export async function goneFrom(manifest: Manifest, { manifests, pages }: From): Promise<string[]> {
  const all = new Set<string>()
  for await (const address of pages.addresses()) all.add(address)
  const gone: string[] = []
  for await (const [, { entries }] of manifests.partsOf(manifest))
    for (const { address } of entries.values())
      if (!all.has(isPage(address) ? address : address.slice('/data'.length))) gone.push(address)
  return gone
}
