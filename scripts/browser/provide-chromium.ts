// Sees to it that there is a Chromium for the browser journeys, and fonts for the Chinese pages in their screenshots.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { findChromium, SHELL } from './chromium.mjs'

const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version')
const noFonts = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' }).stdout === ''

/** Asks the distribution; answers what it complained about. */
function install(name: string): string {
  const options = { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const
  spawnSync('apt-get', ['update', '-q'], options)
  return spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], options).stderr
}

const complaints: string[] = []
if (canInstall && !process.env.PLAYWRIGHT_CHROMIUM && !findChromium()?.includes(SHELL)) {
  complaints.push(install(SHELL))
  if (!findChromium()) complaints.push(install('chromium'))
}
if (!findChromium()) {
  console.log('Installing a Chromium')
  const cli = 'node_modules/@playwright/test/cli.js'
  const { stderr } = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    encoding: 'utf8',
    timeout: 300_000,
  })
  complaints.push(stderr)
}
if (canInstall && noFonts) install('fonts-noto-cjk')

const found = findChromium()
if (found) {
  const { status, stdout, stderr, error } = spawnSync(found, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
  })
  if (status === 0) console.log(stdout.trim())
  else {
    console.error(`${found} cannot be run: ${error?.message ?? stderr}`)
    process.exitCode = 1
  }
} else {
  console.error(
    `${complaints.join('\n')}\nNo Chromium was found or could be installed: set PLAYWRIGHT_CHROMIUM to one.`,
  )
  process.exitCode = 1
}
