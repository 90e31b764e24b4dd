// Opens everything a server stands on, from its configuration: store, migrations, bus, files, pictures.
import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { openBus } from '#server/parts/bus.ts'
import { SQLITE_FILE } from '#server/parts/database-readings.ts'
import { createDiskSpace } from '#server/parts/disk-space.ts'
import { openFiles } from '#server/parts/files.ts'
import { createImages } from '#server/parts/images.ts'
import { createLoginLog } from '#server/parts/login-log.ts'
import { mailCarrier } from '#server/parts/mail.ts'
import { openMonitor } from '#server/parts/open-monitor.ts'
import { createOperations } from '#server/parts/operations.ts'
import { createOutbox } from '#server/parts/outbox.ts'
import { createPasswords } from '#server/parts/passwords.ts'
import { createSeal, KEY_FILE, sealKey } from '#server/parts/seal.ts'
import { openSecrets } from '#server/parts/secrets.ts'
import { createSessions } from '#server/parts/sessions.ts'
import { openSite } from '#server/parts/site.ts'
import { createThreads } from '#server/parts/threads.ts'
import { createVisits } from '#server/parts/visits.ts'
import { sealWebhooks, webhookCarrier } from '#server/parts/webhook-carrier.ts'
import type { Parts } from '#server/parts.ts'
import { openMoments } from '#server/publishing/moments.ts'
import { createPublishing } from '#server/publishing/publishing.ts'
import { fillSearch } from '#server/publishing/search/fill.ts'
import { judgeWords } from '#server/publishing/words.ts'
import { migrate } from '#server/storage/migrate.ts'
import { openPostgres, openSqlite, StoreRefused } from '#server/storage/open.ts'
import { makePrivateFolder } from '#server/storage/private-files.ts'
import { reachPostgres } from '#server/storage/reach-postgres.ts'

/** Records that get their words for the search before the start; those of a larger store follow while it serves. */
const FILLED_AT_ONCE = 1_000

/** Throws `StoreRefused` when the store cannot be used; nothing is left open then. `say` hears what is waited for. */
export async function openParts(
  config: Config,
  now: () => number = Date.now,
  say: (line: string) => void = () => {},
): Promise<Parts> {
  makeFolder(config.dataDir)
  if (config.databaseUrl) await reachPostgres(config.databaseUrl, config.startWaitMs, say)
  const file = join(config.dataDir, SQLITE_FILE)
  const storage = config.databaseUrl ? openPostgres(config.databaseUrl) : openSqlite(file)
  try {
    await migrate(storage, { now, copyName: (from) => `${file}.before-upgrade-from-${from}` })
    const seal = createSeal(sealKey(config.secretKey, config.dataDir))
    await sealWebhooks(storage.db, seal)
    await judgeWords(storage, now())
    await fillSearch(storage.db, FILLED_AT_ONCE)
    const bus = await openBus(storage)
    const site = await openSite(storage.db, bus, now)
    const moments = await openMoments(storage.db, bus, now)
    const outbox = createOutbox(storage.db, now, {
      mail: mailCarrier(config.smtp),
      webhook: webhookCarrier(storage.db, { now, seal, privateToo: config.webhooksPrivate }),
    })
    // What is published goes to webhooks; the outbox would look by itself some seconds later.
    bus.listen(() => outbox.wake())
    const sessions = createSessions(storage.db, config.session, now)
    return {
      config,
      storage,
      bus,
      publishing: createPublishing(storage, bus, moments, now, () => site.settings().language),
      moments,
      sessions,
      site,
      passwords: createPasswords(),
      operations: createOperations(storage.db, now),
      loginLog: createLoginLog(storage.db, now),
      outbox,
      secrets: await openSecrets(storage.db, now),
      seal,
      files: openFiles({ folder: join(config.dataDir, 'files') }),
      space: createDiskSpace(storage.db, config.dataDir, now),
      images: createImages({ concurrency: 2 }),
      threads: createThreads(),
      visits: createVisits(storage.db, { timeZone: config.timeZone, now }),
      monitor: openMonitor(storage, sessions, config.dataDir, now),
      now,
    }
  } catch (error) {
    await storage.close()
    throw error
  }
}

/** Throws `StoreRefused` when nothing can be written there. */
function makeFolder(folder: string) {
  try {
    // The store, what SQLite writes beside it, copies from before upgrades, and the key of secrets.
    makePrivateFolder(folder, (name) => name.startsWith(SQLITE_FILE) || name === KEY_FILE)
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new StoreRefused(`The folder ${folder} (DATA_DIR) cannot be used: ${(error as Error).message}`)
  }
}

export async function closeParts({ bus, storage }: Parts) {
  await bus.close()
  await storage.close()
}
