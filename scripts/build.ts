// Builds the web, for browsers and for the server that renders its pages, into dist/ when its sources changed since the last build.
import { createHash } from 'node:crypto'
import { type Dirent, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { oneAtATime } from './setup/one-at-a-time.mjs'

/** At the root no build is made from these; whatever else there is may be a source. */
const NO_SOURCE = new Set([
  ...['bench', 'data', 'dist', 'docs', 'e2e', 'server', 'test-results'],
  ...['biome.json', 'knip.json', 'playwright.config.ts', 'vitest.config.ts'],
])

/** A hash of the names and contents of all sources. */
export function hashOfSources(root: string): string {
  const hash = createHash('sha256')
  const exclude = ({ parentPath, name }: Dirent) =>
    name === 'node_modules' || (parentPath === root && NO_SOURCE.has(name))
  const found = globSync('**/*', { cwd: root, exclude, withFileTypes: true })
  const files = found
    .filter((entry) => entry.isFile() && !/\.(?:md|test\.tsx?)$/.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name))
  for (const file of files.sort()) {
    const content = readFileSync(file)
    hash.update(`${file.slice(root.length)}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/**
 * Leaves in `dist/.built-from` what the build was made from; the next build empties dist/ first, so a build that was
 * broken off is never taken for a whole one.
 */
async function buildWeb(root: string) {
  const note = join(root, 'dist', '.built-from')
  const sources = hashOfSources(root)
  const isDone = () => existsSync(note) && readFileSync(note, 'utf8') === sources
  if (isDone()) return
  await oneAtATime(root, async () => {
    if (isDone()) return
    console.log('Building the web')
    const { build } = await import('vite')
    await build({ logLevel: 'warn' })
    await build({ logLevel: 'warn', build: { ssr: 'render.tsx' } })
    writeFileSync(note, sources)
  })
}

if (import.meta.main) await buildWeb(process.cwd())
