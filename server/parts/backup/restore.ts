// From a backup to a store: which one, whether it is as it was written, and where it goes.
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { type Moved, sumUp } from '#server/parts/moving/move-store.ts'
import type { Storage } from '#server/storage/open.ts'
import { PRIVATE_FILE } from '#server/storage/sqlite/private-files.ts'
import { backupsOn, type Manifest, readManifest, storeName } from './manifest.ts'
import { checkMedia } from './media.ts'
import type { BackupPlace, Progress } from './place.ts'
import { asDamage, BackupDamaged, createTally, tallyOf } from './sealing.ts'

/** The newest one, or the newest that is not after `until`. Throws `BackupDamaged`. */
export async function chooseBackup(
  { shelf, sealing }: BackupPlace,
  until = Number.POSITIVE_INFINITY,
): Promise<Manifest> {
  const chosen = (await backupsOn(shelf)).find(({ at }) => at <= until)
  if (!chosen)
    throw new BackupDamaged(
      `There is no whole backup in ${shelf.name}${until < Number.POSITIVE_INFINITY ? ` of that time or before` : ''}.`,
    )
  return readManifest(shelf, sealing, chosen.name)
}

/** What is wrong with it, in a line each: every byte is read. */
export async function checkBackup(
  place: BackupPlace,
  manifest: Manifest,
  progress: Progress,
): Promise<string[]> {
  progress('reading the store')
  return [
    ...(await checkStore(place, manifest)),
    ...(await checkMedia(place, manifest, (done, all) => progress('reading uploads', done, all))),
  ]
}

async function checkStore({ shelf, sealing }: BackupPlace, manifest: Manifest): Promise<string[]> {
  const body = await shelf.read(storeName(manifest.name, sealing))
  if (!body) return ['The copy of the store is missing.']
  try {
    const { sha256 } = await tallyOf(await sealing.open(body))
    return sha256 === manifest.store.sha256 ? [] : ['The copy of the store is not what was backed up.']
  } catch (error) {
    return [`The copy of the store ${(error as Error).message}.`]
  }
}

/** Writes the copy of the store, opened, to `file`. Throws `BackupDamaged`. */
export async function takeOutStore({ shelf, sealing }: BackupPlace, manifest: Manifest, file: string) {
  const body = await shelf.read(storeName(manifest.name, sealing))
  if (!body) throw new BackupDamaged('The copy of the store is missing.')
  const { through, done } = createTally()
  try {
    await pipeline(
      await sealing.open(body),
      through,
      createWriteStream(file, { mode: PRIVATE_FILE, flush: true }),
    )
  } catch (error) {
    throw asDamage(error)
  }
  if (done().sha256 !== manifest.store.sha256)
    throw new BackupDamaged('The copy of the store is not what was backed up.')
}

/** Tables that do not hold what the backup says, in a line each. */
export async function compareTables(storage: Storage, { tables }: Manifest): Promise<string[]> {
  const there = new Map((await sumUp(storage)).map((one): [string, Moved] => [one.table, one]))
  return tables.flatMap(({ table, rows, sum }) => {
    const own = there.get(table)
    if (own?.sum === sum && own.rows === rows) return []
    return [
      `The table ${table} has ${own?.rows ?? 'no'} rows, and ${rows} were backed up${own?.rows === rows ? ', but not the same' : ''}.`,
    ]
  })
}
