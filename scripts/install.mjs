// Installs the packages when they are missing or not those of package-lock.json.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { packagedNode } from './choose-node.mjs'
import { withNodeFirst } from './hand-over.mjs'
import { holdsWhatIsLocked } from './installed.mjs'
import { oneAtATime } from './one-at-a-time.mjs'

/** Older ones leave out packages made for this platform: those of Node 20.0 to 20.8 misread its C library. */
const GOOD_NPM = 'npm@11.19.1'

/**
 * Makes `node_modules` what `package-lock.json` says. When it is already, this reads two files.
 * @param {string} root
 */
export async function installPackages(root) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  const wanted = createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex')
  const note = join(root, 'node_modules', '.lock-hash')
  const isDone = () => existsSync(note) && readFileSync(note, 'utf8') === wanted
  if (isDone()) return
  await oneAtATime(root, () => {
    if (isDone()) return
    if (!holdsWhatIsLocked(root)) install(root)
    writeFileSync(note, wanted)
  })
}

/** @param {string} root */
function install(root) {
  console.log('Installing packages; this happens once and takes about half a minute')
  const here = { node: process.execPath, cli: npmCli() }
  npm(root, here)
  if (!holdsWhatIsLocked(root)) installWithGoodNpm(root, here)
  if (holdsWhatIsLocked(root)) return
  throw new Error('npm did not install what package-lock.json says; is it the newest?')
}

/**
 * @param {string} root
 * @param {{ node: string, cli: string }} here
 */
function installWithGoodNpm(root, here) {
  const node = packagedNode(root)
  if (!existsSync(node)) return
  console.log('This npm left packages out; installing them with a newer one')
  const place = mkdtempSync(join(tmpdir(), 'npm-'))
  try {
    npm(place, here, [GOOD_NPM, '--prefix', place])
    npm(root, { node, cli: join(place, 'node_modules', 'npm', 'bin', 'npm-cli.js') })
  } finally {
    rmSync(place, { recursive: true, force: true })
  }
}

/**
 * `npm install --no-save` and not `npm ci`: it too follows the lock and leaves it as it is, but it adds what changed
 * instead of fetching everything again, and it does not refuse a lock that lacks packages made for other platforms.
 * No package needs its install script, so none runs: less to trust, and the same with every npm.
 * @param {string} place
 * @param {{ node: string, cli: string }} tools
 * @param {string[]} more
 */
function npm(place, { node, cli }, more = []) {
  const quiet = ['--ignore-scripts', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund']
  const run = spawnSync(node, [cli, 'install', '--no-save', ...more, ...quiet], {
    cwd: place,
    env: withNodeFirst(node),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  if (run.error) throw new Error(`npm could not be run: ${run.error.message}`)
  if (run.status !== 0) throw new Error(`${run.stdout}${run.stderr}npm install failed`)
}

/** The npm that called us, else the one beside the running Node. */
function npmCli() {
  const bin = dirname(process.execPath)
  const called = process.env.npm_execpath ?? ''
  const found = [
    called.endsWith('npm-cli.js') ? called : '',
    join(bin, '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js'),
    join(bin, 'node_modules', 'npm', 'bin', 'npm-cli.js'),
  ].find((cli) => cli !== '' && existsSync(cli))
  if (found === undefined) throw new Error('npm was not found: start with `npm start`')
  return found
}
