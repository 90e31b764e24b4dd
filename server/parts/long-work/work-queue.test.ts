// The work queue: never more than allowed at a time, first come first served, full means refused.
import { expect, test } from 'vitest'
import { CODE } from '#contract/wire/answer.ts'
import { createWorkQueue } from './work-queue.ts'

test('no more than the given number of tasks runs at a time, in the order they came', async () => {
  const queue = createWorkQueue({ atOnce: 2, waiting: 10 })
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  const begun: number[] = []
  const done = gates.map((gate, index) =>
    queue.run(() => {
      begun.push(index)
      return gate.promise
    }),
  )
  expect(begun).toEqual([0, 1])
  gates[1]?.resolve()
  await done[1]
  expect(begun).toEqual([0, 1, 2])
  for (const gate of gates) gate.resolve()
  await Promise.all(done)
  expect(begun).toEqual([0, 1, 2, 3, 4])
})

test('a full queue refuses with 503 and takes tasks again afterwards', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 1 })
  const gate = Promise.withResolvers<string>()
  const first = queue.run(() => gate.promise)
  const second = queue.run(async () => 'second')
  await expect(queue.run(async () => 'third')).rejects.toMatchObject({ code: CODE.unavailable })
  gate.resolve('first')
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
  expect(await queue.run(async () => 'fourth')).toBe('fourth')
})

test('a task that fails gives its place free', async () => {
  const queue = createWorkQueue({ atOnce: 1, waiting: 5 })
  const failing = queue.run(() => Promise.reject(new Error('broken')))
  const next = queue.run(async () => 'next')
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('next')
})
