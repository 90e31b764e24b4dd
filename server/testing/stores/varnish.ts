// A real Varnish before two nodes, by `deploy/varnish/site.vcl`, where one is installed.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { fromDistribution } from './from-distribution.ts'

const PROGRAM = 'varnishd'
const VCL = new URL('../../../deploy/varnish/site.vcl', import.meta.url)
/** Compiling the file takes a while on a busy machine. */
const START_MS = 30_000

/** Whether there is one, or the distribution brings one, with what it needs to know tags and to compile the file. */
export function hasVarnish(): boolean {
  const args = ['-C', '-f', VCL.pathname, '-n', join(tmpdir(), 'varnish-there')]
  const isThere = () => spawnSync(PROGRAM, args, { stdio: 'ignore' }).status === 0
  return isThere() || (fromDistribution('varnish', 'varnish-modules') && isThere())
}

/** Starts it at `port`; it is gone after the test. */
export async function varnishBefore(port: number, nodes: readonly [number, number]) {
  const folder = mkdtempSync(join(tmpdir(), 'varnish-'))
  const file = join(folder, 'site.vcl')
  const [one, two] = nodes
  writeFileSync(file, readFileSync(VCL, 'utf8').replace('"3000"', `"${one}"`).replace('"3001"', `"${two}"`))
  const args = [
    ...['-F', '-j', 'none', '-n', join(folder, 'work'), '-f', file, '-a', `127.0.0.1:${port}`],
    ...['-s', 'malloc,32M', '-p', 'http_gzip_support=off'],
  ]
  const child: ChildProcess = spawn(PROGRAM, args, { stdio: 'ignore' })
  onTestFinished(async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  })

  /** A page as a visitor gets it, and whether it came from Varnish alone. */
  async function get(path: string, headers: Record<string, string> = {}) {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers })
    return {
      ...{ status: answer.status, headers: answer.headers, body: await answer.text() },
      hit: answer.headers.get('x-cache') === 'HIT',
    }
  }
  const until = performance.now() + START_MS
  while (
    !(await get('/healthz').then(
      ({ status }) => status === 200,
      () => false,
    ))
  )
    if (performance.now() > until) throw new Error('varnish does not answer')
    else await new Promise((resolve) => setTimeout(resolve, 50))
  return { get }
}
