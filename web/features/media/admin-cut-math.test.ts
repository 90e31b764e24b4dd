// Moving the corners of a crop by pointer and by key.
import { expect, test } from 'vitest'
import { arrowStep, cornerAt, cornerOf, placed } from './admin-cut-math.ts'

test('a corner moves alone, and the opposite one stays where it is', () => {
  expect(cornerAt(null, 'se', 600, 700)).toEqual({ x: 0, y: 0, width: 600, height: 700 })
  const crop = { x: 100, y: 200, width: 500, height: 600 }
  expect(cornerAt(crop, 'nw', 300, 300)).toEqual({ x: 300, y: 300, width: 300, height: 500 })
  expect(cornerOf(crop, 'ne')).toEqual({ x: 600, y: 200 })
})

test('a crop leaves the picture on no side, keeps a twentieth, and is none when it is all', () => {
  const crop = { x: 100, y: 200, width: 500, height: 600 }
  expect(cornerAt(crop, 'nw', -50, 5000)).toEqual({ x: 0, y: 750, width: 600, height: 50 })
  expect(cornerAt({ x: 0, y: 0, width: 900, height: 1000 }, 'se', 1200, 1200)).toBeNull()
  expect(placed(-3, 1003.4)).toEqual({ x: 0, y: 1000 })
})

test('arrows move by a hundredth, with Shift by a twentieth', () => {
  expect(arrowStep({ key: 'ArrowLeft', shiftKey: false })).toEqual({ x: -10, y: 0 })
  expect(arrowStep({ key: 'ArrowDown', shiftKey: true })).toEqual({ x: 0, y: 50 })
  expect(arrowStep({ key: 'Tab', shiftKey: false })).toBeNull()
})
