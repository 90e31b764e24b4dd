// Values that differ by region (decision 67): named in the settings, said by records, judged, shown, found, exported and removed.
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { productCalls } from '#contract/products/product.ts'
import { fieldCalls } from '#contract/site/field-settings.ts'
import { searchCalls } from '#contract/site/search.ts'
import { settingCalls as calls } from '#contract/site/setting.ts'
import { siteCalls } from '#contract/site/site.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { readSheet } from '#server/parts/sheets/sheet-reading.ts'
import { writeSheet } from '#server/parts/sheets/sheets.ts'
import { testApp } from '#server/testing/app.ts'
import { type Field, fieldDesk } from '#server/testing/desks/field-desk.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { uploadPicture } from '#server/testing/pictures.ts'
import { limitedPeople } from '#server/testing/sign-in/limited-people.ts'

const app = await testApp()
const { admin, type, published, read } = await productDesk(app)
const { writeOf } = fieldDesk(app, admin)

type Region = NonNullable<InputOf<typeof calls.update>['regions']>[number]
const words = (text: string) => eachLanguage(() => text)
const europe: Region = { name: words('Europe'), countries: ['DE', 'FR'] }
const america: Region = { name: words('America'), countries: ['US'] }
const approval: Field = { key: 'o1', name: words('Approval'), type: 'text', byRegion: true }
const grade: Field = {
  ...{ key: 'o2', name: words('Grade'), type: 'choice' as const, byRegion: true },
  choices: [
    { key: 'c1', name: words('Coarse') },
    { key: 'c2', name: words('Fine') },
  ],
}
const reach: Field = { key: 'o3', name: words('Reach'), type: 'number' }

const blank = (name: string) => ({ productModel: name, productName: words(name), productTypeId: type.id })

const settings = () => app.get(calls.read, {}, admin)
const change = async (regions: Region[]) =>
  app.ask(calls.update, { version: (await settings()).version, regions }, admin)
const write = async (regions: Region[]) =>
  app.get(calls.update, { version: (await settings()).version, regions }, admin)
const seen = (id: number) => app.get(productCalls.getById, { id, lang: 'en' })
const factsOf = async (id: number) => (await seen(id)).specs.flatMap(({ rows }) => rows)
const found = async (keyword: string) =>
  (await app.get(searchCalls.search, { keyword, lang: 'en' })).items.map(({ title }) => title)
const browse = async (filter: string) => {
  const { items } = await app.get(productCalls.browse, {
    ...{ lang: 'en', typeId: type.id, filter, page: 1, limit: 20 },
  })
  return items.map(({ productName }) => productName)
}

test('regions get their keys from the server, and visitors are told them', async () => {
  const { regions } = await write([europe, america])
  expect(regions).toEqual([
    { key: 'r1', ...europe },
    { key: 'r2', ...america },
  ])
  expect((await app.get(siteCalls.get, { lang: 'en' })).regions).toEqual([
    { key: 'r1', name: 'Europe', countries: ['DE', 'FR'] },
    { key: 'r2', name: 'America', countries: ['US'] },
  ])
})

test('a region without a name, with a key of nobody, or with a country of another is refused at its field', async () => {
  const answer = await change([
    { key: 'r1', ...europe },
    { key: 'r7', name: words(''), countries: ['FR'] },
    { ...america, countries: ['XX'] },
  ])
  expect(answer).toMatchObject({ data: { fields: { 'regions.2.countries.0': expect.any(String) } } })
  const more = await change([
    { key: 'r1', ...europe },
    { key: 'r7', name: words(''), countries: ['FR'] },
  ])
  expect(Object.keys((more.data as unknown as { fields: object }).fields).toSorted()).toEqual([
    'regions.1.countries',
    'regions.1.key',
    'regions.1.name',
  ])
})

test('a removed region is kept with its key, comes back by it, and a new one gets another', async () => {
  await write([{ key: 'r1', ...europe }])
  const { regions, removedRegions } = await write([
    { key: 'r1', ...europe },
    { name: words('Asia'), countries: [] },
  ])
  expect(regions.map(({ key }) => key)).toEqual(['r1', 'r3'])
  expect(removedRegions.map(({ key }) => key)).toEqual(['r2'])
  const back = await write([
    { key: 'r1', ...europe },
    { key: 'r2', ...america },
  ])
  expect(back.removedRegions.map(({ key }) => key)).toEqual(['r3'])
})

test('a record says another value for a region only where the field differs and the region is there', async () => {
  await writeOf('product', [approval, grade, reach])
  const wrong = (values: object) => app.ask(productCalls.add, { ...blank('R-0'), values } as never, admin)
  for (const values of [{ 'o3@r1': 5 }, { 'o1@r3': words('X') }, { 'o2@r1': 'c9' }])
    expect(await wrong(values)).toMatchObject({
      data: { fields: { [`values.${Object.keys(values)[0]}`]: expect.any(String) } },
    })
  expect((await wrong({ 'o1@Europe': words('X') })).code).toBe(CODE.invalid)
})

test('visitors read the value for everywhere and beside it that of each region, and find the product by any of them', async () => {
  const { id } = await published('R-1', {
    values: { o1: words('Worldmark'), 'o1@r1': words('Euromark'), o2: 'c1', 'o2@r2': 'c2' },
  })
  const alone = await published('R-2', { values: { 'o1@r2': words('Usmark') } })
  expect(await factsOf(id)).toMatchObject([
    { name: 'Approval', value: 'Worldmark', regions: [{ region: 'r1', name: 'Europe', value: 'Euromark' }] },
    { name: 'Grade', value: 'Coarse', regions: [{ region: 'r2', name: 'America', value: 'Fine' }] },
  ])
  expect(await factsOf(alone.id)).toMatchObject([
    { name: 'Approval', value: '', regions: [{ region: 'r2', name: 'America', value: 'Usmark' }] },
  ])
  expect(await found('euromark')).toEqual(['R-1'])
  expect(await browse('o2:c1')).toEqual(['R-1'])
  expect(await browse('o2:c2')).toEqual(['R-1'])
})

