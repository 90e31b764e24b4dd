// Products out to spreadsheets and in from them.

import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { NO_TEXT } from '#contract/content/blank.ts'
import type { SheetReport } from '#contract/kinds/sheet-calls.ts'
import { productCalls as calls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { CODE } from '#contract/wire/answer.ts'
import { readSheet } from '#server/parts/sheets/sheet-reading.ts'
import { writeSheet } from '#server/parts/sheets/sheets.ts'
import { testApp, type With } from '#server/testing/app.ts'
import { drawPicture, uploadDescribed, uploadPicture } from '#server/testing/pictures.ts'

const app = await testApp()
const admin = await app.signIn()
const { key: picture } = await uploadDescribed(app.app, admin.token, await drawPicture())
const words = (text: string) => ({ zh: text, en: text, es: text })
const top = await app.get(
  productTypeCalls.add,
  { productTypeName: { zh: '阀门', en: 'Valves', es: 'Válvulas' }, productTypeLevel: '0' },
  admin,
)
const type = await app.get(
  productTypeCalls.add,
  {
    productTypeName: { zh: '球阀', en: 'Ball valves', es: 'Válvulas de bola' },
    productTypeLevel: String(top.id),
    attributes: [
      { key: 'dn', name: words('DN'), type: 'number', unit: 'mm' },
      { key: 'lever', name: words('Lever'), type: 'yesNo' },
      { key: 'seat', name: words('Seat'), type: 'text' },
      { key: 'bar', name: words('Pressure'), type: 'range', unit: 'bar' },
    ],
  },
  admin,
)

async function upload(rows: string[][], { updateExisting = false, really = true, who = admin as With } = {}) {
  const [head = [], ...below] = rows
  const columns = head.map((title) => ({ title, width: 10 }))
  const file = await buffer(writeSheet('products', columns, below))
  const url = `${(really ? calls.importAll : calls.importCheck).path}?updateExisting=${updateExisting}`
  const reply = await uploadPicture(app.app, who.token, file, 'products.xlsx', url)
  return reply.json() as { code: number; data: SheetReport & { fields?: object } }
}
async function download(path: string, query: Record<string, string> = {}, language = 'en') {
  const reply = await app.inject({
    method: 'POST',
    url: path,
    query,
    headers: { 'x-token': admin.token ?? '' },
    cookies: { language },
  })
  return (await readSheet(reply.rawPayload, { rows: 10_000 })).map(({ cells }) => cells)
}
const find = async (keyword: string) => (await app.get(calls.list, { keyword }, admin)).items
const errorsOf = ({ items }: SheetReport) =>
  Object.fromEntries(
    items.filter(({ does }) => does === 'refused').map(({ row, errors }) => [row, Object.keys(errors)]),
  )
const HEAD = ['Model', '产品名称（中文）', 'Product name (English)', 'Tipo de producto', 'values', 'Popular']

test('a dry run says what would happen and changes nothing; the import then adds drafts', async () => {
  const rows = [
    HEAD,
    [
      'LBV-1',
      '球阀一',
      'Ball valve one',
      'Valves / Ball valves',
      'dn = 25\nlever = 是\nseat.en = PTFE',
      'Yes',
    ],
    ['LBV-2', '球阀二', '', '球阀', '', ''],
  ]
  expect((await upload(rows, { really: false })).data).toMatchObject({ rows: 2, added: 2, refused: 0 })
  expect(await find('LBV-1')).toEqual([])
  expect((await upload(rows)).data).toMatchObject({ added: 2, updated: 0, refused: 0 })
  const [row] = await find('LBV-1')
  expect(row).toMatchObject({ state: 'draft', productTypeId: type.id, hot: true })
  const product = await app.get(calls.read, { id: row?.id ?? 0 }, admin)
  expect(product.values).toEqual({ dn: 25, lever: true, seat: { ...NO_TEXT, en: 'PTFE' } })
  const { items } = await app.get(calls.revisions, { id: product.id }, admin)
  expect(items[0]).toMatchObject({ did: 'import' })
})

test('one wrong row refuses all of them, by row and column', async () => {
  const { data } = await upload([
    [...HEAD, 'status', 'replacement', 'specs.zh', 'specs.en'],
    ['LBV-10', '好', 'Fine', '', '', '', '', '', '', ''],
    ['', '无型号', 'No model', '', '', '', '', '', '', ''],
    ['LBV-11', '', '', '', '', '', '', '', '', ''],
    ['LBV-12', '坏', 'Bad', 'Nowhere', '', 'perhaps', 'gone', 'LBV-99', '', ''],
    ['LBV-13', '坏', 'Bad', '球阀', 'dn = wide', '', '', '', '# 一\n口径 | 25 | mm', '# One'],
    ['LBV-10', '再', 'Again', '', '', '', '', '', '', ''],
    ['LBV-1', '球阀', 'There already', '', '', '', '', '', '', ''],
  ])
  expect(data).toMatchObject({ rows: 7, added: 1, refused: 6 })
  expect(errorsOf(data)).toEqual({
    3: ['productModel'],
    4: ['productName.zh'],
    5: ['productTypeId', 'hot', 'status', 'replacement'],
    6: ['specs.en', 'values'],
    7: ['productModel'],
    8: ['productModel'],
  })
  expect(await find('LBV-10')).toEqual([])
})

test('a published product that is imported keeps what visitors see; what comes back unchanged stays untouched', async () => {
  const specs = [
    {
      title: { zh: '参数', en: 'Data', es: 'Datos' },
      rows: [
        { name: words('a|b'), value: { zh: '一', en: 'one', es: '' }, unit: 'mm', key: true },
        { name: words('c'), value: words('\\'), unit: '', key: false },
      ],
    },
  ]
  const added = await app.get(
    calls.add,
    {
      productModel: 'LBV-20',
      productName: words('Old name'),
      summary: words('S'),
      highlights: [words('H1'), { zh: '二', en: '', es: '' }],
      productTypeId: type.id,
      gallery: [picture],
      values: { dn: 15, seat: { zh: '甲', en: 'A', es: '' } },
      accessories: [(await find('LBV-2'))[0]?.id ?? 0],
      specs,
    },
    admin,
  )
  const published = await app
    .get(calls.publish, { id: added.id, version: added.version }, admin)
    .catch(() => null)
  const sheet = await download(calls.exportAll.path, { keyword: 'lbv-20' })
  expect(sheet).toHaveLength(2)
  const same = await upload(sheet, { updateExisting: true })
  expect(same.data).toMatchObject({ rows: 1, unchanged: 1, updated: 0, refused: 0 })
  expect(await app.get(calls.read, { id: added.id }, admin)).toMatchObject({ version: added.version, specs })

  const changed = await upload(
    [
      ['Model', 'Product name (English)'],
      ['LBV-20', 'New name'],
    ],
    { updateExisting: true },
  )
  expect(changed.data).toMatchObject({ updated: 1 })
  const after = await app.get(calls.read, { id: added.id }, admin)
  expect(after).toMatchObject({
    productName: { zh: 'Old name', en: 'New name' },
    version: added.version + 1,
    state: published ? 'changed' : 'draft',
    gallery: [picture],
  })
})

test('the export holds all that match the filter, in the language of the console; the template reads back fine', async () => {
  const zh = await download(calls.exportAll.path, { typeId: String(top.id), sort: 'productModel' }, 'zh')
  expect(zh[0]?.slice(0, 3)).toEqual(['型号', '产品类型', '产品名称（中文）'])
  expect(zh.slice(1).map(([model]) => model)).toEqual(['LBV-1', 'LBV-2', 'LBV-20'])
  expect(zh[1]?.[1]).toBe('阀门 / 球阀')
  const template = await download(calls.importTemplate.path)
  expect((await upload(template, { really: false })).data).toMatchObject({ rows: 1, added: 1, refused: 0 })
})

test('a file without the column of models is refused, and so is whoever may not import', async () => {
  const { code, data } = await upload([['Name'], ['x']])
  expect(code).toBe(CODE.invalid)
  expect(data.fields).toHaveProperty('file')
  const reader = await app.personWith('reader', ['web_product', 'web_product:add', 'web_product:update'])
  expect((await upload([['Model'], ['X']], { who: reader })).code).toBe(CODE.forbidden)
})

test('a range goes out in one cell and comes in again, however its ends are tied', async () => {
  const said: [string, unknown][] = [
    ['0.5..63', { from: 0.5, to: 63 }],
    ['0–16', { from: 0, to: 16 }],
    ['-1 - 3', { from: -1, to: 3 }],
    ['..40', { from: null, to: 40 }],
    ['10～', { from: 10, to: null }],
    ['25', 25],
  ]
  const rows = said.map(([cell], at) => [`LBV-R${at}`, '', 'Range', '球阀', `bar = ${cell}`, ''])
  expect((await upload([HEAD, ...rows])).data).toMatchObject({ added: said.length, refused: 0 })
  const wrong = ['a..b', '1..2..3', '..'].map((cell, at) => [
    `LBV-W${at}`,
    '',
    'W',
    '球阀',
    `bar = ${cell}`,
    '',
  ])
  expect(errorsOf((await upload([HEAD, ...wrong])).data)).toEqual({
    2: ['values'],
    3: ['values'],
    4: ['values'],
  })
  for (const [at, [, value]] of said.entries()) {
    const [item] = await find(`LBV-R${at}`)
    expect((await app.get(calls.read, { id: item?.id ?? 0 }, admin)).values).toEqual({ bar: value })
  }
  const [head = [], ...out] = await download(calls.exportAll.path, { keyword: 'LBV-R' })
  const cells = out.map((row) => row.find((cell) => cell.startsWith('bar =')))
  expect(cells).toContain('bar = 0.5..63')
  const again = await upload([head, ...out], { updateExisting: true, really: false })
  expect(again.data).toMatchObject({ refused: 0 })
})
