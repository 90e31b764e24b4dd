// For whom a field of the owner is and where it counts: hidden from visitors, found by their search, a column of the console's list.
import { expect, test } from 'vitest'
import { DECLARED_CALLS } from '#contract/kinds/declared-calls.ts'
import { successCaseKind } from '#contract/kinds/success-case.ts'
import { successCaseCalls } from '#contract/news-and-cases/success-case.ts'
import { productCalls } from '#contract/products/product.ts'
import { fieldCalls as calls } from '#contract/site/field-settings.ts'
import { searchCalls } from '#contract/site/search.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { writeFields } from '#server/publishing/fields/own-fields.ts'
import { kindLists } from '#server/publishing/kinds/lists.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'

const app = await testApp()
const { admin, type, draft, published } = await productDesk(app)
const { event } = DECLARED_CALLS

type Update = InputOf<typeof calls.update>
type Given = Update['attributes'][number]
const words = (text: string) => ({ zh: text, en: text, es: text })
const supplier: Given = { key: 'o1', name: words('Supplier'), type: 'text', onCard: true }
const stock: Given = {
  ...{ key: 'o2', name: words('Stock'), type: 'choice' as const, onCard: true },
  choices: [
    { key: 'c1', name: words('In stock') },
    { key: 'c2', name: words('Sold out') },
  ],
}
const flow: Given = { key: 'o3', name: words('Tested at'), type: 'number', dimension: 'flow', unit: 'm³/h' }
const ports: Given = { ...stock, key: 'o4', name: words('Ports'), type: 'choices' }
const checked: Given = { key: 'o5', name: words('Checked'), type: 'yesNo' }
const held: Given = { key: 'o7', name: words('Held'), type: 'date' }
const rooms: Given = { key: 'o6', name: words('Rooms'), type: 'range' }

const versionOf = async (kind: Update['kind']) =>
  (await app.get(calls.read, {}, admin)).find((one) => one.kind === kind)?.version ?? 0
const write = async (kind: Update['kind'], attributes: Given[]) =>
  app.get(calls.update, { kind, attributes, version: await versionOf(kind) }, admin)
const found = async (keyword: string) =>
  (await app.get(searchCalls.search, { keyword, lang: 'en' })).items.map(({ title }) => title)
const browse = (filter: string) =>
  app.get(productCalls.browse, { lang: 'en', typeId: type.id, filter, page: 1, limit: 20 })
const models = async (own: string, sort: '-updateTime' | 'productModel' = 'productModel') =>
  (await app.get(productCalls.list, { own, sort, limit: 100 }, admin)).items.map(
    ({ productModel }) => productModel,
  )

/** All that visitors are told of two products, as text. */
async function told(ids: number[]) {
  const answers = [
    await Promise.all(ids.map((id) => app.get(productCalls.getById, { id, lang: 'en' }))),
    await app.get(productCalls.listAll, { lang: 'en' }),
    await app.get(productCalls.compare, { ids: ids.join(','), lang: 'en' }),
    await browse(''),
    await app.get(searchCalls.search, { keyword: 'valve', lang: 'en' }),
  ]
  return JSON.stringify(answers)
}

test('of a field for staff visitors are told nothing, find nothing and narrow by nothing, from one moment to the other', async () => {
  await write('product', [supplier, stock, flow])
  const values = { o1: words('Zephyrine'), o2: 'c1' }
  const one = await published('S-1', {
    values: { ...values, o3: { from: 71, to: 71, dimension: 'flow', unit: 'm³/h' } },
  })
  const two = await published('S-2', { values: { o1: words('Quillon'), o2: 'c2' } })
  const ids = [one.id, two.id]
  expect(await told(ids)).toMatch(/Zephyrine.*Sold out/)
  expect(await found('zephyrine')).toEqual(['S-1'])
  expect(await found('71 m³/h')).toEqual(['S-1'])
  expect((await browse('o2:c1')).items.map(({ id }) => id)).toEqual([one.id])

  await write(
    'product',
    [supplier, stock, flow].map((field) => ({ ...field, forStaff: true })),
  )
  expect(await told(ids)).not.toMatch(/Zephyrine|Quillon|In stock|Sold out|Supplier|71/)
  expect(await found('zephyrine')).toEqual([])
  expect(await found('71 m³/h')).toEqual([])
  expect((await browse('o2:c1')).items).toHaveLength(2)
  // What is published from now on is not found by it either.
  const { id, version } = await app.get(productCalls.read, { id: two.id }, admin)
  const saved = await app.get(productCalls.update, { id, version, values: { o1: words('Marlow') } }, admin)
  await app.get(productCalls.publish, { id, version: saved.version }, admin)
  expect(await found('marlow')).toEqual([])
  expect((await app.get(productCalls.read, { id: one.id }, admin)).values).toMatchObject(values)

  await write('product', [supplier, stock, flow])
  expect(await told(ids)).toMatch(/Zephyrine/)
  expect(await found('zephyrine')).toEqual(['S-1'])
  expect(await found('marlow')).toEqual(['S-2'])
  expect((await browse('o2:c1')).items.map(({ id }) => id)).toEqual([one.id])
})

