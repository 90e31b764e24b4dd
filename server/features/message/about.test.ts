import { expect, test } from 'vitest'
import { webhookCalls } from '#contract/deliveries/webhook.ts'
import { messageCalls as calls } from '#contract/enquiries/message.ts'
import { messageDeskCalls as desk } from '#contract/enquiries/message-desk.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { successCaseCalls } from '#contract/news-and-cases/success-case.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { readSheet } from '#server/parts/sheets/sheet-reading.ts'
import { testApp } from '#server/testing/app.ts'
import { ENQUIRY, enquiryDesk, VISITORS } from '#server/testing/desks/enquiry-desk.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/desks/product-desk.ts'
import { noticeTo } from './letters.ts'

const OUT = { PUBLIC_URL: 'https://site.example', MAIL_TO: 'staff@example.com', WEBHOOK_PRIVATE: 'allow' }
const app = await testApp({ ...VISITORS, ...LONG_SESSIONS, ...OUT })
const { admin, sent, openForm, visitor } = await enquiryDesk(app)
const { published } = await productDesk(app)
const { db } = app.parts.storage

const text = inEach({ zh: '节水小镇', en: 'A town saves water', es: 'Un pueblo ahorra agua' })
const caseDraft = (title: Partial<typeof text> = text) =>
  app.get(successCaseCalls.add, { title, summary: text, industry: text }, admin)
const publishedCase = async () => app.get(successCaseCalls.publish, target(await caseDraft()), admin)
const target = ({ id, version }: { id: number; version: number }) => ({ id, version })

test('a message about a case names it wherever staff read: list, filter, choices, letter, sheet and webhook', async () => {
  const { id } = await publishedCase()
  const hook = {
    name: 'Sales',
    address: 'http://127.0.0.1:9/',
    events: ['message' as const],
    kinds: [],
    active: true,
  }
  await app.get(webhookCalls.add, hook, admin)
  const message = await sent({ aboutId: id, language: 'en' })
  const about = {
    kind: 'successCase',
    id,
    title: '节水小镇',
    address: `/successCaseDetail/${id}-a-town-saves-water`,
  }
  expect(message).toMatchObject({ about, productId: null, productName: '' })
  const found = async (query: { aboutId?: number; keyword?: string }) =>
    (await app.get(desk.list, query, admin)).items.map((item) => item.about)
  expect(await found({ aboutId: id })).toEqual([about])
  expect(await found({ keyword: '节水' })).toEqual([about])
  expect(await app.get(desk.products, {}, admin)).toContainEqual({ id, kind: 'successCase', title: text })

  const leaving = async (topic: string) => {
    const rows = await db.selectFrom('outbox').select('payload').where('topic', '=', topic).execute()
    return JSON.parse(rows.at(-1)?.payload ?? '{}')
  }
  const page = `https://site.example/en${about.address}`
  expect((await leaving('message.notice')).text).toContain(`客户案例：节水小镇\n${page}`)
  expect((await leaving('webhook.message')).message).toMatchObject({ about, productId: null })

  const reply = await app.inject({
    method: 'POST',
    url: `${desk.exportAll.path}?aboutId=${id}`,
    headers: { 'x-token': admin.token ?? '' },
  })
  const cells = (await readSheet(reply.rawPayload, { rows: 100 })).flatMap((row) => row.cells)
  expect(cells).toEqual(expect.arrayContaining(['客户案例', '节水小镇', `/en${about.address}`]))
})

test('the notice to staff calls what came by the kind of its record, in the language of the site', async () => {
  const { id } = await sent({})
  const row = await db.selectFrom('message').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const subject = (about_kind: Kind, language: Language, product_id: number | null = 7) => {
    const site = { ...app.parts.site.settings(), language }
    const options = { site, senderName: app.parts.site.own().senderName, publicUrl: undefined }
    return noticeTo('staff@example.com', { ...row, about_kind, product_id }, null, options).subject
  }
  const called = `${row.number}: ${row.name}`
  expect(subject('event', 'en')).toBe(`New registration ${called}`)
  expect(subject('vacancy', 'es')).toBe(`Postulación nueva ${called}`)
  expect(subject('document', 'zh')).toBe(`新资料咨询 ${row.number}：${row.name}`)
  for (const kind of ['product', 'news', 'successCase'] as const)
    expect(subject(kind, 'en')).toBe(`New inquiry ${called}`)
  expect(subject('event', 'en', null)).toBe(`New inquiry ${called}`)
})

test('the form names a record of any kind while visitors see it, with its picture, in the language asked for', async () => {
  const product = await published('TM-200')
  const asked = async (id: number, lang: Language) =>
    (await app.get(calls.asked, { ids: `${id}`, lang })).items
  expect((await asked(product.id, 'es'))[0]).toMatchObject({
    kind: 'product',
    kindName: 'Producto',
    title: 'TM-200',
    code: 'TM-200',
    address: `/productDetail/${product.id}-tm-200`,
    picture: { width: expect.any(Number) },
    shownIn: { title: 'en' },
  })
  const shown = await publishedCase()
  expect((await asked(shown.id, 'en'))[0]).toMatchObject({
    kindName: 'Case study',
    title: text.en,
  })
  const draft = await caseDraft()
  const gone = await publishedCase()
  await app.get(successCaseCalls.unpublish, target(gone), admin)
  for (const id of [draft.id, gone.id, 999_999]) expect(await asked(id, 'en')).toEqual([])
  const both = `${shown.id},${draft.id},${product.id},${shown.id}`
  const { items } = await app.get(calls.asked, { ids: both })
  expect(items.map(({ id }) => id)).toEqual([shown.id, product.id])
  for (const ids of ['', '0', '1,,2', 'x'])
    expect((await app.ask(calls.asked, { ids })).code).toBe(CODE.invalid)
})

test('what was unpublished or binned meanwhile is asked about under its last name; a draft and nothing are not', async () => {
  const article = await app.get(newsCalls.add, { title: text, body: { en: 'Words.' } }, admin)
  const news = await app.get(newsCalls.publish, target(article), admin)
  const off = await app.get(newsCalls.unpublish, target(news), admin)
  const renamed = { ...target(off), title: { zh: '机密' } }
  const secret = await app.get(newsCalls.update, renamed, admin)
  const hidden = { kind: 'news', id: news.id, title: '节水小镇', address: '' }
  expect(await sent({ aboutId: news.id })).toMatchObject({ about: hidden })
  await app.get(newsCalls.remove, target(secret), admin)
  expect(await sent({ aboutId: news.id })).toMatchObject({ about: hidden })
  const draft = await caseDraft()
  for (const aboutId of [draft.id, 999_999]) expect(await sent({ aboutId })).toMatchObject({ about: null })
})

test('a product fills both fields, whichever of them it is named by', async () => {
  const { id } = await published('TM-300')
  const about = { kind: 'product', id, title: 'TM-300' }
  for (const named of [{ productId: id }, { aboutId: id }])
    expect(await sent(named)).toMatchObject({ about, productId: id, productName: 'TM-300' })
  const { items } = await app.get(desk.list, { productId: id }, admin)
  expect(items).toHaveLength(2)
})

test('a number that is none is refused by its field', async () => {
  const given = { ...ENQUIRY, form: await openForm(), aboutId: 0 }
  expect(await app.ask(calls.add, given, visitor())).toMatchObject({ code: CODE.invalid })
})
