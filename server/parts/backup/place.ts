// What a backup is made with: where it goes, how it is sealed, and how long it stays; and where the uploads are that go into it.
import { join, resolve, sep } from 'node:path'
import type { Config } from '#server/config.ts'
import { openBucket } from '#server/parts/files/bucket.ts'
import { StoreRefused } from '#server/storage/open.ts'
import type { BackupSettings } from './backup-settings.ts'
import { bucketShelf } from './bucket-shelf.ts'
import type { Kept } from './rotation.ts'
import { createSealing, type Sealing } from './sealing.ts'
import { folderShelf, type Shelf } from './shelf.ts'

/** How far it has come; a step of which nobody knows the length says no `all`. */
export type Progress = (step: string, done?: number, all?: number) => void
export type BackupPlace = { shelf: Shelf; sealing: Sealing; keep: Kept }
type Site = { backup: BackupSettings } & Pick<Config, 'dataDir' | 's3'>

/** `to`, a folder or `s3://bucket/folder`, has the last word. Throws `StoreRefused`. */
export function backupPlace({ backup, dataDir, s3 }: Site, to = backup.to): BackupPlace {
  if (!to) throw new StoreRefused('Name the folder of the backups, or set BACKUP_TO.')
  const { key, keep } = backup
  return { shelf: shelfAt(to, backup, { dataDir, s3 }), sealing: createSealing(key), keep }
}

/** Not where what is backed up lies: that may be lost as a whole. */
function shelfAt(
  to: string,
  { account }: BackupSettings,
  { dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>,
): Shelf {
  const [, bucket, path = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(to) ?? []
  if (bucket !== undefined) {
    if (s3?.bucket === bucket && s3.endpoint === account.endpoint)
      throw new StoreRefused(
        `${bucket} is the bucket of the uploads, which may be lost as a whole; name another one.`,
      )
    const folder = path.replace(/\/*$/, '/')
    return bucketShelf(openBucket({ ...account, bucket }), to, folder === '/' ? '' : folder)
  }
  const folder = resolve(to)
  if (`${folder}${sep}`.startsWith(`${resolve(dataDir)}${sep}`))
    throw new StoreRefused(
      `${folder} lies in the data folder, which may be lost as a whole; name another folder.`,
    )
  return folderShelf(folder)
}

/** The uploads of the site: in the bucket of the settings, or in the data folder. */
export function uploadsShelf({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Shelf {
  return s3 ? bucketShelf(openBucket(s3), s3.bucket) : folderShelf(join(dataDir, 'files'))
}
