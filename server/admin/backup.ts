import { backUp } from '#server/parts/backup/backup.ts'
import { changeBackupState } from '#server/parts/backup/backup-state.ts'
import { backupPlace, uploadsShelf } from '#server/parts/backup/place.ts'
import { productVersion } from '#server/parts/monitoring/open-monitor.ts'
import { type Command, openStore } from './command.ts'

export const backup: Command = {
  takes: '[place]',
  does: 'copies the store as it is at one moment, and uploads that are new, to that folder, s3://bucket or BACKUP_TO, while the site is in use',
  words: [0, 1],
  async run([folder], { config, say, progress }) {
    const { dataDir } = config
    const place = backupPlace(config, folder)
    const storage = await openStore(config)
    const now = Date.now
    try {
      const how = { now, program: productVersion(), progress }
      const { manifest, copied, removed } = await backUp(
        { storage, dataDir, uploads: uploadsShelf(config) },
        place,
        how,
      )
      const { name, at, media, tables } = manifest
      await changeBackupState(storage.db, now(), () => ({ made: { at, name }, failed: null }))
      const rows = tables.reduce((sum, one) => sum + one.rows, 0)
      say(`The backup ${name} is whole: ${rows} rows, ${media.length} uploads (${copied} of them new).`)
      if (removed > 0) say(`Backups whose time was over: ${removed} removed.`)
      if (place.sealing.suffix === '') say('It is not encrypted: BACKUP_KEY is not set.')
      return true
    } finally {
      await storage.close()
    }
  },
}
