// Makes `build/`: one folder that a bare Node serves the site from. `npm run build`, and `npm start` when sources changed.
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { rolldown } from 'rolldown'
import { buildWeb } from '../build.ts'
import { oneAtATime } from '../setup/one-at-a-time.mjs'
import { BUILT_FROM, hashOfSources, isBuiltFrom } from '../setup/sources.mjs'
import { besideTheSource } from './beside-the-source.ts'
import { NATIVE, packagesBehind } from './native-packages.ts'
import { nodeModulesOfNode } from './node-modules-of-node.ts'
import { textsInOne } from './texts-in-one.ts'

/** Asked for by libraries in ways that we never go: the server says its schemas in the contract. */
const NEVER_ASKED = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'pg-native']

/** What is started. It keeps what Node compiled for the next start, and has Node do so before the program itself is read. */
const STARTER = (program: string) => `// Starts the program beside it, compiled once for all starts.
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
enableCompileCache(process.env.NODE_COMPILE_CACHE ?? fileURLToPath(new URL('./.cache', import.meta.url)))
await import('./${program}')
`

/**
 * Leaves in `build/.built-from` what it was made from, last of all: a build that was broken off is never taken for a whole one.
 */
export async function bundle(root: string) {
  const folder = join(root, 'build')
  const sources = hashOfSources(root)
  if (isBuiltFrom(folder, sources)) return
  const web = buildWeb(root)
  await oneAtATime(`${root} bundle`, async () => {
    if (isBuiltFrom(folder, sources)) return
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder)
    await Promise.all([web, bundleServer(root, folder)])
    cpSync(join(root, 'dist'), join(folder, 'web'), { recursive: true })
    cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'))
    writeDigests(folder)
    writeFileSync(join(folder, BUILT_FROM), sources)
  })
}

/** The server alone, with what lies beside it but the web. */
export async function bundleServer(root: string, folder: string) {
  const bundled = await rolldown({
    cwd: root,
    input: { main: 'server/main.ts', administer: 'server/admin/admin.ts' },
    platform: 'node',
    external: [...NATIVE, ...NEVER_ASKED, 'node:module'],
    plugins: [nodeModulesOfNode(), textsInOne(root), besideTheSource(root)],
  })
  // Names stay, so that a stack can be read without its map.
  const minify = { compress: true, mangle: false, codegen: true } as const
  await bundled.write({ dir: folder, format: 'esm', sourcemap: true, minify, entryFileNames: '[name].js' })
  writeFileSync(join(folder, 'server.js'), STARTER('main.js'))
  writeFileSync(join(folder, 'admin.js'), STARTER('administer.js'))
  cpSync(join(root, 'server', 'storage', 'seed', 'media'), join(folder, 'media'), { recursive: true })
  for (const part of ['fonts', 'templates'])
    cpSync(join(root, 'server', 'parts', 'papers', part), join(folder, 'papers', part), { recursive: true })
  writePackage(root, folder)
}

/** Packages with machine code cannot be bundled: they lie beside, as they were installed. */
function writePackage(root: string, folder: string) {
  const { name, version, license } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
    'name' | 'version' | 'license',
    string
  >
  const packages = packagesBehind(root, NATIVE)
  for (const one of packages)
    cpSync(join(root, 'node_modules', one), join(folder, 'node_modules', one), {
      recursive: true,
      dereference: true,
    })
  const engines = { node: `>=${readFileSync(join(root, '.node-version'), 'utf8').trim()}` }
  const own = { name, version, license, private: true, type: 'module', engines }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`)
}

/** What the sentinel compares the files of the program with, while it runs. */
function writeDigests(folder: string) {
  const lines = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => {
      const digest = createHash('sha256').update(readFileSync(file)).digest('hex')
      return `${digest}  ${relative(folder, file).replaceAll('\\', '/')}\n`
    })
  writeFileSync(join(folder, '.digests'), lines.join(''))
}

if (import.meta.main) await bundle(process.cwd())
