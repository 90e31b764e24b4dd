// Drawings follow their figures: no figure, no drawing; sizes stand in their proportion; figures are said in both systems.
import { expect, test } from 'vitest'
import { curveOf } from './curve.ts'
import { type Dimensions, outlineOf } from './outline.ts'

const size = (figure: number) => ({ figure, metric: String(figure), us: `${figure}″` })
const NO_HOLES = { metric: '', us: null }
const FLANGED: Dimensions = { L: size(250), H: size(370), D: size(220), K: size(180) }

test('without a length or a height nothing is drawn', () => {
  expect(outlineOf({ L: size(250) }, NO_HOLES)).toBeNull()
  expect(outlineOf({ H: size(250) }, NO_HOLES)).toBeNull()
})

test('a flange has the holes that are stated, and what is drawn keeps its proportions', () => {
  const shapes = outlineOf(FLANGED, { metric: '8 × 18', us: '8 × 0.709' })?.shapes ?? []
  expect(shapes.filter(({ look }) => look === 'drawing-hole')).toHaveLength(8)
  const radius = (look: string) =>
    shapes.flatMap((one) => (one.is === 'circle' && one.look === look ? [one.r] : []))[0] ?? 0
  expect(radius('drawing-axis') / radius('drawing-outline')).toBeCloseTo(180 / 220)
  const says = shapes.flatMap((one) => (one.is === 'text' ? one.says : []))
  expect(says).toContainEqual(size(370))
})

test('a limit is a band to both sides of nought, results are points, and an axis is named in both systems', () => {
  const curve = {
    ...{ form: 'limits' as const, title: 'Error' },
    x: { name: 'Velocity', unit: 'm/s', us: { unit: 'ft/s', factor: 3.28, zero: 0 } },
    y: { name: 'Error', unit: '%', us: null },
    series: [
      {
        name: 'Limit',
        points: [
          { x: 0.1, y: 0.6 },
          { x: 10, y: 0.2 },
        ],
      },
      { name: 'Measured', points: [{ x: 1, y: 0.1 }] },
    ],
  }
  const shapes = curveOf(curve, 'en')?.shapes ?? []
  expect(shapes.filter(({ look }) => look === 'chart-band')).toHaveLength(1)
  expect(shapes.filter(({ look }) => look === 'chart-line first')).toHaveLength(2)
  expect(shapes.filter(({ look }) => look === 'chart-point')).toHaveLength(1)
  const says = shapes.flatMap((one) => (one.is === 'text' ? one.says : []))
  expect(says).toContainEqual({ metric: 'Velocity, m/s', us: 'Velocity, ft/s' })
  expect(says).toContainEqual({ metric: 'Error, %', us: null })
  expect(curveOf({ ...curve, series: [] }, 'en')).toBeNull()
})
