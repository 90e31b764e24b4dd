// A quote behind the link of its inquiry: who reads it, its PDF, whose looks are counted, and what becomes of it with the inquiry.
import { expect, test } from 'vitest'
import { messageCalls } from '#contract/enquiries/message.ts'
import { messageDeskCalls as desk } from '#contract/enquiries/message-desk.ts'
import { quoteCalls as calls } from '#contract/quotes/quote.ts'
import { ENQUIRY } from '#server/testing/desks/enquiry-desk.ts'
import { ORDER, PHONE, quoteCustomer } from '#server/testing/quote-customer.ts'

const customer = await quoteCustomer()
const { app, admin, openForm, visitor, quoted, sendNext, read, message, open, post, shown } = customer
const { letters, events, did } = customer

test('the link shows the quote to whoever has it, and to no search engine and no store of a browser', async () => {
  const { page, quoteNumber } = await quoted()
  const link = page.split('/')[3] ?? ''
  const number = link.slice(0, 12)
  const reply = await open(page)
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'content-language': 'es',
  })
  const { quote, own } = shown(reply)
  expect(quote).toMatchObject({
    ...{ open: 'accept', zone: 'Asia/Shanghai' },
    quote: {
      ...{
        number: quoteNumber,
        edition: 1,
        state: 'sent',
        daysLeft: 20,
        ended: false,
        from: expect.not.stringContaining('admin'),
      },
      lines: [{ title: 'LEM-300, DN 100', total: 17388, options: [{ total: 3772 }] }],
      ...{ total: 17388, decided: null, mayWithdraw: false },
    },
  })
  expect(own?.quote).toMatchObject({ number: quoteNumber, total: 17388, state: 'sent' })
  for (const wrong of [`${number}-${'x'.repeat(24)}`, number, `${link}x`])
    for (const file of ['quote', 'quote.pdf'])
      expect((await open(`/en/enquiry/${wrong}/${file}`)).headers.location).toBe('/en/404/enquiry')
  expect((await post(`/en/enquiry/${number}-${'x'.repeat(24)}/quote`, ORDER)).statusCode).toBe(303)
})

test('until something was sent the link of the quote leads to the inquiry, and a draft shows nothing', async () => {
  const form = await openForm()
  const { number, link } = await app.get(messageCalls.add, { ...ENQUIRY, form, language: 'en' }, visitor())
  const page = `/en/enquiry/${link}`
  expect((await open(`${page}/quote`)).headers.location).toBe(page)
  const { items } = await app.get(desk.list, { keyword: number }, admin)
  await app.get(calls.begin, { messageId: items[0]?.id ?? 0 }, admin)
  for (const file of ['quote', 'quote.pdf'])
    expect((await open(`${page}/${file}`)).headers.location).toBe(page)
  expect(shown(await open(page)).own?.quote).toBeNull()
})

test('the PDF is the very bytes that were sent, also of an earlier version', async () => {
  const { page, id } = await quoted()
  const first = await open(`${page}.pdf`)
  expect(first.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' })
  expect(first.headers['content-disposition']).toMatch(/^inline; filename="Q-[\w-]+-1\.pdf"$/)
  await sendNext(id, { intro: 'Now with freight.' })
  const [second, again] = [await open(`${page}.pdf`), await open(`${page}.pdf?edition=1`)]
  expect(again.rawPayload.equals(first.rawPayload)).toBe(true)
  expect(second.rawPayload.equals(first.rawPayload)).toBe(false)
  expect((await open(`${page}.pdf?edition=3`)).headers.location).toBe(page)
})

test('another site answers nothing, and neither does what names no way', async () => {
  const { page, id } = await quoted()
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect((await post(page, ORDER, foreign)).statusCode).toBe(200)
  expect((await post(page, { ...ORDER, way: 'buy' })).statusCode).toBe(200)
  expect((await read(id)).state).toBe('sent')
})

test('looks of people are counted once in ten minutes, and the first look of each version is told', async () => {
  const { page, id } = await quoted()
  for (const agent of ['', 'curl/8.9.1', 'Mozilla/5.0 (compatible; Googlebot/2.1)'])
    await open(page, { 'user-agent': agent })
  await open(page, { 'sec-purpose': 'prefetch' })
  await app.inject({ method: 'HEAD', url: page, headers: { 'user-agent': PHONE } })
  expect(await read(id)).toMatchObject({ opened: 0, openedTime: null })
  const { version } = await read(id)
  await Promise.all([open(page), open(page)])
  app.tick(9 * 60_000)
  await open(page)
  expect(await read(id)).toMatchObject({ opened: 1, version })
  app.tick(2 * 60_000)
  await open(page)
  expect(await read(id)).toMatchObject({ opened: 2, versions: [{ opened: 2 }] })
  expect((await did(id)).filter((one) => one === 'opened')).toHaveLength(1)
  await sendNext(id)
  await open(page)
  expect(await read(id)).toMatchObject({ versions: [{ edition: 2, opened: 1 }, { opened: 2 }] })
  expect((await did(id)).filter((one) => one === 'opened')).toHaveLength(2)
})

test('about spam nobody writes letters; what is erased is gone behind the link', async () => {
  const { page, id, messageId, quoteNumber } = await quoted()
  const { version } = await message(messageId)
  await app.get(desk.spam, { id: messageId, version, spam: true }, admin)
  expect((await post(page, ORDER)).statusCode).toBe(303)
  expect((await read(id)).state).toBe('accepted')
  expect(await letters('quote.accepted', messageId)).toEqual([])
  expect(await events(quoteNumber)).toEqual(['sent'])
  const { version: now } = await message(messageId)
  await app.get(desk.remove, { id: messageId, version: now }, admin)
  for (const reply of [await open(page), await open(`${page}.pdf`)])
    expect(reply.headers.location).toBe('/es/404/enquiry')
  expect((await post(page, ORDER)).statusCode).toBe(303)
})
