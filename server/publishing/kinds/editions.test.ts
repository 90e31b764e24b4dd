// Editions of documents: lasting addresses lead to the newest, addresses of older files to the page that says so.
import { expect, test } from 'vitest'
import { DECLARED_CALLS } from '#contract/kinds/declared-calls.ts'
import { downloadCalls } from '#contract/media/download.ts'
import { productCalls } from '#contract/products/product.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { uploadPicture } from '#server/testing/pictures.ts'

const calls = DECLARED_CALLS.document
const app = await testApp()
const { admin, draft, published } = await productDesk(app)

let made = 0
async function file(name: string) {
  made += 1
  const bytes = Buffer.from(`%PDF-1.7\n${made}\n%%EOF`)
  const sent = await uploadPicture(app.app, admin.token, bytes, name, downloadCalls.upload.path)
  return String(sent.json().data.key)
}
type Draft = InputOf<typeof calls.add>
type Language = 'zh' | 'en' | 'es' | 'any'
type Edition = { edition: string; date: string; files: { file: string; language: Language }[] }
const edition = async (date: string, ...languages: Language[]) => ({
  edition: date.slice(0, 7),
  date,
  files: await Promise.all(
    languages.map(async (language) => ({ file: await file(`${date}-${language}.pdf`), language })),
  ),
})
async function publish(title: string, editions: Edition[], more: Partial<Draft> = {}) {
  const draft: Draft = { title: { en: title }, type: 'manual', editions, ...more }
  const { id, version } = await app.get(calls.add, draft, admin)
  await app.get(calls.publish, { id, version }, admin)
  return { id, version }
}
/** The status of an address, and where it leads. */
async function opened(url: string) {
  const { statusCode, headers } = await app.inject({ url })
  return { status: statusCode, to: headers.location, kept: headers['cache-control'] }
}
const keyOf = ({ files }: Edition, at = 0) => files[at]?.file ?? ''

test('a document has all its fields from draft to page, the latest edition first', async () => {
  const product = await published('D-1')
  const older = await edition('2025-11-02', 'en')
  const newer = await edition('2026-05-04', 'en', 'any')
  const { id } = await publish('Operating manual', [older, newer], {
    summary: { en: 'How to install it.' },
    number: 'BA-1',
    validUntil: '2029-03-31',
    products: [product.id],
  })
  const page = await app.get(calls.getById, { id, lang: 'en' })
  expect(page).toMatchObject({
    ...{ title: 'Operating manual', summary: 'How to install it.', type: 'manual', number: 'BA-1' },
    ...{ validUntil: '2029-03-31', products: [{ id: product.id, productModel: 'D-1' }] },
  })
  expect(page.editions.map((one) => one.edition)).toEqual(['2026-05', '2025-11'])
  expect(page.editions[0]?.files).toMatchObject([
    { language: 'en', file: { key: keyOf(newer), name: '2026-05-04-en.pdf', type: 'pdf' } },
    { language: 'any', file: { key: keyOf(newer, 1) } },
  ])
})

test('nothing is published without an edition that has a date and a file', async () => {
  const { id, version } = await app.get(
    calls.add,
    { title: { en: 'Bare' }, type: 'manual', editions: [{ edition: '1', date: '', files: [] }] },
    admin,
  )
  const refused = await app.ask(calls.publish, { id, version }, admin)
  expect(refused).toMatchObject({
    code: CODE.invalid,
    data: { fields: { 'editions.0.date': expect.any(String), 'editions.0.files': expect.any(String) } },
  })
})

test('the lasting address of a language leads to the newest edition, before and after there is a newer one', async () => {
  const first = await edition('2025-01-01', 'en', 'es')
  const { id, version } = await publish('Data sheet', [first])
  const lasting = `/download/document/${id}/en`
  expect(await opened(lasting)).toEqual({ status: 302, to: `/download/${keyOf(first)}`, kept: 'no-cache' })
  const second = await edition('2026-01-01', 'en')
  const changed = await app.get(calls.update, { id, version, editions: [first, second] }, admin)
  expect((await opened(lasting)).to).toBe(`/download/${keyOf(first)}`)
  await app.get(calls.publish, { id, version: changed.version }, admin)
  expect((await opened(lasting)).to).toBe(`/download/${keyOf(second)}`)
  // The newest edition is not there in Spanish: the page says so, an outdated file would not.
  expect(await opened(`/download/document/${id}/es`)).toMatchObject({
    status: 302,
    to: expect.stringMatching(new RegExp(`^/es/documentDetail/${id}`)),
  })
})

test('a file without a language stands in for the languages that have none, and for nothing that is not shown', async () => {
  const drawing = await edition('2026-01-01', 'any')
  const { id, version } = await publish('Drawing', [drawing], { type: 'drawing' })
  for (const language of ['zh', 'any'])
    expect((await opened(`/download/document/${id}/${language}`)).to).toBe(`/download/${keyOf(drawing)}`)
  for (const path of [`document/${id}/fr`, `document/999999/en`, `document/x/en`, `news/${id}/en`])
    expect([path, (await opened(`/download/${path}`)).status]).toEqual([path, 404])
  await app.get(calls.unpublish, { id, version }, admin)
  expect((await opened(`/download/document/${id}/en`)).status).toBe(404)
})

test('the address of an older file leads to the page, which names the edition; whoever asks for that edition has it', async () => {
  const first = await edition('2025-01-01', 'es', 'any')
  const second = await edition('2026-01-01', 'es')
  const { id, version } = await publish('Wiring', [first])
  const old = `/download/${keyOf(first)}`
  expect(await opened(old)).toEqual({ status: 200, to: undefined, kept: 'no-cache' })
  const changed = await app.get(calls.update, { id, version, editions: [second, first] }, admin)
  await app.get(calls.publish, { id, version: changed.version }, admin)
  expect(await opened(old)).toEqual({
    status: 302,
    to: expect.stringMatching(new RegExp(`^/es/documentDetail/${id}[^?]*\\?was=2025-01$`)),
    kept: 'no-cache',
  })
  expect((await opened(`${old}?edition=2025-01`)).status).toBe(200)
  expect((await opened(`${old}?edition=2026-01`)).status).toBe(302)
  expect((await opened(`/download/${keyOf(first, 1)}`)).to).toMatch(/\?was=2025-01$/)
  expect((await opened(`/download/${keyOf(second)}`)).status).toBe(200)
  // What visitors no longer see leads nowhere: its files open as any other.
  await app.get(calls.unpublish, { id, version: changed.version }, admin)
  expect(await opened(old)).toEqual({ status: 200, to: undefined, kept: 'no-cache' })
  // Whoever asks again is told that it is the same, and sent nothing.
  const again = await app.inject({ url: old, headers: { 'if-none-match': `"${keyOf(first)}"` } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('a file that the newest edition of another document has, or another page offers, is not old', async () => {
  const first = await edition('2025-01-01', 'en', 'es')
  const second = await edition('2026-01-01', 'en')
  await publish('Shared', [first, second])
  expect((await opened(`/download/${keyOf(first)}`)).status).toBe(302)
  await publish('Shared too', [{ ...first, files: first.files.slice(0, 1) }])
  expect((await opened(`/download/${keyOf(first)}`)).status).toBe(200)
  const downloads = [{ key: keyOf(first, 1), title: { en: 'Sheet' }, language: 'es' as const }]
  const product = await draft('D-2', { downloads })
  await app.get(productCalls.publish, { id: product.id, version: product.version }, admin)
  expect(await opened(`/download/${keyOf(first, 1)}`)).toEqual({
    status: 200,
    to: undefined,
    kept: 'no-cache',
  })
})
