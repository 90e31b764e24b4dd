// Runs a command in place of this one: the same terminal, its signals, its exit code.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { withNodeFirst } from './choose-node.mjs'

const WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href

/** Ctrl-C reaches us from the terminal and once more from npm; the command must see it as one. */
const SAME_SIGNAL_MS = 500

/**
 * Unless the environment says otherwise: the memory of glibc in two arenas (a fifth less after pictures were made), and what
 * Node compiled kept for the next start of what runs from its sources (the build keeps its own).
 */
const lean = () => ({
  MALLOC_ARENA_MAX: '2',
  NODE_COMPILE_CACHE: join(process.cwd(), 'node_modules', '.cache', 'node'),
})

/**
 * Runs `node` with `args` until it ends and answers its exit code; its folder comes first in PATH. It is the leader of
 * a process group of its own, so that a signal reaches it through us alone, once, and it can stop gracefully; it does so
 * as well when we are killed.
 * @param {string} node
 * @param {string[]} args
 * @returns {Promise<number>}
 */
export function handOver(node, args) {
  const windows = process.platform === 'win32'
  const env = { ...lean(), ...withNodeFirst(node) }
  // The channel says nothing: that it breaks tells the command that we are gone.
  const child = spawn(node, ['--import', WITH_PARENT, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env,
    detached: !windows,
  })
  let signalled = Number.NEGATIVE_INFINITY
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A console of Windows tells every process in it by itself.
      if (windows || performance.now() - signalled < SAME_SIGNAL_MS) return
      signalled = performance.now()
      child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal)
    })
  }
  return new Promise((resolve, reject) => {
    child.once('error', (error) => reject(new Error(`cannot run ${node}: ${error.message}`)))
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}
