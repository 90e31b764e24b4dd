// Installs the packages when they are missing or not those of package-lock.json.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAtLeast, packagedNode, withNodeFirst } from './choose-node.mjs'
import { oneAtATime } from './one-at-a-time.mjs'

/**
 * `npm ci` would refuse a lock that lacks packages made for other platforms, and fetch everything again where little
 * changed. This follows the lock as well, and leaves it as it is.
 */
const INSTALL = ['install', '--no-save', '--include=dev']
/** The npm of older ones misreads the C library of a platform and leaves packages out that are made for it. */
const NODE_OF_A_GOOD_NPM = '20.9'
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
    console.log('Installing packages; this happens once and takes about half a minute')
    npm(root, process.execPath, INSTALL)
    if (!isAtLeast(process.versions.node, NODE_OF_A_GOOD_NPM))
      npm(root, packagedNode(root), ['exec', '--yes', GOOD_NPM, '--', ...INSTALL])
    writeFileSync(note, wanted)
  })
}

/**
 * @param {string} root
 * @param {string} node
 * @param {string[]} args
 */
function npm(root, node, args) {
  const { status, error } = spawnSync('npm', args, {
    cwd: root,
    env: withNodeFirst(node),
    stdio: ['ignore', 'ignore', 'inherit'],
    // There it is a batch file.
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`)
}
