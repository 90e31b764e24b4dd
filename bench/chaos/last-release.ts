// The program of the last release, from the history of the checkout.
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '..', '..')
export const RELEASE = JSON.parse(
  readFileSync(join(ROOT, 'server/storage/releases/last-release.json'), 'utf8'),
) as { commit: string }
const SERVER = ['server', 'contract', 'rich-text', 'texts', 'package.json']

/** Lays it below `folder` and answers what Node runs; null in a clone without its commit. `withPages` builds its web as well. */
export function layLastRelease(folder: string, withPages = false): string | null {
  if (spawnSync('git', ['cat-file', '-e', `${RELEASE.commit}^{commit}`], { cwd: ROOT }).status !== 0)
    return null
  const release = join(folder, 'release')
  mkdirSync(release)
  const packed = execFileSync('git', ['archive', RELEASE.commit, ...(withPages ? [] : SERVER)], {
    ...{ cwd: ROOT, maxBuffer: 1 << 30 },
  })
  execFileSync('tar', ['-x', '-C', release], { input: packed })
  symlinkSync(join(ROOT, 'node_modules'), join(release, 'node_modules'))
  if (withPages) execFileSync(process.execPath, ['scripts/build.ts'], { cwd: release, stdio: 'ignore' })
  return join(release, 'server', 'main.ts')
}