test('an event keeps a field for staff to itself, and requires it all the same', async () => {
  const seats: Given = { key: 'o1', name: words('Budget'), type: 'number', forStaff: true, required: true }
  await write('event', [seats])
  const { id, version } = await app.get(
    event.add,
    {
      ...{ title: words('Fair'), summary: words('S'), place: words('Madrid') },
      ...{ starts: '2026-07-01', ends: '2026-07-02' },
    },
    admin,
  )
  const early = await app.ask(event.publish, { id, version }, admin)
  expect(early).toMatchObject({ data: { fields: { 'values.o1': expect.any(String) } } })
  const whole = await app.get(event.update, { id, version, values: { o1: 4711 } }, admin)
  await app.get(event.publish, { id, version: whole.version }, admin)
  const seen = await app.get(event.getById, { id, lang: 'en' })
  expect(seen.facts).toEqual([])
  expect(JSON.stringify(seen)).not.toContain('4711')
})

test('words of a field are found like any text, like a title or not at all, as the owner says, at once', async () => {
  await write('product', [supplier])
  await published('W-1', { values: { o1: words('Kestrel') } })
  await published('W-2', { summary: { en: 'A valve beside a Kestrel, and the kestrel once more: kestrel.' } })
  await write('product', [{ ...supplier, search: 'title' }])
  expect(await found('kestrel')).toEqual(['W-1', 'W-2'])
  await write('product', [{ ...supplier, search: 'never' }])
  expect(await found('kestrel')).toEqual(['W-2'])
  await write('product', [])
  expect(await found('kestrel')).toEqual(['W-2'])
  await write('product', [supplier])
  expect((await found('kestrel')).toSorted()).toEqual(['W-1', 'W-2'])
})

test('a figure that is converted into words is found by them', async () => {
  await write('product', [{ ...supplier, type: 'number' }])
  await published('V-1', { values: { o1: 7313 } })
  const { version } = await write('product', [supplier])
  expect(await found('7313')).toEqual([])
  await app.get(calls.convert, { kind: 'product', key: 'o1', version }, admin)
  expect(await found('7313')).toEqual(['V-1'])
})

test('the list of the console says what is asked for as columns, in words, and is narrowed by them', async () => {
  await write('product', [{ ...stock, inList: true }, { ...flow, inList: true }, supplier])
  const at = (figure: number, unit = 'm³/h') => ({
    from: figure,
    to: figure,
    dimension: 'flow' as const,
    unit,
  })
  await draft('L-1', { values: { o2: 'c1', o3: at(10), o1: words('Hidden') } })
  await draft('L-2', { values: { o2: 'c2', o3: at(9000, 'L/h') } })
  await draft('L-3', { values: { o3: at(50) } })
  const { items } = await app.get(productCalls.list, { keyword: 'L-', sort: 'productModel' }, admin)
  expect(
    items.map(({ own }) => Object.fromEntries(Object.entries(own).map(([key, { en }]) => [key, en]))),
  ).toEqual([{ o2: 'In stock', o3: '10 m³/h' }, { o2: 'Sold out', o3: '9000 L/h' }, { o3: '50 m³/h' }])
  expect(await models('o3:..20')).toEqual(['L-1', 'L-2'])
  expect(await models('o3:50..')).toEqual(expect.arrayContaining(['L-3']))
  expect(await models('o2:c1;o3:5..10')).toEqual(['L-1'])
  expect(await models('o2:c1,c2;o3:..20')).toEqual(['L-1', 'L-2'])
  // What is no column, and what is no choice, narrows nothing.
  expect(await models('o1:hidden')).toEqual(await models('o2:c9'))
  expect((await app.ask(productCalls.list, { own: 'o2' }, admin)).code).toBe(CODE.invalid)
  const { total } = await app.get(productCalls.list, { own: 'o2:c2;o3:..20' }, admin)
  expect(total).toBe(1)
  const page = (page: number) =>
    app.get(productCalls.list, { own: 'o3:..20', sort: '-productModel', page, limit: 1 }, admin)
  expect([await page(1), await page(2), await page(3)]).toMatchObject([
    { total: 2, items: [{ productModel: 'L-2' }] },
    { total: 2, items: [{ productModel: 'L-1' }] },
    { total: 2, items: [] },
  ])
})

