// Tells whether what was built is still what the sources say. It runs on any Node from 20 on, before a package is installed.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** At the root nothing is built from these; whatever else there is may be a source. */
const NO_SOURCE = [
  ...['bench', 'build', 'data', 'deploy', 'dist', 'docs', 'e2e', 'test-results'],
  ...['biome.json', 'knip.json', 'playwright.config.ts', 'vitest.config.ts'],
]
/** The web knows the server by its addresses alone. */
export const BESIDE_THE_WEB = ['server']
/** A note beside what was built: the hash of what it was built from. */
export const BUILT_FROM = '.built-from'

/**
 * A hash of the names and contents of all sources but those of `leftOut`.
 * @param {string} root
 * @param {readonly string[]} [leftOut]
 */
export function hashOfSources(root, leftOut = []) {
  const hash = createHash('sha256')
  for (const file of sourcesIn(root, [...NO_SOURCE, ...leftOut]).sort()) {
    const content = readFileSync(file)
    hash.update(`${file.slice(root.length)}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/**
 * Whether `folder` was built from these sources.
 * @param {string} folder
 * @param {string} sources
 */
export function isBuiltFrom(folder, sources) {
  const note = join(folder, BUILT_FROM)
  return existsSync(note) && readFileSync(note, 'utf8') === sources
}

/**
 * @param {string} folder
 * @param {readonly string[]} leftOut
 * @returns {string[]}
 */
function sourcesIn(folder, leftOut = []) {
  const entries = readdirSync(folder, { withFileTypes: true })
  const ours = entries.filter(
    ({ name }) => !name.startsWith('.') && name !== 'node_modules' && !leftOut.includes(name),
  )
  return ours.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sourcesIn(path)
    return entry.isFile() && !/\.(?:md|log|test\.tsx?)$/.test(entry.name) ? [path] : []
  })
}
