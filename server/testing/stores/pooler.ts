// PgBouncer before the PostgreSQL of the tests, as managed databases have it: a connection is handed on after each transaction.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { freePort } from './free-port.ts'
import { fromDistribution } from './from-distribution.ts'
import { ownerOfServer, temporaryFolder } from './postgres-binaries.ts'

const PROGRAM = 'pgbouncer'

/** Whether there is one, or the distribution brings one. */
export function hasPooler(): boolean {
  const isThere = () => spawnSync(PROGRAM, ['--version']).status === 0
  return isThere() || (fromDistribution(PROGRAM) && isThere())
}

/** Starts one; answers the way through it to the database at `url`. It is gone after the test. */
export async function pooled(url: string): Promise<string> {
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
  ]
  writeFileSync(file, lines.join('\n'))
  if (owner) for (const path of [folder, file]) chownSync(path, owner.uid, owner.gid)
  const program = spawn(PROGRAM, [file], { ...owner, stdio: 'ignore' })
  const ended = once(program, 'exit')
  onTestFinished(async () => {
    program.kill('SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })
  const way = new URL(url)
  way.port = String(port)
  for (let tries = 0; ; tries++) {
    const client = new pg.Client({ connectionString: way.href })
    try {
      await client.connect()
      await client.end()
      return way.href
    } catch (error) {
      if (tries === 100) throw error
      await wait(50)
    }
  }
}
