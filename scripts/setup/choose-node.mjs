// Chooses the Node that the work runs under: the running one if it is new enough, else the one among the packages.
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/**
 * The path of a Node that is at least the one of `.node-version`.
 * @param {string} root
 * @param {string} running the version of the running Node
 */
export function chooseNode(root, running = process.versions.node) {
  const wanted = wantedNode(root)
  if (isAtLeast(running, wanted)) return process.execPath
  const packaged = packagedNode(root)
  if (existsSync(packaged)) return packaged
  throw new Error(
    `Node ${wanted} or newer is needed. This is Node ${running}, and there is none packaged for ` +
      `${process.platform} on ${process.arch}: install it from https://nodejs.org`,
  )
}

/**
 * The Node that is needed, at least.
 * @param {string} root
 */
export const wantedNode = (root) => readFileSync(join(root, '.node-version'), 'utf8').trim()

/**
 * Where the packaged Node is, if there is one for this platform.
 * @param {string} root
 */
export function packagedNode(root) {
  const [system, file] = process.platform === 'win32' ? ['win', 'node.exe'] : [process.platform, 'node']
  return join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin', file)
}

/**
 * @param {string} version
 * @param {string} wanted
 */
export const isAtLeast = (version, wanted) => version.localeCompare(wanted, 'en', { numeric: true }) >= 0

/**
 * The environment with the folder of `node` first in PATH, so that whatever is started there finds the same Node.
 * @param {string} node
 */
export function withNodeFirst(node) {
  const key = Object.keys(process.env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  return { ...process.env, [key]: [dirname(node), process.env[key]].filter(Boolean).join(delimiter) }
}
