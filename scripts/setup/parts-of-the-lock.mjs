// Parts of package-lock.json that are installed alone, each as npm takes it: the Node that is needed, and what the site is built from.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {Record<string, string>} Versions */
/** @typedef {{ dependencies?: Versions | undefined, optionalDependencies?: Versions | undefined }} Wanted */
/** @typedef {{ name: string, lockfileVersion: number, packages: Record<string, { dev?: boolean }> }} Lock */

/** @param {string} name */
export const isNode = (name) => /^node-(?:darwin|linux|win)-\w+$/.test(name)

/**
 * The packaged Node alone.
 * @param {string} root
 */
export function onlyNode(root) {
  const { optionalDependencies } = read(root).manifest
  const nodes = pick(optionalDependencies, isNode)
  return partOf(root, { optionalDependencies: nodes }, (path) => isNode(nameIn(path)))
}

/**
 * All but that, and but what only work on the site takes.
 * @param {string} root
 */
export function withoutWorkshop(root) {
  const { dependencies, optionalDependencies } = read(root).manifest
  const others = pick(optionalDependencies, (name) => !isNode(name))
  return partOf(
    root,
    { dependencies, optionalDependencies: others },
    (path, { dev }) => !dev && !isNode(nameIn(path)),
  )
}

/** @param {string} path */
const nameIn = (path) => path.replace(/^node_modules\//, '')

/**
 * @param {string} root
 * @param {Wanted} wanted
 * @param {(path: string, entry: { dev?: boolean }) => boolean} isWanted
 */
function partOf(root, wanted, isWanted) {
  const { lock } = read(root)
  const own = Object.entries(lock.packages).filter(([path, entry]) => path !== '' && isWanted(path, entry))
  const manifest = { name: lock.name, private: true, ...wanted }
  return { manifest, lock: { ...lock, packages: { '': manifest, ...Object.fromEntries(own) } } }
}

/**
 * @param {Versions | undefined} versions
 * @param {(name: string) => boolean} isWanted
 */
const pick = (versions = {}, isWanted) =>
  Object.fromEntries(Object.entries(versions).filter(([name]) => isWanted(name)))

/**
 * @param {string} root
 * @returns {{ manifest: Wanted, lock: Lock }}
 */
const read = (root) => ({
  manifest: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
  lock: JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
})
