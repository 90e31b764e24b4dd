// The tree of types is made once for as long as what it is made of stays the same.
import { expect, test } from 'vitest'
import { mediaCalls } from '#contract/media/media.ts'
import { productTypeCalls as calls } from '#contract/products/product-type.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { namedChoices } from '#server/publishing/search/named-choices.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { at } from '#server/testing/desks/type-desk.ts'
import { drawPicture, uploadDescribed } from '#server/testing/pictures.ts'
import { publishedTypes } from './type-tree.ts'

const app = await testApp()
const { admin, type, published } = await productDesk(app)
const { storage, now } = app.parts
const tree = () => publishedTypes(storage.db, now())

test('the same tree is answered while nothing changes, also when products do', async () => {
  const before = await tree()
  await published('T-1')
  expect(await tree()).toBe(before)
  expect(namedChoices(await tree(), new Set())).toBe(namedChoices(before, new Set()))
})

test('nobody can change the tree that others read', async () => {
  const [first] = (await tree()).all
  expect(() => Object.assign(first ?? {}, { productCount: 7 })).toThrow(TypeError)
})

test('counts of products are made anew and stay out of the tree that is shared', async () => {
  const counted = await publishedTypes(storage.db, now(), 'products')
  expect(counted.find(type.id)).toMatchObject({ productCount: 1 })
  await published('T-2')
  const again = await publishedTypes(storage.db, now(), 'products')
  expect(again.find(type.id)).toMatchObject({ productCount: 2 })
  expect((await tree()).find(type.id)).toMatchObject({ productCount: 0 })
})

test('a type that is renamed, added or given attributes is in the next tree', async () => {
  const before = await tree()
  const child = await app.get(
    calls.add,
    { productTypeName: { en: 'Ball valves' }, productTypeLevel: String(type.id) },
    admin,
  )
  expect((await tree()).childrenOf(type.id)).toMatchObject([{ productTypeName: { en: 'Ball valves' } }])
  const choices = [{ key: 'c1', name: { en: 'Brass' } }]
  const attributes = [{ key: 'a1', name: { en: 'Body' }, type: 'choice' as const, choices }]
  await app.get(calls.update, { ...at(child), productTypeName: { en: 'Balls' }, attributes }, admin)
  const after = await tree()
  expect(after.find(child.id)).toMatchObject({ productTypeName: { en: 'Balls' } })
  expect(namedChoices(after, new Set()).read('a brass pump', 'en')).toMatchObject([{ from: 2, to: 7 }])
  expect(before.all).toHaveLength(1)
})

test('a picture that is described anew is told as it is now', async () => {
  const picture = await uploadDescribed(app.app, admin.token, await drawPicture('#204060'))
  const shown = await app.get(
    calls.add,
    { productTypeName: { en: 'Pumps' }, productTypeLevel: '0', covers: [picture.key] },
    admin,
  )
  const cover = async () => (await tree()).find(shown.id)?.cover
  expect(await cover()).toMatchObject({ alt: { en: 'A picture' } })
  const alt = inEach({ zh: '泵', en: 'A pump', es: 'Una bomba' })
  await app.get(mediaCalls.describe, { ...at(picture), alt }, admin)
  expect(await cover()).toMatchObject({ alt: { en: 'A pump' } })
})
