// What lies in deploy/ agrees with the code: settings, ports, probes, the version of Node, what is copied.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const CONFIG = read('server/config.ts')
/** Some parts keep their own beside them. */
const SETTINGS = new Set(
  [CONFIG, ...globSync('server/parts/**/{,*-}settings.ts', { cwd: ROOT }).map(read)].flatMap((file) =>
    [...file.matchAll(/^ {2}([A-Z][A-Z\d_]+): /gm)].map(([, name = '']) => name),
  ),
)
/** Of Node and the C library. */
const NOT_OURS = new Set(['NODE_ENV', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'])
const PORTS = ['PORT', 'IMAGE_PORT'].map((name) =>
  Number(new RegExp(`^ {2}${name}: port.default\\(([\\d_]+)\\)`, 'm').exec(CONFIG)?.[1]?.replace('_', '')),
)
const NODE = read('.node-version').trim()

/** A template of the chart with the values as they are shipped. */
function rendered(name: string) {
  const shipped = new Map(
    [...read('deploy/chart/values.yaml').matchAll(/^(\w+): (.+)$/gm)].map(([, key, value]) => [key, value]),
  )
  const text = read(`deploy/chart/templates/${name}`).replaceAll(/\{\{ \.Values\.(\w+) \}\}/g, (_, key) => {
    expect([key, shipped.has(key)]).toEqual([key, true])
    return String(shipped.get(key))
  })
  // A formatter takes the marks of Helm for maps of YAML.
  expect(text).not.toMatch(/\{\s*\{|\.Values/)
  return text
}

const all = (text: string, wanted: RegExp) => [...text.matchAll(wanted)].map(([, found = '']) => found)
const unknown = (names: string[]) => names.filter((name) => !SETTINGS.has(name) && !NOT_OURS.has(name))

test('the image runs the Node of the checkout, not as root, on the ports of the program, from what is built', () => {
  const docker = read('deploy/Dockerfile')
  for (const [, version] of docker.matchAll(/^FROM node:([\d.]+)/gm)) expect(version).toBe(NODE)
  expect(/^EXPOSE (.*)$/m.exec(docker)?.[1]?.split(' ').map(Number)).toEqual(PORTS)
  expect(docker).toMatch(/^USER 1000:1000$/m)
  const set =
    /^ENV (.*)$/m
      .exec(docker)?.[1]
      ?.split(' ')
      .map((one) => one.split('=')[0] ?? '') ?? []
  expect(unknown(set)).toEqual([])
  for (const line of read('deploy/Dockerfile.dockerignore').matchAll(/^!(.+)$/gm))
    expect([line[1], existsSync(join(ROOT, line[1] ?? ''))]).toEqual([line[1], true])
  // What the build reads is sent along.
  for (const name of ['contract', 'rich-text', 'scripts', 'server', 'texts', 'web', 'package-lock.json'])
    expect(read('deploy/Dockerfile.dockerignore')).toContain(`!${name}`)
})

test('the server is started the same way by npm, the image, systemd and the bench', () => {
  const bounds = (text: string, line: RegExp) => all(line.exec(text)?.[0] ?? '', /(--[\w-]+=\d+)/g)
  const started = bounds(read('scripts/run.mjs'), /^ {2}start: .*$/m)
  expect(started.length).toBeGreaterThan(0)
  expect(bounds(read('deploy/Dockerfile'), /^CMD .*$/m)).toEqual(started)
  expect(bounds(read('deploy/site.service'), /^ExecStart=.*$/m)).toEqual(started)
  expect(bounds(read('bench/running-site.ts'), /SITE_ARGUMENTS = \[[^\]]*\]/)).toEqual(started)
})

test('the compose file names settings that there are, and nodes where the proxy looks for them', () => {
  const compose = read('deploy/compose.yaml')
  const [node = ''] = compose.split(/^services:$/m)
  const set = all(node, /^ {4}([A-Z\d_]+): /gm)
  expect(set).toContain('DATABASE_LISTEN_URL')
  expect(unknown(set)).toEqual([])
  expect(node).toContain('read_only: true')
  const nodes = all(compose, /^ {2}(node-\w+):$/gm)
  expect(nodes).toHaveLength(2)
  expect(compose).toContain(`NODES: ${nodes.map((name) => `${name}:${PORTS[0]}`).join(' ')}\n`)
})

test('the bucket of the compose file is the one that its nodes ask', () => {
  const compose = read('deploy/compose.yaml')
  const garage = read('deploy/garage.toml')
  const [port] = all(garage, /^api_bind_addr = "\[::\]:(\d+)"$/gm)
  const [region] = all(garage, /^s3_region = "(\w+)"$/gm)
  expect(compose).toMatch(/^ {2}bucket:$/m)
  expect(compose).toContain(`S3_ENDPOINT: http://bucket:${port}\n`)
  expect(compose).toContain(`S3_REGION: ${region}\n`)
  expect(all(compose, /(?:S3|DEFAULT)_BUCKET: (\w+)$/gm)).toEqual(['site', 'site'])
})

test('the chart replaces nodes one by one and asks where the program answers', () => {
  const text = rendered('deployment.yaml')
  expect(text).toContain('maxUnavailable: 0')
  const health = read('server/http/monitoring/health.ts')
  const probes = all(text, /(?:startup|readiness|liveness)Probe:\s+\{?\s*httpGet: \{ path: ([^,\s]+),/g)
  expect(probes).toHaveLength(3)
  for (const path of probes) expect(health).toContain(`app.get('${path}'`)
  expect(all(text, /containerPort: (\d+)/g).map(Number)).toEqual(PORTS)
  const set = all(text, /\{ name: ([A-Z_]+), value/g)
  expect(set).toContain('DRAIN_SECONDS')
  expect(unknown(set)).toEqual([])
  for (const line of ['readOnlyRootFilesystem: true', 'runAsNonRoot: true', 'runAsUser: 1000'])
    expect(text).toContain(line)
  const [drain] = all(text, /DRAIN_SECONDS, value: "(\d+)"/g).map(Number)
  const [every] = all(text, /readinessProbe:[^}]*\}[^}]*periodSeconds: (\d+)/g).map(Number)
  expect(drain).toBeGreaterThan(Number(every) * 3)
  expect(all(rendered('around.yaml'), /^kind: (\w+)$/gm)).toEqual([
    'Service',
    'PodDisruptionBudget',
    'Ingress',
  ])
})

test('tables are brought up by a command that there is', () => {
  const [command] = all(rendered('migrate.yaml'), /command: \["node", "admin\.js", "(\w+)"\]/g)
  expect(read('server/admin/run-words.ts')).toMatch(new RegExp(`\\b${command}: `))
  expect(read('deploy/compose.yaml')).toContain(`"admin.js", "${command}"`)
})

test('the service of systemd names settings that there are, and ends later than the program', () => {
  const unit = read('deploy/site.service')
  const set =
    /^Environment=(.*)$/m
      .exec(unit)?.[1]
      ?.split(' ')
      .map((one) => one.split('=')[0] ?? '') ?? []
  expect(unknown(set)).toEqual([])
  const stop = Number(/STOP_MS = (\d+)_000/.exec(read('server/main.ts'))?.[1])
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(stop)
  for (const line of ['DynamicUser=yes', 'ProtectSystem=strict', 'Restart=on-failure'])
    expect(unit).toContain(line)
})

test('nginx writes addresses anew from what it still knows: a rewrite forgets the numbers of an `if`', () => {
  const files = globSync('deploy/nginx/*.conf', { cwd: ROOT })
  expect(files.length).toBeGreaterThan(1)
  for (const file of files)
    for (const [line, from = '', to = ''] of read(file).matchAll(/^\s*rewrite (\S+) (\S+)/gm)) {
      const groups = from.match(/\((?!\?)/g)?.length ?? 0
      const used = [...to.matchAll(/\$(\d)/g)].map(([, number]) => Number(number))
      expect([file, line.trim(), used.filter((number) => number > groups)]).toEqual([file, line.trim(), []])
    }
})
