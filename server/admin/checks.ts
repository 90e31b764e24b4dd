// What `doctor` looks at: each check answers how it went and one line that says what was seen.
import { lookup } from 'node:dns/promises'
import { existsSync, statSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from 'node:tls'
import { sql } from 'kysely'
import type { Config } from '#server/config.ts'
import { readBackups } from '#server/parts/backup/backup-state.ts'
import { bucketOf } from '#server/parts/files/open-files-place.ts'
import { reachMailServer } from '#server/parts/outbox/mail.ts'
import { KEY_FILE, sealKey } from '#server/parts/secrets/seal.ts'
import { JOURNAL, openJournal } from '#server/parts/twin/journal.ts'
import { createManifests } from '#server/parts/twin/manifests/manifests.ts'
import { createSigner } from '#server/parts/twin/signature.ts'
import { folderTarget } from '#server/parts/twin/target.ts'
import { MIGRATIONS, versionOf } from '#server/storage/migrate.ts'
import type { Storage } from '#server/storage/open.ts'

/** `odd`: the site runs, but somebody should look. */
export type Finding = { how: 'well' | 'odd' | 'wrong'; says: string }
export type Check = {
  name: string
  look: (place: { config: Config; storage: Storage }) => Promise<Finding | null>
}

const DAY_MS = 86_400_000
const LITTLE_BYTES = 1024 ** 3
const CLOCK_MS = 2_000
/** Its answers name full seconds, and take a while. */
const BUCKET_CLOCK_MS = 30_000
const ECHO_MS = 2_000
const TLS_MS = 10_000
const CERTIFICATE_DAYS = 14
const BACKUP_DAYS = 2
const OTHERS = 0o077

const well = (says: string): Finding => ({ how: 'well', says })
const odd = (says: string): Finding => ({ how: 'odd', says })
const wrong = (says: string): Finding => ({ how: 'wrong', says })

export const CHECKS: readonly Check[] = [
  {
    name: 'store',
    async look({ storage }) {
      const version = await versionOf(storage.db)
      const newest = Math.max(...MIGRATIONS.map((one) => one.version))
      if (version > newest) return wrong(`of version ${version}, this program knows ${newest}`)
      return version < newest
        ? odd(`of version ${version}; the next start brings it to ${newest}`)
        : well(`${storage.database}, version ${version}`)
    },
  },
  {
    name: 'clock',
    async look({ storage }) {
      if (storage.database === 'sqlite') return null
      const { rows } = await sql<{
        at: string
      }>`select extract(epoch from clock_timestamp()) * 1000 as at`.execute(storage.db)
      const apart = Math.abs(Number(rows[0]?.at) - Date.now())
      return apart > CLOCK_MS
        ? wrong(`${Math.round(apart / 1000)} s apart from the clock of the database`)
        : well('as the clock of the database')
    },
  },
  { name: 'other nodes', look: otherNodes },
  {
    name: 'disk',
    async look({ config }) {
      const { bavail, bsize } = await statfs(config.dataDir)
      const free = bavail * bsize
      const says = `${(free / LITTLE_BYTES).toFixed(1)} GB free for ${config.dataDir}`
      return free < LITTLE_BYTES ? odd(says) : well(says)
    },
  },
  {
    name: 'bucket',
    async look({ config }) {
      const bucket = await bucketOf(config)
      if (!bucket) return null
      const apart = await bucket.probe()
      return apart > BUCKET_CLOCK_MS
        ? wrong(`its clock is ${Math.round(apart / 1000)} s apart; above 15 minutes it refuses everything`)
        : well(`${config.s3?.bucket} takes files, gives them back and deletes them`)
    },
  },
  {
    name: 'permissions',
    async look({ config }) {
      const open = [config.dataDir, join(config.dataDir, KEY_FILE)].filter(
        (path) => existsSync(path) && (statSync(path).mode & OTHERS) !== 0,
      )
      return open.length > 0
        ? wrong(`others can read ${open.join(', ')}`)
        : well('nobody else reads the data')
    },
  },
  {
    name: 'secrets',
    async look({ config }) {
      if (config.secretKey) return well('sealed with SECRET_KEY')
      return existsSync(join(config.dataDir, KEY_FILE))
        ? well(`sealed with ${KEY_FILE}; keep a copy apart from the backup`)
        : odd(`${KEY_FILE} is not there yet; the first start makes it`)
    },
  },
  {
    name: 'backup',
    async look({ config, storage }) {
      const { made, failed, proven, unproven } = await readBackups(storage.db, config.dataDir)
      if (failed && failed.at > (made ?? 0)) return wrong(`failed: ${failed.says}`)
      if (unproven && unproven.at > (proven ?? 0)) return wrong(unproven.says)
      if (made === null) return odd('never made: npm run admin -- backup')
      const days = Math.floor((Date.now() - made) / DAY_MS)
      const says = days === 0 ? 'made today' : `made ${days} days ago`
      if (days >= BACKUP_DAYS) return odd(says)
      if (proven === null) return odd(`${says}; a restore was never proven: npm run admin -- verify`)
      const age = Math.floor((Date.now() - proven) / DAY_MS)
      return (age >= BACKUP_DAYS ? odd : well)(
        `${says}, a restore proven ${age === 0 ? 'today' : `${age} days ago`}`,
      )
    },
  },
  {
    name: 'mail',
    async look({ config }) {
      if (!config.smtp) return odd('no mail server (SMTP_HOST): letters wait in the outbox')
      const { host, port } = config.smtp
      const refusal = await reachMailServer(config.smtp)
      return refusal === null
        ? well(`${host}:${port} takes mail of this site`)
        : wrong(`${host}:${port}: ${refusal}`)
    },
  },
  {
    name: 'twin',
    async look({ config }) {
      if (!config.twin.on) return odd('off (TWIN): with the database away there is what nodes keep in memory')
      const signer = createSigner(sealKey(config.secretKey, config.dataDir))
      const { latest } = createManifests(folderTarget(config.twin.folder), signer, config.twin.manifests)
      const head = await latest()
      if (!head) return odd(`there is no manifest of this site in ${config.twin.folder} yet`)
      const says = `manifest ${head.number} of ${head.time}, ${head.addresses} addresses`
      return head.madeUpTo === null && head.index ? well(says) : odd(`${says}; it is not whole yet`)
    },
  },
  {
    name: 'journal',
    async look({ config }) {
      const waiting = (await openJournal(join(config.dataDir, JOURNAL)).keys()).length
      return waiting > 0 ? odd(`${waiting} inquiries wait for the database`) : null
    },
  },
  { name: 'address', look: publicAddress },
]

/** Says something over the pool and hears it where nodes listen. */
async function otherNodes({
  config,
  storage,
}: {
  config: Config
  storage: Storage
}): Promise<Finding | null> {
  const { databaseUrl, listenUrl } = config
  if (!databaseUrl || !listenUrl || storage.database === 'sqlite') return null
  const { default: pg } = await import('pg')
  const [listening, saying] = [listenUrl, databaseUrl].map((url) => new pg.Client({ connectionString: url }))
  if (!listening || !saying) return null
  try {
    await Promise.all([listening.connect(), saying.connect()])
    let heard = false
    listening.on('notification', () => {
      heard = true
    })
    await listening.query('listen doctor_echo')
    // Over another connection: what listens hears itself even through a pooler.
    await saying.query('begin')
    await saying.query('notify doctor_echo')
    await saying.query('commit')
    for (let waited = 0; waited < ECHO_MS && !heard; waited += 50) await wait(50)
    return heard
      ? well('nodes hear each other')
      : wrong('nodes hear nothing of each other: DATABASE_LISTEN_URL must lead to PostgreSQL itself')
  } finally {
    await Promise.allSettled([listening.end(), saying.end()])
  }
}

/** The name of the public address, and its certificate. */
async function publicAddress({ config }: { config: Config }): Promise<Finding | null> {
  if (!config.publicUrl)
    return odd('PUBLIC_URL is not set: no sitemap, no feed, no address in shared cards, no links in letters')
  const { protocol, hostname, port } = new URL(config.publicUrl)
  try {
    const { address } = await lookup(hostname)
    if (protocol !== 'https:') return odd(`${hostname} is ${address}, without TLS`)
    const until = await certificateOf(hostname, Number(port || 443))
    const days = Math.floor((until - Date.now()) / DAY_MS)
    const says = `${hostname} is ${address}, its certificate holds for ${days} days`
    return days < CERTIFICATE_DAYS ? odd(says) : well(says)
  } catch (error) {
    return wrong(`${hostname}: ${(error as Error).message}`)
  }
}

/** Until when the certificate holds; throws when nobody would believe it. */
function certificateOf(host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, servername: host, timeout: TLS_MS }, () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to))
      socket.destroy()
    })
    socket.once('error', reject)
    socket.once('timeout', () => socket.destroy(new Error('no answer')))
  })
}
