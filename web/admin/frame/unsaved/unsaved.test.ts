// Counting unsaved forms.
import { expect, test } from 'vitest'
import { createUnsaved } from './unsaved.tsx'

test('a form counts until it is settled, and settling twice harms no other form', () => {
  const unsaved = createUnsaved()
  const first = unsaved.add('/a')
  const second = unsaved.add('/a')
  first()
  first()
  expect(unsaved.any()).toBe(true)
  second()
  expect(unsaved.any()).toBe(false)
})

test('a form counts for its own tab alone, and so does a release', () => {
  const unsaved = createUnsaved()
  unsaved.add('/a')
  unsaved.add('/b')
  expect([unsaved.in('/a'), unsaved.in('/b'), unsaved.in('/c')]).toEqual([true, true, false])
  unsaved.release('/a')
  expect([unsaved.in('/a'), unsaved.in('/b')]).toEqual([false, true])
})

test('after a release nothing is asked any more, and listeners hear of every change', async () => {
  const unsaved = createUnsaved()
  const heard: boolean[] = []
  unsaved.subscribe(() => heard.push(unsaved.any()))
  unsaved.add('/a')
  await Promise.resolve()
  unsaved.release()
  await Promise.resolve()
  expect(heard).toEqual([true, false])
})
