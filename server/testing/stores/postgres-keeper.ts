// Runs a PostgreSQL in a folder of its own until its standard input closes, then removes every trace of it.
// It is a process beside the tests, so that this happens however they end, even when they are killed.
// Prints the address whenever the server is ready. Takes lines, for tests of what may befall it: `kill` (as by a power cut),
// `start`, `stop` (it stands still) and `go`; says `done` to each but `start`.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.ts'
import { ownerOfServer, serverBinaries, temporaryFolder } from './postgres-binaries.ts'

/** The locale is the same on every machine; a weak hash of the password makes each sign-in quick. */
const CLUSTER = [
  '--username=postgres',
  '--auth=scram-sha-256',
  '--set=scram_iterations=1',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--no-sync',
  '--no-instructions',
]
/** A store that is thrown away need not survive a power cut; one that is killed must keep what it has said it keeps. */
const SETTINGS = [
  'fsync=off',
  `synchronous_commit=${process.env.KEEPS_COMMITS ?? 'off'}`,
  'full_page_writes=off',
  'shared_buffers=64MB',
  'max_connections=300',
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
]
const READY = 'database system is ready to accept connections'

const owner = ownerOfServer()
const place = mkdtempSync(join(temporaryFolder(owner), 'postgres-test-'))
const over = new AbortController()
let server: ChildProcess | undefined
let killed = false
/** It was killed and not started since. */
let isDying = false
process.stdin.on('close', () => over.abort())
const orders = createInterface({ input: process.stdin })
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => over.abort())

try {
  await keepServer()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  rmSync(place, { recursive: true, force: true, maxRetries: 5 })
  process.stdin.destroy()
}

async function keepServer() {
  const { initdb, postgres } = serverBinaries(owner)
  const data = join(place, 'data')
  const secret = join(place, 'password')
  const password = randomBytes(12).toString('hex')
  writeFileSync(secret, password, { mode: 0o600 })
  if (owner) for (const path of [place, secret]) chownSync(path, owner.uid, owner.gid)
  await run(initdb, [`--pgdata=${data}`, `--pwfile=${secret}`, ...CLUSTER])
  const port = await freePort()
  const settings = [...SETTINGS, `port=${port}`].flatMap((setting) => ['-c', setting])
  const serve = () =>
    run(postgres, ['-D', data, ...settings], (log) => {
      if (log.includes(READY)) console.log(`postgresql://postgres:${password}@127.0.0.1:${port}/postgres`)
    })
  const started = Promise.withResolvers<void>()
  let serving = serve()
  serving.then(started.resolve, started.reject)
  orders.on('line', async (order) => {
    if (order === 'start') {
      isDying = false
      serving = serve()
      serving.catch((error) => isDying || console.error(error))
      return
    }
    signal(order === 'kill' ? 'SIGKILL' : order === 'stop' ? 'SIGSTOP' : 'SIGCONT')
    if (order === 'kill') await serving.catch(() => {})
    console.log('done')
  })
  await started.promise.catch((error) => {
    if (!killed) throw error
  })
  await new Promise<void>((resolve) => {
    if (!killed || over.signal.aborted) resolve()
    else over.signal.addEventListener('abort', () => resolve())
  })
  await serving.catch(() => {})
}

/** To the server and all that it has started. */
function signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT') {
  const pid = server?.pid
  if (pid === undefined) return
  if (name === 'SIGKILL') killed = isDying = true
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const pairs = all.split('\n').map((line) => line.trim().split(/\s+/).map(Number))
  for (const one of [pid, ...pairs.flatMap(([child = 0, parent]) => (parent === pid ? [child] : []))])
    try {
      process.kill(one, name)
    } catch {
      // It has ended meanwhile.
    }
}

/** Runs a program as the owner until it ends by itself, well, or because all is over. */
async function run(program: string, args: string[], onLine?: (line: string) => void) {
  if (over.signal.aborted) return
  const child = spawn(program, args, {
    cwd: place,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...owner,
  })
  server = child
  // An interrupt is PostgreSQL's "fast shutdown": it does not wait for clients.
  const stop = () => {
    signal('SIGCONT')
    child.kill('SIGINT')
  }
  over.signal.addEventListener('abort', stop)
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      log += part
      onLine?.(part)
    })
  }
  const [code] = await once(child, 'close')
  if (code !== 0 && !over.signal.aborted) throw new Error(`${program} ended with ${code}\n${log}`)
}
