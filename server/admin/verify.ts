import { fileURLToPath } from 'node:url'
import { changeBackupState } from '#server/parts/backup/backup-state.ts'
import { markProven } from '#server/parts/backup/manifest.ts'
import { backupPlace } from '#server/parts/backup/place.ts'
import { BackupDamaged } from '#server/parts/backup/sealing.ts'
import { AT, untilOf } from './chosen-backup.ts'
import { type Command, openStore } from './command.ts'

const WEB = fileURLToPath(new URL('../../dist', import.meta.url))
const SHOWN = 20

export const verify: Command = {
  takes: '[place]',
  does: 'reads every byte of the newest backup, restores it beside the site, counts, follows the log, and opens its pages',
  words: [0, 1],
  site: true,
  options: AT,
  async run([folder], { config, say, progress }, options) {
    // A whole site: the other commands do without.
    const { proveBackup } = await import('./prove.ts')
    const place = backupPlace(config, folder)
    const storage = await openStore(config)
    const now = Date.now
    try {
      const { manifest, wrong, seen } = await proveBackup(
        { config, storage, place, web: WEB, now, progress },
        untilOf(options),
      )
      if (wrong.length > 0) {
        const says = [
          ...wrong.slice(0, SHOWN),
          ...(wrong.length > SHOWN ? [`… and ${wrong.length - SHOWN} more.`] : []),
        ]
        throw new BackupDamaged(`The backup ${manifest.name} cannot be relied on:\n${says.join('\n')}`)
      }
      await markProven(place.shelf, manifest.name)
      const proven = { at: now(), name: manifest.name }
      await changeBackupState(storage.db, now(), () => ({ proven, unproven: null }))
      say(`The backup ${manifest.name} is proven: ${seen}.`)
      return true
    } catch (error) {
      if (error instanceof BackupDamaged) {
        const unproven = { at: now(), says: error.message }
        await changeBackupState(storage.db, now(), () => ({ unproven }))
      }
      throw error
    } finally {
      await storage.close()
    }
  },
}
