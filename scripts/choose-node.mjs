// Chooses the Node that the work runs under: the running one if it is new enough, else the one among the packages.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The path of a Node that is at least the one of `.node-version`.
 * @param {string} root
 * @param {string} running the version of the running Node
 */
export function chooseNode(root, running = process.versions.node) {
  const wanted = readFileSync(join(root, '.node-version'), 'utf8').trim()
  if (isAtLeast(running, wanted)) return process.execPath
  const packaged = packagedNode(root)
  if (existsSync(packaged)) return packaged
  throw new Error(
    `Node ${wanted} or newer is needed. This is Node ${running}, and there is none packaged for ` +
      `${process.platform} on ${process.arch}: install it from https://nodejs.org`,
  )
}

/**
 * Where the packaged Node is, if there is one for this platform.
 * @param {string} root
 */
export function packagedNode(root) {
  const windows = process.platform === 'win32'
  const name = `node-${windows ? 'win' : process.platform}-${process.arch}`
  return join(root, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node')
}

/**
 * Whether `version` has the major and minor number of `wanted`, or newer ones.
 * @param {string} version
 * @param {string} wanted
 */
export function isAtLeast(version, wanted) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [wantedMajor = 0, wantedMinor = 0] = wanted.split('.').map(Number)
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)
}
