// A streaming replica of a PostgreSQL of the tests, made as PostgreSQL's own backups are: its files copied while it runs.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { onTestFinished } from 'vitest'
import { freePort } from './free-port.ts'
import { ownerOfServer, serverBinaries, temporaryFolder } from './postgres-binaries.ts'

const STARTED_WITHIN_MS = 30_000

/** Starts one of the server at `url`. It is gone after the test. */
export async function replicaOf(url: string) {
  const owner = ownerOfServer()
  const folder = mkdtempSync(join(temporaryFolder(owner), 'postgres-replica-'))
  const data = join(folder, 'data')
  await copyFiles(url, data)
  const { hostname, port: from, username, password } = new URL(url)
  const port = await freePort()
  const settings = [
    `primary_conninfo=host=${hostname} port=${from} user=${username} password=${password}`,
    ...['hot_standby=on', 'fsync=off', 'shared_buffers=64MB', 'max_connections=300'],
    ...['listen_addresses=127.0.0.1', 'unix_socket_directories=', `port=${port}`],
  ].flatMap((setting) => ['-c', setting])
  chmodSync(data, 0o700)
  if (owner) spawnSync('chown', ['-R', `${owner.uid}:${owner.gid}`, folder])
  const server = spawn(serverBinaries(owner).postgres, ['-D', data, ...settings], {
    ...{ stdio: 'ignore', env: { ...process.env, LC_ALL: 'C' } },
    ...owner,
  })
  const ended = once(server, 'exit')
  onTestFinished(async () => {
    server.kill('SIGCONT')
    server.kill('SIGQUIT')
    await ended
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  })
  const way = new URL(url)
  way.port = String(port)
  await answers(way.href)
  return { url: way.href, server }
}

async function copyFiles(url: string, data: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query('show data_directory')
    await client.query(`select pg_backup_start('replica', true)`)
    cpSync(rows[0].data_directory, data, {
      recursive: true,
      filter: (path) => !path.endsWith('postmaster.pid'),
    })
    const { rows: stopped } = await client.query('select labelfile from pg_backup_stop(false)')
    writeFileSync(join(data, 'backup_label'), stopped[0].labelfile)
    writeFileSync(join(data, 'standby.signal'), '')
  } finally {
    await client.end()
  }
}

async function answers(url: string) {
  const last = Date.now() + STARTED_WITHIN_MS
  for (;;) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > last) throw error
      await wait(100)
    }
  }
}
