// Whoever sent an enquiry finds it again by its link: reads it, adds to it, asks to have it erased; late ones are escalated.
import { expect, test } from 'vitest'
import type { EnquiryPage } from '#contract/enquiries/enquiry-page.ts'
import { messageCalls } from '#contract/enquiries/message.ts'
import { messageDeskCalls as desk } from '#contract/enquiries/message-desk.ts'
import { tidyEnquiries } from '#server/parts/enquiries/upkeep.ts'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { ENQUIRY, enquiryDesk, VISITORS } from '#server/testing/desks/enquiry-desk.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'

const app = await testApp(
  { ...VISITORS, ...LONG_SESSIONS, MAIL_TO: 'staff@example.com', PUBLIC_URL: 'https://site.example' },
  builtWeb(),
)
const { admin, openForm, visitor } = await enquiryDesk(app)
const { db } = app.parts.storage

async function asked(more: object = {}) {
  const form = await openForm()
  const receipt = await app.get(messageCalls.add, { ...ENQUIRY, form, language: 'en', ...more }, visitor())
  const { items } = await app.get(desk.list, { keyword: receipt.number }, admin)
  return { ...receipt, id: items[0]?.id ?? 0 }
}
const read = (id: number) => app.get(desk.read, { id }, admin)
const pageIn = (html: string): EnquiryPage['own'] | undefined => {
  const data = JSON.parse(/id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
  return data?.enquiry?.own ?? undefined
}
const post = (path: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  })
const letters = async (topic: string) => {
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', topic)
    .orderBy('id')
    .execute()
  return rows.map(({ payload }) => JSON.parse(payload) as { to: string; subject: string; text: string })
}

test('the link shows the enquiry to whoever has it, and to no search engine and no store of a browser', async () => {
  const { number, link } = await asked({ content: 'Twelve meters.' })
  const page = await app.inject({ url: `/en/enquiry/${link}` })
  expect(page.statusCode).toBe(200)
  expect(page.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  })
  expect(pageIn(page.body) ?? page.body).toMatchObject({
    number,
    state: 'received',
    thread: [{ text: 'Twelve meters.' }],
  })
  for (const wrong of [`${number}-${'x'.repeat(24)}`, number, `${link}x`, '..%2f'])
    expect((await app.inject({ url: `/en/enquiry/${wrong}` })).statusCode).not.toBe(200)
  const thanks = (await letters('message.acknowledgement')).at(-1)
  expect(thanks?.text).toContain(`https://site.example/en/enquiry/${link}`)
})

test('what is added later reaches staff and opens the enquiry again', async () => {
  const { link, id } = await asked()
  const { version } = await read(id)
  await app.get(desk.setState, { id, version, state: 'closed' }, admin)
  expect((await post(`/en/enquiry/${link}`, { text: ' ' })).statusCode).toBe(400)
  expect((await post(`/en/enquiry/${link}`, { text: 'It is DN 80, sorry.' })).statusCode).toBe(303)
  const message = await read(id)
  expect(message).toMatchObject({ state: 'new' })
  expect(message.history.at(-1)).toMatchObject({ did: 'added', user: null, text: 'It is DN 80, sorry.' })
  expect((await letters('message.added')).at(-1)?.text).toContain('It is DN 80, sorry.')
})

test('the visitor asks to have it erased; staff are told and do it, and the link is gone', async () => {
  const { link, id } = await asked()
  await post(`/en/enquiry/${link}/erasure`, {})
  await post(`/en/enquiry/${link}/erasure`, {})
  const message = await read(id)
  expect(message).toMatchObject({ erasureAsked: true })
  expect(message.history.filter(({ did }) => did === 'erasureAsked')).toHaveLength(1)
  await app.get(desk.remove, { id, version: message.version }, admin)
  expect((await app.inject({ url: `/en/enquiry/${link}` })).statusCode).toBe(303)
})

test('the text that was agreed to is kept with its edition', async () => {
  const { id } = await asked()
  expect((await read(id)).consentText).toMatch(/^\d{4}-\d\d-\d\d: I agree that/)
})

test('what waits longer than was promised is told once to whoever is chosen, and marked', async () => {
  const { id, promised } = await asked()
  const { id: answered } = await asked()
  const { version } = await read(answered)
  await app.get(desk.setState, { id: answered, version, state: 'replied' }, admin)
  expect(promised).toMatchObject({ time: expect.any(String) })
  const late = {
    recipients: () => ['head@example.com'],
    site: () => app.parts.site.settings(),
    publicUrl: undefined,
    told: () => {},
  }
  const tidy = () => tidyEnquiries({ db, addressDays: 0, now: app.parts.now, late })
  await tidy()
  expect((await read(id)).late).toBe(false)
  app.tick(8 * 24 * 3_600_000)
  await tidy()
  await tidy()
  expect(await read(id)).toMatchObject({
    late: true,
    history: expect.arrayContaining([expect.objectContaining({ did: 'escalated' })]),
  })
  expect((await read(answered)).late).toBe(false)
  const { number } = await read(id)
  const told = (await letters('message.late')).filter(({ subject }) => subject.includes(number))
  expect(told.map(({ to }) => to)).toEqual(['head@example.com'])
})
