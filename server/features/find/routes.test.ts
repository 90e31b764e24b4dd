// The search of the console: what is found, in which order, by which words, and for whom.
import { expect, test } from 'vitest'
import { type FindGroup, findCalls } from '#contract/console/find.ts'
import { downloadCalls } from '#contract/media/download.ts'
import { productCalls } from '#contract/products/product.ts'
import { quoteCalls } from '#contract/quotes/quote.ts'
import { CODE } from '#contract/wire/answer.ts'
import { spellWords } from '#server/parts/pinyin/spelling.ts'
import { testApp, type With } from '#server/testing/app.ts'
import { ENQUIRY, enquiryDesk, VISITORS } from '#server/testing/desks/enquiry-desk.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { uploadPicture } from '#server/testing/pictures.ts'

const app = await testApp(VISITORS)
const desk = await productDesk(app)
const { db } = app.parts.storage
const store = { db, now: app.parts.now }

const meter = await desk.draft('LEM-500', {
  productName: {
    zh: '电磁流量计',
    en: 'Electromagnetic flow meter',
    es: 'Medidor de caudal electromagnético',
  },
})
await desk.published('LEM-50')

const named = async (keyword: string, who: With = desk.admin, group?: FindGroup) => {
  const groups = await app.get(findCalls.find, { keyword, ...(group && { group }) }, who)
  return groups.flatMap((found) =>
    found.items.map(({ title, detail }) => detail || (typeof title === 'string' ? title : title.en)),
  )
}

test('a draft is found by its model with and without the hyphen, and by the words of three languages without accents', async () => {
  for (const keyword of [
    'lem-500',
    'LEM500',
    '500',
    'flow meter',
    'METER electro',
    'electromagnetico',
    '流量计',
  ])
    expect(await named(keyword), keyword).toContain('LEM-500')
  expect(await named('flow pump')).toEqual([])
  expect(await named('%')).toEqual([])
})

test('Chinese is found by its pinyin and its initials once it has been spelled, and under its new name after a change', async () => {
  await spellWords(store)
  for (const keyword of ['diancil', 'liuliang', 'dcllj', 'llj'])
    expect(await named(keyword), keyword).toContain('LEM-500')
  const other = await desk.draft('X-1', { productName: { zh: '球阀' } })
  await spellWords(store)
  expect(await named('qiufa')).toEqual(['X-1'])
  await app.get(productCalls.update, { id: other.id, version: 1, productName: { zh: '蝶阀' } }, desk.admin)
  await spellWords(store)
  expect(await named('qiufa')).toEqual([])
  expect(await named('diefa')).toEqual(['X-1'])
  expect(await spellWords(store)).toBe(0)
})

test('what is called exactly so stands first, and each hit says its state, languages and picture', async () => {
  const [products] = await app.get(findCalls.find, { keyword: 'LEM-50' }, desk.admin)
  expect(products).toMatchObject({
    group: 'product',
    total: 2,
    items: [
      { detail: 'LEM-50', state: 'published' },
      {
        detail: 'LEM-500',
        state: 'draft',
        id: meter.id,
        version: meter.version,
        languages: { en: 'filled' },
      },
    ],
  })
  expect(products?.items[0]?.picture).toMatch(/\.png$/)
  expect(products?.items[0]?.languages?.es).toBe('missing')
})

test('a file that a record offers is not shown as its picture', async () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF')
  const sent = await uploadPicture(app.app, desk.admin.token, pdf, 'Manual.pdf', downloadCalls.upload.path)
  const downloads = [{ key: String(sent.json().data.key), title: {}, language: 'any' as const }]
  await desk.draft('FILE-1', { gallery: [], downloads })
  await desk.draft('FILE-2', { downloads })
  const [found] = await app.get(findCalls.find, { keyword: 'file' }, desk.admin)
  const pictures = Object.fromEntries(found?.items.map(({ detail, picture }) => [detail, picture]) ?? [])
  expect(pictures).toEqual({ 'FILE-1': null, 'FILE-2': expect.stringMatching(/\.png$/) })
})

test('a group tells how many it has and answers as many as are asked for', async () => {
  for (let nth = 0; nth < 7; nth += 1) await desk.draft(`Many-${nth}`)
  const [few] = await app.get(findCalls.find, { keyword: 'many' }, desk.admin)
  expect([few?.total, few?.items.length]).toEqual([7, 5])
  const [all] = await app.get(findCalls.find, { keyword: 'many', group: 'product', limit: 50 }, desk.admin)
  expect(all?.items).toHaveLength(7)
  expect((await app.ask(findCalls.find, { keyword: ' ' }, desk.admin)).code).toBe(CODE.invalid)
})

test('pictures, messages and people are found as well; spam and what lies in the trash are not', async () => {
  const { sent } = await enquiryDesk(app)
  const enquiry = await sent({ company: 'Aguas de Ejemplo' })
  const person = await app.personWith('reporter', ['web_news'])
  expect(await named('ejemplo')).toEqual(['Aguas de Ejemplo'])
  expect(await named(enquiry.number)).toHaveLength(1)
  await db.updateTable('message').set({ state: 'spam' }).where('id', '=', enquiry.id).execute()
  expect(await named('ejemplo')).toEqual([])
  expect(await named('reporter', desk.admin, 'user')).toEqual(['reporter'])
  expect(await named('reporter', person)).toEqual([])
  const media = await db.selectFrom('media').select('name').where('library', '=', 1).executeTakeFirstOrThrow()
  expect(await named(media.name.slice(0, 4), desk.admin, 'media')).not.toEqual([])
  const gone = await desk.draft('Gone-1')
  await app.get(productCalls.remove, { id: gone.id, version: gone.version }, desk.admin)
  expect(await named('gone-1')).toEqual([])
})

test('a quote is found by its number and its customer, by those who may open quotes and inquiries', async () => {
  const { sent } = await enquiryDesk(app)
  const { id: messageId, number: asked } = await sent({ name: 'Clara', company: 'Riego Ejemplar' })
  const begun = await app.get(quoteCalls.begin, { messageId }, desk.admin)
  const found = { group: 'quote', id: messageId, title: `${begun.number} Riego Ejemplar` }
  for (const keyword of [begun.number, begun.number.toLowerCase(), 'riego', 'Riego Ejemplar']) {
    const groups = await app.get(findCalls.find, { keyword, group: 'quote' }, desk.admin)
    expect(groups, keyword).toMatchObject([{ total: 1, items: [{ ...found, detail: `${asked} · Clara` }] }])
  }
  const seller = await app.personWith('seller', ['web_message', 'web_quote'])
  expect(await named(begun.number, seller, 'quote')).toHaveLength(1)
  for (const right of ['web_message', 'web_quote'] as const)
    expect(await named(begun.number, await app.personWith(right, [right]), 'quote')).toEqual([])
})

test('only what a person may open is found, and guests find nothing', async () => {
  const editor = await app.personWith('editor', ['web_product'])
  const reporter = await app.personWith('other-reporter', ['web_news'])
  expect(await named('lem-500', editor)).toEqual(['LEM-500'])
  expect(await named('lem-500', reporter)).toEqual([])
  expect(await named(ENQUIRY.name ?? '', reporter)).toEqual([])
  expect((await app.ask(findCalls.find, { keyword: 'lem' })).code).toBe(CODE.notSignedIn)
})
