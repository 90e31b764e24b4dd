import { expect, test } from 'vitest'
import { keptOf } from './kept.ts'
import { BROTLI, GZIP } from './packing.ts'

test('what is kept stands in memory of its own: a small answer keeps no larger piece alive that it shared', async () => {
  const kept = keptOf({ body: JSON.stringify(Array.from({ length: 300 }, (_, at) => at)), madeFrom: [] })
  const way = kept.way()
  const held = [kept.body, way.from?.bytes, way.from?.head]
  for (const each of [BROTLI, GZIP]) held.push((await kept.packed(each)).bytes)
  expect(held.map((bytes) => bytes?.buffer.byteLength)).toEqual(held.map((bytes) => bytes?.length))
  expect(held.every((bytes) => bytes && bytes.length > 0)).toBe(true)
})
