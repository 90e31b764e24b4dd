// Fields and attributes that are dates: what is refused, how each language reads them, and how lists are narrowed by them.
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { DECLARED_CALLS } from '#contract/kinds/declared-calls.ts'
import type { SheetReport } from '#contract/kinds/sheet-calls.ts'
import { productCalls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { fieldCalls } from '#contract/site/field-settings.ts'
import { translationCalls } from '#contract/translation/desk.ts'
import { CODE } from '#contract/wire/answer.ts'
import { readSheet } from '#server/parts/sheets/sheet-reading.ts'
import { writeSheet } from '#server/parts/sheets/sheets.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { textOf } from '#server/testing/papers/pdf-text.ts'
import { uploadPicture } from '#server/testing/pictures.ts'

const app = await testApp()
const { admin, draft, published } = await productDesk(app)
const { event } = DECLARED_CALLS
const words = (text: string) => ({ zh: text, en: text, es: text })
const type = await app.get(
  productTypeCalls.add,
  {
    ...{ productTypeName: words('Gauges'), productTypeLevel: '0' },
    attributes: [
      { key: 'since', name: words('Made since'), type: 'date', unit: 'day', onCard: true },
      { key: 'flow', name: words('Flow'), type: 'number' },
    ],
  },
  admin,
)
await app.get(
  fieldCalls.update,
  {
    ...{ kind: 'product', version: 0 },
    attributes: [{ key: 'o1', name: words('Approved until'), type: 'date' }],
  },
  admin,
)
const productTypeId = type.id
const first = await published('G-1', { productTypeId, values: { since: '2019-05-01', o1: '2030-12-31' } })
const second = await published('G-2', { productTypeId, values: { since: '2024-02-29', o1: '2030-12-31' } })
const third = await published('G-3', { productTypeId, values: { flow: 5 } })
const browse = (filter: string) =>
  app.get(productCalls.browse, { lang: 'en', typeId: productTypeId, filter, page: 1, limit: 20 })
const fits = async (filter: string) => (await browse(filter)).items.map(({ id }) => id)

test('a day that the calendar has not, one of another age and what is no day are refused by field', async () => {
  const wrong = ['2023-02-29', '1899-12-31', '2200-01-01', 'c1', 20190501, true, words('1 May 2019')]
  for (const value of wrong) {
    const given = {
      ...{ productModel: 'W', productName: words('W'), productTypeId },
      values: { since: value, o1: value },
    }
    const answer = await app.ask(productCalls.add, given, { ...admin, cookies: { language: 'en' } })
    expect(answer.code, String(value)).toBe(CODE.invalid)
    expect((answer.data as unknown as { fields: object }).fields, String(value)).toEqual({
      'values.since': 'Enter a day between 1900 and 2199.',
      'values.o1': 'Enter a day between 1900 and 2199.',
    })
  }
  const far = { since: '1900-01-01', o1: '2199-12-31' }
  expect((await draft('G-far', { productTypeId, values: far })).values).toEqual(far)
})

test('each language reads a day in its own way: in the table, on the card, side by side and on paper', async () => {
  const page = (lang: 'en' | 'zh' | 'es') => app.get(productCalls.getById, { id: first.id, lang })
  const rows = async (lang: 'en' | 'zh' | 'es') =>
    (await page(lang)).specs.flatMap(({ rows }) => rows.map(({ value, unit }) => value + unit))
  expect(await rows('en')).toEqual(['1 May 2019', '31 Dec 2030'])
  expect(await rows('zh')).toEqual(['2019年5月1日', '2030年12月31日'])
  expect(await rows('es')).toEqual(['1 may 2019', '31 dic 2030'])
  const card = (await browse('')).items.find(({ id }) => id === first.id)
  expect(card?.keySpecs).toMatchObject([{ name: 'Made since', value: '1 May 2019', unit: '' }])
  const { groups } = await app.get(productCalls.compare, { ids: `${first.id},${second.id}`, lang: 'en' })
  expect(
    groups
      .flatMap(({ rows }) => rows)
      .map(({ name, cells, differs }) => [name, cells.map((one) => one?.value), differs]),
  ).toEqual([
    ['Made since', ['1 May 2019', '29 Feb 2024'], true],
    ['Approved until', ['31 Dec 2030', '31 Dec 2030'], false],
  ])
  const { headers } = await app.inject({ url: `/sheets/en/${first.id}.pdf` })
  const paper = (await textOf((await app.inject({ url: String(headers.location) })).rawPayload)).join('\n')
  expect(paper).toContain('1 May 2019')
})

test('visitors narrow products from a day to a day, and are told the first and the last', async () => {
  expect((await browse('')).facets).toMatchObject([
    { key: 'since', type: 'date', range: null, days: { first: '2019-05-01', last: '2024-02-29' } },
  ])
  expect(await fits('since:2019-05-01..2024-02-28')).toEqual([first.id])
  expect(await fits('since:2019-05-02..')).toEqual([second.id])
  expect(await fits('since:..2024-02-29')).toEqual([first.id, second.id])
  expect((await browse('since:2090-01-01..')).facets.map(({ key }) => key)).toEqual(['since'])
  // What another type is asked is passed over, as it was before.
  for (const filter of ['since:2000..2100', 'since:c1', 'flow:2019-05-01..'])
    expect(await fits(filter), filter).toEqual([first.id, second.id, third.id])
  const wrong = await app.ask(productCalls.browse, { typeId: productTypeId, filter: 'since:2023-02-29..' })
  expect(wrong.code).toBe(CODE.invalid)
})

test('other kinds say days as facts, as visitors of each language write them', async () => {
  await app.get(
    fieldCalls.update,
    { kind: 'event', version: 0, attributes: [{ key: 'o1', name: words('Book by'), type: 'date' }] },
    admin,
  )
  const added = await app.get(
    event.add,
    {
      ...{ title: words('Fair'), summary: words('S'), place: words('Madrid') },
      ...{ starts: '2026-07-01', ends: '2026-07-02', values: { o1: '2026-06-15' } },
    },
    admin,
  )
  await app.get(event.publish, { id: added.id, version: added.version }, admin)
  const { facts } = await app.get(event.getById, { id: added.id, lang: 'es' })
  expect(facts).toMatchObject([{ name: 'Book by', value: '15 jun 2026', unit: '' }])
})

test('a day is nothing to translate: files for translators leave it out', async () => {
  const record = await draft('G-4', { productTypeId, values: { since: '2021-03-04', o1: '2030-12-31' } })
  const records = [{ kind: 'product' as const, id: record.id }]
  const { file } = await app.get(translationCalls.export, { language: 'es', records }, admin)
  expect(file).toContain('G-4')
  expect(file).not.toMatch(/2021-03-04|2030-12-31/)
})

test('a spreadsheet has days as 2019-05-01, and takes them in however people write them', async () => {
  const reply = await app.inject({
    ...{ method: 'POST', url: productCalls.exportAll.path, query: { keyword: 'G-1' } },
    ...{ headers: { 'x-token': admin.token ?? '' }, cookies: { language: 'en' } },
  })
  const [head = [], row = []] = (await readSheet(reply.rawPayload, { rows: 10 })).map(({ cells }) => cells)
  const at = row.findIndex((cell) => cell.startsWith('since'))
  expect(row[at]).toBe('since = 2019-05-01\no1 = 2030-12-31')
  const take = async (cell: string) => {
    const cells = row.map((one, place) => (place === at ? cell : one))
    const columns = head.map((title) => ({ title, width: 10 }))
    const file = await buffer(writeSheet('products', columns, [cells]))
    const url = `${productCalls.importAll.path}?updateExisting=true`
    return (await uploadPicture(app.app, admin.token, file, 'p.xlsx', url)).json().data as SheetReport
  }
  await take('since = 2 de mayo de 2019\no1 = 31.12.2031')
  expect((await app.get(productCalls.read, { id: first.id }, admin)).values).toEqual({
    ...{ since: '2019-05-02', o1: '2031-12-31' },
  })
  for (const doubtful of ['since = 03/04/2024', 'since = 2023-02-29', 'since = 1850-01-01'])
    expect(
      (await take(doubtful)).items.map(({ does }) => does),
      doubtful,
    ).toEqual(['refused'])
})
