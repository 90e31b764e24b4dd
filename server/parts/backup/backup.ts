// A backup while the site is in use: a whole copy of the store, then the uploads that the copy may name, then its manifest.
import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { makePrivateFile } from '#server/storage/sqlite/private-files.ts'
import { backupsOn, type Manifest, nameAt, readManifest, storeName, writeManifest } from './manifest.ts'
import { copyMedia } from './media.ts'
import { alone } from './one-at-a-time.ts'
import type { BackupPlace, Progress } from './place.ts'
import { rotate } from './rotation.ts'
import { createTally } from './sealing.ts'
import { copyStore, type Source } from './store-copy.ts'

type How = { now: () => number; program: string; progress: Progress }
export type Made = { manifest: Manifest; copied: number; removed: number }

const COPY = 'backup-'

/** Throws `StoreRefused`; what was there before stays, whatever happens. */
export async function backUp(source: Source, place: BackupPlace, how: How): Promise<Made> {
  return alone(source.storage, how.now, async (alive) => {
    // Copies that a backup left which was killed.
    for (const name of await readdir(source.dataDir))
      if (name.startsWith(COPY)) await rm(join(source.dataDir, name), { force: true })
    const file = join(source.dataDir, `${COPY}${randomUUID()}`)
    try {
      makePrivateFile(file)
      const manifest = await write(source, place, { ...how, file, alive })
      how.progress('old backups')
      const removed = await rotate(place.shelf, place.sealing, place.keep)
      return { ...manifest, removed }
    } finally {
      for (const end of ['', '-wal', '-shm']) await rm(`${file}${end}`, { force: true })
    }
  })
}

async function write(
  source: Source,
  place: BackupPlace,
  { now, program, progress, file, alive }: How & { file: string; alive: () => void },
): Promise<{ manifest: Manifest; copied: number }> {
  const { shelf, sealing } = place
  const at = now()
  const name = nameAt(at)
  // The store first: a picture is there before a record names it, and stays a while after the last one does.
  progress('store')
  const { version, tables } = await copyStore(source, file, progress)
  alive()
  const { through, done } = createTally()
  await Promise.all([
    pipeline(createReadStream(file), through),
    shelf.write(storeName(name, sealing), await sealing.seal(through)),
  ])
  const [last] = await backupsOn(shelf)
  const earlier = last ? await readManifest(shelf, sealing, last.name).catch(() => null) : null
  const { media, copied } = await copyMedia(source.uploads, place, {
    earlier,
    told: (count, all) => {
      alive()
      progress('uploads', count, all)
    },
  })
  const what = { format: 1, name, at, program, version, from: source.storage.database } as const
  const manifest: Manifest = { ...what, store: done(), tables, media }
  alive()
  await writeManifest(shelf, sealing, manifest)
  return { manifest, copied }
}
