// A field of the owner that leads to records: who may name what, what visitors see of it, and what holds what.
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { DECLARED_CALLS } from '#contract/kinds/declared-calls.ts'
import type { SheetReport } from '#contract/kinds/sheet-calls.ts'
import { productCalls } from '#contract/products/product.ts'
import { fieldCalls as calls } from '#contract/site/field-settings.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { readSheet } from '#server/parts/sheets/sheet-reading.ts'
import { writeSheet } from '#server/parts/sheets/sheets.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { textOf } from '#server/testing/papers/pdf-text.ts'
import { uploadPicture } from '#server/testing/pictures.ts'

const app = await testApp()
const { admin, draft, published, read } = await productDesk(app)
const { event } = DECLARED_CALLS

type Update = InputOf<typeof calls.update>
type Given = Update['attributes'][number]
const words = (text: string) => ({ zh: text, en: text, es: text })
const shownAt: Given = { key: 'o1', name: words('Shown at'), type: 'records', of: 'event' }

const settings = async (kind: Update['kind'] = 'product') => {
  const found = (await app.get(calls.read, {}, admin)).find((one) => one.kind === kind)
  if (!found) throw new Error('no fields')
  return found
}
const input = async (attributes: Given[], kind: Update['kind'] = 'product') => ({
  kind,
  attributes,
  version: (await settings(kind)).version,
})
const write = async (...given: Parameters<typeof input>) =>
  app.get(calls.update, await input(...given), admin)
const fair = async (title: string) => {
  const { id, version } = await app.get(
    event.add,
    {
      ...{ title: words(title), summary: words('S'), place: words('Madrid') },
      ...{ starts: '2026-07-01', ends: '2026-07-02' },
    },
    admin,
  )
  return app.get(event.publish, { id, version }, admin)
}
const hide = async (id: number) => {
  const { version } = await app.get(event.read, { id }, admin)
  return app.get(event.unpublish, { id, version }, admin)
}
const bin = async (id: number) => {
  const { version } = await app.get(event.read, { id }, admin)
  return app.ask(event.remove, { id, version }, admin)
}
/** What visitors read of a field of a product. */
const fact = async (id: number, name = 'Shown at') =>
  (await app.get(productCalls.getById, { id, lang: 'en' })).specs
    .flatMap(({ rows }) => rows)
    .find((row) => row.name === name)
const usedBy = async (id: number) =>
  (await app.get(event.references, { id }, admin)).map(({ title, linked }) => [title.en, linked])

await write([shownAt])
const spring = await fair('Spring fair')
const autumn = await fair('Autumn fair')

test('a field leads to records of the kind that it was made for, and says so at its field when it has none', async () => {
  const none = await app.ask(calls.update, await input([{ ...shownAt, of: null }]), admin)
  expect(none).toMatchObject({
    code: CODE.invalid,
    data: { fields: { 'attributes.0.of': expect.any(String) } },
  })
  const product = await published('R-1')
  for (const [said, field] of [
    [[product.id], 'values.o1.0'],
    [[spring.id, 987_654], 'values.o1.1'],
    [['c1'], 'values.o1'],
  ] as const) {
    const answer = await app.ask(
      productCalls.update,
      { id: product.id, version: product.version, values: { o1: [...said] as number[] } },
      admin,
    )
    expect(answer, String(said)).toMatchObject({
      code: CODE.invalid,
      data: { fields: { [field]: expect.any(String) } },
    })
  }
  const many = Array.from({ length: 21 }, (_, at) => at + 1)
  const more = { id: product.id, version: product.version, values: { o1: many } }
  expect((await app.ask(productCalls.update, more, admin)).code).toBe(CODE.invalid)
})

test('visitors read the titles as links, on pages, beside other products and on paper; what they do not see is left out', async () => {
  const { id } = await published('R-2', { values: { o1: [spring.id, autumn.id] } })
  expect(await fact(id)).toMatchObject({
    value: 'Spring fair, Autumn fair',
    records: [
      { title: 'Spring fair', address: `/eventDetail/${spring.id}-spring-fair` },
      { title: 'Autumn fair', address: `/eventDetail/${autumn.id}-autumn-fair` },
    ],
  })
  const other = await published('R-3', { values: { o1: [autumn.id] } })
  const { groups } = await app.get(productCalls.compare, { ids: `${id},${other.id}`, lang: 'en' })
  const [row] = groups.flatMap(({ rows }) => rows).filter(({ name }) => name === 'Shown at')
  expect(row?.cells.map((cell) => cell?.value)).toEqual(['Spring fair, Autumn fair', 'Autumn fair'])
  const { headers } = await app.inject({ url: `/sheets/en/${id}.pdf` })
  const paper = (await textOf((await app.inject({ url: String(headers.location) })).rawPayload)).join('\n')
  expect(paper).toMatch(/Shown at[\s\S]*Autumn fair/)

  await hide(autumn.id)
  // The page was kept, and follows what it names.
  expect(await fact(id)).toMatchObject({ value: 'Spring fair', records: [{ title: 'Spring fair' }] })
  expect(await fact(other.id)).toBeUndefined()
  const { version } = await app.get(event.read, { id: autumn.id }, admin)
  const named = await app.get(event.update, { id: autumn.id, version, title: { en: 'Fall fair' } }, admin)
  await app.get(event.publish, { id: autumn.id, version: named.version }, admin)
  expect(await fact(other.id)).toMatchObject({ value: 'Fall fair' })
})

