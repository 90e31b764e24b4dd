// Opens everything a server stands on, from its configuration: store, migrations, bus, files, pictures.
import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { openBus } from '#server/parts/bus.ts'
import { createCdn } from '#server/parts/cdn/cdn.ts'
import type { SentAway } from '#server/parts/enquiries/sent-away.ts'
import { createDiskSpace } from '#server/parts/files/disk-space.ts'
import { openFiles } from '#server/parts/files/files.ts'
import { bucketOf, openFilesPlace } from '#server/parts/files/open-files-place.ts'
import { createImages } from '#server/parts/images/images.ts'
import { createLoginLog } from '#server/parts/logs/login-log.ts'
import { createOperations } from '#server/parts/logs/operations.ts'
import { createThreads } from '#server/parts/long-work/threads.ts'
import { SQLITE_FILE } from '#server/parts/monitoring/database-readings.ts'
import { openMonitor } from '#server/parts/monitoring/open-monitor.ts'
import { mailCarrier } from '#server/parts/outbox/mail.ts'
import { createOutbox } from '#server/parts/outbox/outbox.ts'
import { createPapers } from '#server/parts/papers/papers.ts'
import { createSeal, KEY_FILE, sealKey } from '#server/parts/secrets/seal.ts'
import { openSecrets } from '#server/parts/secrets/secrets.ts'
import { createPasswords } from '#server/parts/sign-in/passwords.ts'
import { createPrograms } from '#server/parts/sign-in/programs.ts'
import { createProviders } from '#server/parts/sign-in/providers/providers.ts'
import { createFactors } from '#server/parts/sign-in/second/factors.ts'
import { createSessions } from '#server/parts/sign-in/sessions.ts'
import { openSite } from '#server/parts/site/site.ts'
import { JOURNAL, openJournal } from '#server/parts/twin/journal.ts'
import { openTwin } from '#server/parts/twin/open-twin.ts'
import { createVisits } from '#server/parts/visits/visits.ts'
import { sealWebhooks, webhookCarrier } from '#server/parts/webhooks/webhook-carrier.ts'
import { facetSource } from '#server/publishing/facets/facet-source.ts'
import { openOwnFields } from '#server/publishing/fields/own-fields.ts'
import { openMoments } from '#server/publishing/lifecycle/moments.ts'
import { createPublishing } from '#server/publishing/lifecycle/publishing.ts'
import { fillSearch } from '#server/publishing/search/fill.ts'
import { judgeWords } from '#server/publishing/texts/words.ts'
import { migrate } from '#server/storage/migrate.ts'
import { type Db, openSqlite, type Storage, StoreRefused } from '#server/storage/open.ts'
import { createSiteDays } from '#server/storage/site-days.ts'
import { makePrivateFolder } from '#server/storage/sqlite/private-files.ts'
import type { Config } from './config.ts'
import type { Parts } from './parts.ts'

/** Records that get their words for the search before the start; those of a larger store follow while it serves. */
const FILLED_AT_ONCE = 1_000

/**
 * Throws `StoreRefused` when the store cannot be used, and what `check` throws of it before anything of its content is read;
 * nothing is left open then. `say` hears what is waited for.
 */
export async function openParts(
  config: Config,
  now: () => number = Date.now,
  say: (line: string) => void = () => {},
  check: (db: Db) => Promise<void> = async () => {},
): Promise<Parts> {
  makeFolder(config.dataDir)
  const file = join(config.dataDir, SQLITE_FILE)
  const { databaseUrl, listenUrl } = config
  const storage = databaseUrl ? await postgresAt(databaseUrl, config, say) : openSqlite(file)
  try {
    if (listenUrl && listenUrl !== databaseUrl) {
      const direct = await postgresAt(listenUrl, config, say)
      await migrate(direct, { now }).finally(direct.close)
    }
    await migrate(storage, { now, copyName: (from) => `${file}.before-upgrade-from-${from}` })
    await check(storage.db)
    const key = sealKey(config.secretKey, config.dataDir)
    const seal = createSeal(key)
    await sealWebhooks(storage.db, seal)
    await judgeWords(storage, now())
    const cdn = createCdn(config, now)
    const bus = await openBus(storage, say, cdn?.changing)
    // Before all who make something anew: nobody makes it from a copy that lags behind.
    bus.listen(() => storage.replica?.catchUp())
    const site = await openSite(storage.db, bus, now)
    const fields = await openOwnFields(storage.db, bus, now, site)
    // Not before it is known which fields visitors may find records by.
    await fillSearch(storage.db, FILLED_AT_ONCE, now())
    const days = createSiteDays(config.timeZone)
    const moments = await openMoments(storage.db, bus, now, days.nextDay)
    const files = openFiles(await openFilesPlace(config))
    const outbox = createOutbox(storage.db, now, {
      mail: mailCarrier(config.smtp, files),
      webhook: webhookCarrier(storage.db, { now, seal, privateToo: config.webhooksPrivate }),
      ...(cdn && { cdn: cdn.carrier(storage.db) }),
    })
    // What is published goes to webhooks; the outbox would look by itself some seconds later.
    bus.listen(() => outbox.wake())
    const bucket = config.twin.inBucket ? await bucketOf(config) : null
    const twin = await openTwin({ config, storage, bus, key, bucket, now })
    moments.listen(() => twin.pass())
    const providers = createProviders(config.providers)
    const sessions = createSessions(storage, config.session, now, providers.askedSecond)
    const programs = createPrograms(storage, config.programs, now)
    const secrets = await openSecrets(storage.db, now)
    return {
      config,
      storage,
      bus,
      cdn,
      publishing: createPublishing(storage, bus, moments, now, () => site.settings().language),
      facets: facetSource({ storage, bus, fields }),
      moments,
      sessions,
      providers,
      programs,
      factors: createFactors({ db: storage.db, seal, secrets }, now),
      site,
      fields,
      passwords: createPasswords(),
      operations: createOperations(storage.db, now),
      loginLog: createLoginLog(storage.db, now),
      outbox,
      secrets,
      seal,
      files,
      space: createDiskSpace(storage.db, config.dataDir, now),
      images: createImages({ concurrency: 2 }),
      threads: createThreads(),
      papers: createPapers(),
      visits: createVisits(storage.db, { timeZone: config.timeZone, now }),
      twin,
      journal: openJournal<SentAway>(join(config.dataDir, JOURNAL)),
      days,
      monitor: openMonitor(storage, sessions, config.dataDir, now),
      leaving: { begun: false },
      now,
    }
  } catch (error) {
    await storage.close()
    throw error
  }
}

/** The client of PostgreSQL is loaded by those who have one. */
async function postgresAt(
  url: string,
  { startWaitMs, listenUrl, replicaUrl, databasePatienceMs }: Config,
  say: (line: string) => void,
): Promise<Storage> {
  const { reachPostgres } = await import('#server/storage/postgres/reach-postgres.ts')
  const { openPostgres } = await import('#server/storage/postgres/open-postgres.ts')
  await reachPostgres(url, startWaitMs, say)
  return openPostgres(url, { listenUrl, replicaUrl, patience: databasePatienceMs })
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

export async function closeParts({ bus, storage, papers, twin }: Parts) {
  await twin.stop()
  papers.stop()
  await bus.close()
  await storage.close()
}
