// Makes a backup while the site is in use: `npm run backup -- /backups/site`.

import { backUp } from '#server/parts/backup/backup.ts'
import { StoreRefused } from '#server/storage/open.ts'
import { readConfig, WrongConfig } from './config.ts'

const [folder] = process.argv.slice(2)
try {
  if (!folder) throw new StoreRefused('Name the folder of the backup: npm run backup -- /backups/site')
  const { dataDir, listenUrl: databaseUrl } = readConfig(process.env)
  process.stdout.write(`The backup is whole: ${await backUp({ dataDir, databaseUrl }, folder)}\n`)
} catch (error) {
  const clear = error instanceof WrongConfig || error instanceof StoreRefused
  console.error(clear ? error.message : error)
  process.exitCode = 1
}
