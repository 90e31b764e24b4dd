// The form is no way to fill somebody's mailbox, however the address is written.

import { expect, test } from 'vitest'
import { NO_TEXT } from '#contract/content/blank.ts'
import { messageCalls } from '#contract/enquiries/message.ts'
import { CODE } from '#contract/wire/answer.ts'
import { THANKED_LIMIT } from '#server/parts/enquiries/spam.ts'
import { testApp } from '#server/testing/app.ts'
import { ENQUIRY, enquiryDesk, VISITORS } from '#server/testing/desks/enquiry-desk.ts'
import { thanksFor } from './letters.ts'

const app = await testApp(VISITORS)
const { sent, openForm, visitor } = await enquiryDesk(app)

test('one mailbox is thanked three times a day, whatever case, width and tags its address is written with', async () => {
  const ways = [
    'Target@Example.com',
    'target@example.com',
    'ｔarget@example.com',
    'target+1@example.com',
    'TARGET+2@EXAMPLE.COM',
  ]
  for (const email of ways) await sent({ email })
  const { db } = app.parts.storage
  const letters = await db
    .selectFrom('outbox')
    .select('recipient')
    .where('topic', '=', 'message.acknowledgement')
    .execute()
  expect(letters).toHaveLength(THANKED_LIMIT.points)
})

test('whoever registers or applies is thanked for that, in their language; all others for their inquiry', async () => {
  const { id } = await sent({ email: 'thanked@example.com', language: 'en' })
  const { db } = app.parts.storage
  const row = await db.selectFrom('message').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const options = {
    site: app.parts.site.settings(),
    senderName: NO_TEXT,
    publicUrl: undefined,
  }
  const letter = (about: Partial<typeof row>) => thanksFor({ ...row, ...about }, options).payload
  const about = (about_kind: typeof row.about_kind, lang: typeof row.lang) =>
    letter({ product_id: 7, about_kind, lang }).subject
  expect(about('event', 'en')).toBe(`We have received your registration (${row.number})`)
  expect(about('event', 'zh')).toBe(`我们已收到您的报名（${row.number}）`)
  expect(about('vacancy', 'es')).toBe(`Recibimos su postulación (${row.number})`)
  expect(about('document', 'en')).toContain('question about a document')
  for (const kind of ['product', 'news', 'successCase'] as const)
    expect(about(kind, 'en')).toBe(`We have received your inquiry (${row.number})`)
  expect(letter({ product_id: null, about_kind: 'event' }).subject).toContain('inquiry')
  const { text } = letter({ product_id: 7, about_kind: 'vacancy' })
  expect(text).toContain('Thank you for applying')
  expect(text).not.toContain('inquiry')
  expect(text).toContain(row.number)
})

test('an address with something in it that nobody sees, or of a bare machine, is refused by its field', async () => {
  for (const email of [
    'target@example.com\u200b',
    'tar\u00adget@example.com',
    'x@[127.0.0.1]',
    'x@127.0.0.1',
  ]) {
    const given = { ...ENQUIRY, email, form: await openForm() }
    const answer = await app.ask(messageCalls.add, given, visitor())
    expect([email, answer]).toMatchObject([
      email,
      { code: CODE.invalid, data: { fields: { email: expect.any(String) } } },
    ])
  }
})
