// Loading once, and again after a failure.
import { expect, test } from 'vitest'
import { once } from './admin-late.tsx'

test('two calls at once share one try, and its result is kept', async () => {
  let tries = 0
  const load = once(async () => ++tries)
  expect(await Promise.all([load(), load()])).toEqual([1, 1])
  expect(await load()).toBe(1)
})

test('a failed try is not kept', async () => {
  let tries = 0
  const load = once(async () => {
    tries += 1
    if (tries === 1) throw new Error('offline')
    return 'there'
  })
  await expect(load()).rejects.toThrow('offline')
  expect(await load()).toBe('there')
})
