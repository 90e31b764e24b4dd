// Keeps two starts of one checkout from installing or building at the same time.
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const LOOK_AGAIN_MS = 200

/**
 * Runs `work` when no other process is inside it for the same `root`. A lock whose owner is gone counts as open.
 * @template T
 * @param {string} root
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(root, work) {
  const lock = join(tmpdir(), `setup-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.lock`)
  for (let announced = false; !take(lock); announced = true) {
    if (!announced) console.log('Waiting for another start to finish its preparations')
    await setTimeout(LOOK_AGAIN_MS)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** @param {string} lock */
function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') rmSync(lock, { force: true })
  }
  return false
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined)
