// A customer who reads quotes by the link of an inquiry and posts its forms, for tests.
import { webhookCalls } from '#contract/deliveries/webhook.ts'
import type { EnquiryPage } from '#contract/enquiries/enquiry-page.ts'
import { messageDeskCalls as inbox } from '#contract/enquiries/message-desk.ts'
import { quoteCalls as calls } from '#contract/quotes/quote.ts'
import type { QuoteContent, QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { VISITORS } from '#server/testing/desks/enquiry-desk.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { quoteDesk } from '#server/testing/desks/quote-desk.ts'
import { testApp } from './app.ts'
import { builtWeb } from './built-web.ts'

export const DAY_MS = 24 * 3_600_000
export const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
const line: QuoteContent['lines'][number] = {
  ...{ productId: null, title: 'LEM-300, DN 100', code: 'LEM300-100', note: '', delivery: '3 weeks' },
  ...{ quantity: 10, price: 1480, discount: 8, options: [{ name: 'Rings', price: 410, included: true }] },
}
/** What a form of the page posts that accepts. */
export const ORDER = {
  ...{ way: 'accept', edition: 1, name: 'Ana Torres', orderNumber: '4500-118', agree: 'yes' },
}
type Fields = Record<string, string | number>
type Headers = Record<string, string>

/** A site whose quotes webhooks hear of, somebody who writes them, and a customer. */
export async function quoteCustomer() {
  const app = await testApp(
    {
      ...{ ...VISITORS, ...LONG_SESSIONS, MAIL_TO: 'staff@example.com', TIME_ZONE: 'Asia/Shanghai' },
      ...{ PUBLIC_URL: 'https://site.example', WEBHOOK_PRIVATE: 'allow' },
    },
    builtWeb(),
  )
  const desk = await quoteDesk(app)
  const { admin, target } = desk
  const { db } = app.parts.storage
  await app.get(
    webhookCalls.add,
    { name: 'ERP', address: 'http://127.0.0.1:9/quotes', events: ['quote'], kinds: [], active: true },
    admin,
  )
  const read = (id: number) => app.get(calls.read, { id }, admin)

  async function send(draft: QuoteDetail, content: Partial<QuoteContent> = {}) {
    const validUntil = app.parts.days.isoDayAt(app.parts.now() + 20 * DAY_MS)
    const said = { customer: 'Agua Demostrativa\nAna Torres', validUntil, lines: [line], ...content }
    const saved = await desk.saved(draft, said)
    return app.get(calls.send, { ...target(saved), ...desk.letter }, admin)
  }
  const open = (url: string, headers: Headers = {}) =>
    app.inject({ url, headers: { 'user-agent': PHONE, ...headers } })
  const shown = ({ body }: { body: string }): EnquiryPage => {
    const data = /id="data">(.*?)<\/script>/s.exec(body)?.[1]
    return JSON.parse(data ?? 'null').enquiry
  }
  const outboxOf = (topic: string) =>
    db.selectFrom('outbox').select('payload').where('topic', '=', topic).orderBy('id')

  return {
    ...{ app, ...desk, read, open, shown },
    message: (id: number) => app.get(inbox.read, { id }, admin),

    /** An inquiry with a quote that was sent; `page` is where its customer reads it. */
    async quoted() {
      const { id, messageId, number, link } = await send(await desk.begun({ language: 'es' }))
      return { id, messageId, quoteNumber: number, page: link.replace('https://site.example', '') }
    },
    /** Sends the next version. */
    async sendNext(id: number, content: Partial<QuoteContent> = {}) {
      return send(await app.get(calls.revise, target(await read(id)), admin), content)
    },
    post: (url: string, fields: Fields, headers: Headers = {}) =>
      app.inject({
        ...{ method: 'POST', url },
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': PHONE, ...headers },
        payload: new URLSearchParams(
          Object.entries(fields).map(([name, value]) => [name, String(value)]),
        ).toString(),
      }),
    async pageOf(url: string) {
      const { quote } = shown(await open(url))
      if (!quote) throw new Error('no page of a quote')
      return quote
    },
    async letters(topic: string, messageId: number) {
      const rows = await outboxOf(topic).where('message_id', '=', messageId).execute()
      type Told = { to: string; subject: string; text: string }
      return rows.map(({ payload }) => JSON.parse(payload) as Told)
    },
    /** What webhooks heard of a quote. */
    async events(number: string) {
      const rows = await outboxOf('webhook.quote').where('subject', '=', number).execute()
      return rows.map(({ payload }) => (JSON.parse(payload) as { quote: { did: string } }).quote.did)
    },
    did: async (id: number) => (await read(id)).history.map((event) => event.did),
  }
}
