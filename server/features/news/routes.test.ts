import { expect, test } from 'vitest'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { newsCalls as calls, type NewsContent } from '#contract/news-and-cases/news.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { docOfPlain } from '#rich-text/plain-doc.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { drawPicture, uploadDescribed, uploadPicture } from '#server/testing/pictures.ts'
import { newsKind } from './kind.ts'

const app = await testApp()
const admin = await app.signIn()
const picture = (await uploadDescribed(app.app, admin.token, await drawPicture())).key
/** Visitors get a key that names the cut as well. */
const shownPicture = expect.stringContaining(picture.slice(0, 40))
const pdf = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF')
const upload = (bytes: Buffer, name: string) =>
  uploadPicture(app.app, admin.token, bytes, name, '/api/web/media/uploadFile')
const file = (await upload(pdf, 'Certificate.pdf')).json().data

type Draft = Partial<InputOf<typeof calls.add>>
const add = (title: string, more: Draft = {}) =>
  app.get(calls.add, { title: { zh: title, en: title }, body: { en: 'Words.' }, ...more }, admin)
async function publish(title: string, more: Draft = {}) {
  const { id, version } = await add(title, more)
  return app.get(calls.publish, { id, version }, admin)
}
const shown = async (query: InputOf<typeof calls.listAll>) =>
  (await app.get(calls.listAll, { lang: 'en', limit: 100, ...query })).items.map(({ title }) => title)
const listed = async (query: InputOf<typeof calls.list>) =>
  (await app.get(calls.list, { limit: 100, ...query }, admin)).items.map(({ title }) => title.en)

test('a piece has all its fields from draft to page: source, author, files, what search engines see', async () => {
  const seo = { title: { en: 'For engines' }, description: '', picture, listed: false }
  const draft = await add('Certified', {
    category: 'knowledge',
    source: { en: 'The Gazette' },
    author: { en: 'Laboratory' },
    cover: picture,
    attachments: [{ key: file.key, name: { en: 'The certificate' } }],
    date: '2026-05-04',
    seo,
  })
  expect(draft).toMatchObject({ state: 'draft', version: 1, pinned: false, seo: { listed: false } })
  expect((await app.ask(calls.getById, { id: draft.id })).code).toBe(CODE.notFound)
  await app.get(calls.publish, { id: draft.id, version: 1 }, admin)
  expect(await app.get(calls.getById, { id: draft.id, lang: 'en' })).toMatchObject({
    title: 'Certified',
    source: 'The Gazette',
    author: 'Laboratory',
    cover: { key: shownPicture },
    attachments: [{ key: file.key, name: 'The certificate', type: 'pdf', bytes: pdf.length }],
    seo: { title: 'For engines', picture: { key: shownPicture }, listed: false },
  })
})

test('pinned pieces stand first whatever their date, and visitors filter by year and category', async () => {
  await publish('Old', { date: '2019-01-01', category: 'service' })
  await publish('New', { date: '2020-12-31', category: 'service' })
  await publish('Kept on top', { date: '2019-12-31', category: 'service', pinned: true })
  expect(await shown({ category: 'service' })).toEqual(['Kept on top', 'New', 'Old'])
  expect(await shown({ year: 2019 })).toEqual(['Kept on top', 'Old'])
  expect(await shown({ year: 2020, category: 'service' })).toEqual(['New'])
  expect(await shown({ category: 'service', limit: 1, page: 3 })).toEqual(['Old'])
  const { years } = await app.get(calls.filters, {})
  expect(years.map(({ year }) => year)).toEqual(years.map(({ year }) => year).toSorted((a, b) => b - a))
  expect(years).toEqual(
    expect.arrayContaining([
      { year: 2020, count: 1 },
      { year: 2019, count: 2 },
    ]),
  )
  const narrowed = await app.get(calls.filters, { year: 2019, category: 'product' })
  expect(narrowed.categories).toContainEqual({ category: 'service', count: 2 })
  expect(narrowed.categories).toContainEqual({ category: 'product', count: 0 })
  expect(narrowed.years).toContainEqual({ year: 2020, count: 0 })
  expect((await app.ask(calls.listAll, { year: 20 })).code).toBe(CODE.invalid)
})

