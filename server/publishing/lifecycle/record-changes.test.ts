// What a change of a record is told as: every list that it stood in or stands in is made anew, and what was hidden stays so.
import { expect, test } from 'vitest'
import { productCalls as calls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'

const app = await testApp()
const { admin, type, published } = await productDesk(app)

test('a product that goes to another type leaves the list of the one and stands in that of the other', async () => {
  const other = await app.get(
    productTypeCalls.add,
    { productTypeName: 'Pumps', productTypeLevel: '0' },
    admin,
  )
  const { id, version } = await published('M-1')
  const listed = async (typeId: number) => {
    const url = `${calls.listAll.path}?typeId=${typeId}&lang=en`
    const { data } = (await app.inject({ method: 'GET', url })).json()
    return data.items.map((item: { id: number }) => item.id)
  }
  expect([await listed(type.id), await listed(other.id)]).toEqual([[id], []])
  const moved = await app.get(calls.update, { id, version, productTypeId: other.id }, admin)
  await app.get(calls.publish, { id, version: moved.version }, admin)
  expect([await listed(type.id), await listed(other.id)]).toEqual([[], [id]])
})

test('taking a record off is told to every node as such, so that no copy of before comes back; publishing is not', async () => {
  const heard: string[] = []
  app.parts.bus.listen((changed) => void heard.push(...(changed ?? [])))
  const { id, version } = await published('M-2')
  expect(heard).toContain(`product:${id}`)
  expect(heard).not.toContain('product!')
  await app.get(calls.unpublish, { id, version }, admin)
  expect(heard).toContain('product!')
})

test('what changes in a working copy alone is told as that: what visitors are shown stays kept', async () => {
  const { id, version } = await published('M-3')
  const url = `${calls.listAll.path}?typeId=${type.id}&lang=en`
  const list = async () => (await app.inject({ method: 'GET', url })).body
  const before = await list()
  const heard: string[] = []
  app.parts.bus.listen((changed) => void heard.push(...(changed ?? [])))
  const saved = await app.get(calls.update, { id, version, productName: { en: 'M-3 anew' } }, admin)
  expect(heard).toEqual([`~product:${id}`])
  expect(await list()).toBe(before)

  // A plan is heard of when it is made, since what is planned stands among what is published.
  const plan = { publishAt: null, unpublishAt: new Date(app.parts.now() + 3_600_000).toISOString() }
  const planned = await app.get(calls.schedule, { id, version: saved.version, ...plan }, admin)
  expect(heard).toContain(`product:${id}`)
  heard.length = 0
  await app.get(calls.publish, { id, version: planned.version }, admin)
  expect(heard).toContain(`product:${id}`)
  expect(await list()).toContain('M-3 anew')
})