test('several choices, yes and no, days, and ranges without a unit narrow the list of an event; other kinds of values answer nothing', async () => {
  const fields = [ports, checked, rooms, held].map((field) => ({ ...field, inList: true }))
  await write('event', fields)
  const add = async (title: string, values: InputOf<typeof event.add>['values']) =>
    app.get(event.add, { title: words(title), values }, admin)
  await add('A', { o4: ['c1', 'c2'], o5: true, o6: { from: 5, to: null }, o7: '2026-03-01' })
  await add('B', { o4: ['c2'], o5: false, o6: { from: 1, to: 4 }, o7: '2026-04-01' })
  await add('C', { o6: 3 })
  const titles = async (own: string) =>
    (await app.get(event.list, { own, sort: 'createTime' }, admin)).items.map(({ title }) => title.en)
  expect(await titles('o4:c1')).toEqual(['A'])
  expect(await titles('o4:c1,c2')).toEqual(['A', 'B'])
  expect(await titles('o5:yes')).toEqual(['A'])
  expect(await titles('o5:no')).toEqual(['B'])
  expect(await titles('o6:4..')).toEqual(['A', 'B'])
  expect(await titles('o6:..3')).toEqual(['B', 'C'])
  expect(await titles('o7:2026-03-02..')).toEqual(['B'])
  expect(await titles('o7:2026-01-01..2026-03-01')).toEqual(['A'])
  await write('event', [
    { ...ports, type: 'choice', inList: true },
    { ...checked, type: 'choice', choices: stock.choices ?? [], inList: true },
  ])
  expect(await titles('o4:c1')).toEqual([])
  expect(await titles('o5:c1')).toEqual([])
})

test('a list that is longer than what is looked into at once is narrowed as a whole', async () => {
  await write('successCase', [{ ...checked, key: 'o1', inList: true }])
  const made = await app.get(successCaseCalls.add, { title: words('Case'), values: { o1: true } }, admin)
  const { db } = app.parts.storage
  const { id: _, ...row } = await db
    .selectFrom('entry')
    .selectAll()
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow()
  for (let nth = 0; nth < 21; nth += 1)
    await db
      .insertInto('entry')
      .values(Array.from({ length: 50 }, () => row))
      .execute()
  const last = await app.get(successCaseCalls.add, { title: words('Last'), values: { o1: false } }, admin)
  const list = (own: string) => app.get(successCaseCalls.list, { own, sort: '-createTime' }, admin)
  expect((await list('o1:yes')).total).toBe(1_051)
  expect((await list('o1:no')).items.map(({ id }) => id)).toEqual([last.id])
  let exported = 0
  const all = kindLists(db, successCaseKind).all({ own: 'o1:yes', sort: '-createTime' })
  for await (const some of all) exported += some.length
  expect(exported).toBe(1_051)
})

test('a fifth column of a list is refused at its field', async () => {
  const five = [supplier, stock, flow, ports, checked].map((field) => ({ ...field, inList: true }))
  const body = { kind: 'news' as const, version: await versionOf('news') }
  const refused = await app.ask(calls.update, { ...body, attributes: five }, admin)
  expect(Object.keys((refused.data as unknown as { fields: object }).fields)).toEqual(['attributes.4.inList'])
  await app.get(calls.update, { ...body, attributes: five.slice(0, 4) }, admin)
})

test('fields that were stored before they had an audience are for visitors and found like any text', async () => {
  const { version, attributes } = await write('vacancy', [{ ...supplier, onCard: false }])
  const older = attributes.map(
    ({ forStaff: _f, inList: _l, search: _s, ...field }) => field,
  ) as typeof attributes
  const { db } = app.parts.storage
  await writeFields(db, 'vacancy', { attributes: older, removed: [], emptied: [], version }, 1)
  const read = (await app.get(calls.read, {}, admin)).find(({ kind }) => kind === 'vacancy')
  expect(read?.attributes).toEqual(attributes)
})
