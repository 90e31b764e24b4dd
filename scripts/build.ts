// Builds the web, for browsers and for the server that renders its pages, into dist/ when its sources changed since the last build.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { oneAtATime } from './setup/one-at-a-time.mjs'
import { BESIDE_THE_WEB, BUILT_FROM, hashOfSources, isBuiltFrom } from './setup/sources.mjs'

/** A hash of all that the web is made from. */
export const hashOfWeb = (root: string) => hashOfSources(root, BESIDE_THE_WEB)

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
    const { build } = await import('vite')
    await build({ logLevel: 'warn' })
    await build({ logLevel: 'warn', build: { ssr: 'render.tsx' } })
    writeFileSync(join(folder, BUILT_FROM), sources)
  })
}

if (import.meta.main) await buildWeb(process.cwd())