test('the console filters by keyword, category, state, pin and a span of days, and sorts by three times', async () => {
  await add('March the first', { date: '2024-03-01', author: { en: 'Wanderer' } })
  await add('March the last', { date: '2024-03-31', pinned: true, category: 'product' })
  const march = { from: '2024-03-01', until: '2024-03-31' }
  expect(await listed(march)).toEqual(['March the last', 'March the first'])
  expect(await listed({ ...march, sort: 'date' })).toEqual(['March the first', 'March the last'])
  expect(await listed({ ...march, pinned: true })).toEqual(['March the last'])
  expect(await listed({ ...march, category: 'company', state: 'draft' })).toEqual(['March the first'])
  expect(await listed({ keyword: 'wanderER' })).toEqual(['March the first'])
  expect(await listed({ keyword: 'March%' })).toEqual([])
  expect(await listed({ until: '2024-03-30', from: '2024-03-02' })).toEqual([])
  expect(await listed({ ...march, state: 'published' })).toEqual([])
  expect((await app.get(calls.list, { ...march, limit: 1, page: 2 }, admin)).total).toBe(2)
})

test('a save keeps what it leaves out, and a stale one is answered with the piece as it is', async () => {
  const piece = await add('Kept', { author: { en: 'Laboratory' }, cover: picture })
  const saved = await app.get(
    calls.update,
    { id: piece.id, version: 1, title: { es: 'Conservado' }, autosave: true },
    admin,
  )
  expect(saved).toMatchObject({ version: 2, author: { en: 'Laboratory' }, cover: picture })
  expect(saved.title).toEqual({ ...piece.title, es: 'Conservado' })
  expect(await app.ask(calls.update, { id: piece.id, version: 1, pinned: true }, admin)).toMatchObject({
    code: CODE.conflict,
    data: { current: { version: 2, pinned: false } },
  })
})

test('pictures and files that do not exist, and days that are none, are refused by field', async () => {
  const fields = async (draft: Draft) => {
    const answer = await app.ask(calls.add, { title: 'x', ...draft }, admin)
    return answer.code === CODE.ok ? [] : Object.keys(answer.data?.fields ?? {})
  }
  const nothing = '0'.repeat(40)
  const none = eachLanguage(() => '')
  expect(await fields({ cover: `${nothing}.png` })).toEqual(['cover'])
  expect(await fields({ attachments: [{ key: `${nothing}.pdf`, name: none }] })).toEqual([
    'attachments.0.key',
  ])
  expect(await fields({ attachments: [{ key: picture, name: none }] })).toEqual(['attachments.0.key'])
  expect(await fields({ date: '2026-02-30' })).toEqual(['date'])
  expect(await fields({ title: ' ' })).toEqual(['title'])
  expect(await fields({ slugs: { en: 'No Such' } })).toEqual(['slugs.en'])
})

test('a piece that was stored before it had all its fields is read, shown and saved', async () => {
  const text = inEach({ zh: '旧闻', en: 'Old news', es: 'Noticia vieja' })
  const body = inEach({ zh: docOfPlain('旧'), en: docOfPlain('Old.'), es: null })
  const old = { title: text, summary: text, body, category: 'company', cover: null, date: '2018-05-05' }
  const { id } = await app.parts.publishing.add(
    newsKind.rules,
    { content: old as unknown as NewsContent, parentId: null },
    { by: null, publish: true },
  )
  expect(await app.get(calls.read, { id }, admin)).toMatchObject({ pinned: false, attachments: [] })
  expect(await app.get(calls.getById, { id, lang: 'es' })).toMatchObject({
    author: '',
    seo: { listed: true },
  })
  expect(await shown({ year: 2018 })).toEqual(['Old news'])
  const saved = await app.get(calls.update, { id, version: 1, pinned: true }, admin)
  expect(saved).toMatchObject({ title: text, pinned: true, slugs: { en: '' } })
})

test('whoever may only read news changes nothing', async () => {
  const piece = await add('Guarded')
  const reader = await app.personWith('news-reader', ['web_news'])
  expect((await app.ask(calls.read, { id: piece.id }, reader)).code).toBe(CODE.ok)
  expect((await app.ask(calls.add, { title: 'x' }, reader)).code).toBe(CODE.forbidden)
  expect((await app.ask(calls.update, { id: piece.id, version: 1, pinned: true }, reader)).code).toBe(
    CODE.forbidden,
  )
})

test('the products that a piece names by model or by link stand with it, drafts of products never', async () => {
  const { published, draft } = await productDesk(app)
  const shownOne = await published('LEM-300')
  const linked = await published('LTB-50')
  await draft('LRL-80')
  const piece = await publish('The LEM-300 and the LRL-80', {
    body: {
      en: {
        type: 'doc',
        content: [
          {
            type: 'paragraph',
            content: [
              {
                type: 'text',
                text: 'this one',
                marks: [{ type: 'link', attrs: { href: `/productDetail/${linked.id}` } }],
              },
            ],
          },
        ],
      },
    },
  })
  const { products } = await app.get(calls.getById, { id: piece.id, lang: 'en' })
  expect(products.map(({ id }) => id)).toEqual([linked.id, shownOne.id])
})
