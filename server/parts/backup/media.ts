// The uploads of a site in its backup: each once, for files never change under their names.
import { pipeline } from 'node:stream/promises'
import { type Manifest, MEDIA, type Medium } from './manifest.ts'
import type { BackupPlace } from './place.ts'
import { createTally, tallyOf } from './sealing.ts'
import type { Shelf } from './shelf.ts'

type Told = (done: number, all: number) => void

/**
 * Copies what the shelf has not yet, and answers everything that is there now with its sums. `earlier` knows sums of before: what
 * it names is not read again. The site may remove files meanwhile.
 */
export async function copyMedia(
  from: Shelf,
  { shelf, sealing }: BackupPlace,
  { earlier, told }: { earlier: Manifest | null; told: Told },
): Promise<{ media: Medium[]; copied: number }> {
  const [here, there] = [await from.list(MEDIA), await shelf.list(MEDIA)]
  const known = new Map(earlier?.media.map((medium) => [medium.name, medium]))
  const media: Medium[] = []
  let copied = 0
  let done = 0
  for (const [name, bytes] of here) {
    const stored = there.get(`${name}${sealing.suffix}`)
    const before = known.get(name)
    if (before && before.bytes === bytes && before.stored === stored) media.push(before)
    else {
      const body = await from.read(name)
      if (body && stored !== undefined && !before) {
        // Left by a backup that broke off: pieces are there as a whole or not at all.
        media.push({ name, stored, ...(await tallyOf(body)) })
      } else if (body) {
        const { through, done: tallied } = createTally()
        const reading = pipeline(body, through)
        const [size] = await Promise.all([
          shelf.write(`${name}${sealing.suffix}`, await sealing.seal(through)),
          reading,
        ])
        media.push({ name, stored: size, ...tallied() })
        copied += 1
      }
    }
    done += 1
    told(done, here.size)
  }
  return { media, copied }
}

/** What is wrong with the media of a backup, in a line each; all of them are read. */
export async function checkMedia(
  { shelf, sealing }: BackupPlace,
  { media }: Manifest,
  told: Told,
): Promise<string[]> {
  const wrong: string[] = []
  for (const [at, { name, bytes, sha256 }] of media.entries()) {
    told(at + 1, media.length)
    const body = await shelf.read(`${name}${sealing.suffix}`)
    if (!body) {
      wrong.push(`${name} is missing.`)
      continue
    }
    try {
      const seen = await tallyOf(await sealing.open(body))
      if (seen.sha256 !== sha256 || seen.bytes !== bytes) wrong.push(`${name} is not what was backed up.`)
    } catch (error) {
      wrong.push(`${name} ${(error as Error).message}.`)
    }
  }
  return wrong
}

/** Brings the media to `to`; what is there already with the right sum is not fetched again. */
export async function bringMedia(
  { shelf, sealing }: BackupPlace,
  to: Shelf,
  { media }: Manifest,
  told: Told,
) {
  const there = await to.list(MEDIA)
  for (const [at, { name, bytes, sha256 }] of media.entries()) {
    told(at + 1, media.length)
    const own = there.get(name) === bytes ? await to.read(name) : null
    if (own && (await tallyOf(own)).sha256 === sha256) continue
    const body = await shelf.read(`${name}${sealing.suffix}`)
    if (body) await to.write(name, await sealing.open(body))
  }
}
