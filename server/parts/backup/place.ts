// What a backup is made with: where it goes, how it is sealed, and how long it stays.
import { resolve, sep } from 'node:path'
import { StoreRefused } from '#server/storage/open.ts'
import type { Kept } from './rotation.ts'
import { createSealing, type Sealing } from './sealing.ts'
import { folderShelf, type Shelf } from './shelf.ts'

/** What the settings say of backups. */
export type BackupSettings = {
  to: string | undefined
  key: string | undefined
  keep: Kept
  /** When one is made every day, such as 03:30. */
  at: string | null
}
/** How far it has come; a step of which nobody knows the length says no `all`. */
export type Progress = (step: string, done?: number, all?: number) => void
export type BackupPlace = { shelf: Shelf; sealing: Sealing; keep: Kept }

/** `folder` has the last word. Throws `StoreRefused`. */
export function backupPlace({ to, key, keep }: BackupSettings, dataDir: string, folder = to): BackupPlace {
  if (!folder) throw new StoreRefused('Name the folder of the backups, or set BACKUP_TO.')
  if (`${resolve(folder)}${sep}`.startsWith(`${resolve(dataDir)}${sep}`))
    throw new StoreRefused(
      `${resolve(folder)} lies in the data folder, which may be lost as a whole; name another folder.`,
    )
  return { shelf: folderShelf(resolve(folder)), sealing: createSealing(key), keep }
}
