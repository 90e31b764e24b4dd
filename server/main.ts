// Starts the server: environment -> parts -> app -> listen. Stops gracefully.
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { createAsker } from '#server/http/callers/asker.ts'
import { connectionsOf } from '#server/http/callers/connections.ts'
import { startBackupSchedule } from '#server/parts/backup/schedule.ts'
import { startEnquiryUpkeep } from '#server/parts/enquiries/upkeep.ts'
import { startLogRetention } from '#server/parts/logs/log-retention.ts'
import { startCalm } from '#server/parts/monitoring/calm.ts'
import { beginTelemetry } from '#server/parts/monitoring/telemetry/begin.ts'
import { createTroubleLog } from '#server/parts/monitoring/trouble-log.ts'
import { lineOf, surviveTheUnexpected } from '#server/parts/monitoring/unexpected.ts'
import { noteUse } from '#server/parts/moving/presence.ts'
import { startSpelling } from '#server/parts/pinyin/spelling.ts'
import { startScheduledSending } from '#server/parts/quotes/scheduled.ts'
import { beginAnew, OtherSite, sameSite, watchSite } from '#server/parts/site/begin-anew.ts'
import { noticeRecipients } from '#server/parts/site/site.ts'
import { createCompareProgram } from '#server/parts/twin/sentinel/compare-program.ts'
import { startSentinel } from '#server/parts/twin/sentinel/sentinel.ts'
import { warmFacets } from '#server/publishing/facets/warm.ts'
import { startContentUpkeep } from '#server/publishing/lifecycle/upkeep.ts'
import { startMediaTidy } from '#server/publishing/media/media-tidy.ts'
import { startLearning } from '#server/publishing/translation/learning.ts'
import { type Db, StoreRefused } from '#server/storage/open.ts'
import { buildApp, buildImageApp } from './app.ts'
import { type Config, readConfig, WrongConfig } from './config.ts'
import { readContentOf } from './content-kinds.ts'
import { firstStart } from './first-start.ts'
import { closeParts, openParts } from './open-parts.ts'
import type { Parts } from './parts.ts'

const WEB = fileURLToPath(new URL('../dist', import.meta.url))
/** While stopping, answers tell clients to come back on another connection; without it a rolling restart fails some. */
const FAREWELL_MS = 500
/** Requests end within two minutes; what is not done by then is given up. */
const STOP_MS = 150_000
/** The exit code after a fault of the program itself. */
const BROKEN = 70

const say = (line: string) => process.stdout.write(`${line}\n`)

// Whoever read along is gone, or the disk of the log is full: no reason to stop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

