// The thread's side of `threads.ts`: makes one step of the work each time it is asked.
import { parentPort, workerData } from 'node:worker_threads'
import { Failure } from '#server/failure.ts'
import type { Reply } from './threads.ts'

/** Answers the main thread with the steps that `make` makes of its task. */
export function answerMain<Task, Out, In = void>(
  make: (task: Task) => AsyncGenerator<Out, void, In | undefined>,
) {
  const steps = make(workerData as Task)
  parentPort?.on('message', async (given: In | undefined) => {
    parentPort?.postMessage(await toldOf(() => steps.next(given)))
  })
}

async function toldOf<Out>(step: () => Promise<IteratorResult<Out, void>>): Promise<Reply<Out>> {
  try {
    const made = await step()
    return made.done ? { done: true } : { value: made.value }
  } catch (error) {
    if (error instanceof Failure) return { refused: { code: error.code, reason: error.reason } }
    return { broken: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
