// Quotes from the draft to the order, as staff work on them.
import { expect, test } from 'vitest'
import { messageDeskCalls as inbox } from '#contract/enquiries/message-desk.ts'
import { operationLogCalls } from '#contract/monitoring/log.ts'
import { quoteCalls as calls } from '#contract/quotes/quote.ts'
import type { Letter } from '#server/parts/outbox/mail.ts'
import { testApp } from '#server/testing/app.ts'
import { VISITORS } from '#server/testing/desks/enquiry-desk.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { LINE, quoteDesk } from '#server/testing/desks/quote-desk.ts'
import { textOf } from '#server/testing/papers/pdf-text.ts'

const app = await testApp({ ...VISITORS, ...LONG_SESSIONS, PUBLIC_URL: 'https://lanbo.example' })
const { admin, sent, begun, saved, out, target, letter } = await quoteDesk(app)
const paperOf = async (id: number, edition: number) => {
  const query = { id: String(id), edition: String(edition) }
  const reply = await app.inject({
    method: 'POST',
    url: calls.paper.path,
    query,
    headers: { 'x-token': admin.token ?? '' },
  })
  expect(reply.headers['content-type']).toBe('application/pdf')
  return (await textOf(reply.rawPayload)).join(' ').replaceAll(/\s+/g, ' ')
}
const lettersOf = async (messageId: number) => {
  const { db } = app.parts.storage
  const rows = await db
    .selectFrom('outbox')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('id')
    .execute()
  return rows.map(({ topic, payload }) => ({ topic, ...(JSON.parse(payload) as Letter) }))
}

test('a quote begins with what the inquiry asks for, in its language, and once', async () => {
  const lines = [
    {
      productId: null,
      name: 'Flow meter',
      quantity: '12',
      size: 'DN 100',
      medium: 'water',
      code: 'X-1',
      note: 'soon',
    },
  ]
  const message = await sent({ company: 'Agua', country: 'México', lines })
  const quote = await app.get(calls.begin, { messageId: message.id }, admin)
  expect(quote).toMatchObject({
    ...{ state: 'draft', edition: 1, unsent: true, messageNumber: message.number, link: '' },
    customer: 'Agua\nAna Torres\nMéxico',
    validUntil: '2026-07-01',
    products: ['12 × Flow meter'],
    total: { currency: 'USD', amount: 0 },
  })
  expect(quote.number).toMatch(/^Q-2606-[2-9A-Z]{5}$/)
  expect(quote.versions[0]?.content.lines).toMatchObject([
    { title: 'Flow meter', code: 'X-1', note: 'DN 100, water\nsoon', quantity: 12, price: 0 },
  ])
  expect(await app.get(calls.begin, { messageId: message.id }, admin)).toMatchObject({ id: quote.id })
  expect(await app.get(calls.ofMessage, { messageId: message.id }, admin)).toHaveLength(1)
})

test('a draft is kept as it is typed, and what is missing is told by field when it is sent', async () => {
  const quote = await saved(await begun({ email: '', phone: '+52 55 0000 0110' }), {
    ...{ validUntil: '2026-05-01', customer: '', lines: [{ ...LINE, title: '', price: 0, quantity: 0 }] },
  })
  const refused = await app.ask(calls.send, { ...target(quote), ...letter }, admin)
  expect(refused.code).toBe(400)
  const { fields } = refused.data as { fields: Record<string, string> }
  expect(Object.keys(fields).toSorted()).toEqual([
    ...['customer', 'lines.0.price', 'lines.0.quantity', 'lines.0.title', 'to', 'validUntil'],
  ])
  expect(await app.get(calls.read, { id: quote.id }, admin)).toMatchObject({ state: 'draft' })
})

test('a line whose price stands in its options is priced', async () => {
  const option = { name: 'Whole assembly', price: 900, included: true }
  const quote = await out({ lines: [{ ...LINE, price: 0, discount: 0, options: [option] }] })
  expect(quote).toMatchObject({ state: 'sent', total: { amount: 1800 } })
})

test('sending answers the inquiry with a letter that brings the PDF and leads to its page', async () => {
  const quote = await out()
  expect(quote).toMatchObject({ state: 'sent', unsent: false, total: { amount: 2812 }, ended: false })
  expect(quote.link).toMatch(/^https:\/\/lanbo\.example\/(zh|en|es)\/enquiry\/M-.+\/quote$/)
  const message = await app.get(inbox.read, { id: quote.messageId }, admin)
  expect(message).toMatchObject({ state: 'replied' })
  expect(message.history.at(-1)).toMatchObject({ did: 'replied', subject: letter.subject })
  const mail = (await lettersOf(quote.messageId)).find(({ topic }) => topic === 'quote.sent')
  expect(mail?.text).toContain(quote.link)
  const [attached] = mail?.attachments ?? []
  expect(attached).toMatchObject({ name: `${quote.number}-1.pdf` })
  const bytes = await app.parts.files.read(attached?.file ?? '')
  expect(bytes?.length).toBe(attached?.size)
  expect(bytes?.subarray(0, 5).toString()).toBe('%PDF-')
  const log = await app.get(operationLogCalls.list, { module: 'quote', verb: 'issue' }, admin)
  expect(log.items[0]).toMatchObject({ recordName: `${quote.number}-1` })
})

test('what was sent is never set anew, also when the letterhead changes', async () => {
  const quote = await out()
  const settings = app.parts.site.settings()
  const renamed = { ...settings, companyName: { ...settings.companyName, zh: '新公司', en: 'Renamed Ltd.' } }
  const before = await paperOf(quote.id, 1)
  await app.parts.site.write(renamed)
  expect(await paperOf(quote.id, 1)).toBe(before)
  const next = await app.get(calls.revise, target(quote), admin)
  expect(await paperOf(next.id, 2)).toMatch(/Renamed|新公司/)
})
