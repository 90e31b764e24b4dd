import { join } from 'node:path'
import { SQLITE_FILE } from '#server/parts/monitoring/database-readings.ts'
import { migrate, versionOf } from '#server/storage/migrate.ts'
import { type Command, openStore } from './command.ts'

/** Before nodes of a new version are started: a job of its own, so that none of them begins with it. */
export const bringUp: Command = {
  takes: '',
  does: 'brings the store to the version of this program; nodes of the last release go on meanwhile',
  words: [0, 0],
  async run(_, { config, say }) {
    const storage = await openStore(config)
    try {
      const steps = await migrate(storage, {
        copyName: (from) => `${join(config.dataDir, SQLITE_FILE)}.before-upgrade-from-${from}`,
      })
      say(`The store is at version ${await versionOf(storage.db)}, after ${steps} steps.`)
      return true
    } finally {
      await storage.close()
    }
  },
}
