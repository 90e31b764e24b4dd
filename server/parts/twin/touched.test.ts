import { expect, test } from 'vitest'
import { placeOf } from './manifest.ts'
import { inOrder } from './touched.ts'

async function* addresses(count: number) {
  for (let at = 0; at < count; at++) yield `/en/productDetail/${at}-product-${at}`
}

test('addresses come in the order of their places, from one place on', async () => {
  const all = await inOrder(addresses(2_000), '')
  const places = all.map(placeOf)
  expect(places).toHaveLength(2_000)
  expect(places).toEqual(places.toSorted())
  const from = places[1_500] ?? ''
  expect(await inOrder(addresses(2_000), from)).toEqual(all.slice(1_500))
})

test('others have their turns while a hundred thousand are put in order', async () => {
  let turns = 0
  const counting = setInterval(() => void turns++, 1)
  await inOrder(addresses(100_000), '')
  clearInterval(counting)
  expect(turns).toBeGreaterThan(20)
})
