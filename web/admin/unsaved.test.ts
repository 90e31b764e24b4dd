// Counting unsaved forms.
import { expect, test } from 'vitest'
import { createUnsaved } from '#web/admin/unsaved.tsx'

test('a form counts until it is settled, and settling twice harms no other form', () => {
  const unsaved = createUnsaved()
  const first = unsaved.add()
  const second = unsaved.add()
  first()
  first()
  expect(unsaved.any()).toBe(true)
  second()
  expect(unsaved.any()).toBe(false)
})

test('after a release nothing is asked any more, and listeners hear of every change', () => {
  const unsaved = createUnsaved()
  const heard: boolean[] = []
  unsaved.subscribe(() => heard.push(unsaved.any()))
  unsaved.add()
  unsaved.release()
  expect(heard).toEqual([true, false])
})
