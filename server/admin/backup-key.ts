import { newKey } from '#server/parts/backup/sealing.ts'
import type { Command } from './command.ts'

export const backupKey: Command = {
  takes: '',
  does: 'makes a key for BACKUP_KEY; keep a copy of it apart from the server and from the backups',
  words: [0, 0],
  async run(_, { say }) {
    say(await newKey())
    return true
  },
}
