// A customer accepts a quote, asks about it, declines it, withdraws the order, or has it renewed.
import { expect, test } from 'vitest'
import { messageDeskCalls as desk } from '#contract/enquiries/message-desk.ts'
import { quoteCalls as calls } from '#contract/quotes/quote.ts'
import { ENQUIRY } from '#server/testing/desks/enquiry-desk.ts'
import { DAY_MS, ORDER, quoteCustomer } from '#server/testing/quote-customer.ts'

const customer = await quoteCustomer()
const { app, admin, quoted, sendNext, read, message, open, post, shown, pageOf } = customer
const { letters, events, did, target, letter } = customer
const { db } = app.parts.storage

test('who accepts orders once: staff, webhook and customer hear of it, and a second press does nothing', async () => {
  const { page, id, messageId, quoteNumber } = await quoted()
  const [first, second] = await Promise.all([post(page, ORDER), post(page, { ...ORDER, name: 'Twice' })])
  expect([first?.statusCode, second?.statusCode]).toEqual([303, 303])
  expect(first?.headers.location).toBe(page)
  const quote = await read(id)
  expect(quote).toMatchObject({ state: 'accepted', orderNumber: '4500-118' })
  expect(quote.history.filter((event) => event.did === 'accepted')).toMatchObject([
    { user: null, edition: 1, name: quote.acceptedBy, orderNumber: '4500-118' },
  ])
  expect(await message(messageId)).toMatchObject({ state: 'assigned', late: false })
  const [told, ...more] = await letters('quote.accepted', messageId)
  expect(more.map(({ to }) => to)).toEqual(['ana@example.com'])
  expect(told).toMatchObject({ to: 'staff@example.com' })
  expect(told?.text).toContain('4500-118')
  expect(await events(quoteNumber)).toEqual(['sent', 'accepted'])
  // In the language of the quote, with what was ordered and where it is withdrawn.
  const [letter] = more
  expect(letter?.subject).toContain(`${quoteNumber}-1`)
  expect(letter?.text).toContain('Gracias por su pedido')
  expect(letter?.text).toContain('10 × LEM-300, DN 100: 17\u202f388.00')
  expect(letter?.text).toContain(`https://site.example${page}`)
  const { quote: seen } = await pageOf(page)
  expect(seen).toMatchObject({ state: 'accepted', mayWithdraw: true, confirmedBy: expect.any(String) })
})

test('without a name or the box nothing is ordered, and what was typed stands there again', async () => {
  const { page, id } = await quoted()
  const { agree: _, ...unsaid } = ORDER
  for (const fields of [{ ...ORDER, name: ' ' }, unsaid]) {
    const reply = await post(page, fields)
    expect(reply.statusCode).toBe(400)
    expect(shown(reply).quote).toMatchObject({ open: 'accept', given: { orderNumber: '4500-118' } })
    expect(shown(reply).quote?.note).not.toBe('')
  }
  expect((await post(page, { way: 'ask', edition: 1, text: ' ' })).statusCode).toBe(400)
  expect((await read(id)).state).toBe('sent')
})

test('nobody accepts what was replaced meanwhile: the new version is shown, and nothing is decided', async () => {
  const { page, id } = await quoted()
  await sendNext(id)
  for (const way of ['accept', 'decline', 'renew']) {
    const reply = await post(page, { ...ORDER, way })
    expect(reply.statusCode).toBe(409)
    expect(shown(reply).quote?.quote.edition).toBe(2)
    expect(shown(reply).quote?.note).toContain('2')
  }
  expect((await read(id)).state).toBe('sent')
  expect((await post(page, { ...ORDER, edition: 2 })).statusCode).toBe(303)
  expect((await read(id)).state).toBe('accepted')
})

test('what the customer decides calls off a version that would leave later', async () => {
  for (const fields of [ORDER, { way: 'decline', edition: 1 }]) {
    const { page, id } = await quoted()
    const draft = await app.get(calls.revise, target(await read(id)), admin)
    const sendTime = new Date(app.parts.now() + DAY_MS).toISOString()
    await app.get(calls.schedule, { ...target(draft), ...letter, sendTime }, admin)
    await post(page, { way: 'ask', edition: 1, text: 'And by ship?', seen: 0 })
    expect((await read(id)).sendTime).toBe(sendTime)
    expect((await post(page, fields)).statusCode).toBe(303)
    expect(await read(id)).toMatchObject({ sendTime: null, unsent: true, edition: 2 })
  }
})

test('a question goes into the thread of the inquiry, and once however often it is sent', async () => {
  const { page, id, messageId } = await quoted()
  const { seen } = await pageOf(page)
  const question = { way: 'ask', edition: 1, text: 'Is it DN 80?', seen }
  for (let press = 0; press < 2; press++) expect((await post(page, question)).statusCode).toBe(303)
  expect((await post(page, { ...question, text: 'And the flange?' })).statusCode).toBe(303)
  expect((await read(id)).state).toBe('asked')
  const { own, quote } = shown(await open(page))
  expect(own?.thread.filter(({ by }) => by === 'visitor').map(({ text }) => text)).toEqual([
    ...[ENQUIRY.content, 'Is it DN 80?', 'And the flange?'],
  ])
  // From a page that shows the first one, the same may be asked anew.
  await post(page, { ...question, seen: quote?.seen ?? 0 })
  expect((await did(id)).filter((one) => one === 'asked')).toHaveLength(3)
  const told = await letters('quote.asked', messageId)
  expect(told).toHaveLength(3)
  expect(told[0]?.text).toContain('Is it DN 80?')
  expect(await message(messageId)).toMatchObject({ state: 'assigned' })
})