async function start() {
  // A person who looks on wants the address, not a line a request.
  const config = readConfig({ LOG_LEVEL: process.stdout.isTTY ? 'warn' : 'info', ...process.env })
  const telemetry = await beginTelemetry(config.telemetry, createAsker(config.trustedProxies).passedOn)
  const parts = await openParts(config, Date.now, say, (db) => sameSite(db, Date.now()))
  telemetry?.show(parts)
  if (!config.databaseUrl) noteUse(config.dataDir)
  const administrator = await firstStart(parts)
  if (config.demo && (await isEmpty(parts.storage.db))) {
    // The demo company is loaded by those who have none yet.
    const { seedDemo } = await import('./demo.ts')
    await seedDemo(parts, say)
  }
  const app = await buildApp(parts, WEB)
  await app.listen({ port: config.port, host: config.host })
  const imageApp = await startImageApp(config, () => buildImageApp(parts), app)
  const { operations, loginLog, sessions, programs, storage, bus, moments, site, now } = parts
  const retention = startLogRetention(
    { db: storage.db, operations, loginLog, sessions, programs, kept: config.logsKept, now },
    (error) => app.log.error({ err: error }, 'old entries of the logs could not be removed'),
  )
  const upkeep = startContentUpkeep({ storage, bus, moments, now }, (error) =>
    app.log.error({ err: error }, 'the content could not be tidied'),
  )
  void warmFacets(parts.facets, parts.fields)
  const spelling = startSpelling({ db: storage.db, now }, (error) =>
    app.log.error({ err: error }, 'names could not be spelled in pinyin'),
  )
  const learning = startLearning(
    { db: storage.db, source: () => site.settings().language, read: readContentOf, now },
    (error) => app.log.error({ err: error }, 'nothing could be learned for the memory of translations'),
  )
  const tidy = startMediaTidy(parts, (error) =>
    app.log.error({ err: error }, 'pictures that are no longer needed could not be removed'),
  )
  const told = () => {
    bus.changed(['message']).catch(() => {})
    parts.outbox.wake()
  }
  const quotes = {
    house: () => ({ site: site.settings(), own: site.own(), config }),
    key: parts.secrets.keyFor('enquiry link'),
    dayAt: parts.days.isoDayAt,
    told,
  }
  const sending = startScheduledSending({ ...quotes, db: storage.db, now }, (error) =>
    app.log.error({ err: error }, 'quotes whose hour has come could not be sent'),
  )
  const enquiries = startEnquiryUpkeep(
    {
      db: storage.db,
      files: parts.files,
      late: {
        recipients: () =>
          config.escalateTo.length > 0 ? config.escalateTo : noticeRecipients(site.own(), config),
        site: () => site.settings(),
        publicUrl: config.publicUrl,
        told,
      },
      quotes,
      // Asked anew each time: staff may change it while the program runs.
      get addressDays() {
        return site.own().addressDays ?? config.messageAddressDays
      },
      now,
    },
    (error) => app.log.error({ err: error }, 'what inquiries leave behind could not be tidied'),
  )
  const { at } = config.backup
  const backups =
    at === null
      ? null
      : startBackupSchedule(
          {
            ...{ db: storage.db, at, timeZone: config.timeZone, now },
            site: () => site.settings(),
            wake: () => parts.outbox.wake(),
          },
          (error) => app.log.error({ err: error }, 'the backup of the night could not be begun'),
        )
  const sentinel =
    config.sentinel.on && config.twin.on
      ? startSentinel(
          {
            ...{
              storage,
              manifests: parts.twin.manifests,
              files: parts.files,
              url: config.sentinel.url,
              program: createCompareProgram(dirname(WEB)),
              showsCopy: () => parts.twin.copy() !== null,
              now,
            },
            site: () => site.settings(),
            wake: () => parts.outbox.wake(),
          },
          (error) => app.log.error({ err: error }, 'the sentinel could not look'),
        )
      : null
  const { monitor } = parts
  const calm = startCalm(() => Object.values(monitor.totals().byOutcome).reduce((sum, one) => sum + one, 0))
  const stop = stopper([app, ...(imageApp ? [imageApp] : [])], parts, async () => {
    calm.stop()
    await Promise.all([
      retention.stop(),
      upkeep.stop(),
      spelling.stop(),
      tidy.stop(),
      learning.stop(),
      enquiries.stop(),
      sending.stop(),
      backups?.stop(),
      sentinel?.stop(),
    ])
    await closeParts(parts)
    await telemetry?.stop()
  })
  watchSite({ db: storage.db, listen: bus.listen, now }, (chosen) => stop(0, () => beginAnew(chosen)))
  process.on('SIGINT', () => stop(0))
  process.on('SIGTERM', () => stop(0))
  surviveTheUnexpected(app.log, () => stop(BROKEN))
  const twinTrouble = createTroubleLog(
    app.log.warn.bind(app.log),
    'the twin could not be made; it is tried again',
    Date.now,
  )
  void parts.twin.start(twinTrouble).catch(twinTrouble)

  if (!config.captcha)
    app.log.warn('CAPTCHA=off: anybody may try passwords without a captcha; for tests only')
  const listening = app.server.address()
  const port = typeof listening === 'object' && listening ? listening.port : config.port
  const address = config.publicUrl ?? `http://localhost:${port}`
  say(`\n  Site      ${address}/`)
  say(`  Console   ${address}/#/njlbWebLogin`)
  if (administrator?.chosen) say(`  Sign in   ${administrator.username}, with the password of ADMIN_PASSWORD`)
  else if (administrator) {
    say(
      `  Sign in   ${administrator.username} / ${administrator.password}   (shown this once; change it at sign-in)`,
    )
  }
  say('')
}

/** Whether there is no record at all. */
const isEmpty = async (db: Db) => !(await db.selectFrom('entry').select('id').limit(1).executeTakeFirst())

async function startImageApp(
  { imagePort, host }: Config,
  build: () => Promise<FastifyInstance>,
  app: FastifyInstance,
) {
  if (imagePort === 0) return null
  const imageApp = await build()
  try {
    await imageApp.listen({ port: imagePort, host })
    return imageApp
  } catch (error) {
    if (!isInUse(error)) throw error
    app.log.warn(`port ${imagePort} (IMAGE_PORT) is in use; pictures are answered on the main port only`)
    await imageApp.close()
    return null
  }
}

/** Stops gracefully, once, and then ends, or begins anew; who asks again does not want to wait. */
function stopper(apps: FastifyInstance[], { config, leaving }: Parts, close: () => Promise<void>) {
  let stopping = false
  return async (code: number, end: () => void = () => process.exit(code)) => {
    if (stopping) process.exit(1)
    stopping = true
    leaving.begun = true
    // What hangs must not hold it for ever; and until all is closed there is something to wait for, or Node would leave of itself.
    setTimeout(() => process.exit(code || 1), config.drainMs + STOP_MS)
    const busy = await connectionsOf(apps)
    for (const app of apps)
      app.server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'))
    // After a fault of its own the node is not to be trusted any longer than it must.
    const drainMs = code === 0 ? config.drainMs : 0
    await wait(Math.max(drainMs, busy > 0 ? FAREWELL_MS : 0))
    await Promise.all(apps.map((app) => app.close()))
    await close()
    end()
  }
}

const isInUse = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EADDRINUSE'

try {
  await start()
} catch (error) {
  if (error instanceof OtherSite) beginAnew(error.chosen)
  const clear = error instanceof WrongConfig || error instanceof StoreRefused
  console.error(clear ? (error as Error).message : (lineOf(error, process.env) ?? error))
  process.exit(1)
}
