import { backUp } from '#server/parts/backup/backup.ts'
import type { Command } from './command.ts'

export const backup: Command = {
  usage: 'backup <folder>',
  does: 'copies the store as it is at one moment, and all uploads, while the site is in use',
  words: 1,
  async run([folder = ''], { config, say }) {
    const { dataDir, listenUrl: databaseUrl } = config
    say(`The backup is whole: ${await backUp({ dataDir, databaseUrl }, folder)}`)
    return true
  },
}
