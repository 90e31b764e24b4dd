// A document that is sent by mail: what visitors see of it, every door to its files, and the letter that opens one.
import { expect, test } from 'vitest'
import { messageDeskCalls } from '#contract/enquiries/message-desk.ts'
import { DECLARED_CALLS } from '#contract/kinds/declared-calls.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { downloadCalls } from '#contract/media/download.ts'
import { productCalls } from '#contract/products/product.ts'
import { CODE } from '#contract/wire/answer.ts'
import { MAILED_LIMIT } from '#server/parts/enquiries/spam.ts'
import { testApp } from '#server/testing/app.ts'
import { enquiryDesk, VISITORS } from '#server/testing/desks/enquiry-desk.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { uploadPicture } from '#server/testing/pictures.ts'

const calls = DECLARED_CALLS.document
const DAY = 24 * 60 * 60_000
const app = await testApp({
  ...VISITORS,
  PUBLIC_URL: 'https://lanbo.example',
  SESSION_LIFE_MINUTES: '100000',
  SESSION_IDLE_MINUTES: '100000',
})
const desk = await productDesk(app)
const { sent } = await enquiryDesk(app)
const { admin } = desk

const pdf = (words: string) => Buffer.from(`%PDF-1.7\n${words}\n%%EOF`)
async function upload(words: string): Promise<string> {
  const reply = await uploadPicture(
    app.app,
    admin.token,
    pdf(words),
    `${words}.pdf`,
    downloadCalls.upload.path,
  )
  return reply.json().data.key
}
const [english, spanish, older] = [await upload('english'), await upload('spanish'), await upload('older')]
const product = await desk.published('LEM-300', { downloads: [{ key: english, title: {}, language: 'en' }] })
const draft = await app.get(
  calls.add,
  {
    title: { en: 'Ex manual', zh: '防爆手册' },
    type: 'manual',
    products: [product.id],
    byMail: true,
    editions: [
      {
        ...{ edition: '2', date: '2026-05-01' },
        files: [
          { file: english, language: 'en' },
          { file: spanish, language: 'es' },
        ],
      },
      { edition: '1', date: '2025-05-01', files: [{ file: older, language: 'en' }] },
    ],
  },
  admin,
)
const get = (url: string) => app.inject({ url })
const letters = () =>
  app.parts.storage.db
    .selectFrom('outbox')
    .select(['recipient', 'subject', 'payload'])
    .where('topic', '=', 'message.mailed')
    .orderBy('id')
    .execute()
/** The one that the letter leads to stands below those of other languages. */
function linkIn(payload = '{"text":""}'): string {
  const { text } = JSON.parse(payload) as { text: string }
  const links = text.matchAll(/https:\/\/lanbo\.example(\/download\/mailed\/[\w.-]+)/g)
  return [...links].at(-1)?.[1] ?? ''
}

test('its files are closed from the draft on, and listed with all but what opens them', async () => {
  for (const key of [english, spanish, older]) expect((await get(`/download/${key}`)).statusCode).toBe(404)
  await app.get(calls.publish, { id: draft.id, version: draft.version }, admin)
  for (const lang of LANGUAGES) {
    const one = await app.get(calls.getById, { id: draft.id, lang })
    const { items } = await app.get(calls.listAll, { lang, product: product.id })
    for (const shown of [one, items[0]])
      expect(shown).toMatchObject({
        byMail: true,
        editions: [{ files: [{ file: { key: '', type: 'pdf' } }, {}] }, {}],
      })
  }
})

