// Products narrowed by the attributes of their type, as visitors ask for them.
import { expect, test } from 'vitest'
import { productCalls as calls } from '#contract/products/product.ts'
import { type ProductTypeDraft, productTypeCalls as typeCalls } from '#contract/products/product-type.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { testApp } from '#server/testing/app.ts'
import { drawPicture, uploadDescribed } from '#server/testing/pictures.ts'

const app = await testApp()
const admin = await app.signIn()
const { key: picture } = await uploadDescribed(app.app, admin.token, await drawPicture())
const words = (text: string) => ({ zh: text, en: text, es: text })
type Given = NonNullable<ProductTypeDraft['attributes']>[number]

const addType = (name: string, level: number, attributes: Given[] = []) =>
  app.get(typeCalls.add, { productTypeName: words(name), productTypeLevel: String(level), attributes }, admin)
const top = await addType('Meters', 0, [
  {
    key: 'principle',
    name: { zh: '原理', en: 'Principle', es: '' },
    type: 'choice',
    choices: [
      { key: 'radar', name: words('Radar') },
      { key: 'piezo', name: words('Piezo') },
      { key: 'nobody', name: words('Nobody has it') },
    ],
  },
  { key: 'hart', name: words('HART'), type: 'yesNo' },
  { key: 'weight', name: words('Weight'), type: 'number', unit: 'kg' },
  { key: 'note', name: words('Note'), type: 'text' },
])
const below = await addType('Level', top.id, [
  { key: 'reach', name: words('Reach'), type: 'number', unit: 'm' },
])
const other = await addType('Pumps', 0)

type Values = NonNullable<InputOf<typeof calls.add>['values']>
async function add(productModel: string, productTypeId: number, values: Values, publish = true) {
  const draft = { productModel, productName: words(productModel), productTypeId, values }
  const added = await app.get(calls.add, { ...draft, summary: words('S'), gallery: [picture] }, admin)
  return publish ? app.get(calls.publish, { id: added.id, version: added.version }, admin) : added
}
const note = { zh: '甲', en: 'A', es: 'A' }
const a = await add('A-1', top.id, { principle: 'piezo', hart: true, weight: 1, note })
const b = await add('B-2', below.id, { principle: 'radar', hart: true, weight: 4, reach: 30 })
const c = await add('C-3', below.id, { principle: 'radar', hart: false, weight: 9, reach: 120 })
await add('D-4', below.id, { principle: 'radar', hart: true, weight: 1000 }, false)
await add('P-1', other.id, {})

const browse = (input: InputOf<typeof calls.browse>) => app.get(calls.browse, { lang: 'en', ...input })
const models = async (input: InputOf<typeof calls.browse>) =>
  (await browse(input)).items.map(({ productModel }) => productModel)
const counts = async (input: InputOf<typeof calls.browse>) =>
  Object.fromEntries(
    (await browse(input)).facets.map(({ key, values, range }) => [
      key,
      range ?? Object.fromEntries(values.map((value) => [value.key, value.count])),
    ]),
  )

test('a category counts what its published products say, and drafts and other types do not count', async () => {
  expect(await counts({ typeId: top.id })).toEqual({
    principle: { radar: 2, piezo: 1 },
    hart: { yes: 2, no: 1 },
    weight: { min: 1, max: 9 },
  })
  expect((await browse({ typeId: top.id })).total).toBe(3)
  expect((await browse({})).facets).toEqual([])
  expect((await browse({})).total).toBe(4)
})

test('a sub-type has the groups it inherits and its own; one that tells nothing apart is left out', async () => {
  expect(await counts({ typeId: below.id })).toEqual({
    hart: { yes: 1, no: 1 },
    weight: { min: 4, max: 9 },
    reach: { min: 30, max: 120 },
  })
})

