// One node of the site as a process that dies, stands still and comes back; it is asked five times a second whether it can serve.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

const LOOK_MS = 200
const PATIENCE_MS = 1_000
/** The exit codes of an end that was asked for. */
const ORDERLY = 0
/** Of a start that was given up. */
const REFUSED = 1
/** After which a supervisor starts it anew. */
const AGAIN_MS = 500

export type Look = { at: number; ready: boolean }
export type Node = ReturnType<typeof openNode>
export type Program = { command: string[]; environment: Record<string, string> }

/** Nothing runs before `start`; `tell` hears of ends that nobody asked for, `log` is a file for what it says. */
export function openNode(
  name: string,
  port: number,
  program: Program,
  tell: (what: string) => void,
  log?: string,
) {
  const address = `http://127.0.0.1:${port}`
  let child: ChildProcess | null = null
  let current = program
  let life = 0
  let asked = false
  let stands = false
  let over = false
  const looks: Look[] = []

  async function look() {
    while (!over) {
      const at = performance.now()
      const ready = await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
        // One that goes on from its twin, without the database, says so: what it shows is as old as that is away.
        async (reply) => (await reply.text()).includes('"ready"') && reply.status === 200,
        () => false,
      )
      looks.push({ at, ready })
      await wait(LOOK_MS)
    }
  }
  const looking = look()

  function start(next: Program = program) {
    // Two faults of one node at a time end with two starts; the second would be a program that nobody knows of.
    if (child) return
    current = next
    asked = false
    life += 1
    const out = log ? openSync(log, 'a') : 'ignore'
    const running = spawn(process.execPath, next.command, {
      env: { ...next.environment, PORT: String(port) },
      stdio: ['ignore', out, 'pipe'],
    })
    if (typeof out === 'number') closeSync(out)
    let says = ''
    const began = performance.now()
    running.stderr?.on('data', (text) => {
      says = `${says}${text}`.slice(-2_000)
    })
    running.once('exit', (code, signal) => {
      if (child === running) child = null
      if (asked || over || code === ORDERLY) return
      // A start that meets no database ends with one line and 1, as the limits say.
      const isStart = code === REFUSED && !looks.some(({ at, ready }) => ready && at >= began)
      if (!isStart) tell(`node ${name} ended by itself (${code ?? signal}): ${says.trim().slice(-400)}`)
      // As whoever supervises it would.
      setTimeout(() => over || child || start(current), AGAIN_MS)
    })
    child = running
  }

  async function end(signal: NodeJS.Signals) {
    const running = child
    if (!running) return
    asked = true
    const ended = once(running, 'exit')
    running.kill(signal)
    await ended
  }

  return {
    name,
    address,
    looks,
    /** Which run of the program this is; 0 while there is none that could answer. */
    life: () => (child && !asked && !stands ? life : 0),
    start,
    kill: () => end('SIGKILL'),
    leave: () => end('SIGTERM'),
    stop() {
      stands = true
      child?.kill('SIGSTOP')
    },
    go() {
      stands = false
      child?.kill('SIGCONT')
    },
    ready: () => looks.at(-1)?.ready === true,
    /** Whether every look from one moment to another found it ready, and none was missed. */
    wasReady(from: number, until: number): boolean {
      const within = looks.filter(({ at }) => at >= from - LOOK_MS * 3 && at <= until)
      return within.length > 1 && within.every(({ ready }) => ready)
    },
    /** Whether it came back from a time without its store between two moments: then it has forgotten what it kept. */
    cameBack(from: number, until: number): boolean {
      const within = looks.filter(({ at }) => at >= from - LOOK_MS * 5 && at <= until)
      return within.some(({ ready }, index) => ready && within[index - 1]?.ready === false)
    },
    async close() {
      over = true
      await end('SIGKILL')
      await looking
    },
  }
}
