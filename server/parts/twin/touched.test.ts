import { expect, test } from 'vitest'
import { placeOf } from '#server/parts/twin/manifests/manifest.ts'
import { inOrder } from './touched.ts'

async function* addresses(count: number) {
  for (let at = 0; at < count; at++) yield `/en/productDetail/${at}-product-${at}`
}

test('addresses come in the order of their places, from one place on', async () => {
  const all = (await inOrder(addresses(2_000), '')).first(5_000)
  const places = all.map(placeOf)
  expect(places).toHaveLength(2_000)
  expect(places).toEqual(places.toSorted())
  expect(new Set(all)).toHaveLength(2_000)
  const from = places[1_500] ?? ''
  expect((await inOrder(addresses(2_000), from)).first(5_000)).toEqual(all.slice(1_500))
})

test('addresses are taken from the front, some at a time', async () => {
  const all = (await inOrder(addresses(2_000), '')).first(2_000)
  const line = await inOrder(addresses(2_000), '')
  const taken: string[] = []
  while (line.length() > 0) {
    const some = line.first(130)
    expect(line.first(1)).toEqual(some.slice(0, 1))
    taken.push(...some.slice(0, 100))
    line.drop(Math.min(100, some.length))
  }
  expect(taken).toEqual(all)
  expect(line.first(1)).toEqual([])
})

test('others have their turns while a hundred thousand are put in order', async () => {
  let turns = 0
  const counting = setInterval(() => void turns++, 1)
  await inOrder(addresses(100_000), '')
  clearInterval(counting)
  expect(turns).toBeGreaterThan(20)
})