test('what is chosen narrows the list and the other groups, not its own group', async () => {
  const input = { typeId: top.id, filter: 'hart:yes;principle:radar' }
  expect(await models(input)).toEqual(['B-2'])
  expect(await counts(input)).toEqual({
    principle: { radar: 1, piezo: 1 },
    hart: { yes: 1, no: 1 },
    weight: { min: 1, max: 9 },
  })
  expect(await models({ typeId: top.id, filter: 'weight:2..' })).toEqual(['B-2', 'C-3'])
  expect(await models({ typeId: top.id, filter: 'principle:piezo,radar', sort: '-productModel' })).toEqual([
    'C-3',
    'B-2',
    'A-1',
  ])
})

test('names come in the language asked for and say when they fell back', async () => {
  const { facets } = await browse({ typeId: top.id, lang: 'es' })
  expect(facets[0]).toMatchObject({ key: 'principle', name: 'Principle', shownIn: { name: 'en' } })
  expect(facets[1]?.values.map(({ name }) => name)).toEqual(['Sí', 'No'])
})

test('of two attributes with one name each says of which type it is', async () => {
  const upper = await addType('Sensors', 0, [{ key: 'body', name: words('Material'), type: 'yesNo' }])
  const lower = await addType('Probes', upper.id, [
    { key: 'tip', name: { zh: '材质', en: ' material', es: '' }, type: 'yesNo' },
  ])
  await add('S-1', lower.id, { body: true, tip: true })
  await add('S-2', lower.id, { body: false, tip: false })
  const names = async (lang: 'zh' | 'en') =>
    (await browse({ typeId: lower.id, lang })).facets.map(({ name }) => name)
  expect(await names('en')).toEqual(['Material (Sensors)', 'material (Probes)'])
  expect(await names('zh')).toEqual(['Material（Sensors）', '材质（Probes）'])
})

test('a list answers the first 24 filters, those that narrow and those asked for; others that tell products apart by name', async () => {
  const keys = Array.from({ length: 30 }, (_, at) => `k${at + 1}`)
  const wide = await addType(
    'Wide',
    0,
    keys.map((key) =>
      key === 'k30'
        ? { key, name: words(key), type: 'number', dimension: 'length', unit: 'mm' }
        : { key, name: words(key), type: 'yesNo' },
    ),
  )
  const said = (is: boolean, mm: number): Values => ({
    ...Object.fromEntries(keys.slice(0, 29).map((key) => [key, is])),
    ...{ k2: true, k28: true },
    k30: { from: mm, to: mm, dimension: 'length', unit: 'mm' },
  })
  await add('W-1', wide.id, said(true, 1))
  await add('W-2', wide.id, said(false, 2))
  const asked = async (more: object) => {
    const { facets, otherFacets } = await browse({ typeId: wide.id, ...more })
    return [facets.slice(23).map(({ key }) => key), otherFacets.map(({ key }) => key)]
  }
  expect(await asked({})).toEqual([['k25'], ['k26', 'k27', 'k29', 'k30']])
  expect(await asked({ filter: 'k29:yes' })).toEqual([
    ['k25', 'k29'],
    ['k26', 'k27', 'k30'],
  ])
  expect(await asked({ facets: 'k30,k26,gone', filter: 'k1:yes' })).toEqual([
    ['k25', 'k26', 'k30'],
    ['k27', 'k29'],
  ])
  const { facets, otherFacets } = await browse({ typeId: wide.id, facets: 'k27', units: 'us' })
  expect(facets.at(-1)).toMatchObject({ key: 'k27', values: [{ count: 1 }, { count: 1 }] })
  expect(otherFacets.at(-1)).toMatchObject({ key: 'k30', name: 'k30', type: 'number', unit: 'in' })
  for (const wrong of ['K', 'a,', 'a b', Array.from({ length: 21 }, (_, at) => `k${at}`).join()])
    expect((await app.ask(calls.browse, { facets: wrong })).code, wrong).toBe(CODE.invalid)
})

test('pages end where the list ends, and the last of them is short', async () => {
  expect(await models({ typeId: top.id, limit: 2, page: 2 })).toEqual(['C-3'])
  expect(await models({ typeId: top.id, limit: 2, page: 3 })).toEqual([])
})

