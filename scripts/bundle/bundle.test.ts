// The bundle of the server, as an owner starts it: away from the sources, with a bare Node.
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bundleServer } from './bundle.ts'

const ROOT = process.cwd()
const TOKEN = 'a-token-of-the-test'
const folder = mkdtempSync(join(tmpdir(), 'site-bundle-'))
const children: ChildProcess[] = []

beforeAll(() => bundleServer(ROOT, folder), 120_000)
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** Starts the bundle on an empty store; answers its address and its process. */
async function start() {
  const env = {
    ...{ DATA_DIR: join(folder, 'data'), PORT: '0', HOST: '127.0.0.1', IMAGE_PORT: '0', DEMO: 'off' },
    ...{ ADMIN_PASSWORD: 'Lanbo-2026!', METRICS_TOKEN: TOKEN, LOG_LEVEL: 'error' },
  }
  const child = spawn(process.execPath, [join(folder, 'server.js')], {
    env,
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.push(child)
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  for await (const text of child.stdout) {
    said += text
    const address = /Site\s+(http:\S+)\/\n/.exec(said)?.[1]
    if (address) return { address, child }
  }
  throw new Error(said)
}

test('it starts, says its version and its words, and stops in good order', async () => {
  const { address, child } = await start()
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  const metrics = await fetch(`${address}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string }
  expect(await metrics.text()).toContain(`version="${version}"`)
  const refused = await fetch(`${address}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"nobody":1}',
  })
  const words = JSON.parse(readFileSync(join(ROOT, 'texts/zh/server/http/fields.json'), 'utf8')) as {
    unknown: string
  }
  expect(JSON.stringify(await refused.json())).toContain(words.unknown)
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
}, 60_000)

test('texts whose room the server names in parts are in the bundle as well, such as those of each kind', () => {
  const bundled = programs().map(textOf).join('\n')
  const begins = readdirSync(join(ROOT, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(ROOT, 'server', name), 'utf8'))
    .flatMap((text) =>
      [...text.matchAll(/readTexts<[^`']*\(\s*`([^`$]+)\/\$\{/g)].map(([, begin = '']) => begin),
    )
  expect(begins).toContain('console/kinds')
  const rooms = begins.flatMap((begin) =>
    readdirSync(join(ROOT, 'texts/en', begin)).map((file) => `${begin}/${file.replace(/\.json$/, '')}`),
  )
  expect(rooms.filter((room) => !bundled.includes(room))).toEqual([])
})

test.skipIf(process.platform !== 'linux')(
  'a start that is not the first loads nothing for later',
  async () => {
    const { child } = await start()
    const mapped = readFileSync(`/proc/${child.pid}/maps`, 'utf8')
    expect(mapped.match(/\S+\/(?:sharp|argon2|libvips)[^/\n]*/g)).toBe(null)
    const late = [
      'nodemailer',
      'aws4fetch',
      'pg',
      'ical-generator',
      '@cantoo/pdf-lib',
      'ajv',
      'icu-minify/dist/esm/.*/compile',
    ]
    const loaded = sourcesOf('main.js')
    expect(late.filter((name) => loaded.some((source) => source.includes(`node_modules/${name}/`)))).toEqual(
      [],
    )
    expect(loaded.filter((source) => /storage\/(?:seed\/demo|postgres\/open)/.test(source))).toEqual([])
    expect(loaded.some((source) => source.endsWith('server/app.ts'))).toBe(true)
  },
  60_000,
)

test('nothing is copied of modules of Node: their copies would load what nobody asked for', () => {
  const imports = programs().flatMap((name) => [...textOf(name).matchAll(/\bfrom ?"(node:[^"]+)"/g)])
  expect(new Set(imports.map(([, module]) => module))).toEqual(new Set(['node:module']))
})

test('each thread and process of the server has its program beside it, and the one for pictures works', async () => {
  const named = readdirSync(join(ROOT, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.ts$/.test(name) && !name.startsWith('testing'))
    .flatMap((name) => [
      ...readFileSync(join(ROOT, 'server', name), 'utf8').matchAll(
        /new URL\('\.\/(.+)\.ts', import\.meta\.url\)/g,
      ),
    ])
    .map(([, name = '']) => name)
  expect(named).toContain('sheet-program')
  expect(named.filter((name) => !existsSync(join(folder, `${name}.js`)))).toEqual([])
  const child = fork(join(folder, 'image-program.js'), {
    serialization: 'advanced',
    execArgv: [],
    cwd: tmpdir(),
  })
  children.push(child)
  child.send({ do: 'accept', bytes: readFileSync(join(ROOT, 'docs/screenshots/site.jpg')) })
  const [reply] = (await once(child, 'message')) as [{ result?: { type: string } }]
  expect(reply.result).toMatchObject({ type: 'jpg' })
}, 60_000)

test('what lies beside the sources and is not known to the bundle stops the build', async () => {
  const root = mkdtempSync(join(tmpdir(), 'site-sources-'))
  for (const name of ['package.json', '.node-version', 'texts'])
    cpSync(join(ROOT, name), join(root, name), { recursive: true })
  const main = join(root, 'server', 'main.ts')
  cpSync(join(ROOT, 'server', 'main.ts'), main)
  writeFileSync(main, 'const name = process.argv[2]\nconsole.log(new URL(name, import.meta.url))')
  mkdirSync(join(dirname(main), 'admin'))
  writeFileSync(join(dirname(main), 'admin', 'admin.ts'), '')
  await expect(bundleServer(root, join(root, 'out'))).rejects.toThrow(/where is name in the bundle/)
  rmSync(root, { recursive: true })
})

const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')
const programs = () => readdirSync(folder).filter((name) => name.endsWith('.js'))

/** The sources of a file of the bundle and of all that it imports at once. */
function sourcesOf(name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return []
  seen.add(name)
  const map = `${name}.map`
  const own = existsSync(join(folder, map)) ? (JSON.parse(textOf(map)) as { sources: string[] }).sources : []
  const imported = [...textOf(name).matchAll(/(?:\bfrom|\bimport) ?"\.\/([^"]+\.js)"/g)]
  return [...own, ...imported.flatMap(([, next = '']) => sourcesOf(next, seen))]
}
