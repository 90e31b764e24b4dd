// What becomes of a quote after it was sent: letters, reminders, orders, losses, erasure, and what others hear of it.
import { afterAll, expect, test } from 'vitest'
import { webhookCalls } from '#contract/deliveries/webhook.ts'
import { messageDeskCalls as inbox } from '#contract/enquiries/message-desk.ts'
import { quoteCalls as calls } from '#contract/quotes/quote.ts'
import { tidyEnquiries } from '#server/parts/enquiries/upkeep.ts'
import { keepPaper } from '#server/parts/quotes/quote-papers.ts'
import { noteOpened, quoteOfMessage } from '#server/parts/quotes/quote-rows.ts'
import { testApp } from '#server/testing/app.ts'
import { VISITORS } from '#server/testing/desks/enquiry-desk.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { LINE, quoteDesk } from '#server/testing/desks/quote-desk.ts'
import { mailServer } from '#server/testing/mail-server.ts'
import { webReceiver } from '#server/testing/web-receiver.ts'

const smtp = await mailServer()
const receiver = await webReceiver()
afterAll(() => Promise.all([smtp.close(), receiver.close()]))
const app = await testApp({
  ...{ ...VISITORS, ...LONG_SESSIONS, ...smtp.environment },
  ...{ WEBHOOK_PRIVATE: 'allow', PUBLIC_URL: 'https://lanbo.example' },
})
const { admin, sent, begun, saved, out, target, letter } = await quoteDesk(app)
const { storage, outbox, files, secrets, site, config, days } = app.parts
const { db } = storage
const hook = { name: 'ERP', address: receiver.address, events: ['quote' as const], kinds: [], active: true }
await app.get(webhookCalls.add, hook, admin)
const DAY = 24 * 3_600_000

const heard = async () => {
  await outbox.flush()
  return receiver.received.splice(0).map(({ body }) => JSON.parse(body))
}
const mailTo = (address: string) => smtp.taken.filter(({ envelopeTo }) => envelopeTo.includes(address))
const upkeep = () =>
  tidyEnquiries({
    ...{ db, addressDays: 0, now: app.parts.now, files },
    quotes: {
      house: () => ({ site: site.settings(), own: site.own(), config }),
      ...{ key: secrets.keyFor('enquiry link'), dayAt: days.isoDayAt, told: () => {} },
    },
  })

test('the letter leaves with the PDF, the same bytes that are kept', async () => {
  const quote = await out()
  await outbox.flush()
  const mail = mailTo('ana@example.com').find(({ subject }) => subject === letter.subject)
  const [pdf] = mail?.attachments ?? []
  expect(pdf).toMatchObject({ filename: `${quote.number}-1.pdf`, mimeType: 'application/pdf' })
  const version = await db
    .selectFrom('quote_version')
    .selectAll()
    .where('quote_id', '=', quote.id)
    .executeTakeFirstOrThrow()
  expect(Buffer.from(pdf?.content as ArrayBuffer)).toEqual(await files.read(version.file))
})

test('a letter whose attachment is gone is given up, and what was sent is not made anew', async () => {
  // It waits for the next try while its file goes.
  smtp.state.mood = 'busy'
  const quote = await out()
  await outbox.flush()
  const version = await db
    .selectFrom('quote_version')
    .selectAll()
    .where('quote_id', '=', quote.id)
    .executeTakeFirstOrThrow()
  await files.remove(version.file)
  smtp.state.mood = 'takes'
  app.tick(120_000)
  await outbox.flush()
  const { mails } = await app.get(inbox.read, { id: quote.messageId }, admin)
  expect(mails.find(({ topic }) => topic === 'quote.sent')).toMatchObject({ state: 'dead' })
  const paper = { method: 'POST' as const, url: calls.paper.path, headers: { 'x-token': admin.token ?? '' } }
  const { statusCode } = await app.inject({ ...paper, query: { id: String(quote.id), edition: '1' } })
  expect(statusCode).toBe(404)
})

test('staff and the customer are reminded once each, and not of what is decided', async () => {
  const quote = await out({}, { remindDays: 3, nudgeDays: 7 })
  const decided = await out({}, { remindDays: 3, nudgeDays: 7 })
  await app.get(calls.close, { ...target(decided), outcome: 'lost', reason: 'price' }, admin)
  await outbox.flush()
  smtp.taken.splice(0)
  app.tick(3 * DAY + 1)
  for (let twice = 0; twice < 2; twice++) await upkeep()
  await outbox.flush()
  expect(mailTo('sales@lanbo.example').map(({ subject }) => subject)).toEqual([
    expect.stringContaining(`${quote.number}-1`),
  ])
  app.tick(21 * DAY)
  for (let twice = 0; twice < 2; twice++) await upkeep()
  await outbox.flush()
  expect(mailTo('ana@example.com').map(({ subject }) => subject)).toEqual([
    expect.stringContaining(`${quote.number}-1`),
  ])
  const { history, remindTime, nudgeTime } = await app.get(calls.read, { id: quote.id }, admin)
  expect(history.map(({ did }) => did)).toEqual(['begun', 'sent', 'due', 'nudged'])
  expect([remindTime, nudgeTime]).toEqual([null, null])
})

test('a customer is not reminded later than the quote ends', async () => {
  const quote = await saved(await begun())
  expect(await app.ask(calls.send, { ...target(quote), ...letter, nudgeDays: 60 }, admin)).toMatchObject({
    code: 400,
    data: { fields: { nudgeDays: expect.any(String) } },
  })
})

