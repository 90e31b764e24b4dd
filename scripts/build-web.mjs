// Builds the web, for browsers and for the server that renders its pages, into dist/ when its sources changed since the last build.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withNodeFirst } from './hand-over.mjs'
import { oneAtATime } from './one-at-a-time.mjs'

/** Files and folders that a build is made from. */
const SOURCES = [
  'contract',
  'index.html',
  'package-lock.json',
  'package.json',
  'rich-text',
  'tsconfig.json',
  'vite.config.ts',
  'web',
]
/** Folders that tools keep notes in, and tests: no build is made from them. */
const NO_SOURCE = /^node_modules$|\.test\.tsx?$/

/**
 * Leaves in `dist/.built-from` what the build was made from; the next build removes it first, so a build that was
 * broken off is never taken for a whole one.
 * @param {string} root
 * @param {string} node
 */
export async function buildWeb(root, node) {
  const note = join(root, 'dist', '.built-from')
  const sources = hashOfSources(root)
  const isDone = () => existsSync(note) && readFileSync(note, 'utf8') === sources
  if (isDone()) return
  await oneAtATime(root, async () => {
    if (isDone()) return
    console.log('Building the web')
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
    await run(root, node, [vite, 'build', '--logLevel', 'warn'])
    // The first build empties dist/, where the second one puts what the server renders with.
    await run(root, node, [vite, 'build', '--ssr', 'render.tsx', '--logLevel', 'warn'])
    writeFileSync(note, sources)
  })
}

/**
 * @param {string} root
 * @param {string} node
 * @param {string[]} command
 */
async function run(root, node, command) {
  const build = spawn(node, command, {
    cwd: root,
    env: withNodeFirst(node),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [build.stdout, build.stderr]) {
    stream.setEncoding('utf8').on('data', (part) => {
      said += part
    })
  }
  const [code] = await once(build, 'close')
  if (said.trim() !== '') console.log(said.trim())
  if (code !== 0) throw new Error('The web could not be built')
}

/**
 * A hash of the names and contents of all sources.
 * @param {string} root
 */
export function hashOfSources(root) {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap((source) => filesAt(root, source))) {
    const content = readFileSync(join(root, file))
    hash.update(`${file}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/**
 * The files at `path`, which may be a file, a folder or nothing; in a stable order.
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesAt(root, path) {
  try {
    const entries = readdirSync(join(root, path), { withFileTypes: true })
    return entries
      .filter(({ name }) => !NO_SOURCE.test(name))
      .sort((one, other) => (one.name < other.name ? -1 : 1))
      .flatMap((entry) => {
        const inside = `${path}/${entry.name}`
        return entry.isDirectory() ? filesAt(root, inside) : [inside]
      })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOTDIR') return [path]
    if (code === 'ENOENT') return []
    throw error
  }
}
