// Does one thing to many rows, one after another, each with the call for a single record.
import { CODE } from '#contract/wire/answer.ts'
import { plainWords } from '#web/client/plain-words.ts'
import { Refused } from '#web/client/send.ts'

/** Rows that one bulk action takes at most: each is a call of its own. */
export const BULK_ROWS = 100

export type Failed<Row> = { row: Row; reason: string }
export type BulkResult<Row, Result> = {
  done: { row: Row; result: Result }[]
  failed: Failed<Row>[]
  /** Not tried: somebody stopped it, or the session ended. */
  left: Row[]
  /** The refusal that ended it: nobody is signed in any more. */
  ended: Refused | null
}

/** Tries every row; `signal` stops it before the next one, and the call under way is waited for. */
export async function runEach<Row, Result>(
  rows: readonly Row[],
  run: (row: Row) => Promise<Result>,
  { signal, onStep }: { signal: AbortSignal; onStep: (tried: number) => void },
): Promise<BulkResult<Row, Result>> {
  const sum: BulkResult<Row, Result> = { done: [], failed: [], left: [], ended: null }
  for (const [at, row] of rows.entries()) {
    if (signal.aborted || sum.ended) {
      sum.left.push(row)
      continue
    }
    onStep(at)
    try {
      sum.done.push({ row, result: await run(row) })
    } catch (error) {
      if (isEnd(error)) {
        sum.ended = error
        sum.left.push(row)
        continue
      }
      sum.failed.push({ row, reason: plainWords(error) })
    }
    onStep(at + 1)
  }
  return sum
}

const isEnd = (error: unknown): error is Refused =>
  error instanceof Refused && (error.code === CODE.notSignedIn || error.code === CODE.revoked)
