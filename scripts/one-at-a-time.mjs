// Keeps two starts of one checkout from installing or building at the same time.
import { createHash } from 'node:crypto'
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

const LOOK_AGAIN_MS = 200
/** A lock without a readable owner is being written, unless it is older than this. */
const UNREADABLE_MS = 5000

/**
 * Runs `work` when no other process is inside it for the same `root`. A lock whose owner is gone counts as open.
 * @template T
 * @param {string} root
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function oneAtATime(root, work) {
  const lock = join(tmpdir(), `setup-${createHash('sha256').update(root).digest('hex').slice(0, 16)}.lock`)
  for (let told = false; !take(lock); told = true) {
    if (!told) console.log('Waiting for another start to finish its preparations')
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
    if (isLeft(lock)) rmSync(lock, { force: true })
    return false
  }
}

/** @param {string} lock */
function isLeft(lock) {
  try {
    const owner = Number(readFileSync(lock, 'utf8'))
    if (owner > 0) return !isAlive(owner)
    return Date.now() - statSync(lock).mtimeMs > UNREADABLE_MS
  } catch {
    return false
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}

/** @param {unknown} error */
const codeOf = (error) => (error instanceof Error && 'code' in error ? error.code : undefined)
