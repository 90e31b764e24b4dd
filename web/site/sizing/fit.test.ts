// What a mark crosses: the one test that the page and its first script judge by.
import { expect, test } from 'vitest'
import { misfitOf, placeOf, rankOf } from './fit.ts'

const meter = { spans: { size: { from: 10, to: 50 }, flow: { from: null, to: 20 } }, media: ['water'] }

test('a product fits what lies within its reach, ends included, and says why it does not', () => {
  const asked = (marks: Record<string, number>, medium = '') => misfitOf(meter, { marks, medium })
  expect(asked({})).toBeNull()
  expect(asked({ size: 50 })).toBeNull()
  expect(asked({ size: 10, flow: 0.1 }, 'water')).toBeNull()
  expect(asked({ size: 65 })).toEqual({ why: 'below', ruler: 'size' })
  expect(asked({ size: 8 })).toEqual({ why: 'above', ruler: 'size' })
  expect(asked({ heat: 20 })).toEqual({ why: 'unsaid', ruler: 'heat' })
  expect(asked({ size: 10 }, 'oil')).toEqual({ why: 'medium' })
})

test('the point of two marks must lie below the curve, between the points that are given', () => {
  const limit = {
    over: 'flow',
    of: 'head',
    points: [
      { x: 10, y: 40 },
      { x: 20, y: 30 },
    ],
  } as const
  const pump = { spans: { flow: { from: 0, to: 30 }, head: { from: 0, to: 50 } }, media: [], limit }
  const asked = (flow: number, head: number) => misfitOf(pump, { marks: { flow, head }, medium: '' })
  expect(asked(15, 35)).toBeNull()
  expect(asked(15, 36)).toEqual({ why: 'curve', ruler: 'head' })
  expect(asked(10, 40)).toBeNull()
  // Of what lies beside the curve it says nothing.
  expect(asked(5, 45)).toBeNull()
})

test('a product is the better placed the further the marks lie from the ends of its reach', () => {
  const steps = { size: [10, 20, 30, 40, 50] }
  const rank = (size: number) => rankOf(meter, { marks: { size }, medium: '' }, steps)
  expect(rank(30)).toBe(0.5)
  expect(rank(20)).toBe(0.25)
  expect(rank(50)).toBe(0)
})

test('steps of a ruler are equally wide, and a value between two stands between them', () => {
  const steps = [10, 15, 20, 40]
  expect(placeOf(steps, 10)).toBe(0)
  expect(placeOf(steps, 15)).toBeCloseTo(1 / 3)
  expect(placeOf(steps, 30)).toBeCloseTo(2.5 / 3)
  expect(placeOf(steps, 5)).toBe(0)
  expect(placeOf(steps, 99)).toBe(1)
})
