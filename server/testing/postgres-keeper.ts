// Runs a PostgreSQL in a folder of its own until its standard input closes, then removes every trace of it.
// It is a process beside the tests so that this happens however they end, even when they are killed.
import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { openTemporaryFolder, type Owner, ownerOfServer, serverBinaries } from './postgres-binaries.ts'

/** A store that is thrown away need not survive a power cut. */
const SETTINGS = [
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  'max_wal_size=256MB',
  'shared_buffers=64MB',
  'max_connections=300',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
]
const READY = 'ready to accept connections'

const owner = ownerOfServer()
const place = mkdtempSync(join(openTemporaryFolder(owner), 'postgres-test-'))
const stopped = new AbortController()
process.stdin.on('close', () => stopped.abort()).resume()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.abort())

try {
  await keep(owner)
} catch (error) {
  if (!stopped.signal.aborted) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
} finally {
  rmSync(place, { recursive: true, force: true, maxRetries: 5 })
  process.stdin.destroy()
}

async function keep(owner: Owner | null) {
  const { initdb, postgres } = serverBinaries(owner)
  const password = randomBytes(12).toString('hex')
  const passwordFile = join(place, 'password')
  const data = join(place, 'data')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner) for (const path of [place, passwordFile]) chownSync(path, owner.uid, owner.gid)
  const options = {
    cwd: place,
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'] as ['ignore', 'pipe', 'pipe'],
    ...(owner ?? {}),
  }

  const making = spawn(initdb, [...MAKE, `--pgdata=${data}`, `--pwfile=${passwordFile}`], options)
  const made = listen(making)
  await untilEnd(making, made)

  const port = await freePort()
  const settings = [...SETTINGS, `port=${port}`].flatMap((setting) => ['-c', setting])
  const server = spawn(postgres, ['-D', data, ...settings], options)
  const log = listen(server, () => {
    if (log.text.includes(READY)) log.announce(`postgresql://postgres:${password}@127.0.0.1:${port}/postgres`)
  })
  const stop = () => server.kill('SIGINT')
  stopped.signal.addEventListener('abort', stop)
  if (stopped.signal.aborted) stop()
  await untilEnd(server, log)
}
