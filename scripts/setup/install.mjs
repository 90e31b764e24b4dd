// Installs packages as package-lock.json says: all of them for work on the site, or what serving it takes and no more.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { isAtLeast, packagedNode, wantedNode, withNodeFirst } from './choose-node.mjs'
import { oneAtATime } from './one-at-a-time.mjs'
import { isNode, onlyNode, withoutWorkshop } from './parts-of-the-lock.mjs'

/**
 * `npm ci` would refuse a lock that lacks packages made for other platforms, and fetch everything again where little
 * changed. This follows the lock as well, and leaves it as it is.
 */
const INSTALL = ['install', '--no-save', '--no-audit', '--no-fund', '--include=dev']
/** The npm of older ones misreads the C library of a platform and leaves packages out that are made for it. */
const NODE_OF_A_GOOD_NPM = '20.9'
const GOOD_NPM = 'npm@11.19.1'
/** Where packages are put that are not yet, or no longer, those of the checkout. */
const ASIDE = '.setup'

const REMOVE = `require('node:fs').rmSync(process.argv[1], { recursive: true, force: true })`
const MODULES = 'node_modules'
/** @param {string} root */
const noteIn = (root) => join(root, MODULES, '.lock-hash')

/** @param {string} root */
function hashOfLock(root) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex')
}

/**
 * Whether all packages are there; reads two files.
 * @param {string} root
 */
export const isInstalled = (root) => {
  const note = noteIn(root)
  return existsSync(note) && readFileSync(note, 'utf8') === hashOfLock(root)
}

/**
 * Makes `node_modules` what `package-lock.json` says.
 * @param {string} root
 */
export async function installPackages(root) {
  if (isInstalled(root)) return
  await oneAtATime(root, async () => {
    if (isInstalled(root)) return
    console.log('Installing packages; this happens once and takes about half a minute')
    await npm(root, process.execPath, INSTALL)
    if (!isAtLeast(process.versions.node, NODE_OF_A_GOOD_NPM))
      await npm(root, packagedNode(root), ['exec', '--yes', GOOD_NPM, '--', ...INSTALL])
    writeFileSync(noteIn(root), hashOfLock(root))
  })
}

/**
 * Whether the Node that is needed is there: the running one, or the packaged one.
 * @param {string} root
 */
export const hasNode = (root) =>
  isAtLeast(process.versions.node, wantedNode(root)) || existsSync(packagedNode(root))

/**
 * Installs what the site is built from beside the Node that it needs, both at once.
 * @param {string} root
 */
export async function installForBuilding(root) {
  console.log('Installing what the site is built from; this happens once')
  const aside = join(root, ASIDE)
  rmSync(aside, { recursive: true, force: true })
  const goodNpm = isAtLeast(process.versions.node, NODE_OF_A_GOOD_NPM)
  const node = hasNode(root)
    ? null
    : install(root, join(aside, 'node'), onlyNode(root), process.execPath, INSTALL)
  const build = join(aside, 'build')
  if (goodNpm) {
    await Promise.all([node, install(root, build, withoutWorkshop(root), process.execPath, INSTALL)])
    takeNode(root, aside)
  } else {
    await node
    takeNode(root, aside)
    const with11 = ['exec', '--yes', GOOD_NPM, '--', ...INSTALL]
    await install(root, build, withoutWorkshop(root), packagedNode(root), with11)
  }
  mkdirSync(join(root, MODULES), { recursive: true })
  for (const name of readdirSync(join(build, MODULES))) {
    rmSync(join(root, MODULES, name), { recursive: true, force: true })
    renameSync(join(build, MODULES, name), join(root, MODULES, name))
  }
  rmSync(aside, { recursive: true, force: true })
}

/**
 * Takes away all packages but the Node; what was built carries the others that it needs. Answers when they are gone from
 * `node_modules`; the disk is freed while the site starts.
 * @param {string} root
 */
export function leaveWhatServes(root) {
  const aside = join(root, ASIDE)
  mkdirSync(aside, { recursive: true })
  for (const name of readdirSync(join(root, MODULES)))
    if (!isNode(name)) renameSync(join(root, MODULES, name), join(aside, name))
  removeAside(root)
}

/**
 * In a process of its own: nobody waits for it.
 * @param {string} root
 */
function removeAside(root) {
  const aside = join(root, ASIDE)
  spawn(process.execPath, ['-e', REMOVE, aside], { stdio: 'ignore' }).unref()
}

/**
 * @param {string} root
 * @param {string} aside
 */
function takeNode(root, aside) {
  const from = join(aside, 'node', MODULES)
  mkdirSync(join(root, MODULES), { recursive: true })
  if (!existsSync(from)) return
  for (const name of readdirSync(from).filter(isNode)) renameSync(join(from, name), join(root, MODULES, name))
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {{ manifest: object, lock: object }} part
 * @param {string} node
 * @param {string[]} args
 */
function install(root, folder, { manifest, lock }, node, args) {
  mkdirSync(folder, { recursive: true })
  // No package runs a script of its own here either.
  copyFileSync(join(root, '.npmrc'), join(folder, '.npmrc'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock))
  return npm(folder, node, args)
}

/**
 * @param {string} folder
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<void>}
 */
function npm(folder, node, args) {
  const child = spawn('npm', args, {
    cwd: folder,
    env: withNodeFirst(node),
    stdio: ['ignore', 'ignore', 'inherit'],
    // There it is a batch file.
    shell: process.platform === 'win32',
  })
  return new Promise((resolve, reject) => {
    const failed = (/** @type {string} */ why) => reject(new Error(`npm ${args.join(' ')} failed${why}`))
    child.once('error', (error) => failed(`: ${error.message}`))
    child.once('exit', (code) => (code === 0 ? resolve() : failed('')))
  })
}
