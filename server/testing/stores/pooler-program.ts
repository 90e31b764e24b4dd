// PgBouncer before a PostgreSQL, as managed databases have it: a connection is handed on after each transaction.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'
import { fromDistribution } from './from-distribution.ts'
import { ownerOfServer, temporaryFolder } from './postgres-binaries.ts'

const PROGRAM = 'pgbouncer'

/** Whether there is one, or the distribution brings one. */
export function hasPooler(): boolean {
  const isThere = () => spawnSync(PROGRAM, ['--version']).status === 0
  return isThere() || (fromDistribution(PROGRAM) && isThere())
}

/** Starts one before the database at `url`; it may be killed, stopped and started anew at the same address. */
export async function startPooler(url: string) {
  const owner = ownerOfServer()
  const folder = mkdtempSync(join(temporaryFolder(owner), 'pooler-test-'))
  const port = await freePort()
  const { hostname, port: behind, username, password } = new URL(url)
  const file = join(folder, 'pooler.ini')
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${behind} user=${username} password=${password}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1\nlisten_port = ${port}\nunix_socket_dir =`,
    'auth_type = any\npool_mode = transaction\ndefault_pool_size = 5',
    // Else it waits for 15 s before it looks for a server that was away.
    'server_login_retry = 1',
  ]
  writeFileSync(file, lines.join('\n'))
  if (owner) for (const path of [folder, file]) chownSync(path, owner.uid, owner.gid)
  const way = new URL(url)
  way.port = String(port)
  const begin = () => spawn(PROGRAM, [file], { ...owner, stdio: 'ignore' })
  let program = begin()
  const kill = async () => {
    if (program.exitCode !== null || program.signalCode !== null) return
    const ended = once(program, 'exit')
    program.kill('SIGKILL')
    await ended
  }
  await answers(way.href)
  return {
    url: way.href,
    kill,
    start() {
      program = begin()
    },
    signal: (name: 'SIGSTOP' | 'SIGCONT') => void program.kill(name),
    async close() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Once there is an answer through it. */
async function answers(url: string) {
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (tries === 100) throw error
      await wait(50)
    }
  }
}
