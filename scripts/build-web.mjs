// Builds the web into dist/ when its sources changed since the last build.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { withNodeFirst } from './hand-over.mjs'
import { oneAtATime } from './one-at-a-time.mjs'

/** Files and folders that a build is made from. */
const SOURCES = ['contract', 'index.html', 'package-lock.json', 'package.json', 'tsconfig.json', 'vite.config.ts', 'web']

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
  await oneAtATime(root, () => {
    if (isDone()) return
    console.log('Building the web')
    const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js')
    const run = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], {
      cwd: root,
      env: withNodeFirst(node),
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    if (run.error) throw new Error(`cannot run ${node}: ${run.error.message}`)
    if (run.status !== 0) throw new Error('The web could not be built')
    writeFileSync(note, sources)
  })
}

/**
 * A hash of the names and contents of all sources; tests are none.
 * @param {string} root
 */
export function hashOfSources(root) {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of filesUnder(root, source)) {
      const content = readFileSync(join(root, file))
      hash.update(`${file}\n${content.length}\n`).update(content)
    }
  }
  return hash.digest('hex')
}

/**
 * The files at `path`, which may be a file, a folder or nothing; in a stable order.
 * @param {string} root
 * @param {string} path
 * @returns {string[]}
 */
function filesUnder(root, path) {
  try {
    const entries = readdirSync(join(root, path), { withFileTypes: true })
    const names = entries.map(({ name }) => name).filter((name) => !/\.test\.tsx?$/.test(name))
    const folders = new Set(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name))
    return names.sort().flatMap((name) => (folders.has(name) ? filesUnder(root, `${path}/${name}`) : `${path}/${name}`))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOTDIR') return [path]
    if (code === 'ENOENT') return []
    throw error
  }
}
