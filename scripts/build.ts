// Builds the web, for browsers and for the server that renders its pages, into dist/ when its sources changed since the last build.
import { execFile } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { oneAtATime } from './setup/one-at-a-time.mjs'
import { BESIDE_THE_WEB, BUILT_FROM, hashOfSources, isBuiltFrom } from './setup/sources.mjs'

const VITE = 'node_modules/vite/bin/vite.js'

/** A hash of all that the web is made from. */
export const hashOfWeb = (root: string) => hashOfSources(root, BESIDE_THE_WEB)

const run = promisify(execFile)

/** Builds in a process of its own, so that the two builds have a core each; what it says is shown when it fails. */
const vite = (root: string, ...how: string[]) =>
  run(process.execPath, [join(root, VITE), 'build', '--logLevel', 'warn', ...how], { cwd: root })

/**
 * Leaves in `dist/.built-from` what the build was made from; the next build empties dist/ first, so a build that was
 * broken off is never taken for a whole one.
 */
export async function buildWeb(root: string) {
  const folder = join(root, 'dist')
  const sources = hashOfWeb(root)
  if (isBuiltFrom(folder, sources)) return
  await oneAtATime(root, async () => {
    if (isBuiltFrom(folder, sources)) return
    console.log('Building the web')
    rmSync(folder, { recursive: true, force: true })
    await Promise.all([vite(root), vite(root, '--ssr', 'render.tsx')])
    writeFileSync(join(folder, BUILT_FROM), sources)
  })
}

if (import.meta.main) await buildWeb(process.cwd())
