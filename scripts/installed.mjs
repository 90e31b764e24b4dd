// Tells whether the packages in node_modules are those of package-lock.json, from the list npm leaves there.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, os?: Names, cpu?: Names, libc?: Names }} Package */
/** @typedef {string | string[]} Names */

/**
 * Whether every package that this platform needs is there in the version of the lock, and no other version of it. So an
 * `npm install` by hand is recognised, and what an old npm left out is noticed.
 * @param {string} root
 */
export function holdsWhatIsLocked(root) {
  const locked = packagesOf(join(root, 'package-lock.json'))
  const held = packagesOf(join(root, 'node_modules', '.package-lock.json'))
  return Object.entries(locked).every(([place, { version, link, optional, os, cpu, libc }]) => {
    if (place === '' || link) return true
    if (held[place]) return held[place].version === version
    const isForHere = allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, cLibrary())
    const isMadeForPlatforms = os !== undefined || cpu !== undefined
    return optional === true && !(isMadeForPlatforms && isForHere)
  })
}

/**
 * @param {string} file
 * @returns {Record<string, Package>}
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return {}
  }
}

/**
 * @param {Names | undefined} names
 * @param {string | undefined} name
 */
const allows = (names, name) => names === undefined || (name !== undefined && [names].flat().includes(name))

function cLibrary() {
  if (process.platform !== 'linux') return undefined
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
  return header.glibcVersionRuntime ? 'glibc' : 'musl'
}
