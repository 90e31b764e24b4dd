// The program itself as a process of its own, on an empty store, as the owner starts and stops it.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll } from 'vitest'
import { freshDatabase } from '#server/testing/stores/fresh-database.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Another command than the program itself, and where its output goes. */
type How = { command?: string[]; stdout?: 'pipe' | number }

/** Programs of one test file; they and their stores are gone after its last test. */
export function programs() {
  const folders: string[] = []
  const children: ChildProcess[] = []
  const drops: (() => Promise<void>)[] = []
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL')
    for (const drop of drops) await drop()
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })

  /** An empty store: what says where it is. */
  async function place(): Promise<Record<string, string>> {
    const folder = mkdtempSync(join(tmpdir(), 'site-main-'))
    folders.push(folder)
    if (process.env.TEST_DATABASE !== 'postgres') return { DATA_DIR: folder }
    const { url, drop } = await freshDatabase()
    drops.push(drop)
    return { DATA_DIR: folder, DATABASE_URL: url }
  }

  /** Starts the program; `address` is known once it listens. */
  function run(environment: Record<string, string>, { command = [MAIN], stdout = 'pipe' }: How = {}) {
    const child = spawn(process.execPath, command, {
      env: {
        PATH: process.env.PATH,
        // What Node compiled of the sources is kept from one start to the next.
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        PORT: '0',
        HOST: '127.0.0.1',
        IMAGE_PORT: '0',
        DEMO: 'off',
        LOG_LEVEL: 'error',
        ...environment,
      },
      stdio: ['ignore', stdout, 'pipe'],
    })
    children.push(child)
    let output = ''
    child.stderr?.on('data', (text) => {
      output += text
    })
    const lines = child.stdout && createInterface({ input: child.stdout })
    const address = new Promise<string>((resolve, reject) => {
      lines?.on('line', (line) => {
        output += `${line}\n`
        const found = /Site\s+(http\S+)\//.exec(line)
        if (found?.[1]) resolve(found[1].replace('localhost', '127.0.0.1'))
      })
      child.on('exit', () => reject(new Error(output)))
    })
    // Who only waits for the end need not ask for the address.
    address.catch(() => {})
    const ended = once(child, 'exit').then(([code]) => code as number | null)
    return { child, address, ended, output: () => output }
  }

  return { place, run }
}
