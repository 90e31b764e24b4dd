// Programs that some tests need as real peers and no package of ours brings.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs packages of Debian, where that may be done; false where it may not. */
export function fromDistribution(...packages: readonly string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-q'], { env })
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], { env })
  return true
}
