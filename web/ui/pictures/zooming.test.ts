// Looking closely at a picture: the point under the hand stays there, and the edge is the end.
import { expect, test } from 'vitest'
import { CLOSEST, moved, WHOLE, zoomAt } from './zooming.ts'

const frame = { width: 400, height: 300 }

test('the point under the hand stays under it', () => {
  const close = zoomAt(WHOLE, 2, { x: 100, y: -50 }, frame)
  expect(close).toEqual({ scale: 2, x: -100, y: 50 })
  expect(zoomAt(close, 1, { x: 0, y: 0 }, frame)).toEqual(WHOLE)
})

test('it never comes closer than the closest nor further than the whole', () => {
  expect(zoomAt(WHOLE, 99, { x: 0, y: 0 }, frame).scale).toBe(CLOSEST)
  expect(zoomAt(WHOLE, 0.1, { x: 9, y: 9 }, frame)).toEqual(WHOLE)
})

test('it is moved up to its edge', () => {
  const close = { scale: 2, x: 0, y: 0 }
  expect(moved(close, { x: 10, y: 0 }, frame)).toEqual({ scale: 2, x: 10, y: 0 })
  expect(moved(close, { x: 9999, y: -9999 }, frame)).toEqual({ scale: 2, x: 200, y: -150 })
  expect(moved(WHOLE, { x: 50, y: 50 }, frame)).toEqual(WHOLE)
})
