// Keys among pictures.
import { expect, test } from 'vitest'
import { galleryStep } from './gallery-step.ts'

test('arrow keys walk round the pictures, Home and End lead to the ends', () => {
  expect(galleryStep('ArrowRight', 2, 3, '')).toBe(0)
  expect(galleryStep('ArrowLeft', 0, 3, '')).toBe(2)
  expect(galleryStep('Home', 2, 3, '')).toBe(0)
  expect(galleryStep('End', 0, 3, '')).toBe(2)
})

test('where the line runs from right to left the left arrow leads on', () => {
  expect(galleryStep('ArrowLeft', 2, 3, 'rtl')).toBe(0)
  expect(galleryStep('ArrowRight', 0, 3, 'rtl')).toBe(2)
  expect(galleryStep('ArrowDown', 0, 3, 'rtl')).toBe(1)
})

test('other keys keep their meaning', () => {
  for (const key of ['Tab', 'Enter', ' ', 'a']) expect(galleryStep(key, 0, 3, '')).toBeNull()
})
