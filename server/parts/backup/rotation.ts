// Which backups stay, and what goes with those that do not.
import { backupsOn, type Manifest, MEDIA, readManifest, removeBackup, STORES } from './manifest.ts'
import type { Sealing } from './sealing.ts'
import type { Shelf } from './shelf.ts'

/** Of how many days, weeks and months the newest backup of each stays. */
export type Kept = { days: number; weeks: number; months: number }
type Made = { name: string; at: number; proven: boolean }

const DAY_MS = 86_400_000

/** The names of those that stay. The newest and the last proven one always do. Days, weeks and months are those of UTC. */
export function keptOf(made: readonly Made[], { days, weeks, months }: Kept): Set<string> {
  const newestFirst = made.toSorted((one, other) => other.at - one.at)
  const kept = new Set<string>()
  const last = newestFirst[0]
  const lastProven = newestFirst.find(({ proven }) => proven)
  for (const one of [last, lastProven]) if (one) kept.add(one.name)
  const keep = (count: number, spanOf: (at: number) => number) => {
    const spans = new Set<number>()
    for (const { name, at } of newestFirst) {
      const span = spanOf(at)
      if (spans.has(span)) continue
      if (spans.size === count) return
      spans.add(span)
      kept.add(name)
    }
  }
  keep(days, (at) => Math.floor(at / DAY_MS))
  // The first of January 1970 was a Thursday; weeks begin on Monday.
  keep(weeks, (at) => Math.floor((at / DAY_MS + 3) / 7))
  keep(months, (at) => new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth())
  return kept
}

/**
 * Removes backups whose time is over, what broken-off ones left, and then the media that none of the others names. One that cannot
 * be read keeps all media. Answers how many backups went.
 */
export async function rotate(shelf: Shelf, sealing: Sealing, keep: Kept): Promise<number> {
  const made = await backupsOn(shelf)
  const kept = keptOf(made, keep)
  const over = made.filter(({ name }) => !kept.has(name))
  for (const { name } of over) await removeBackup(shelf, name)
  for (const store of (await shelf.list(STORES)).keys()) {
    const name = /^stores\/([^.]+)/.exec(store)?.[1] ?? ''
    if (!kept.has(name)) await shelf.remove(store)
  }
  const manifests: Manifest[] = []
  for (const name of kept) {
    const manifest = await readManifest(shelf, sealing, name).catch(() => null)
    if (!manifest) return over.length
    manifests.push(manifest)
  }
  const named = new Set(manifests.flatMap(({ media }) => media.map(({ name }) => `${name}${sealing.suffix}`)))
  for (const medium of (await shelf.list(MEDIA)).keys()) if (!named.has(medium)) await shelf.remove(medium)
  return over.length
}
