import { expect, test } from 'vitest'
import { cannedAnswerCalls } from '#contract/enquiries/canned-answer.ts'
import { messageCalls as calls } from '#contract/enquiries/message.ts'
import { messageDeskCalls as desk } from '#contract/enquiries/message-desk.ts'
import { testApp } from '#server/testing/app.ts'
import { ENQUIRY, enquiryDesk, VISITORS } from '#server/testing/desks/enquiry-desk.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'

const app = await testApp({ ...VISITORS, MESSAGE_ADDRESS_DAYS: '30' })
const { admin, openForm, visitor, sent } = await enquiryDesk(app)
const { db } = app.parts.storage
const rows = async () =>
  Number(
    (
      await db
        .selectFrom('message')
        .select((row) => row.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

test('an enquiry is stored with the pages of the visit, its product and its language, and answered with a number', async () => {
  const product = await (await productDesk(app)).published('TM-100')
  const trail = ['/', '/en/productDetail/1-tm-100', '//evil.example/', 'javascript:alert(1)']
  const message = await sent({
    subject: 'Flow\r\nBcc: x@example.com',
    company: 'Aguas\u0000 del Sur',
    phone: '+34 600 100 200',
    productId: product.id,
    language: 'es',
    trail,
  })
  expect(message).toMatchObject({
    state: 'new',
    spamReason: '',
    name: 'Ana Torres',
    subject: 'Flow Bcc: x@example.com',
    company: 'Aguas del Sur',
    productId: product.id,
    productName: 'TM-100',
    language: 'es',
    trail: ['/', '/en/productDetail/1-tm-100'],
    history: [{ did: 'received', user: null }],
  })
  expect(message.number).toMatch(/^M-2606-[2-9A-Z]{5}$/)
  expect(message.address).toMatch(/^203\.0\.113\.\d+$/)
})

test('what is wrong is said by field in the language of the visitor, and nothing is stored', async () => {
  const before = await rows()
  const answer = await app.ask(
    calls.add,
    { name: ' ', email: 'no address', phone: '12', content: '', consent: false },
    { cookies: { language: 'en' } },
  )
  expect(answer).toMatchObject({ code: 400 })
  expect((answer as { data: { fields: object } }).data.fields).toEqual({
    name: 'Enter your name.',
    email: 'Enter an email address such as name@example.com.',
    phone: 'Enter a phone number such as +86 510 8888 6666.',
    content: 'Enter your message.',
    consent: 'Please tick the box so that we can answer you.',
  })
  const long = await app.ask(calls.add, { ...ENQUIRY, name: 'x'.repeat(81) })
  expect((long as { data: { fields: object } }).data.fields).toEqual({ name: expect.stringContaining('80') })
  const nowhere = await app.ask(calls.add, { ...ENQUIRY, email: '' })
  expect((nowhere as { data: { fields: object } }).data.fields).toEqual({
    reach: expect.any(String),
  })
  expect(await rows()).toBe(before)
})

test('spam is stored with its reason, answered like an enquiry, and kept out of the inbox', async () => {
  const form = await openForm()
  const fresh = (await app.get(calls.form, {})).form
  const tries = {
    honeypot: { form, memo: 'http://spam.example' },
    noToken: { form: '' },
    badToken: { form: `${form}x` },
    tooFast: { form: fresh },
  }
  const right = await app.ask(calls.add, { ...ENQUIRY, form }, visitor())
  for (const [reason, wrong] of Object.entries(tries)) {
    const answer = await app.ask(calls.add, { ...ENQUIRY, ...wrong }, visitor())
    expect([reason, answer.code, Object.keys((answer as { data: object }).data)]).toEqual([
      reason,
      right.code,
      ['number', 'link', 'promised', 'office'],
    ])
    expect(Object.keys((answer as { data: object }).data)).toEqual(
      Object.keys((right as { data: object }).data),
    )
    expect([reason, (answer as { data: { promised: object } }).data.promised]).toEqual([
      reason,
      { time: expect.any(String), zone: expect.any(String) },
    ])
    const { items } = await app.get(desk.list, { spamReason: reason as 'honeypot' }, admin)
    expect([reason, items.length, items[0]?.state]).toEqual([reason, 1, 'spam'])
  }
  app.tick(25 * 3_600_000)
  const { admin: again } = await enquiryDesk(app)
  await app.get(calls.add, { ...ENQUIRY, form }, visitor())
  expect((await app.get(desk.list, { spamReason: 'badToken' }, again)).total).toBe(2)
  expect((await app.get(desk.list, {}, again)).items.every(({ state }) => state !== 'spam')).toBe(true)
})

test('many of one address are spam, and far too many are not taken', async () => {
  const { admin: staff } = await enquiryDesk(app)
  const one = { headers: { 'x-forwarded-for': '198.51.100.7' } }
  const form = await openForm()
  const answers: number[] = []
  for (let at = 0; at < 61; at++)
    answers.push((await app.ask(calls.add, { ...ENQUIRY, form, content: `number ${at}` }, one)).status)
  expect(answers.slice(0, 60).every((status) => status === 200)).toBe(true)
  expect(answers[60]).toBe(429)
  expect((await app.get(desk.list, { spamReason: 'rate' }, staff)).total).toBe(50)
})

test('the same key ten times at once is one row and one answer; with another body it is refused', async () => {
  const form = await openForm()
  const before = await rows()
  const who = visitor()
  const key = { headers: { ...who.headers, 'idempotency-key': 'a-key-of-this-visitor' } }
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => app.ask(calls.add, { ...ENQUIRY, form, subject: 'once' }, key)),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ code: 200 })
  expect(await rows()).toBe(before + 1)
  expect(await app.ask(calls.add, { ...ENQUIRY, form, subject: 'other' }, key)).toMatchObject({ code: 422 })
  const odd = { headers: { 'idempotency-key': 'short' } }
  expect(await app.ask(calls.add, { ...ENQUIRY, form }, odd)).toMatchObject({ code: 400 })
  expect(await rows()).toBe(before + 1)
})

test('what was refused under a key may be sent again under it', async () => {
  const form = await openForm()
  const key = { headers: { ...visitor().headers, 'idempotency-key': 'mended-afterwards' } }
  expect(await app.ask(calls.add, { ...ENQUIRY, form, name: '' }, key)).toMatchObject({ code: 400 })
  expect(await app.ask(calls.add, { ...ENQUIRY, form }, key)).toMatchObject({ code: 200 })
})

test('writes of staff carry keys as well: a canned answer added twice is there once', async () => {
  const { admin: staff } = await enquiryDesk(app)
  const body = { title: 'Price list', body: { zh: '', en: 'Dear {{name}}', es: '' } }
  const key = { ...staff, headers: { 'idempotency-key': 'canned-once' } }
  const first = await app.get(cannedAnswerCalls.add, body, key)
  expect(await app.get(cannedAnswerCalls.add, body, key)).toEqual(first)
  expect(await app.get(cannedAnswerCalls.list, {}, staff)).toEqual([first])
  const { admin: other } = await enquiryDesk(app)
  expect(other).not.toEqual(staff)
})
