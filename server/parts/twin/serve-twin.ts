// What the twin answers while the store is away: what stood at an address when the last manifest was made, but nothing that was
// taken from sight since.
import { isTakenDown, tagsTouchedBy } from '#server/parts/changes.ts'
import type { Entry, Manifest } from '#server/parts/twin/manifests/manifest.ts'
import type { Manifests } from '#server/parts/twin/manifests/manifests.ts'

/** How often a node looks for a newer manifest of another one. */
const LOOK_MS = 5_000
/** What was taken from sight and is in the twin, at most; beyond that it counts for its whole kind. */
const TAKEN = 1_000

export function createTwinReader(manifests: Manifests, now: () => number) {
  let head: Manifest | null = null
  /** What is shown in place of the newest one. */
  let pinned: Manifest | null = null
  let taken: { at: number; words: readonly string[] }[] = []

  function show(manifest: Manifest | null) {
    if (!manifest || (head && manifest.number < head.number)) return
    head = manifest
    // In an older one that is taken off may still be.
    if (!pinned) taken = taken.filter(({ at }) => at >= manifest.asOf)
  }
  const look = async () => show(await manifests.latest())
  const timer = setInterval(() => void look().catch(() => {}), LOOK_MS).unref()

  /** Whether something that it was made from was taken from sight. */
  const isGone = (madeFrom: readonly string[]) =>
    taken.some(({ words }) => {
      const touched = tagsTouchedBy(words, madeFrom)
      return madeFrom.some((word) => touched.has(word))
    })

  return {
    look,
    show,
    /** Shows this manifest until it is told otherwise; null: the newest one again. */
    pin(manifest: Manifest | null, hidden: readonly string[] = []) {
      pinned = manifest
      if (hidden.length > 0) taken.push({ at: now(), words: hidden })
    },
    head: () => head,
    hear(changed: readonly string[] | null) {
      if (!changed?.some(isTakenDown)) return
      taken.push({ at: now(), words: changed })
      if (taken.length <= TAKEN) return
      const kinds = new Set(
        taken.flatMap(({ words }) => words.map((word) => /^[^:/#!]*/.exec(word)?.[0] ?? '')),
      )
      taken = [{ at: now(), words: [...kinds] }]
    },
    /** The records that were taken from sight since, as `product:7`; null when that is too many to tell. */
    takenIds(): number[] | null {
      const words = taken.flatMap((one) => one.words)
      if (taken.length > 0 && !words.some((word) => word.includes(':'))) return null
      return words.flatMap((word) => (/:(\d+)$/.exec(word) ?? []).slice(1).map(Number))
    },

    /** What stands at an address. */
    async find(address: string): Promise<{ entry: Entry; body: Buffer } | null> {
      const shown = pinned ?? head
      const entry = shown && (await manifests.find(shown, address))
      if (!entry || isGone(entry.madeFrom)) return null
      const body = await manifests.content.read(entry.hash)
      return body && { entry, body }
    },

    /** The file that searches are answered from, and the hash that it is known by. */
    async index(): Promise<{ hash: string; file: string } | null> {
      const hash = (pinned ?? head)?.index?.hash
      return hash ? { hash, file: await manifests.fileOf(hash) } : null
    },
    stop: () => clearInterval(timer),
  }
}
