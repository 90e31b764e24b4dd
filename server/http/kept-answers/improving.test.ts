import { expect, test } from 'vitest'
import { createImproving } from './improving.ts'

test('one piece is done at a time, one that fails holds up no other, and what finds the line full is refused', async () => {
  const done: string[] = []
  let atOnce = 0
  let most = 0
  const ends = Promise.withResolvers<void>()
  const piece = (name: string) => async () => {
    most = Math.max(most, ++atOnce)
    await new Promise(setImmediate)
    atOnce--
    done.push(name)
    if (name === 'b') throw new Error('broken')
    if (name === 'c') ends.resolve()
  }
  const improve = createImproving(2)
  expect(['a', 'b', 'c', 'd'].map((name) => improve(piece(name)))).toEqual([true, true, true, false])
  await ends.promise
  expect([most, done]).toEqual([1, ['a', 'b', 'c']])
})
