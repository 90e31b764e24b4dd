// A queue in memory that lets a few heavy tasks run at a time and refuses when too many wait.
import { CODE } from '#contract/wire/answer.ts'
import { Failure } from '#server/failure.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/parts/files')

export type WorkQueue = {
  /** Runs the task when its turn comes; refuses with 503 at once when the queue is full. */
  run<Result>(task: () => Promise<Result>): Promise<Result>
}

/** Makes a queue in which `atOnce` tasks run and at most `waiting` more stand in line, first come first served. */
export function createWorkQueue({ atOnce, waiting }: { atOnce: number; waiting: number }): WorkQueue {
  const line: (() => void)[] = []
  let running = 0
  return {
    async run(task) {
      if (running < atOnce) running += 1
      else {
        if (line.length >= waiting) throw busy()
        // Who is called from the line takes over the place of the task that ended, so `running` stays.
        await new Promise<void>((turn) => line.push(turn))
      }
      try {
        return await task()
      } finally {
        const next = line.shift()
        if (next) next()
        else running -= 1
      }
    },
  }
}

const busy = () => new Failure(CODE.unavailable, words.busy)
