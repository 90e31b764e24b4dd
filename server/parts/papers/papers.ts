// Papers (PDF) set by Typst in a process of their own, which begins with the first and ends when nobody asks for a while (decision 39).
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createFairLine } from '#server/parts/long-work/fair-line.ts'

export type Template = 'sheet' | 'offer' | 'comparison' | 'catalog' | 'booklet'
/** `files` are pictures by the names that `data` calls them. */
export type Task = { template: Template; data: object; files: Readonly<Record<string, Uint8Array>> }
export type Reply = { memory: number } & ({ pdf: Uint8Array } | { broken: string })

export type Papers = {
  /** Sets one paper in the turn of who asks; throws `TurnedAway` when too many wait. */
  set(asker: string, task: Task): Promise<Buffer>
  /** Whether the process is there. */
  running(): boolean
  stop(): void
}

const PROGRAM = fileURLToPath(new URL('./paper-program.ts', import.meta.url))
/** One is set at a time; so many wait, each so long at most (docs/limits.md). */
const LINE = { atOnce: 1, waiting: 30, ms: 10_000 }
/** A paper takes some hundredths of a second; starting takes a moment on a busy machine. */
const MOST_MS = 20_000
/** Nobody asked for so long: the process ends, and its memory goes with it. */
const CALM_MS = 30_000
/** One that has grown so large ends after its paper. */
const MOST_MB = 400

/** Makes the part; nothing runs yet. */
export function createPapers({ calmMs = CALM_MS, mostMs = MOST_MS } = {}): Papers {
  const line = createFairLine(LINE)
  let child: ChildProcess | null = null
  let calm: NodeJS.Timeout | undefined

  function end() {
    clearTimeout(calm)
    if (child?.connected) child.disconnect()
    child = null
  }

  function started(): ChildProcess {
    if (child?.connected) return child
    const made = fork(PROGRAM, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    made.once('exit', () => {
      if (child === made) child = null
    })
    child = made
    return made
  }

  async function replyTo(task: Task): Promise<Reply> {
    clearTimeout(calm)
    const worker = started()
    let settled = () => {}
    try {
      return await new Promise<Reply>((resolve, reject) => {
        const late = setTimeout(() => {
          worker.kill('SIGKILL')
          reject(new Error('the process for papers took too long'))
        }, mostMs)
        const heard = (message: unknown) => resolve(message as Reply)
        const ended = (code: number | null) => reject(new Error(`the process for papers ended with ${code}`))
        settled = () => {
          clearTimeout(late)
          worker.off('message', heard).off('exit', ended).off('error', reject)
        }
        worker.on('message', heard).on('exit', ended).on('error', reject)
        worker.send(task, (error) => error && reject(error))
      })
    } finally {
      settled()
      calm = setTimeout(end, calmMs)
      calm.unref()
    }
  }

  return {
    set: (asker, task) =>
      line.run(asker, async () => {
        const reply = await replyTo(task)
        if (reply.memory > MOST_MB) end()
        if ('broken' in reply) throw new Error(`the paper could not be set: ${reply.broken}`)
        const { buffer, byteOffset, byteLength } = reply.pdf
        return Buffer.from(buffer, byteOffset, byteLength)
      }),
    running: () => child !== null,
    stop: end,
  }
}