test('an order is confirmed by letter and closes the inquiry; reopened, both are as before; webhooks hear all of it', async () => {
  await heard()
  smtp.taken.splice(0)
  const quote = await out({ lines: [LINE, { ...LINE, code: 'X', quantity: 1, discount: 0 }] })
  const won = await app.get(
    calls.close,
    { ...target(quote), outcome: 'won', orderNumber: 'PO-7', confirm: true },
    admin,
  )
  expect(won).toMatchObject({ state: 'won', orderNumber: 'PO-7' })
  expect(await app.get(inbox.read, { id: quote.messageId }, admin)).toMatchObject({ state: 'closed' })
  const back = await app.get(calls.reopen, target(won), admin)
  expect(back).toMatchObject({ state: 'sent' })
  expect(await app.get(inbox.read, { id: quote.messageId }, admin)).toMatchObject({ state: 'replied' })
  const lost = await app.get(
    calls.close,
    { ...target(back), outcome: 'lost', reason: 'other', note: 'Another brand' },
    admin,
  )
  expect(lost).toMatchObject({ state: 'lost', reason: 'other', lostNote: 'Another brand' })
  // Events may arrive in another order than they happened in, as docs/wire.md says.
  const events = await heard()
  expect(events.map(({ event, quote: about }) => [event, about.did, about.state]).sort()).toEqual([
    ['quote', 'lost', 'lost'],
    ['quote', 'reopened', 'sent'],
    ['quote', 'sent', 'sent'],
    ['quote', 'won', 'won'],
  ])
  const ordered = events.find(({ quote: { did } }) => did === 'won')
  expect(ordered.quote).toMatchObject({
    ...{ number: quote.number, edition: 1, currency: 'USD', total: 4292, orderNumber: 'PO-7' },
    lines: [{ total: 2812 }, { code: 'X', total: 1480 }],
    message: { id: quote.messageId, number: quote.messageNumber },
  })
  expect(JSON.stringify(events)).not.toMatch(/Ana|example\.com|Another brand/)
  const confirmed = mailTo('ana@example.com').filter(({ text }) => text?.includes('PO-7'))
  expect(confirmed).toHaveLength(1)
})

test("a look of the customer is counted, told once, and in nobody's way", async () => {
  const quote = await out()
  const look = () =>
    db.transaction().execute(async (within) => {
      const row = await quoteOfMessage(within, quote.messageId)
      if (row) await noteOpened(within, row, app.parts.now())
    })
  await look()
  // The same page once more is the same look.
  await look()
  app.tick(3_600_000)
  await look()
  const seen = await app.get(calls.read, { id: quote.id }, admin)
  expect(seen).toMatchObject({ version: quote.version, opened: 2, versions: [{ opened: 2 }] })
  expect(seen.history.map(({ did }) => did)).toEqual(['begun', 'sent', 'opened'])
})

test('an inquiry with a quote is merged into no other, and no quote is begun for spam', async () => {
  const quote = await out()
  const other = await sent({ email: 'other@example.com' })
  const quoted = await app.get(inbox.read, { id: quote.messageId }, admin)
  const into = { id: other.id, version: other.version, others: [{ id: quoted.id, version: quoted.version }] }
  expect(await app.ask(inbox.merge, into, admin)).toMatchObject({ code: 422 })
  const spam = await app.get(inbox.spam, { id: other.id, version: other.version, spam: true }, admin)
  expect(await app.ask(calls.begin, { messageId: spam.id }, admin)).toMatchObject({ code: 422 })
})

test('erasing an inquiry erases its quote, the PDF and the letters', async () => {
  const quote = await out()
  const { file } = await db
    .selectFrom('quote_version')
    .select('file')
    .where('quote_id', '=', quote.id)
    .executeTakeFirstOrThrow()
  expect(await files.has(file)).toBe(true)
  const { id, version } = await app.get(inbox.read, { id: quote.messageId }, admin)
  await app.get(inbox.remove, { id, version }, admin)
  expect(await app.ask(calls.read, { id: quote.id }, admin)).toMatchObject({ code: 404 })
  expect(await files.has(file)).toBe(false)
  for (const table of ['quote_version', 'quote_event', 'quote_paper'] as const) {
    const left =
      table === 'quote_paper'
        ? db.selectFrom(table).selectAll()
        : db.selectFrom(table).selectAll().where('quote_id', '=', quote.id)
    expect(await left.execute()).toEqual([])
  }
})

test('a PDF of a sending that failed is swept, and none that was sent', async () => {
  const quote = await out()
  const { file } = await db
    .selectFrom('quote_version')
    .select('file')
    .where('quote_id', '=', quote.id)
    .executeTakeFirstOrThrow()
  const orphan = await keepPaper(db, files, Buffer.from('%PDF-'), app.parts.now())
  await upkeep()
  expect(await files.has(orphan)).toBe(true)
  app.tick(2 * 3_600_000)
  await upkeep()
  expect([await files.has(orphan), await files.has(file)]).toEqual([false, true])
})

test('quotes belong to whoever looks after the inquiry', async () => {
  const worker = await app.personWith('seller', ['web_message', 'web_message:update', 'web_quote'])
  const quote = await begun()
  const message = await app.get(inbox.read, { id: quote.messageId }, admin)
  await app.get(inbox.assign, { id: message.id, version: message.version, userId: worker.id }, admin)
  const { items } = await app.get(calls.list, { assignee: String(worker.id) }, worker)
  expect(items.map(({ id, assignee }) => [id, assignee?.name])).toEqual([[quote.id, 'seller']])
  expect(await app.ask(calls.send, { ...target(quote), ...letter }, worker)).toMatchObject({ code: 403 })
})
