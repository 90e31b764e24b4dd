// What visitors narrow the list of documents by: words, products, families, languages; and the search finds them by models.
import { expect, test } from 'vitest'
import { DECLARED_CALLS } from '#contract/kinds/declared-calls.ts'
import { downloadCalls } from '#contract/media/download.ts'
import { productCalls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { searchCalls } from '#contract/site/search.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { uploadPicture } from '#server/testing/pictures.ts'

const calls = DECLARED_CALLS.document
const app = await testApp()
const { admin, type, draft, published } = await productDesk(app)
const bytes = Buffer.from('%PDF-1.7\nwords\n%%EOF')
const sent = await uploadPicture(app.app, admin.token, bytes, 'a.pdf', downloadCalls.upload.path)
const file: string = sent.json().data.key

type Draft = InputOf<typeof calls.add>
async function publish(
  title: string,
  languages: readonly ('zh' | 'en' | 'es' | 'any')[],
  more: Partial<Draft>,
) {
  const files = languages.map((language) => ({ file, language }))
  const editions = [{ edition: '1', date: '2026-01-01', files }]
  const { id, version } = await app.get(
    calls.add,
    { title: { en: title }, type: 'manual', editions, ...more },
    admin,
  )
  return app.get(calls.publish, { id, version }, admin)
}
const titles = async (query: Partial<InputOf<typeof calls.listAll>>) => {
  const { items } = await app.get(calls.listAll, { lang: 'en', ...query })
  return items.map(({ title }) => title).sort()
}
const found = async (keyword: string) => {
  const { items } = await app.get(searchCalls.search, { keyword, kind: 'document', lang: 'en' })
  return items.map(({ title }) => title)
}

const pipes = await app.get(
  productTypeCalls.add,
  { productTypeName: 'Ball valves', productTypeLevel: String(type.id) },
  admin,
)
await app.get(productTypeCalls.publish, { id: type.id, version: 1 }, admin)
await app.get(productTypeCalls.publish, { id: pipes.id, version: 1 }, admin)
const above = await published('QX-300')
const drafted = await draft('QY-500', { productTypeId: pipes.id })
const below = await app.get(productCalls.publish, { id: drafted.id, version: drafted.version }, admin)
await publish('Installation', ['en', 'es'], { products: [above.id] })
await publish('Dimensions', ['any'], { products: [above.id, below.id], type: 'drawing', number: 'ZX-4711' })
await publish('Approval', ['zh'], { products: [below.id], type: 'certificate' })

test('words find documents by their title, their number and the models of their products, however they are written', async () => {
  expect(await titles({ keyword: 'installations' })).toEqual(['Installation'])
  expect(await titles({ keyword: 'zx4711' })).toEqual(['Dimensions'])
  expect(await titles({ keyword: 'qx300' })).toEqual(['Dimensions', 'Installation'])
  expect(await titles({ keyword: 'qx-300 dimensions' })).toEqual(['Dimensions'])
  expect(await titles({ keyword: 'nothing like it' })).toEqual([])
  expect(await titles({ keyword: '%' })).toEqual([])
})

test('a list is narrowed by a product, by a family with all below it, by type and by language, all at once', async () => {
  expect(await titles({ product: below.id })).toEqual(['Approval', 'Dimensions'])
  expect(await titles({ family: type.id })).toEqual(['Approval', 'Dimensions', 'Installation'])
  expect(await titles({ family: pipes.id })).toEqual(['Approval', 'Dimensions'])
  expect(await titles({ family: 999_999 })).toEqual([])
  expect(await titles({ type: 'certificate' })).toEqual(['Approval'])
  // What has no language is of use in each.
  expect(await titles({ language: 'es' })).toEqual(['Dimensions', 'Installation'])
  expect(await titles({ language: 'zh' })).toEqual(['Approval', 'Dimensions'])
  expect(await titles({ language: 'zh', product: above.id, type: 'drawing' })).toEqual(['Dimensions'])
  expect((await app.ask(calls.listAll, { language: 'fr' as 'en' })).code).toBe(CODE.invalid)
})

test('the search finds documents by their number and by the models of their products, as these are called now', async () => {
  expect(await found('ZX-4711')).toEqual(['Dimensions'])
  expect((await found('QY-500')).sort()).toEqual(['Approval', 'Dimensions'])
  const { id, version } = await app.get(
    productCalls.update,
    { id: below.id, version: below.version, productModel: 'QZ-900' },
    admin,
  )
  expect(await titles({ keyword: 'QZ-900' })).toEqual([])
  await app.get(productCalls.publish, { id, version }, admin)
  expect((await found('QZ-900')).sort()).toEqual(['Approval', 'Dimensions'])
  expect(await titles({ keyword: 'QZ-900' })).toEqual(['Approval', 'Dimensions'])
  expect(await found('QY-500')).toEqual([])
})

test('a kept list is made anew when a product moves into the family that it is narrowed by', async () => {
  expect(await titles({ family: pipes.id })).toEqual(['Approval', 'Dimensions'])
  const { version } = await app.get(productCalls.read, { id: above.id }, admin)
  const moved = await app.get(productCalls.update, { id: above.id, version, productTypeId: pipes.id }, admin)
  await app.get(productCalls.publish, { id: above.id, version: moved.version }, admin)
  expect(await titles({ family: pipes.id })).toEqual(['Approval', 'Dimensions', 'Installation'])
})
