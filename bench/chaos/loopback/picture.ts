// What deploy/compose.yaml starts, as processes of this machine: Caddy with TLS, two nodes, PostgreSQL behind PgBouncer, a bucket.
// The settings of the nodes are those of the file; only addresses and secrets are of this machine.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openNode } from '#bench/chaos/node.ts'
import { freePort, PASSWORD } from '#bench/running-site.ts'
import { fromDistribution } from '#server/testing/stores/from-distribution.ts'
import { keepPostgres } from '#server/testing/stores/kept-postgres.ts'
import { hasPooler, startPooler } from '#server/testing/stores/pooler-program.ts'
import { hasS3, startS3 } from '#server/testing/stores/s3-program.ts'

const DEPLOY = fileURLToPath(new URL('../../../deploy', import.meta.url))
const CADDY = 'caddy'
const START_MS = 60_000
const LOOK_MS = 100
/** It asks nobody to trust the authority that it makes for `localhost`, and keeps apart from any other that runs here. */
const CADDY_OPTIONS = '{\n\tskip_install_trust\n\tauto_https disable_redirects\n\tadmin off\n}\n'

/** What Node runs as a node, and as a command of the operator. */
export type Programs = { server: string[]; admin: string[] }

/** What of the picture is missing on this machine; empty when nothing is. */
export function lacking(): string[] {
  const hasCaddy = () => spawnSync(CADDY, ['version']).status === 0
  const there: Record<string, boolean> = {
    Caddy: hasCaddy() || (fromDistribution(CADDY) && hasCaddy()),
    PgBouncer: hasPooler(),
    'an S3 (moto_server)': hasS3(),
  }
  return Object.keys(there).filter((name) => !there[name])
}

/** Starts all of it; `more` are settings beside those of the file. `tell` hears of nodes that end by themselves. */
export async function openPicture(
  programs: Programs,
  more: Record<string, string>,
  tell: (what: string) => void,
) {
  const closing: (() => unknown)[] = []
  const close = async () => {
    for (const end of closing.toReversed()) await end()
  }
  try {
    const folder = mkdtempSync(join(tmpdir(), 'site-loopback-'))
    closing.push(() => rmSync(folder, { recursive: true, force: true }))
    const postgres = await keepPostgres()
    closing.push(postgres.close)
    const pooler = await startPooler(postgres.url)
    closing.push(pooler.close)
    const bucket = await startS3('site')
    closing.push(bucket.close)

    const host = `localhost:${await freePort()}`
    const environment = {
      ...settingsOf(readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8'), {
        ...{ PUBLIC_URL: `https://${host}`, TRUSTED_PROXIES: '127.0.0.1' },
        ...{ DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: postgres.url },
        ...{ SECRET_KEY: 'of this machine alone', ADMIN_PASSWORD: PASSWORD },
        ...bucket.settings,
      }),
      ...{
        PATH: process.env.PATH ?? '',
        HOST: '127.0.0.1',
        IMAGE_PORT: '0',
        DATA_DIR: join(folder, 'files'),
      },
      ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
      ...more,
    }
    const migrated = spawnSync(process.execPath, [...programs.admin, 'migrate'], { env: environment })
    if (migrated.status !== 0) throw new Error(`the tables were not made: ${migrated.stderr}`)
    const nodes = []
    for (const name of ['A', 'B']) {
      const node = openNode(name, await freePort(), { command: programs.server, environment }, tell)
      node.start()
      closing.push(node.close)
      nodes.push(node)
    }

    const file = join(folder, 'Caddyfile')
    writeFileSync(file, `${CADDY_OPTIONS}import ${join(DEPLOY, 'Caddyfile')}\n`)
    const caddy = spawn(CADDY, ['run', '--config', file, '--adapter', 'caddyfile'], {
      env: {
        ...{ PATH: process.env.PATH, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
        ...{ SITE_HOST: host, NODES: nodes.map(({ address }) => new URL(address).host).join(' ') },
      },
      stdio: 'ignore',
    })
    closing.push(async () => {
      const ended = once(caddy, 'exit')
      if (caddy.kill()) await ended
    })
    const address = `https://${host}`
    for (
      const until = Date.now() + START_MS;
      (await statusOf(`${address}/readyz`)) !== 200;
      await wait(LOOK_MS)
    )
      if (Date.now() > until) throw new Error(`${address} does not answer`)
    return { address, nodes, bucket, password: PASSWORD, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The settings of a node in the compose file: as they are said there, or as they are `here`. */
function settingsOf(compose: string, here: Record<string, string>): Record<string, string> {
  const [node = ''] = compose.split(/^services:$/m)
  const said = new Map(
    [...node.matchAll(/^ {4}([A-Z\d_]+): (.+)$/gm)].map(([, name = '', value = '']) => [name, value]),
  )
  const strange = Object.keys(here).filter((name) => !said.has(name))
  if (strange.length > 0) throw new Error(`deploy/compose.yaml says nothing of ${strange.join(', ')}`)
  return Object.fromEntries(
    [...said].map(([name, value]) => {
      const plain = value.replace(/^"(.*)"$/, '$1').replace(/\$\{[A-Z\d_]+:-([^}]*)\}/g, '$1')
      return [name, here[name] ?? plain]
    }),
  )
}

/** 0 while nobody answers; the authority of the certificate is one that was made just now. */
export const statusOf = (address: string) =>
  new Promise<number>((resolve) => {
    request(address, { rejectUnauthorized: false }, (reply) => {
      reply.resume()
      resolve(reply.statusCode ?? 0)
    })
      .on('error', () => resolve(0))
      .end()
  })