test('what is said of a region that is removed is told and found nowhere, and comes back with it', async () => {
  const [one] = (await app.get(productCalls.list, { keyword: 'R-1' }, admin)).items
  const id = one?.id ?? 0
  await write([{ key: 'r2', ...america }])
  expect(JSON.stringify(await seen(id))).not.toContain('Euromark')
  expect(await found('euromark')).toEqual([])
  await write([{ key: 'r1', ...europe }])
  expect(await browse('o2:c2')).toEqual([])
  // A save of something else keeps what is hidden.
  const { version, values } = await app.get(productCalls.read, { id }, admin)
  await app.get(productCalls.update, { id, version, values: { ...values, o2: 'c2' } }, admin)
  await write([
    { key: 'r1', ...europe },
    { key: 'r2', ...america },
  ])
  expect(await found('euromark')).toEqual(['R-1'])
  expect((await app.get(productCalls.read, { id }, admin)).values).toMatchObject({ 'o2@r2': 'c2' })
  expect(await browse('o2:c2')).toEqual(['R-1'])
})

test('a field that differs no more hides what was said of regions, and loses none of it', async () => {
  await writeOf('product', [{ ...approval, byRegion: false }, grade, reach])
  expect(await found('euromark')).toEqual([])
  expect(await found('worldmark')).toEqual(['R-1'])
  await writeOf('product', [approval, grade, reach])
  expect(await found('euromark')).toEqual(['R-1'])
})

test('staff narrow their list by what records say of any region', async () => {
  await writeOf('product', [approval, { ...grade, inList: true }, reach])
  const { items } = await app.get(productCalls.list, { own: 'o2:c2' }, admin)
  expect(items.map(({ productModel }) => productModel)).toEqual(['R-1'])
})

test('a sheet has a line for each region and brings it in again', async () => {
  const reply = await app.inject({
    ...{ method: 'POST', url: productCalls.exportAll.path, query: { keyword: 'R-1' } },
    ...{ headers: { 'x-token': admin.token ?? '' }, cookies: { language: 'en' } },
  })
  const rows = (await readSheet(reply.rawPayload, { rows: 10 })).map(({ cells }) => cells)
  const [head = [], row = []] = rows
  const at = head.indexOf('Attributes')
  expect(row[at]).toContain('o1@r1.en = Euromark')
  row[at] = `${row[at]}\no2@r1 = Fine`
  const sheet = await buffer(
    writeSheet(
      'products',
      head.map((title) => ({ title, width: 10 })),
      [row],
    ),
  )
  await uploadPicture(app.app, admin.token, sheet, 'products.xlsx', productCalls.importAll.path)
  const [one] = (await app.get(productCalls.list, { keyword: 'R-1' }, admin)).items
  const { values } = await app.get(productCalls.read, { id: one?.id ?? 0 }, admin)
  expect(values).toMatchObject({ 'o2@r1': 'c2', 'o1@r1': { en: 'Euromark' } })
})

test('prices differ by region: once for each that there is, named by it for visitors', async () => {
  const price = (region: string, said = '$ 1') => ({ region, price: words(said) })
  const wrong = await app.ask(
    productCalls.add,
    { ...blank('P-0'), regionalPrices: [price('r1'), price('r1'), price('r9')] },
    admin,
  )
  expect(wrong).toMatchObject({
    data: {
      fields: {
        'regionalPrices.1.region': expect.any(String),
        'regionalPrices.2.region': expect.any(String),
      },
    },
  })
  const { id } = await published('P-1', {
    price: words('€ 480'),
    regionalPrices: [price('r2', '$ 520'), price('r1', '€ 500')],
  })
  expect(await seen(id)).toMatchObject({
    price: '€ 480',
    regionalPrices: [
      { region: 'r1', name: 'Europe', price: '€ 500' },
      { region: 'r2', name: 'America', price: '$ 520' },
    ],
  })
})

test('prices of regions are written by those alone who may write prices', async () => {
  const { limited } = limitedPeople(app, admin)
  const keys = ['web_product:update'] as const
  const writer = await limited({ groups: ['general'] }, keys)
  const sales = await limited({ groups: ['price'] }, keys)
  const { id, version } = await published('P-2')
  const given = { id, version, regionalPrices: [{ region: 'r1', price: words('€ 7') }] }
  const refused = await app.ask(productCalls.update, given, writer)
  expect(refused).toMatchObject({
    code: CODE.forbidden,
    data: { fields: { 'regionalPrices.0.price.en': expect.any(String) } },
  })
  expect((await app.ask(productCalls.update, given, sales)).code).toBe(CODE.ok)
})

test('emptying a field takes what is said of regions with it', async () => {
  const settings = await writeOf('product', [grade, reach])
  const input = { kind: 'product' as const, key: 'o1' }
  expect(await app.get(fieldCalls.uses, input, admin)).toMatchObject({ records: 2 })
  const { records } = await app.get(fieldCalls.empty, { ...input, version: settings.version }, admin)
  expect(records).toBe(2)
  const { items } = await app.get(productCalls.list, { keyword: 'R-' }, admin)
  for (const { id } of items)
    expect(Object.keys((await read(id)).values).filter((key) => key.startsWith('o1'))).toEqual([])
})
