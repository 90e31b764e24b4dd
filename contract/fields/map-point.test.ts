import { expect, test } from 'vitest'
import { typedPoint, writtenPoint } from './map-point.ts'

test('a point is read as maps write it, and anything else is none', () => {
  expect(typedPoint(' 31.299, 120.5853 ')).toEqual({ latitude: 31.299, longitude: 120.5853 })
  expect(typedPoint('-33.4489，-70.6693')).toEqual({ latitude: -33.4489, longitude: -70.6693 })
  for (const none of ['', '31.299', '91, 0', '0, 181', 'here, there'])
    expect(typedPoint(none), none).toBeNull()
  expect(writtenPoint({ latitude: 1.5, longitude: -2 })).toBe('1.5, -2')
  const near = { latitude: 0.0000004, longitude: -0.0000001 }
  expect(typedPoint(writtenPoint(near))).toEqual(near)
})