test('who declines may say why, and takes it back by asking', async () => {
  const { page, id, messageId, quoteNumber } = await quoted()
  const refusal = { way: 'decline', edition: 1, reason: 'price' }
  for (let press = 0; press < 2; press++) expect((await post(page, refusal)).statusCode).toBe(303)
  expect(await read(id)).toMatchObject({ state: 'lost', reason: 'price' })
  expect(await letters('quote.declined', messageId)).toHaveLength(1)
  expect((await pageOf(page)).quote.decided).toMatchObject({ reason: 'price' })
  expect((await post(page, ORDER)).statusCode).toBe(409)
  await post(page, { way: 'ask', edition: 1, text: 'Could you do 5 % less?' })
  expect(await read(id)).toMatchObject({ state: 'asked', reason: '' })
  expect((await pageOf(page)).quote.decided).toBeNull()
  expect(await events(quoteNumber)).toEqual(['sent', 'declined', 'asked'])
})

test('what staff closed is no decision of the customer, who opens it again by asking', async () => {
  const { page, id } = await quoted()
  const { version } = await read(id)
  await app.get(calls.close, { id, version, outcome: 'lost', reason: 'noAnswer' }, admin)
  expect((await pageOf(page)).quote).toMatchObject({ state: 'lost', decided: null })
  await post(page, { way: 'ask', edition: 1, text: 'We are back.' })
  expect((await read(id)).state).toBe('asked')
})

test('an order is withdrawn until it is confirmed, and not after that', async () => {
  const { page, id, messageId } = await quoted()
  await post(page, ORDER)
  expect((await post(page, { way: 'withdraw', edition: 1 })).statusCode).toBe(303)
  expect(await read(id)).toMatchObject({ state: 'sent', acceptedBy: '', orderNumber: '' })
  expect(await letters('quote.withdrawn', messageId)).toHaveLength(1)
  await post(page, ORDER)
  const { version } = await read(id)
  await app.get(calls.close, { id, version, outcome: 'won' }, admin)
  const late = await post(page, { way: 'withdraw', edition: 1 })
  expect(late.statusCode).toBe(409)
  expect(shown(late).quote?.note).not.toBe('')
  // A question does not undo it either.
  await post(page, { way: 'ask', edition: 1, text: 'When does it leave?' })
  expect((await read(id)).state).toBe('won')
})

test('what has ended at the office is not accepted, and its renewal is asked for once', async () => {
  const { page, id, messageId } = await quoted()
  app.tick(20 * DAY_MS)
  expect((await pageOf(page)).quote).toMatchObject({ ended: false, daysLeft: 0 })
  app.tick(DAY_MS)
  expect(await pageOf(page)).toMatchObject({ open: '', quote: { ended: true, renewalAsked: false } })
  expect((await post(page, ORDER)).statusCode).toBe(409)
  expect((await read(id)).state).toBe('sent')
  for (let press = 0; press < 2; press++)
    expect((await post(page, { way: 'renew', edition: 1 })).statusCode).toBe(303)
  expect((await pageOf(page)).quote).toMatchObject({ state: 'asked', renewalAsked: true })
  expect(await letters('quote.renewal', messageId)).toHaveLength(1)
  // Staff read what it is, and not that something was asked.
  expect((await read(id)).history.at(-1)).toMatchObject({ did: 'renewal', text: expect.any(String) })
  const thread = shown(await open(page)).own?.thread ?? []
  expect(thread.at(-1)).toMatchObject({ by: 'visitor', text: expect.stringContaining('renueven') })
  await sendNext(id)
  expect((await pageOf(page)).quote).toMatchObject({ state: 'sent', ended: false, renewalAsked: false })
})

test('too much within an hour is refused with a sentence', async () => {
  const { page, id } = await quoted()
  for (let time = 0; time < 20; time++) await post(page, { way: 'ask', edition: 1, text: `Question ${time}` })
  const reply = await post(page, ORDER)
  expect(reply.statusCode).toBe(429)
  expect(shown(reply).quote?.given).toMatchObject({ orderNumber: '4500-118' })
  expect((await read(id)).state).toBe('asked')
})

test('whoever looks after the inquiry is told, and nobody else', async () => {
  const { page, messageId, id } = await quoted()
  const { id: userId } = await app.personWith('lin', ['web_message', 'web_quote'])
  await db.updateTable('user_account').set({ email: 'lin@example.com' }).where('id', '=', userId).execute()
  const { version } = await message(messageId)
  await app.get(desk.assign, { id: messageId, version, userId }, admin)
  expect((await read(id)).assignee?.id).toBe(userId)
  await post(page, { way: 'ask', edition: 1, text: 'Is it DN 80?' })
  expect((await letters('quote.asked', messageId)).map(({ to }) => to)).toEqual(['lin@example.com'])
})
