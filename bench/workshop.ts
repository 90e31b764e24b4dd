// What it takes to serve the site from nothing and to work on it: the first `npm start` of a fresh copy, `npm run check`, `npm test`.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync } from 'node:fs'
import { Agent } from 'node:http'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Figure } from '#bench/figures/figures.ts'
import { MARKS } from '#bench/figures/marks.ts'
import { freePort, statusOf } from './running-site.ts'

/** What an installation leaves beside the sources and the data. */
const INSTALLED = ['node_modules', 'build', 'dist', '.setup']

/** Fetches packages, by an empty store of npm's own. */
export async function measureWorkshop(folder: string): Promise<Figure[]> {
  const root = process.cwd()
  const fresh = join(folder, 'site')
  for (const file of linesOf('git', ['ls-files', '--cached', '--others', '--exclude-standard']))
    if (existsSync(file)) cpSync(file, join(fresh, file), { recursive: true })
  // As on a machine where nothing of this tree is installed.
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((one) => !one.startsWith(join(root, 'node_modules')))
    .join(delimiter)
  const { NODE_COMPILE_CACHE: _, ...inherited } = process.env
  const environment = { ...inherited, PATH, npm_config_cache: join(folder, 'npm') }
  const [node = ''] = linesOf('node', ['--version'], { PATH })
  const start = await firstStart(fresh, environment)
  const on = `on Node ${node}, packages from the registry`
  return [
    { name: 'first start of a fresh copy', value: start.seconds, unit: 's', ...MARKS.firstStart, note: on },
    {
      name: 'installed by it',
      value: start.megabytes,
      unit: 'MB',
      ...MARKS.installed,
      note: INSTALLED.join(', '),
    },
    { name: 'npm run check', value: await secondsOf('check'), unit: 's', ...MARKS.check },
  ]
}

/** `npm test` as a whole. */
export const measureTests = async (): Promise<Figure[]> => [
  { name: 'npm test', value: await secondsOf('test'), unit: 's', ...MARKS.wholeTest },
]

async function secondsOf(command: string): Promise<number> {
  const began = performance.now()
  const run = spawn(process.execPath, ['scripts/run.mjs', command], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = await once(run, 'close')
  if (code !== 0) throw new Error(`npm run ${command} failed`)
  return (performance.now() - began) / 1000
}

async function firstStart(root: string, environment: NodeJS.ProcessEnv) {
  const port = await freePort()
  const env = { ...environment, PORT: `${port}`, IMAGE_PORT: '0', LOG_LEVEL: 'fatal', CAPTCHA: 'off' }
  const began = performance.now()
  const server = spawn('node', ['scripts/run.mjs', 'start'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(server, 'close')
  while ((await statusOf(`http://127.0.0.1:${port}/readyz`, new Agent()).catch(() => 0)) !== 200) {
    if (server.exitCode !== null) throw new Error('The fresh copy did not start')
    await wait(50)
  }
  const seconds = (performance.now() - began) / 1000
  server.kill('SIGTERM')
  await ended
  const there = INSTALLED.map((name) => join(root, name)).filter((path) => existsSync(path))
  const kilobytes = linesOf('du', ['-sk', ...there]).reduce((sum, line) => sum + Number.parseInt(line, 10), 0)
  return { seconds, megabytes: kilobytes / 1024 }
}

const linesOf = (program: string, given: string[], env?: { PATH: string }) =>
  execFileSync(program, given, { encoding: 'utf8', ...(env && { env }) })
    .split('\n')
    .filter(Boolean)
