// What the search finds by the names of choices, of attributes and of fields of the owner.
import { expect, test } from 'vitest'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { productTypeCalls as typeCalls } from '#contract/products/product-type.ts'
import { searchCalls } from '#contract/site/search.ts'
import { followFields } from '#server/publishing/search/field-changes.ts'
import { testApp } from '#server/testing/app.ts'
import { type Field, fieldDesk, searchDesk, words } from '#server/testing/desks/field-desk.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'

const app = await testApp()
const { admin, published } = await productDesk(app)
const { storage, now } = app.parts
const { write, writeOf, empty } = fieldDesk(app, admin)
const { tidy, models, outOfDate } = searchDesk(app)

type Choices = { key: string; name: { zh: string; en: string; es: string } }[]
const steel = { key: 'c1', name: words('Stainless steel', 'Acero inoxidable') }
const brass = { key: 'c2', name: words('Brass', 'Latón') }
const body = (choices: Choices = [steel, brass]): Field => ({
  ...{ key: 'o1', name: words('Body'), type: 'choices', choices },
})

/** A type that visitors see; its products say how they are driven. */
const addType = (name: string, key: string, choices: Choices, level = 0) =>
  app.get(
    typeCalls.add,
    {
      ...{ productTypeName: words(name), productTypeLevel: String(level) },
      attributes: [{ key, name: words('Drive'), type: 'choice', choices }],
    },
    admin,
  )

await write(body())
await published('F-1', { values: { o1: ['c1', 'c2'] } })
await published('F-2', { values: { o1: ['c2'] } })

test('a record is found by any word of the choices it made in a field, in each language', async () => {
  expect(await models('stainless')).toEqual(['F-1'])
  expect(await models('inoxidable', 'es')).toEqual(['F-1'])
  expect(await models('brass')).toEqual(['F-1', 'F-2'])
})

test('records of other kinds are found by their choices as well', async () => {
  const topic = { ...body([{ key: 'c1', name: words('Trade fairs') }]), name: words('Topic') }
  await writeOf('news', [topic])
  const draft = { title: words('Meet us'), body: { en: 'Words.' }, values: { o1: ['c1'] } }
  const { id, version } = await app.get(newsCalls.add, draft, admin)
  await app.get(newsCalls.publish, { id, version }, admin)
  const { items } = await app.get(searchCalls.search, { keyword: 'fairs', lang: 'en', kind: 'news' })
  expect(items).toMatchObject([{ title: 'Meet us', summary: '' }])
})

test('a choice that is called otherwise is found by its new name alone', async () => {
  await write(body([steel, { ...brass, name: words('Gunmetal') }]))
  expect(await models('gunmetal')).toEqual(['F-1', 'F-2'])
  expect(await models('brass')).toEqual([])
  expect(await models('stainless')).toEqual(['F-1'])
  await write(body())
  expect(await models('gunmetal')).toEqual([])
  expect(await models('brass')).toEqual(['F-1', 'F-2'])
})

test('choices of a field for staff, of one that was removed or of another type are found by nobody', async () => {
  for (const hidden of [[{ ...body(), forStaff: true }], [], [{ ...body(), type: 'yesNo' as const }]]) {
    await write(...hidden)
    expect(await models('stainless')).toEqual([])
    await write(body())
    expect(await models('stainless')).toContain('F-1')
  }
})

test('what was emptied is found no more', async () => {
  const coat: Field = {
    key: 'o2',
    name: words('Coat'),
    type: 'choice',
    choices: [{ key: 'c1', name: words('Enamel') }],
  }
  await write(body(), coat)
  await published('F-4', { values: { o2: 'c1' } })
  expect(await models('enamel')).toEqual(['F-4'])
  await write(body())
  await empty('o2')
  await tidy()
  expect(await models('enamel')).toEqual([])
})

const ribbon = { key: 'ribbon', name: words('Belt driven', 'Por correa') }
const upper = await addType('Fans', 'drive', [ribbon])
const lower = await addType('Roof fans', 'mount', [{ key: 'ribbon', name: words('Flush') }], upper.id)
const other = await addType('Pumps', 'drive', [{ key: 'ribbon', name: words('Geared') }])
await published('T-1', { productTypeId: upper.id, values: { drive: 'ribbon' } })
await published('T-2', { productTypeId: lower.id, values: { drive: 'ribbon', mount: 'ribbon' } })
await published('T-3', { productTypeId: other.id, values: { drive: 'ribbon' } })

test('choices of attributes are found as their type, or one above it, calls them', async () => {
  expect(await models('driven')).toEqual(['T-1', 'T-2'])
  expect(await models('correa', 'es')).toEqual(['T-1', 'T-2'])
  expect(await models('flush')).toEqual(['T-2'])
  expect(await models('geared')).toEqual(['T-3'])
  // How a choice is kept is nobody's word.
  expect(await models('ribbon')).toEqual([])
})

test('products follow what their type calls its choices, and where it stands; others are left alone', async () => {
  await tidy()
  await followFields(storage, now())
  expect(await outOfDate()).toEqual([])
  const read = await app.get(typeCalls.read, { id: lower.id }, admin)
  const renamed = [{ ...read.attributes[0], choices: [{ key: 'ribbon', name: words('Recessed') }] }]
  const { id, version } = read
  const changed = await app.get(typeCalls.update, { id, version, attributes: renamed as never }, admin)
  await followFields(storage, now())
  expect(await outOfDate()).toEqual(['T-2'])
  await tidy()
  expect(await models('recessed')).toEqual(['T-2'])
  expect(await models('flush')).toEqual([])

  const place = { productTypeLevel: '0', position: 0 }
  await app.get(typeCalls.move, { id, version: changed.version, ...place }, admin)
  await tidy()
  expect(await models('driven')).toEqual(['T-1'])
})

test('a product that a type learns of later is found by its choice once that is published', async () => {
  const { id, version, attributes } = await app.get(typeCalls.read, { id: other.id }, admin)
  const more = {
    key: 'seal',
    name: words('Seal'),
    type: 'choice',
    choices: [{ key: 'lip', name: words('Labyrinth') }],
  }
  const draft = { id, version, attributes: [...attributes, more] as never, publish: false }
  const saved = await app.get(typeCalls.update, draft, admin)
  await published('T-4', { productTypeId: id, values: { seal: 'lip' } })
  await tidy()
  expect(await models('labyrinth')).toEqual([])
  await app.get(typeCalls.publish, { id, version: saved.version }, admin)
  await tidy()
  expect(await models('labyrinth')).toEqual(['T-4'])
})