test('what belongs to no attribute of the type is passed over', async () => {
  for (const filter of ['gone:x', 'principle:gone', 'weight:yes', 'principle:1..2', 'note:a'])
    expect(await models({ typeId: top.id, filter }), filter).toEqual(['A-1', 'B-2', 'C-3'])
  expect(await models({ typeId: top.id, filter: 'principle:nobody' })).toEqual([])
})

test('hostile filters are refused, never a fault', async () => {
  const wrong = [
    'x',
    'x:',
    ':x',
    'hart:yes;hart:no',
    'weight:..',
    'weight:1e400..2',
    'weight:NaN..',
    `weight:${'9'.repeat(20)}..`,
    "principle:' or 1=1--",
    '__proto__:x',
    'principle:radar;;',
    Array.from({ length: 21 }, (_, at) => `k${at}:x`).join(';'),
    `principle:${Array.from({ length: 51 }, (_, at) => `v${at}`).join(',')}`,
    'x'.repeat(3000),
  ]
  for (const filter of wrong)
    expect((await app.ask(calls.browse, { typeId: top.id, filter })).code, filter).toBe(CODE.invalid)
  for (const [name, value] of [
    ['page', '-1'],
    ['limit', '101'],
    ['sort', 'id;drop'],
    ['colour', 'red'],
    ['typeId', '9007199254740993'],
  ]) {
    const reply = await app.inject({
      url: `/api/web/product/browse?${name}=${encodeURIComponent(value ?? '')}`,
    })
    expect(reply.statusCode, name).toBe(400)
  }
  const twice = await app.inject({ url: '/api/web/product/browse?filter=a:b&filter=c:d' })
  expect(twice.statusCode).toBe(400)
  expect((await app.ask(calls.browse, { typeId: 987654 })).code).toBe(CODE.notFound)
  expect(await models({ typeId: top.id, filter: 'constructor:prototype' })).toHaveLength(3)
})

test('a change is counted at once: unpublished, published anew, planned and ended', async () => {
  const gone = await app.get(calls.unpublish, { id: c.id, version: c.version }, admin)
  expect(await counts({ typeId: top.id })).toMatchObject({ principle: { radar: 1, piezo: 1 } })
  const changed = await app.get(
    calls.update,
    { id: a.id, version: a.version, values: { principle: 'radar', hart: true, weight: 2 } },
    admin,
  )
  expect(await counts({ typeId: top.id })).toMatchObject({ principle: { radar: 1, piezo: 1 } })
  await app.get(calls.publish, { id: a.id, version: changed.version }, admin)
  expect(await counts({ typeId: top.id, filter: 'weight:2..2' })).toMatchObject({
    weight: { min: 2, max: 4 },
  })
  const at = (await app.get(calls.read, { id: b.id }, admin)).version
  const soon = new Date(app.parts.now() + 60_000).toISOString()
  await app.get(
    calls.schedule,
    { id: gone.id, version: gone.version, publishAt: soon, unpublishAt: null },
    admin,
  )
  await app.get(calls.schedule, { id: b.id, version: at, publishAt: null, unpublishAt: soon }, admin)
  expect(await models({ typeId: top.id })).toEqual(['A-1', 'B-2'])
  app.tick(60_001)
  expect(await models({ typeId: top.id, filter: 'hart:no,yes' })).toEqual(['A-1', 'C-3'])
})

test('a preview counts the working copy that it shows', async () => {
  const read = await app.get(calls.read, { id: a.id }, admin)
  await app.get(
    calls.update,
    { id: a.id, version: read.version, values: { principle: 'piezo', hart: false, weight: 77 } },
    admin,
  )
  const { token } = await app.get(calls.preview, { id: a.id }, admin)
  const url = `/api/web/product/browse?typeId=${top.id}&filter=weight:77..77&lang=en`
  const seen = (await app.inject({ url: `${url}&preview=${token}` })).json()
  expect(seen.data.items.map((item: { productModel: string }) => item.productModel)).toEqual(['A-1'])
  expect((await app.inject({ url })).json().data.total).toBe(0)
})
