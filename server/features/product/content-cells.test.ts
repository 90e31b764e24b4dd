// Descriptions, pictures, files and search-engine fields of products out to spreadsheets and in from them.

import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { NO_SLUGS, NO_TEXT } from '#contract/content/blank.ts'
import type { SheetReport } from '#contract/kinds/sheet-calls.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { downloadCalls } from '#contract/media/download.ts'
import { productCalls as calls } from '#contract/products/product.ts'
import { docOfPlain, plainOfDoc } from '#rich-text/plain-doc.ts'
import { readSheet } from '#server/parts/sheets/sheet-reading.ts'
import { writeSheet } from '#server/parts/sheets/sheets.ts'
import { testApp } from '#server/testing/app.ts'
import { drawPicture, uploadPicture } from '#server/testing/pictures.ts'

const app = await testApp()
const admin = await app.signIn()
const words = (text: string) => eachLanguage(() => text)
const PDF = (text: string) => Buffer.from(`%PDF-1.7\n1 0 obj << >> endobj\n% ${text}\n%%EOF`)

async function picture(name: string, colour: string) {
  const reply = await uploadPicture(app.app, admin.token, await drawPicture(colour), name)
  return (reply.json().data as { key: string }).key
}
async function file(name: string, text = name) {
  const reply = await uploadPicture(app.app, admin.token, PDF(text), name, downloadCalls.upload.path)
  return (reply.json().data as { key: string }).key
}
async function upload(rows: string[][]) {
  const [head = [], ...below] = rows
  const columns = head.map((title) => ({ title, width: 10 }))
  const sheet = await buffer(writeSheet('products', columns, below))
  // Nothing is chosen: what exists already is changed, so that our own export comes back.
  const url = calls.importAll.path
  const reply = await uploadPicture(app.app, admin.token, sheet, 'products.xlsx', url)
  return reply.json().data as SheetReport
}
async function download(keyword: string) {
  const reply = await app.inject({
    method: 'POST',
    url: calls.exportAll.path,
    query: { keyword },
    headers: { 'x-token': admin.token ?? '' },
    cookies: { language: 'en' },
  })
  return (await readSheet(reply.rawPayload, { rows: 100 })).map(({ cells }) => cells)
}
const byModel = async (model: string) => {
  const { items } = await app.get(calls.list, { keyword: model }, admin)
  return app.get(calls.read, { id: items[0]?.id ?? 0 }, admin)
}
const front = await picture('front.png', 'red')
const side = await picture('side.png', 'blue')
const manual = await file('manual.pdf')
const drawing = await file('drawing.pdf')
const rich = {
  type: 'doc' as const,
  content: [
    {
      type: 'paragraph' as const,
      content: [{ type: 'text' as const, text: 'Bold', marks: [{ type: 'bold' as const }] }],
    },
  ],
}

test('everything of a product goes out to a spreadsheet and comes back unchanged', async () => {
  const { id, version } = await app.get(
    calls.add,
    {
      productModel: 'ALL-1',
      productName: words('All'),
      description: { zh: '一\n二\n\n## 三\n\n- 四\n- 五', en: rich },
      gallery: [front, side],
      downloads: [
        { key: manual, title: { ...NO_TEXT, en: 'Manual | 1' }, language: 'en' },
        { key: drawing, title: words(''), language: 'any' },
      ],
      seo: { title: { en: 'Found' }, description: { zh: '描述' }, picture: side, listed: false },
      slugs: { en: 'all-one' },
    },
    admin,
  )
  const [head = [], row = []] = await download('all-1')
  const cell = (title: string) => row[head.indexOf(title)]
  expect(cell('Description (Chinese)')).toBe('一\n二\n\n## 三\n\n- 四\n- 五')
  expect(cell('Description (English)')).toBe('Bold')
  expect(cell('Pictures')).toBe(`${front} | front.png\n${side} | side.png`)
  expect(cell('Downloads')).toBe(
    `${manual} | manual.pdf | English |  | Manual \\| 1\n${drawing} | drawing.pdf | No language`,
  )
  expect(cell('Listed by search engines')).toBe('No')
  expect(await upload([head, row])).toMatchObject({ rows: 1, unchanged: 1, refused: 0 })
  expect((await app.get(calls.read, { id }, admin)).version).toBe(version)
})

test('pictures and files are named as in the library, texts and search-engine fields are taken whole', async () => {
  const HEAD = ['Model', 'Product name (English)', 'Description (English)', 'Pictures', 'Downloads']
  const seo = ['Search title (English)', 'Search description (Spanish)', 'Sharing image', 'Address (English)']
  const report = await upload([
    [...HEAD, ...seo],
    [
      ...[
        'NEW-1',
        'New',
        'One.\n\nTwo.',
        'side.png\nfront.png',
        'manual.pdf | en | 手册 | Manual\ndrawing.pdf',
      ],
      ...['Found', 'Descrito', 'front.png', 'brand-new'],
    ],
  ])
  expect(report).toMatchObject({ added: 1, refused: 0, items: [{ errors: {}, notes: {} }] })
  expect(await byModel('NEW-1')).toMatchObject({
    description: { zh: null, en: docOfPlain('One.\n\nTwo.') },
    gallery: [side, front],
    downloads: [
      { key: manual, language: 'en', title: { ...NO_TEXT, zh: '手册', en: 'Manual' } },
      { key: drawing, language: 'any', title: words('') },
    ],
    seo: { title: { en: 'Found' }, description: { es: 'Descrito' }, picture: front, listed: true },
    slugs: { ...NO_SLUGS, en: 'brand-new' },
  })
  await upload([
    ['Model', 'Pictures', 'Sharing image', 'Description (English)'],
    ['NEW-1', front, '', ''],
  ])
  const changed = await byModel('NEW-1')
  expect(changed).toMatchObject({ gallery: [front], description: { en: null } })
  expect(changed.seo).toMatchObject({ picture: null, title: { en: 'Found' } })
  expect(changed.downloads).toHaveLength(2)
})

test('a name that nothing or several in the library have, a second shared picture and a wrong address refuse their row', async () => {
  await file('twice.pdf', 'one')
  await file('twice.pdf', 'two')
  const HEAD = ['Model', '产品名称（中文）', 'Pictures', 'Downloads', 'Sharing image', 'Address (English)']
  const report = await upload([
    HEAD,
    ['BAD-1', '坏', 'nowhere.png', 'twice.pdf', 'front.png\nside.png', 'Not So'],
    ['BAD-2', '坏', 'manual.pdf', 'manual.pdf | Latin', '#999999', ''],
  ])
  expect(report).toMatchObject({ refused: 2, added: 0 })
  const columns = report.items.map(({ errors }) => Object.keys(errors).toSorted())
  expect(columns).toEqual([
    ['downloads', 'gallery', 'seoPicture', 'slugs.en'],
    ['downloads', 'gallery', 'seoPicture'],
  ])
})

test('a description with formats stays as it is, and the report says so', async () => {
  await app.get(
    calls.add,
    { productModel: 'RICH-1', productName: words('Rich'), description: { en: rich } },
    admin,
  )
  const report = await upload([
    ['Model', 'Description (English)', 'Description (Spanish)', 'Popular'],
    ['RICH-1', 'Plain now', 'Sencillo', 'Yes'],
  ])
  expect(report).toMatchObject({
    updated: 1,
    items: [{ does: 'update', notes: { 'description.en': expect.any(String) } }],
  })
  const { description, hot } = await byModel('RICH-1')
  expect([plainOfDoc(description.es), hot]).toEqual(['Sencillo', true])
  expect(description.en).toEqual(rich)
})
