// One thing done to many rows.
import { expect, test } from 'vitest'
import { CODE } from '#contract/wire/answer.ts'
import { Refused } from '#web/client/send.ts'
import { runEach } from './bulk-run.ts'

const rows = [1, 2, 3, 4].map((id) => ({ id }))
const going = () => new AbortController().signal
const quiet = () => {}

test('rows are tried one after another, and what fails does not keep the others from it', async () => {
  const steps: number[] = []
  const sum = await runEach(
    rows,
    async ({ id }) => {
      if (id === 2) throw new Refused(CODE.conflict, 'Somebody changed it.')
      return id * 10
    },
    { signal: going(), onStep: (tried) => steps.push(tried) },
  )
  expect(sum.done.map(({ result }) => result)).toEqual([10, 30, 40])
  expect(sum.failed).toEqual([{ row: { id: 2 }, reason: 'Somebody changed it.' }])
  expect([sum.left, sum.ended]).toEqual([[], null])
  expect(steps.at(-1)).toBe(4)
})

test('stopping lets the row under way finish and leaves the rest', async () => {
  const stop = new AbortController()
  const run = async ({ id }: { id: number }) => id === 2 && stop.abort()
  const sum = await runEach(rows, run, { signal: stop.signal, onStep: quiet })
  expect(sum.done).toHaveLength(2)
  expect(sum.left.map(({ id }) => id)).toEqual([3, 4])
})

test('an ended session ends it: nothing more is tried, and the row counts as not tried', async () => {
  let calls = 0
  const run = async ({ id }: { id: number }) => {
    calls += 1
    if (id === 2) throw new Refused(CODE.notSignedIn, 'Sign in.')
  }
  const sum = await runEach(rows, run, { signal: going(), onStep: quiet })
  expect(calls).toBe(2)
  expect(sum.ended?.code).toBe(CODE.notSignedIn)
  expect(sum.failed).toEqual([])
  expect(sum.left.map(({ id }) => id)).toEqual([2, 3, 4])
})
