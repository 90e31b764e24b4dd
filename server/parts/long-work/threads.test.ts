import { expect, test } from 'vitest'
import { CODE } from '#contract/wire/answer.ts'
import { createThreads } from './threads.ts'

const PROGRAM = new URL('../../testing/endless-program.ts', import.meta.url)

test('a thread that does not come to an end, or takes too much memory, is ended and says so', async () => {
  for (const eats of [false, true]) {
    const threads = createThreads({ heapMb: 32, ms: eats ? 30_000 : 1_500 })
    const heard: unknown[] = []
    const work = threads.use(PROGRAM, { eats }, async (steps) => {
      for await (const step of steps) heard.push(step)
    })
    await expect(work).rejects.toMatchObject({ code: CODE.tooLarge, reason: { es: expect.any(String) } })
    expect(heard).toEqual(['begun'])
  }
})

test('a thread ends with the work, also when that leaves early', async () => {
  const threads = createThreads()
  const first = await threads.use<string, void, string>(PROGRAM, { eats: false }, async (steps) => {
    const { value } = await steps.next()
    return String(value)
  })
  expect(first).toBe('begun')
})