test('no address opens a file of it: key, edition, lasting address, picture, search, feed', async () => {
  const page = expect.stringMatching(/^\/\w\w\/documentDetail\/.+#enquiry$/)
  for (const key of [english, spanish, older])
    for (const query of ['', '?edition=1', '?edition=2', '?until=9&sign=x']) {
      const { statusCode, headers } = await get(`/download/${key}${query}`)
      expect([statusCode, headers.location]).toEqual([302, page])
    }
  for (const language of [...LANGUAGES, 'any']) {
    const { headers } = await get(`/download/document/${draft.id}/${language}`)
    expect(headers.location).toContain('/documentDetail/')
  }
  const told = [
    ...[`/api/web/document/getById?id=${draft.id}`, '/api/web/document/listAll', '/api/web/document/filters'],
    ...['/api/web/search/find?keyword=manual', '/sitemap.xml', '/en/news.atom'],
  ]
  for (const url of told) {
    const { body } = await get(url)
    for (const key of [english, spanish, older]) expect([url, body.includes(key)]).toEqual([url, false])
  }
  for (const key of [english, spanish, older])
    expect((await get(`/image?filepath=${key}&w=320`)).statusCode).not.toBe(200)
})

test('whoever asks is sent a link in their language, which opens the file for a week and no longer', async () => {
  const { id } = await sent({
    ...{ aboutId: draft.id, email: 'buyer@example.com', language: 'es' as const },
    // It needs no reason.
    content: '',
  })
  const [letter] = await letters()
  expect(letter).toMatchObject({ recipient: 'buyer@example.com', subject: 'Su documento: Ex manual' })
  const link = linkIn(letter?.payload)
  const reply = await get(link)
  expect(reply.rawPayload.equals(pdf('spanish'))).toBe(true)
  expect(reply.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  expect(letter?.payload).not.toContain(spanish)
  // Staff find who asked in the inbox, and erase it there.
  const row = await app.parts.storage.db
    .selectFrom('message')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  expect(row).toMatchObject({ about_kind: 'document', product_id: draft.id, email: 'buyer@example.com' })
  expect(row?.consent_text).toContain('site/asked/document (es)')

  const forged = link.replace(/\.(.)([^.]*)$/, (_, first, rest) => `.${first === 'A' ? 'B' : 'A'}${rest}`)
  const longer = link.replace(/([\w]+)(\.[^.]+)$/, (_, until, mark) => `${until}z${mark}`)
  for (const wrong of [forged, longer, '/download/mailed/x', `/download/mailed/${english}`])
    expect([wrong, (await get(wrong)).statusCode]).toEqual([wrong, 404])
  const told = await get(`${forged}?lang=es`)
  expect(told.headers['content-type']).toContain('text/html')
  expect(told.body).toContain('Este enlace no abre ningún documento')

  app.tick(6 * DAY)
  expect((await get(link)).statusCode).toBe(200)
  app.tick(2 * DAY)
  // Whoever opens it elsewhere is answered in the language of the letter.
  expect(letter?.payload).toContain(`${link}?lang=es`)
  const late = await get(`${link}?lang=es`)
  const page = expect.stringMatching(/^\/es\/documentDetail\/.+\?link=over#enquiry$/)
  expect([late.statusCode, late.headers.location]).toEqual([302, page])
})

test('it asks for a mail address, and one mailbox is sent no more than ten a day', async () => {
  const before = (await letters()).length
  await expect(sent({ aboutId: draft.id, email: '', phone: '+86 512 0000 0110' })).rejects.toThrow()
  expect(await letters()).toHaveLength(before)
  const tries = Array.from(
    { length: MAILED_LIMIT.points + 1 },
    () => () =>
      sent({ aboutId: draft.id, email: 'many@example.com' }).then(
        () => true,
        () => false,
      ),
  )
  const done: boolean[] = []
  for (const send of tries) done.push(await send())
  expect(done.filter(Boolean)).toHaveLength(MAILED_LIMIT.points)
  expect(await letters()).toHaveLength(before + MAILED_LIMIT.points)
})

test('what was taken for spam was promised a link as well: it leaves once staff say that it is none', async () => {
  const before = (await letters()).length
  const { id, version } = await sent({ aboutId: draft.id, email: 'quick@example.com', form: '' })
  expect(await letters()).toHaveLength(before)
  await app.get(messageDeskCalls.spam, { id, version, spam: false }, admin)
  const [letter] = (await letters()).slice(before)
  expect(letter?.recipient).toBe('quick@example.com')
  expect((await get(linkIn(letter?.payload))).statusCode).toBe(200)
})

test('staff open it from the console; its links end when it is taken off, and files are open once it says so', async () => {
  const [file] = await app.get(downloadCalls.files, { keys: [english] }, admin)
  expect((await get(file?.address ?? '')).rawPayload.equals(pdf('english'))).toBe(true)
  await sent({ aboutId: draft.id, email: 'last@example.com' })
  const link = linkIn((await letters()).at(-1)?.payload)
  expect((await get(link)).statusCode).toBe(200)
  const { version } = await app.get(calls.read, { id: draft.id }, admin)
  const off = await app.get(calls.unpublish, { id: draft.id, version }, admin)
  expect((await get(link)).statusCode).toBe(404)
  expect((await get(`/download/${english}`)).statusCode).toBe(404)
  const open = await app.get(calls.update, { id: draft.id, version: off.version, byMail: false }, admin)
  await app.get(calls.publish, { id: draft.id, version: open.version }, admin)
  expect((await get(`/download/${english}`)).statusCode).toBe(200)
  const shown = await app.get(calls.getById, { id: draft.id, lang: 'en' })
  expect(shown.editions[0]?.files[0]?.file?.key).toBe(english)
  const { downloads } = await app.get(productCalls.getById, { id: product.id, lang: 'en' })
  expect(downloads[0]?.key).toBe(english)
  expect((await app.ask(calls.getById, { id: draft.id })).code).toBe(CODE.ok)
})
