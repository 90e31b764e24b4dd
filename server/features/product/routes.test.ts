import { expect, test } from 'vitest'
import { productCalls as calls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { searchCalls } from '#contract/site/search.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { testApp } from '#server/testing/app.ts'
import { drawPicture, uploadDescribed } from '#server/testing/pictures.ts'

const app = await testApp()
const admin = await app.signIn()
const { key: picture, shown } = await uploadDescribed(app.app, admin.token, await drawPicture())

const addType = (name: string, productTypeLevel = '0') =>
  app.get(productTypeCalls.add, { productTypeName: { zh: name, en: name }, productTypeLevel }, admin)
const top = await addType('Valves')
const type = await addType('Ball valves', String(top.id))

const whole = (productModel: string, more: Partial<InputOf<typeof calls.add>> = {}) => ({
  productModel,
  productName: { zh: `${productModel} 球阀`, en: `${productModel} ball valve` },
  productTypeId: type.id,
  summary: { en: 'A valve.' },
  gallery: [picture],
  specs: [
    {
      title: { zh: '参数', en: 'Data', es: 'Datos' },
      rows: [
        { name: { zh: '口径', en: 'Size', es: 'Diámetro' }, value: { en: 'DN 15' }, unit: '', key: true },
      ],
    },
  ],
  ...more,
})
async function addPublished(productModel: string, more: Partial<InputOf<typeof calls.add>> = {}) {
  const added = await app.get(calls.add, whole(productModel, more), admin)
  return app.get(calls.publish, { id: added.id, version: added.version }, admin)
}
const models = async (query: InputOf<typeof calls.listAll>) =>
  (await app.get(calls.listAll, query)).items.map(({ productModel }) => productModel)

test('a saved product is a draft that no visitor sees; publishing shows it everywhere', async () => {
  const draft = await app.get(calls.add, whole('LBV-1', { hot: true }), admin)
  expect(draft).toMatchObject({ state: 'draft', version: 1, publishTime: null })
  expect((await app.ask(calls.getById, { id: draft.id })).code).toBe(CODE.notFound)
  expect(await models({})).not.toContain('LBV-1')
  expect((await app.get(searchCalls.search, { keyword: 'LBV-1' })).total).toBe(0)

  const published = await app.get(calls.publish, { id: draft.id, version: 1 }, admin)
  expect(published).toMatchObject({ state: 'published', version: 1, publishTime: expect.any(String) })
  expect(await app.get(calls.getById, { id: draft.id, lang: 'en' })).toMatchObject({
    productName: 'LBV-1 ball valve',
    productTypeName: 'Ball valves',
    cover: { key: shown, width: 640, height: 480 },
    gallery: [{ key: shown }],
    specs: [{ title: 'Data', rows: [{ name: 'Size', value: 'DN 15' }] }],
    path: [{ id: top.id }, { id: type.id }],
  })
  expect(await models({})).toContain('LBV-1')
  expect((await app.get(calls.hot, {})).items.map(({ id }) => id)).toContain(draft.id)
  expect(await app.get(searchCalls.search, { keyword: 'lbv-1 BALL' })).toMatchObject({
    total: 1,
    counts: { product: 1 },
    items: [{ kind: 'product', code: 'LBV-1' }],
  })
})

test('what is saved after publishing stays hidden until it is published again', async () => {
  const product = await addPublished('LBV-2')
  const changed = await app.get(
    calls.update,
    { id: product.id, version: product.version, productName: { en: 'New name' }, productTypeId: top.id },
    admin,
  )
  expect(changed).toMatchObject({ state: 'changed', version: 2 })
  const visitor = async () => app.get(calls.getById, { id: product.id, lang: 'en' })
  expect(await visitor()).toMatchObject({ productName: 'LBV-2 ball valve', productTypeId: type.id })
  await app.get(calls.publish, { id: product.id, version: 2 }, admin)
  expect(await visitor()).toMatchObject({ productName: 'New name', productTypeId: top.id })
})

test('an unpublished and a deleted product are gone for visitors; the unpublished one keeps its working copy', async () => {
  const product = await addPublished('LBV-3')
  const taken = await app.get(calls.unpublish, { id: product.id, version: product.version }, admin)
  expect(taken.state).toBe('draft')
  expect((await app.ask(calls.getById, { id: product.id })).code).toBe(CODE.notFound)
  const again = await app.get(calls.publish, { id: product.id, version: taken.version }, admin)
  expect(await app.get(calls.remove, { id: product.id, version: again.version }, admin)).toBeNull()
  for (const answer of [
    await app.ask(calls.getById, { id: product.id }),
    await app.ask(calls.read, { id: product.id }, admin),
    await app.ask(calls.publish, { id: product.id, version: again.version + 1 }, admin),
    await app.ask(calls.remove, { id: product.id, version: again.version + 1 }, admin),
  ]) {
    expect(answer.code).toBe(CODE.notFound)
  }
})

test('a draft needs a name in one language; publishing names everything that is missing', async () => {
  expect((await app.ask(calls.add, { productName: { zh: ' ' } }, admin)).code).toBe(CODE.invalid)
  const draft = await app.get(calls.add, { productName: '半成品' }, admin)
  const refusal = await app.ask(calls.publish, { id: draft.id, version: 1 }, admin)
  expect(refusal.code).toBe(CODE.invalid)
  expect(Object.keys(refusal.code === 200 ? {} : (refusal.data?.fields ?? {})).sort()).toEqual([
    'gallery',
    'productModel',
    'productTypeId',
    'summary',
  ])
})

test('a type, a picture or a product that does not exist is refused and nothing is written', async () => {
  const before = (await app.get(calls.list, {}, admin)).total
  const noType = await app.ask(calls.add, whole('X', { productTypeId: 999_999 }), admin)
  expect(noType).toMatchObject({ code: 400, data: { fields: { productTypeId: expect.any(String) } } })
  const noPicture = await app.ask(calls.add, whole('X', { gallery: [`${'0'.repeat(40)}.png`] }), admin)
  expect(noPicture).toMatchObject({ code: 400, data: { fields: { 'gallery.0': expect.any(String) } } })
  expect((await app.ask(calls.update, { id: 999_999, version: 1, hot: true }, admin)).code).toBe(
    CODE.notFound,
  )
  expect((await app.ask(calls.update, { id: type.id, version: 1, hot: true }, admin)).code).toBe(
    CODE.notFound,
  )
  expect((await app.get(calls.list, {}, admin)).total).toBe(before)
})

test('a stale save or publish is answered with 409 and the product as it is', async () => {
  const product = await addPublished('LBV-4')
  await app.get(calls.update, { id: product.id, version: 1, hot: true }, admin)
  for (const answer of [
    await app.ask(calls.update, { id: product.id, version: 1, hot: false }, admin),
    await app.ask(calls.publish, { id: product.id, version: 1 }, admin),
    await app.ask(calls.remove, { id: product.id, version: 1 }, admin),
  ]) {
    expect(answer).toMatchObject({ code: 409, data: { current: { id: product.id, version: 2, hot: true } } })
  }
})

test('visitors list the products of a type and of all below it, in pages', async () => {
  const own = await addType('Pumps')
  const below = await addType('Gear pumps', String(own.id))
  for (const model of ['P-1', 'P-2', 'P-3']) await addPublished(model, { productTypeId: below.id })
  await addPublished('P-0', { productTypeId: own.id })
  expect((await models({ typeId: own.id })).sort()).toEqual(['P-0', 'P-1', 'P-2', 'P-3'])
  expect(await models({ typeId: below.id, sort: '-productModel', limit: 2 })).toEqual(['P-3', 'P-2'])
  expect(await models({ typeId: below.id, sort: '-productModel', limit: 2, page: 2 })).toEqual(['P-1'])
  expect(await models({ typeId: 999_999 })).toEqual([])
  const info = await app.get(productTypeCalls.getInfoById, { id: own.id })
  expect(info.products).toHaveLength(4)
  expect(info.type.productCount).toBe(4)
})

test('the console filters by keyword taken literally, type, state and mark', async () => {
  const odd = await app.get(calls.add, { productName: '100%_odd\\name', hot: true }, admin)
  const ids = async (query: InputOf<typeof calls.list>) =>
    (await app.get(calls.list, { limit: 100, ...query }, admin)).items.map(({ id }) => id)
  expect(await ids({ keyword: '100%_ODD\\' })).toEqual([odd.id])
  expect(await ids({ keyword: '%' })).toEqual([odd.id])
  expect(await ids({ state: 'draft', hot: true })).toContain(odd.id)
  expect(await ids({ state: 'published' })).not.toContain(odd.id)
  expect(await ids({ state: 'changed', hot: false })).not.toContain(odd.id)
  expect(await ids({ typeId: top.id })).toEqual(expect.arrayContaining(await ids({ typeId: type.id })))
})

test('someone without the key for deleting is refused and the product stays', async () => {
  const product = await addPublished('LBV-5')
  const editor = await app.personWith('editor', ['web_product', 'web_product:update'])
  const target = { id: product.id, version: product.version }
  expect(await app.ask(calls.remove, target, editor)).toMatchObject({ code: 403, status: 403 })
  expect(await app.ask(calls.publish, target, editor)).toMatchObject({ code: 403 })
  expect((await app.ask(calls.update, { ...target, hot: true }, editor)).code).toBe(CODE.ok)
})

test('a product under a type that is deleted in the same moment never loses its type', async () => {
  for (let times = 0; times < 5; times++) {
    const doomed = await addType(`Doomed ${times}`)
    const [added, removed] = await Promise.all([
      app.ask(calls.add, { productName: 'late', productTypeId: doomed.id }, admin),
      app.ask(productTypeCalls.remove, { id: doomed.id, version: 1 }, admin),
    ])
    expect([added.code, removed.code].filter((code) => code === CODE.ok)).toHaveLength(1)
  }
})
