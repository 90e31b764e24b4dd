// What the search finds in fields of the owner, when those change.
import { expect, test } from 'vitest'
import { productCalls } from '#contract/products/product.ts'
import { fieldCalls } from '#contract/site/field-settings.ts'
import { storedFields } from '#server/publishing/fields/own-fields.ts'
import { followFields } from '#server/publishing/search/field-changes.ts'
import { testApp } from '#server/testing/app.ts'
import { type Field, fieldDesk, searchDesk, words } from '#server/testing/desks/field-desk.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'

const app = await testApp()
const { admin, published } = await productDesk(app)
const { storage, now, fields } = app.parts
const { write, versionOf, empty } = fieldDesk(app, admin)
const { tidy, models, outOfDate } = searchDesk(app)

const origin: Field = { key: 'o1', name: words('Made in'), type: 'text' }
const length: Field = { key: 'o2', name: words('Length'), type: 'number' }

await write(origin, length)
await published('A-1', { values: { o1: words('Guadalajara'), o2: 5 } })
await published('A-2', { values: { o2: 7 } })

/** As a change is that a program ends after: nothing has followed it yet. */
async function removeUnfollowed() {
  const before = await storedFields(storage.db, 'product')
  const next = { ...before, attributes: [], removed: [...before.attributes, ...before.removed] }
  await storage.db.transaction().execute((within) => fields.change(within, 'product', next))
  await fields.tell()
}

test('a text in a field that is removed is found no more, and found again once the field is back', async () => {
  expect(await models('guadalajara')).toEqual(['A-1'])
  await write(length)
  await tidy()
  expect(await models('guadalajara')).toEqual([])
  await write(origin, length)
  await tidy()
  expect(await models('guadalajara')).toEqual(['A-1'])
})

test('a text is not found while its field is of another type, nor after that was emptied at once', async () => {
  await write({ ...origin, type: 'yesNo' }, length)
  await tidy()
  expect(await models('guadalajara')).toEqual([])
  await write(origin, length)
  await tidy()
  expect(await models('guadalajara')).toEqual(['A-1'])
  await write(length)
  await empty('o1')
  await tidy()
  expect(await models('guadalajara')).toEqual([])
})

test('a figure that is converted into words is found by them', async () => {
  await write({ ...length, type: 'text' })
  await app.get(fieldCalls.convert, { kind: 'product', key: 'o2', version: await versionOf() }, admin)
  await tidy()
  expect(await models('7')).toContain('A-2')
})

test('records that say no text to what changed are left alone, and a round that was stopped begins anew', async () => {
  const place: Field = { key: 'o3', name: words('Place'), type: 'text' }
  await write(place)
  await tidy()
  await published('B-1', { values: { o3: words('Zaragoza') } })
  await published('B-2')
  await removeUnfollowed()
  await followFields(storage, now(), () => false)
  expect(await outOfDate()).toEqual([])
  await followFields(storage, now())
  expect(await outOfDate()).toEqual(['B-1'])
  await tidy()
  expect(await models('zaragoza')).toEqual([])
  await followFields(storage, now())
  expect(await outOfDate()).toEqual([])
})

test('a record published while its field is hidden is found by it once the field is back', async () => {
  const place: Field = { key: 'o3', name: words('Place'), type: 'text' }
  await write(place)
  const { id, version: first } = await published('C-1', { values: { o3: words('Toledo') } })
  await write()
  await app.get(productCalls.publish, { id, version: first }, admin)
  expect(await models('toledo')).toEqual([])
  await tidy()
  await write(place)
  await tidy()
  expect(await models('toledo')).toEqual(['C-1'])
})
