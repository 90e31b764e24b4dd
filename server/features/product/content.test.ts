// What a product says beside its texts: values for the attributes of its type, downloads, other products, a replacement.

import { expect, test } from 'vitest'
import { productKind } from '#contract/kinds/product.ts'
import { downloadCalls } from '#contract/media/download.ts'
import { productCalls as calls } from '#contract/products/product.ts'
import { type ProductTypeDraft, productTypeCalls as typeCalls } from '#contract/products/product-type.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { testApp } from '#server/testing/app.ts'
import { drawPicture, uploadDescribed, uploadPicture } from '#server/testing/pictures.ts'

const app = await testApp()
const admin = await app.signIn()
const { key: picture } = await uploadDescribed(app.app, admin.token, await drawPicture())
const words = (text: string) => ({ zh: text, en: text, es: text })
type Given = NonNullable<ProductTypeDraft['attributes']>[number]

const addType = (name: string, level: number, attributes: Given[] = []) =>
  app.get(typeCalls.add, { productTypeName: words(name), productTypeLevel: String(level), attributes }, admin)
const top = await addType('Pumps', 0, [
  { key: 'flow', name: words('Flow'), type: 'number', unit: 'm³/h' },
  { key: 'seal', name: words('Seal'), type: 'text' },
])
const type = await addType('Gear pumps', top.id, [
  {
    key: 'drive',
    name: words('Drive'),
    type: 'choice',
    choices: [
      { key: 'belt', name: words('Belt') },
      { key: 'direct', name: { zh: '直联', en: 'Direct', es: 'Directo' } },
    ],
  },
  { key: 'atex', name: words('ATEX'), type: 'yesNo' },
])

const whole = (productModel: string, more: Partial<InputOf<typeof calls.add>> = {}) => ({
  productModel,
  productName: words(productModel),
  productTypeId: type.id,
  summary: { en: 'A pump.' },
  gallery: [picture],
  ...more,
})
async function addPublished(productModel: string, more: Partial<InputOf<typeof calls.add>> = {}) {
  const added = await app.get(calls.add, whole(productModel, more), admin)
  return app.get(calls.publish, { id: added.id, version: added.version }, admin)
}
const wrongIn = async (more: Partial<InputOf<typeof calls.add>>) => {
  const reply = await app.ask(calls.add, whole('WRONG', more), admin)
  expect(reply.code).toBe(CODE.invalid)
  return Object.keys((reply.data as unknown as { fields: object }).fields)
}

/** A row without a dimension: it reads the same in every system of units. */
const plainRow = (name: string, value: string, unit = '') => ({
  ...{ name, value, unit, us: null },
  ...{ conditions: '', usConditions: null },
})

test('values of inherited attributes stand first in the table, in the visitor’s language', async () => {
  const values = {
    flow: 12.5,
    seal: inEach({ zh: '橡胶', en: 'Rubber', es: 'Caucho' }),
    drive: 'direct',
    atex: true,
  }
  const { id } = await addPublished('GP-1', { values })
  const { specs } = await app.get(calls.getById, { id, lang: 'es' })
  expect(specs[0]).toEqual({
    title: 'Datos principales',
    rows: [
      plainRow('Flow', '12.5', 'm³/h'),
      plainRow('Seal', 'Caucho'),
      plainRow('Drive', 'Directo'),
      plainRow('ATEX', 'Sí'),
    ],
  })
  expect((await app.get(calls.read, { id }, admin)).values).toEqual(values)
})

test('values that the type does not ask for are refused by field; those left from another type stay unseen', async () => {
  expect(await wrongIn({ values: { flow: 'much', colour: 'red' } })).toEqual(['values.flow', 'values.colour'])
  expect(await wrongIn({ values: { drive: 'chain', atex: 1 } })).toEqual(['values.drive', 'values.atex'])
  const product = await addPublished('GP-2', { values: { drive: 'belt', flow: 3 } })
  const moved = await app.get(
    calls.update,
    { id: product.id, version: product.version, productTypeId: top.id, values: { drive: 'belt', flow: 4 } },
    admin,
  )
  await app.get(calls.publish, { id: product.id, version: moved.version }, admin)
  const { specs } = await app.get(calls.getById, { id: product.id, lang: 'en' })
  expect(specs[0]?.rows).toEqual([plainRow('Flow', '4', 'm³/h')])
})

test('an attribute without a name, a choice without choices and a key used above or below are refused by field', async () => {
  const ask = async (level: number, attributes: Given[]) => {
    const draft = { productTypeName: words('X'), productTypeLevel: String(level), attributes }
    const reply = await app.ask(typeCalls.add, draft, admin)
    return Object.keys((reply.data as unknown as { fields: object }).fields)
  }
  expect(await ask(0, [{ key: 'a', name: words(''), type: 'choice' }])).toEqual([
    'attributes.0.name',
    'attributes.0.choices',
  ])
  expect(await ask(type.id, [{ key: 'flow', name: words('Flow'), type: 'text' }])).toEqual([
    'attributes.0.key',
  ])
  const other = await addType('Other', 0, [{ key: 'drive', name: words('Drive'), type: 'text' }])
  const reply = await app.ask(
    typeCalls.move,
    { id: type.id, version: type.version, productTypeLevel: String(other.id), position: 0 },
    admin,
  )
  expect(reply.code).toBe(CODE.invalid)
})

