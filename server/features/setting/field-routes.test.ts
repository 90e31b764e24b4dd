// Fields that the owner adds: from the setting to what is asked of records and read by visitors.
import { expect, test } from 'vitest'
import { NO_TEXT } from '#contract/content/blank.ts'
import { DECLARED_CALLS } from '#contract/kinds/declared-calls.ts'
import { productCalls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { fieldCalls as calls } from '#contract/site/field-settings.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { storedFields } from '#server/publishing/fields/own-fields.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'

const app = await testApp()
const { admin, type, draft, published } = await productDesk(app)
const { event } = DECLARED_CALLS

type Update = InputOf<typeof calls.update>
type Given = Update['attributes'][number]
const words = (text: string) => ({ zh: text, en: text, es: text })
const origin = (more: Partial<Given> = {}): Given => ({
  ...{ key: 'o1', name: words('Made in'), type: 'choice' as const },
  choices: [
    { key: 'c1', name: words('China') },
    { key: 'c2', name: words('Spain') },
  ],
  ...more,
})
const tariff: Given = { key: 'o2', name: words('Tariff number'), type: 'text' }

const read = async (kind: Update['kind']) => {
  const found = (await app.get(calls.read, {}, admin)).find((one) => one.kind === kind)
  if (!found) throw new Error(kind)
  return found
}
const write = async (kind: Update['kind'], attributes: Given[]) =>
  app.get(calls.update, { kind, attributes, version: (await read(kind)).version }, admin)
async function refused(kind: Update['kind'], attributes: Given[]) {
  const answer = await app.ask(calls.update, { kind, attributes, version: (await read(kind)).version }, admin)
  expect(answer.code).toBe(CODE.invalid)
  return Object.keys((answer.data as unknown as { fields: object }).fields)
}
const page = (id: number) => app.get(productCalls.getById, { id, lang: 'en' })
const factsOf = async (id: number) =>
  (await page(id)).specs.flatMap(({ rows }) => rows.map(({ name, value }) => `${name}: ${value}`))
const browse = (filter: string) =>
  app.get(productCalls.browse, { lang: 'en', typeId: type.id, filter, page: 1, limit: 20 })

test('a field of all products is asked for, read on their pages and cards, and narrows lists, at once', async () => {
  expect(await read('product')).toEqual({
    ...{ kind: 'product', attributes: [], removed: [], emptied: [], version: 0 },
  })
  const before = await published('M-0')
  expect(await factsOf(before.id)).toEqual([])
  await write('product', [origin({ onCard: true, inSide: true }), tariff])
  const one = await published('M-1', { values: { o1: 'c1', o2: words('8481') } })
  const two = await published('M-2', { values: { o1: 'c2' } })
  expect(await factsOf(one.id)).toEqual(['Made in: China', 'Tariff number: 8481'])
  // Beside the picture, and in the table that says all.
  expect((await page(one.id)).side).toMatchObject([{ name: 'Made in', value: 'China' }])
  const all = await browse('')
  expect(all.items.find(({ id }) => id === two.id)?.keySpecs.map(({ value }) => value)).toEqual(['Spain'])
  expect(all.facets).toMatchObject([
    {
      key: 'o1',
      values: [
        { key: 'c1', count: 1 },
        { key: 'c2', count: 1 },
      ],
    },
  ])
  expect((await browse('o1:c2')).items.map(({ id }) => id)).toEqual([two.id])
})

test('renamed, a field says the same under its new name on pages that were kept before', async () => {
  const { id } = await published('M-3', { values: { o1: 'c1' } })
  expect(await factsOf(id)).toEqual(['Made in: China'])
  await write('product', [origin({ name: words('Country of origin') }), tariff])
  expect(await factsOf(id)).toEqual(['Country of origin: China'])
})

test('what does not fit a field is refused, and what it requires is asked for before publishing alone', async () => {
  await write('product', [origin({ required: true }), tariff])
  const wrong = await app.ask(
    productCalls.add,
    { productModel: 'M-4', productName: words('M-4'), productTypeId: type.id, values: { o1: 'c9', o7: 1 } },
    admin,
  )
  expect(wrong).toMatchObject({ code: CODE.invalid, data: { fields: {} } })
  expect(Object.keys((wrong.data as unknown as { fields: object }).fields)).toEqual([
    'values.o1',
    'values.o7',
  ])
  const { id, version } = await draft('M-4')
  const early = await app.ask(productCalls.publish, { id, version }, admin)
  expect(early).toMatchObject({ data: { fields: { 'values.o1': expect.any(String) } } })
  const whole = await app.get(productCalls.update, { id, version, values: { o1: 'c2' } }, admin)
  await app.get(productCalls.publish, { id, version: whole.version }, admin)
  expect(await factsOf(id)).toEqual(['Made in: Spain'])
})

test('removed, a field is hidden and nothing is lost; it comes back, or is emptied with a count', async () => {
  await write('product', [origin(), tariff])
  const { id } = await published('M-5', { values: { o1: 'c1', o2: words('9026') } })
  const hidden = await write('product', [origin()])
  expect(hidden.removed.map(({ key }) => key)).toEqual(['o2'])
  expect(await factsOf(id)).toEqual(['Made in: China'])
  await write('product', [origin(), tariff])
  expect(await factsOf(id)).toEqual(['Made in: China', 'Tariff number: 9026'])

  const { version } = await write('product', [origin()])
  const uses = await app.get(calls.uses, { kind: 'product', key: 'o2' }, admin)
  expect(uses).toEqual({ records: 2, published: 2 })
  const emptied = await app.get(calls.empty, { kind: 'product', key: 'o2', version }, admin)
  expect(emptied).toMatchObject({ records: 2, settings: { removed: [], emptied: ['o2'] } })
  expect(await app.get(calls.uses, { kind: 'product', key: 'o2' }, admin)).toEqual({
    records: 0,
    published: 0,
  })
  expect((await app.get(productCalls.read, { id }, admin)).values).toEqual({ o1: 'c1' })
  expect(await refused('product', [origin(), tariff])).toEqual(['attributes.1.key'])
  // A form that was opened before still sends what it read.
  const now = await app.get(productCalls.read, { id }, admin)
  const sent = { id, version: now.version, values: { o1: 'c2', o2: words('9026') } }
  expect((await app.get(productCalls.update, sent, admin)).values).toEqual({ o1: 'c2' })
})

test('a field in use is not emptied, and one without a name or with a key of a type is refused', async () => {
  const { version } = await write('product', [origin()])
  expect(await app.ask(calls.empty, { kind: 'product', key: 'o1', version }, admin)).toMatchObject({
    code: CODE.notFound,
  })
  expect(await refused('product', [origin({ name: NO_TEXT })])).toEqual(['attributes.0.name'])
  expect(await refused('product', [origin(), origin()])).toEqual(
    expect.arrayContaining(['attributes.1.key', 'attributes.1.name']),
  )
  expect(await refused('product', [origin({ key: 'a1' })])).toEqual(['attributes.0.key'])
  const taking = { productTypeName: words('Taking'), productTypeLevel: '0' }
  const taken = await app.ask(
    productTypeCalls.add,
    { ...taking, attributes: [{ key: 'o1', name: words('Mine'), type: 'text' }] },
    admin,
  )
  expect(taken).toMatchObject({ code: CODE.invalid })
  await app.get(
    productTypeCalls.add,
    { ...taking, attributes: [{ key: 'o5', name: words('Mine'), type: 'text' }] },
    admin,
  )
  expect(await refused('product', [origin(), { ...tariff, key: 'o5' }])).toEqual(['attributes.1.key'])
})

test('a field that becomes a figure says first what records would become, and converts what can be read', async () => {
  const lead = { ...{ key: 'o3', name: words('Lead time') }, type: 'text' as const }
  await write('product', [origin(), lead])
  const plain = await published('L-1', { values: { o3: words('10 days') } })
  const bare = await published('L-2', { values: { o3: { zh: '', en: '21', es: '' } } })
  const lost = await published('L-3', { values: { o3: words('on request') } })
  const figure = { ...lead, type: 'number' as const, dimension: 'time' as const, unit: 'day' }
  const { version } = await write('product', [origin(), figure])
  expect(await factsOf(bare.id)).toEqual([])
  const dry = await app.get(
    calls.misfits,
    { kind: 'product', key: 'o3' },
    {
      ...admin,
      cookies: { language: 'en' },
    },
  )
  expect(dry).toMatchObject({ records: 3, readable: 2 })
  expect(dry.items.map(({ id, says, becomes }) => [id, says, becomes])).toEqual([
    [lost.id, 'on request', null],
    [plain.id, '10 days', '10 days'],
    [bare.id, '21', '21 days'],
  ])
  const done = await app.get(calls.convert, { kind: 'product', key: 'o3', version }, admin)
  expect(done.records).toBe(2)
  expect((await page(plain.id)).specs.flatMap(({ rows }) => rows)).toMatchObject([
    { name: 'Lead time', value: '10' },
  ])
  expect((await browse('o3:20..')).items.map(({ id }) => id)).toEqual([bare.id])
  const left = await app.get(productCalls.read, { id: lost.id }, admin)
  expect(left.values).toMatchObject({ o3: words('on request') })
})

test('other kinds have fields as well: an event says its own, and visitors read them as facts', async () => {
  await write('event', [{ key: 'o1', name: words('Seats'), type: 'number' }])
  const added = await app.get(
    event.add,
    {
      ...{ title: words('Fair'), summary: words('S'), place: words('Madrid') },
      ...{ starts: '2026-07-01', ends: '2026-07-02', values: { o1: 40 } },
    },
    admin,
  )
  await app.get(event.publish, { id: added.id, version: added.version }, admin)
  const { facts } = await app.get(event.getById, { id: added.id, lang: 'es' })
  expect(facts).toMatchObject([{ name: 'Seats', value: '40', unit: '' }])
  const wrong = await app.ask(
    event.update,
    { id: added.id, version: added.version, values: { o1: words('many') } },
    admin,
  )
  expect(Object.keys((wrong.data as unknown as { fields: object }).fields)).toEqual(['values.o1'])
  expect(await factsOf((await published('M-6', { values: { o1: 'c1' } })).id)).toEqual(['Made in: China'])
})

test('whoever saves over an older list is told of the newer one; who may not is refused', async () => {
  const late = await app.ask(calls.update, { kind: 'news', attributes: [], version: 7 }, admin)
  expect(late).toMatchObject({ code: CODE.conflict })
  const guest = await app.ask(calls.read, {})
  expect(guest.code).toBe(CODE.notSignedIn)
  const editor = await app.personWith('editor', ['web_product'])
  expect(await app.ask(calls.update, { kind: 'news', attributes: [], version: 0 }, editor)).toMatchObject({
    code: CODE.forbidden,
  })
  expect((await app.get(calls.read, {}, editor)).length).toBe(7)
  expect((await storedFields(app.parts.storage.db, 'news')).version).toBe(0)
})