test('a record that published ones name is not put into the trash, and tells which they are', async () => {
  const held = await fair('Winter fair')
  const one = await published('R-4', { values: { o1: [held.id] } })
  expect(await usedBy(held.id)).toEqual([['R-4', false]])
  expect((await bin(held.id)).code).toBe(CODE.conflict)
  const { version } = await app.get(productCalls.unpublish, { id: one.id, version: one.version }, admin)
  expect((await bin(held.id)).code).toBe(CODE.ok)
  const early = await app.ask(productCalls.publish, { id: one.id, version }, admin)
  expect(early).toMatchObject({ data: { fields: { 'values.o1.0': expect.any(String) } } })
})

test('a field for staff leads staff alone, and holds nothing; removed and brought back it holds again', async () => {
  const [loose, kept] = [await fair('Loose fair'), await fair('Kept fair')]
  const { id } = await published('R-5', { values: { o1: [loose.id, kept.id] } })
  await write([{ ...shownAt, forStaff: true }])
  expect(await fact(id)).toBeUndefined()
  expect(await usedBy(loose.id)).toEqual([['R-5', false]])
  expect((await bin(loose.id)).code).toBe(CODE.ok)

  await write([])
  expect(await usedBy(kept.id)).toEqual([])
  await write([shownAt])
  expect(await fact(id)).toMatchObject({ value: 'Kept fair' })
  expect(await usedBy(kept.id)).toEqual([['R-5', false]])
  expect((await bin(kept.id)).code).toBe(CODE.conflict)
  const { values } = await read(id)
  expect(values.o1).toEqual([loose.id, kept.id])

  await write([])
  const { version } = await settings()
  await app.get(calls.empty, { kind: 'product', key: 'o1', version }, admin)
  expect(await usedBy(kept.id)).toEqual([])
  expect((await bin(kept.id)).code).toBe(CODE.ok)
})

const tested: Given = { key: 'o2', name: words('Tested with'), type: 'records', of: 'product' }

test('to which kind a field leads stays while records say something, whatever its type was meanwhile', async () => {
  await write([tested])
  const one = await published('R-6')
  const two = await draft('R-7', { values: { o2: [one.id] } })
  await write([{ ...tested, type: 'text', of: null }])
  const elsewhere = await app.ask(calls.update, await input([{ ...tested, of: 'event' }]), admin)
  expect(elsewhere).toMatchObject({
    data: { fields: { 'attributes.0.of': expect.stringContaining('产品') } },
  })
  await write([tested])
  await app.get(productCalls.update, { id: two.id, version: two.version, values: {} }, admin)
  expect((await write([{ ...tested, of: 'event' }])).attributes).toMatchObject([{ of: 'event' }])
  await write([tested])
})

test('what a field may lead to is found through the kind that has it, by those who may open that kind', async () => {
  const find = (who: Parameters<typeof app.ask>[2], query: object = {}) =>
    app.ask(calls.records, { kind: 'product', key: 'o2', ...query }, who)
  const editor = await app.personWith('editor', ['web_product'])
  const found = await find(editor, { keyword: 'R-6' })
  expect(found.data).toMatchObject({ items: [{ title: { en: 'R-6 R-6' }, state: 'published' }] })
  const reader = await app.personWith('reader', ['web_event'])
  expect((await find(reader)).code).toBe(CODE.forbidden)
  const other = await app.ask(calls.records, { kind: 'product', key: 'o77' }, admin)
  expect(other.code).toBe(CODE.notFound)
})

test('a column of the console’s list says titles, and a spreadsheet takes names out and in', async () => {
  await write([{ ...tested, inList: true }])
  const model = await published('R-8')
  const row = await published('R-9', { values: { o2: [model.id] } })
  const { items } = await app.get(productCalls.list, { keyword: 'R-9' }, admin)
  expect(items.map(({ own }) => own.o2?.en)).toEqual(['R-8'])

  const reply = await app.inject({
    ...{ method: 'POST', url: productCalls.exportAll.path, query: { keyword: 'R-9' } },
    ...{ headers: { 'x-token': admin.token ?? '' }, cookies: { language: 'en' } },
  })
  const [head = [], cells = []] = (await readSheet(reply.rawPayload, { rows: 10 })).map((one) => one.cells)
  const at = cells.indexOf('o2 = R-8')
  expect(at).toBeGreaterThan(0)
  const take = async (cell: string) => {
    const columns = head.map((title) => ({ title, width: 10 }))
    const typed = cells.map((one, place) => (place === at ? cell : one))
    const file = await buffer(writeSheet('products', columns, [typed]))
    const url = `${productCalls.importAll.path}?updateExisting=true`
    const taken = (await uploadPicture(app.app, admin.token, file, 'p.xlsx', url)).json().data as SheetReport
    return [taken.items.map(({ does }) => does), (await read(row.id)).values.o2]
  }
  expect(await take('o2 = R-6, R-8')).toEqual([['update'], [await byModel('R-6'), model.id]])
  expect(await take('o2 = nobody')).toMatchObject([['refused'], [expect.any(Number), model.id]])
  expect(await take(`o2 = #${row.id}`)).toMatchObject([['refused'], [expect.any(Number), model.id]])
})
const byModel = async (keyword: string) => (await app.get(productCalls.list, { keyword }, admin)).items[0]?.id

test('a record of another kind leads visitors to products in the same way', async () => {
  await write([{ ...tested, key: 'o1', required: true }], 'event')
  const { id, version } = await app.get(event.read, { id: spring.id }, admin)
  const early = await app.ask(event.publish, { id, version }, admin)
  expect(early).toMatchObject({ data: { fields: { 'values.o1': expect.any(String) } } })
  const product = (await byModel('R-8')) ?? 0
  const saved = await app.get(event.update, { id, version, values: { o1: [product] } }, admin)
  await app.get(event.publish, { id, version: saved.version }, admin)
  const { facts } = await app.get(event.getById, { id, lang: 'en' })
  expect(facts).toMatchObject([{ name: 'Tested with', records: [{ title: 'R-8' }] }])
})