test('a file to download stands on the page, the visitor’s language first; an unknown one is refused', async () => {
  const sent = await uploadPicture(
    app.app,
    admin.token,
    Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF'),
    'sheet.pdf',
    downloadCalls.upload.path,
  )
  const { key } = sent.json().data as { key: string }
  const title = { zh: '说明书', en: 'Manual', es: '' }
  const downloads = [
    { key, title, language: 'zh' as const },
    { key, title: words(''), language: 'en' as const },
  ]
  const { id } = await addPublished('GP-3', { downloads })
  expect((await app.get(calls.getById, { id, lang: 'en' })).downloads).toMatchObject([
    { key, name: 'sheet.pdf', title: '', language: 'en' },
    { key, title: 'Manual', language: 'zh' },
  ])
  const unknown = `${'0'.repeat(40)}.pdf`
  expect(await wrongIn({ downloads: [{ key: unknown, title, language: 'any' }] })).toEqual([
    'downloads.0.key',
  ])
})

test('related products chosen by staff come before others of the type and of its family; a discontinued one names what replaces it', async () => {
  const next = await addPublished('GP-10')
  const part = await addPublished('GP-11')
  const chosen = await addPublished('GP-12', { productTypeId: top.id })
  const old = await addPublished('GP-9', {
    related: [chosen.id, chosen.id],
    accessories: [part.id],
    status: 'discontinued',
    replacement: next.id,
  })
  const shown = await app.get(calls.getById, { id: old.id, lang: 'en' })
  expect(shown).toMatchObject({
    status: 'discontinued',
    replacement: { id: next.id, productModel: 'GP-10' },
    accessories: [{ id: part.id }],
  })
  expect(new Set(shown.related.map(({ id }) => id)).size).toBe(4)
  const ids = shown.related.map(({ id }) => id)
  expect(ids[0]).toBe(chosen.id)
  for (const named of [part.id, next.id, old.id]) expect(ids).not.toContain(named)

  const active = await app.get(calls.update, { id: old.id, version: old.version, status: 'active' }, admin)
  expect(active.replacement).toBeNull()
  const gone = await app.ask(calls.remove, { id: part.id, version: part.version }, admin)
  expect(gone.code).toBe(CODE.conflict)
})

test('a product names neither itself nor what is unknown, in the trash or no product', async () => {
  const trashed = await app.get(calls.add, whole('GP-20'), admin)
  await app.get(calls.remove, { id: trashed.id, version: trashed.version }, admin)
  const bad = { related: [trashed.id], accessories: [type.id], status: 'discontinued' as const }
  expect(await wrongIn({ ...bad, replacement: 999_999 })).toEqual([
    'replacement',
    'related.0',
    'accessories.0',
  ])
  const own = await app.get(calls.add, whole('GP-21'), admin)
  const itself = { id: own.id, version: own.version, related: [own.id], status: 'discontinued' as const }
  const reply = await app.ask(calls.update, { ...itself, replacement: own.id }, admin)
  expect(reply.data).toMatchObject({
    fields: { 'related.0': expect.any(String), replacement: expect.any(String) },
  })
})

/** What every product had from the first. */
const KEPT = ['productModel', 'productName', 'summary', 'gallery']

test('products that were stored before these fields are read and shown as they are', async () => {
  const { id } = await addPublished('GP-30')
  for (const [table, column, where] of [
    ['entry', 'working', 'id'],
    ['publication', 'content', 'entry_id'],
  ] as const) {
    const row = await app.parts.storage.db
      .selectFrom(table)
      .select(column as never)
      .where(where as never, '=', id as never)
      .executeTakeFirstOrThrow()
    const content = JSON.parse((row as Record<string, string>)[column] ?? '')
    for (const name of Object.keys(productKind.fields)) if (!KEPT.includes(name)) delete content[name]
    await app.parts.storage.db
      .updateTable(table)
      .set({ [column]: JSON.stringify(content) } as never)
      .where(where as never, '=', id as never)
      .execute()
  }
  expect(await app.get(calls.read, { id }, admin)).toMatchObject({
    values: {},
    status: 'active',
    downloads: [],
  })
  expect(await app.get(calls.getById, { id, lang: 'en' })).toMatchObject({
    status: 'active',
    accessories: [],
  })
  const changed = await app.get(calls.update, { id, version: 1, summary: { en: 'New.' } }, admin)
  expect(changed).toMatchObject({ version: 2, related: [] })
})

test('others of the type come before others of its family, wherever those stand', async () => {
  const family = await addType('Fans', 0)
  const own = await addType('Axial fans', family.id)
  const placed = []
  for (const at of [family, family, family, family, own, own])
    placed.push((await addPublished(`AF-${placed.length}`, { productTypeId: at.id })).id)
  const { related } = await app.get(calls.getById, { id: placed[5] ?? 0, lang: 'en' })
  expect(related.map(({ id }) => id)).toEqual([placed[4], ...placed.slice(0, 3)])
})
