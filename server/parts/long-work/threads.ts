// Reads what a stranger made in a thread that can be ended: it holds nobody up, and takes no more time and memory than it is given.
import { Worker } from 'node:worker_threads'
import { CODE, type FailureCode } from '#contract/wire/answer.ts'
import { Failure, type Reason } from '#server/failure.ts'
import { serverTexts } from '#server/texts.ts'
import { createWorkQueue } from './work-queue.ts'

const words = serverTexts('server/parts/files')

/** What a thread says to one step; `thread-program.ts` is its side of it. */
export type Reply<Out> =
  | { value: Out }
  | { done: true }
  | { refused: { code: FailureCode; reason: Reason } }
  | { broken: string }

export type Threads = {
  /** Works with the steps that `program` makes of `task`; what is given to `next` goes in to it. The thread ends with the work. */
  use<Out, In, Result>(
    program: URL,
    task: object,
    work: (steps: AsyncGenerator<Out, void, In | undefined>) => Promise<Result>,
  ): Promise<Result>
}

/** What a thread may take: its own memory, and the time that it works. */
const HEAP_MB = 320
const WORK_MS = 30_000

/** Two threads at a time; eight wait. */
export function createThreads({ heapMb = HEAP_MB, ms = WORK_MS } = {}): Threads {
  const queue = createWorkQueue({ atOnce: 2, waiting: 8 })
  return {
    use: (program, task, work) =>
      queue.run(async () => {
        const worker = new Worker(program, {
          workerData: task,
          execArgv: [],
          resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 64 },
        })
        try {
          return await work(stepsOf(worker, ms))
        } finally {
          await worker.terminate()
        }
      }),
  }
}

async function* stepsOf<Out, In>(worker: Worker, ms: number): AsyncGenerator<Out, void, In | undefined> {
  let left = ms
  let given: In | undefined
  for (;;) {
    const began = performance.now()
    const reply = await stepOf<Out>(worker, given, left)
    left -= performance.now() - began
    if ('refused' in reply) throw new Failure(reply.refused.code, reply.refused.reason)
    if ('broken' in reply) throw new Error(reply.broken)
    if ('done' in reply) return
    given = yield reply.value
  }
}

function stepOf<Out>(worker: Worker, given: unknown, ms: number): Promise<Reply<Out>> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => end(() => reject(tooMuch())), Math.max(0, ms))
    const end = (settle: () => void) => {
      clearTimeout(late)
      worker.off('message', onMessage).off('error', broke).off('exit', ended)
      settle()
    }
    const onMessage = (reply: Reply<Out>) => end(() => resolve(reply))
    const broke = (error: Error & { code?: string }) =>
      end(() => reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch(error) : error))
    const ended = () => end(() => reject(new Error('the thread ended before its answer')))
    worker.on('message', onMessage).on('error', broke).on('exit', ended)
    worker.postMessage(given)
  })
}

const tooMuch = (cause?: unknown) => new Failure(CODE.tooLarge, words.tooMuch, { cause })
