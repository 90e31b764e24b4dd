// The shipping weight and the ambient temperature of a product: entered, kept, shown, found, and out to spreadsheets and back.
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import type { SheetReport } from '#contract/kinds/sheet-calls.ts'
import { productCalls as calls } from '#contract/products/product.ts'
import { searchCalls } from '#contract/site/search.ts'
import { CODE } from '#contract/wire/answer.ts'
import { readSheet } from '#server/parts/sheets/sheet-reading.ts'
import { writeSheet } from '#server/parts/sheets/sheets.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { uploadPicture } from '#server/testing/pictures.ts'

const app = await testApp()
const desk = await productDesk(app)
const { admin } = desk
const { db } = app.parts.storage
const weight = { value: 27.5, unit: 'lb' }
const ambient = { from: -20, to: 60, unit: '°C' }
const WHOLE = {
  weight: { ...weight, base: 12.473790175 },
  ambient: { ...ambient, base: { from: -20, to: 60 } },
}

const { read } = desk

test('a weight and a range are kept as they were entered and in the canonical unit, and visitors see both', async () => {
  const { id, version } = await desk.published('MEASURED-1')
  expect(await read(id)).toMatchObject({ weight: null, ambient: null })
  expect(await app.get(calls.getById, { id })).toMatchObject({ weight: null, ambient: null })
  const saved = await app.get(calls.update, { id, version, weight, ambient }, admin)
  expect(saved).toMatchObject(WHOLE)
  await app.get(calls.publish, { id, version: saved.version }, admin)
  expect(await app.get(calls.getById, { id, lang: 'es' })).toMatchObject(WHOLE)
  // Left out they stay, null takes them away.
  const kept = await app.get(calls.update, { id, version: (await read(id)).version, hot: true }, admin)
  expect(kept).toMatchObject(WHOLE)
  const gone = await app.get(calls.update, { id, version: kept.version, weight: null }, admin)
  expect(gone).toMatchObject({ weight: null, ambient: WHOLE.ambient })
})

test('a product that was stored before the fields came is read without them', async () => {
  const { id } = await desk.published('MEASURED-2')
  const stored = await db
    .selectFrom('publication')
    .select(['id', 'content'])
    .where('entry_id', '=', id)
    .executeTakeFirstOrThrow()
  const { weight: _, ambient: __, ...before } = JSON.parse(stored.content)
  await db
    .updateTable('publication')
    .set({ content: JSON.stringify(before) })
    .where('id', '=', stored.id)
    .execute()
  expect(await app.get(calls.getById, { id, lang: 'zh' })).toMatchObject({ weight: null, ambient: null })
})

test('what cannot be is refused at its place', async () => {
  const { id, version } = await desk.published('MEASURED-3')
  const wrongIn = async (given: object) => {
    const answer = await app.ask(calls.update, { id, version, ...given } as never, admin)
    expect(answer.code).toBe(CODE.invalid)
    return (answer.data as unknown as { fields: Record<string, string> }).fields
  }
  expect(await wrongIn({ ambient: { ...ambient, to: -30 } })).toEqual({ 'ambient.to': expect.any(String) })
  expect(await wrongIn({ weight: { value: 3, unit: '°C' } })).toEqual({ 'weight.unit': expect.any(String) })
  expect(await wrongIn({ weight: { value: 'much', unit: 'kg' } })).toEqual({
    'weight.value': expect.any(String),
  })
})

test('the search finds a product by its weight', async () => {
  const { id, version } = await desk.published('MEASURED-4')
  const saved = await app.get(calls.update, { id, version, weight: { value: 7318, unit: 'kg' } }, admin)
  await app.get(calls.publish, { id, version: saved.version }, admin)
  const found = await app.get(searchCalls.search, { keyword: '7318 kg', lang: 'en' })
  expect(found.items.map((item) => item.id)).toEqual([id])
})

async function upload(rows: string[][]) {
  const [head = [], ...below] = rows
  const columns = head.map((title) => ({ title, width: 10 }))
  const sheet = await buffer(writeSheet('products', columns, below))
  const reply = await uploadPicture(app.app, admin.token, sheet, 'products.xlsx', calls.importAll.path)
  return reply.json().data as SheetReport
}

test('a spreadsheet says them in one cell each, as people type them; a wrong one refuses its row', async () => {
  const { id, version } = await desk.published('MEASURED-5')
  await app.get(calls.update, { id, version, weight, ambient: { ...ambient, to: null } }, admin)
  const reply = await app.inject({
    method: 'POST',
    url: calls.exportAll.path,
    query: { keyword: 'MEASURED-5' },
    headers: { 'x-token': admin.token ?? '' },
    cookies: { language: 'en' },
  })
  const [head = [], row = []] = (await readSheet(reply.rawPayload, { rows: 9 })).map(({ cells }) => cells)
  expect(row[head.indexOf('Shipping weight')]).toBe('27.5 lb')
  expect(row[head.indexOf('Ambient temperature')]).toBe('≥ -20 °C')
  expect(await upload([head, row])).toMatchObject({ rows: 1, unchanged: 1, refused: 0 })
  const HEAD = ['Model', '发货重量', 'Temperatura ambiente']
  expect(await upload([HEAD, ['MEASURED-5', '12,5 kg', '-40…+85']])).toMatchObject({ refused: 0 })
  expect(await read(id)).toMatchObject({
    weight: { value: 12.5, unit: 'kg' },
    ambient: { from: -40, to: 85 },
  })
  expect(await upload([HEAD, ['MEASURED-5', '', '']])).toMatchObject({ refused: 0 })
  expect(await read(id)).toMatchObject({ weight: null, ambient: null })
  const { items, refused } = await upload([HEAD, ['MEASURED-5', 'heavy', '60…-20 °C']])
  expect([refused, Object.keys(items[0]?.errors ?? {})]).toEqual([1, ['weight', 'ambient']])
})
