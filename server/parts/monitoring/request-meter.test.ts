import { expect, test } from 'vitest'
import { createRequestMeter } from './request-meter.ts'

test('rates are of the span since the last look, totals of all time', () => {
  let at = 0
  const meter = createRequestMeter(() => at)
  for (let index = 0; index < 20; index++) meter.count(200, 4)
  meter.count(404, 30)
  meter.count(503, 20_000)
  at = 5_000
  const rates = meter.look()
  expect(rates).toMatchObject({ answered: 4, refused: 0.2, failed: 0.2 })
  expect(rates.p50).toBeCloseTo(4, 1)
  expect(rates.p95).toBeGreaterThan(25)
  at = 10_000
  expect(meter.look()).toEqual({ answered: 0, refused: 0, failed: 0, p50: null, p95: null })
  expect(meter.totals()).toEqual({
    byOutcome: { answered: 20, refused: 1, failed: 1 },
    buckets: [20, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1],
    totalMs: 20_110,
  })
})
