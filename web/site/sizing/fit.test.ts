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

const points = [
  { x: 10, low: null, y: 40 },
  { x: 20, low: null, y: 30 },
]
const pump = {
  ...{ spans: { flow: { from: 0, to: 30 }, head: { from: 30, to: 40 } }, media: [] },
  limit: { over: 'flow', of: 'head', points },
}

test('the point of two marks must lie below the curve, between the points that are given', () => {
  const asked = (flow: number, head: number) => misfitOf(pump, { marks: { flow, head }, medium: '' })
  expect(asked(15, 35)).toBeNull()
  expect(asked(15, 36)).toEqual({ why: 'short', ruler: 'head' })
  expect(asked(10, 40)).toBeNull()
  // Less than its curve can be had as well.
  expect(asked(15, 5)).toBeNull()
  // Beside the curve all that is known is how far the product reaches.
  expect(asked(5, 35)).toBeNull()
  expect(asked(5, 45)).toEqual({ why: 'below', ruler: 'head' })
})

test('size by size there is a least as well', () => {
  const sizes = [
    { x: 50, low: 2, y: 70 },
    { x: 100, low: 8, y: 280 },
  ]
  const spans = { size: { from: 50, to: 100 }, flow: { from: 2, to: 280 } }
  const one = { spans, media: [], limit: { over: 'size', of: 'flow', points: sizes } }
  const asked = (size: number, flow: number) => misfitOf(one, { marks: { size, flow }, medium: '' })
  expect(asked(100, 100)).toBeNull()
  expect(asked(50, 100)).toEqual({ why: 'short', ruler: 'flow' })
  expect(asked(100, 5)).toEqual({ why: 'least', ruler: 'flow' })
})

test('of two curves above the point the lower one suits better, and both better than a mere range', () => {
  const twice = points.map(({ x, y }) => ({ x, low: null, y: y * 2 }))
  const asked = { marks: { flow: 15, head: 30 }, medium: '' }
  const rank = (one: typeof pump) => rankOf(one, asked, { flow: [0, 30], head: [0, 80] })
  const higher = rank({ ...pump, limit: { ...pump.limit, points: twice } })
  expect(rank(pump)).toBeGreaterThan(higher)
  expect(higher).toBeGreaterThan(0.5)
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
