// Proves a backup: it is restored beside the site, and a site is opened on it.
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { buildApp } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
import type { Manifest } from '#server/parts/backup/manifest.ts'
import { alone } from '#server/parts/backup/one-at-a-time.ts'
import type { BackupPlace, Progress } from '#server/parts/backup/place.ts'
import { checkBackup, chooseBackup, compareTables, takeOutStore } from '#server/parts/backup/restore.ts'
import { SQLITE_FILE } from '#server/parts/monitoring/database-readings.ts'
import type { Parts } from '#server/parts.ts'
import { published } from '#server/publishing/published.ts'
import { openSqlite, type Storage } from '#server/storage/open.ts'
import { PRIVATE_FOLDER } from '#server/storage/sqlite/private-files.ts'

type Proof = {
  config: Config
  storage: Storage
  place: BackupPlace
  web: string
  now: () => number
  progress: Progress
}
const SCRATCH = 'verify-'
const STEPS = 3

/** What is wrong with the newest backup, or the newest until then; nothing is when it can be relied on. */
export async function proveBackup(
  { config, storage, place, web, now, progress }: Proof,
  until?: number,
): Promise<{ manifest: Manifest; wrong: string[]; seen: string }> {
  return alone(storage, now, async () => {
    for (const name of await readdir(config.dataDir))
      if (name.startsWith(SCRATCH)) await rm(join(config.dataDir, name), { recursive: true, force: true })
    const manifest = await chooseBackup(place, until)
    const damage = await checkBackup(place, manifest, progress)
    if (damage.length > 0) return { manifest, wrong: damage, seen: '' }
    const scratch = join(config.dataDir, `${SCRATCH}${randomUUID()}`)
    await mkdir(scratch, { mode: PRIVATE_FOLDER })
    try {
      const file = join(scratch, SQLITE_FILE)
      await takeOutStore(place, manifest, file)
      progress('counting')
      const wrong = await lookInto(file, manifest)
      if (wrong.length > 0) return { manifest, wrong, seen: '' }
      return { manifest, ...(await openSiteOn({ config, scratch, web, now, progress })) }
    } finally {
      await rm(scratch, { recursive: true, force: true })
    }
  })
}

async function lookInto(file: string, manifest: Manifest): Promise<string[]> {
  const copy = openSqlite(file)
  try {
    const wrong = await compareTables(copy, manifest)
    // From here on it is a site of its own: nothing of it may leave the house, and nobody holds anything in it.
    await copy.db.updateTable('outbox').set({ state: 'discarded' }).where('state', '=', 'waiting').execute()
    await copy.db.deleteFrom('lease').execute()
    return wrong
  } finally {
    await copy.close()
  }
}

async function openSiteOn({
  config,
  scratch,
  web,
  now,
  progress,
}: Pick<Proof, 'config' | 'web' | 'now' | 'progress'> & { scratch: string }) {
  const own = { databaseUrl: undefined, listenUrl: undefined, replicaUrl: undefined, smtp: null, cdn: null }
  const parts = await openParts({ ...config, ...own, dataDir: scratch, logLevel: 'silent' }, now)
  try {
    progress('following the log')
    const chain = await parts.operations.verify()
    const broken = chain.whole ? [] : [`The operation log is broken at entry ${chain.brokenAt}.`]
    const app = await buildApp(parts, web)
    const pages = await pagesOf(parts)
    const bad: string[] = []
    for (const [at, page] of pages.entries()) {
      progress('opening pages', at + 1, pages.length)
      const says = await openPage(app, page)
      if (says) bad.push(`The page ${page} ${says}.`)
    }
    await app.close()
    const seen = `its tables are as they were, ${chain.checked} entries of the log follow each other, ${pages.length} pages open`
    return { wrong: [...broken, ...bad], seen }
  } finally {
    await closeParts(parts)
  }
}

/** The home page in each language, and a product where there is one. */
async function pagesOf({ storage, now }: Parts): Promise<string[]> {
  const product = await published(storage.db, 'product', now()).select('entry_id').limit(1).executeTakeFirst()
  return LANGUAGES.flatMap((language) => [
    `/${language}/HomePage`,
    ...(product ? [`/${language}/productDetail/${product.entry_id}`] : []),
  ])
}

/** Null when it opens, maybe at another address. */
async function openPage(app: FastifyInstance, page: string): Promise<string | null> {
  let url = page
  for (let step = 0; step < STEPS; step++) {
    const reply = await app.inject({ method: 'GET', url, headers: { accept: 'text/html' } })
    const { location } = reply.headers
    if (reply.statusCode >= 300 && reply.statusCode < 400 && location) url = String(location)
    else if (reply.statusCode !== 200) return `answers ${reply.statusCode}`
    else return reply.body.includes('</html>') ? null : 'is no page'
  }
  return 'leads on and on'
}
