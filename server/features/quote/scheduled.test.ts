// Quotes that leave at a later hour: kept as they are until then, called off, and held back where they can no longer be sent.
import { afterAll, expect, test } from 'vitest'
import { messageDeskCalls as inbox } from '#contract/enquiries/message-desk.ts'
import { quoteCalls as calls } from '#contract/quotes/quote.ts'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { sweepPapers } from '#server/parts/quotes/quote-papers.ts'
import { sendScheduled } from '#server/parts/quotes/scheduled.ts'
import { testApp } from '#server/testing/app.ts'
import { VISITORS } from '#server/testing/desks/enquiry-desk.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { quoteDesk } from '#server/testing/desks/quote-desk.ts'
import { mailServer } from '#server/testing/mail-server.ts'

const smtp = await mailServer()
afterAll(() => smtp.close())
const app = await testApp({
  ...{ ...VISITORS, ...LONG_SESSIONS, ...smtp.environment },
  ...{ PUBLIC_URL: 'https://lanbo.example' },
})
const { admin, begun, saved, out, target, letter } = await quoteDesk(app)
const { storage, outbox, files, secrets, site, config, days, now } = app.parts
const { db } = storage
const HOUR = 3_600_000

const minute = () =>
  sendScheduled({
    ...{ db, now, dayAt: days.isoDayAt, told: () => {}, key: secrets.keyFor('enquiry link') },
    house: () => ({ site: site.settings(), own: site.own(), config }),
  })
const mails = async (to: string) => {
  await outbox.flush()
  return smtp.taken.filter(({ envelopeTo }) => envelopeTo.includes(to))
}
/** The quotes that somebody got; inquiries are answered by letters of their own. */
const quotesTo = async (to: string) => (await mails(to)).filter(({ subject }) => subject === letter.subject)
const timeIn = (ms: number) => new Date(now() + ms).toISOString()
const versionOf = ({ id, edition }: QuoteDetail) =>
  db
    .selectFrom('quote_version')
    .selectAll()
    .where('quote_id', '=', id)
    .where('edition', '=', edition)
    .executeTakeFirstOrThrow()
const later = (quote: QuoteDetail, sendTime: string, reminders = {}) =>
  app.get(calls.schedule, { ...target(quote), ...letter, ...reminders, sendTime }, admin)
const read = ({ id }: QuoteDetail) => app.get(calls.read, { id }, admin)

test('a quote leaves at its hour and not before, with the PDF that was set for it, and counts from then on', async () => {
  const draft = await saved(await begun({ email: 'later@example.com' }))
  const sendTime = timeIn(30 * HOUR)
  const waiting = await later(draft, sendTime, { remindDays: 3 })
  expect(waiting).toMatchObject({ ...{ state: 'draft', unsent: true }, sendTime, sentTime: null, link: '' })
  const { file } = await versionOf(waiting)
  await minute()
  expect(await quotesTo('later@example.com')).toEqual([])
  app.tick(30 * HOUR)
  await sweepPapers(db, files, now(), 100)
  for (let twice = 0; twice < 2; twice++) await minute()
  const sent = await read(waiting)
  expect(sent).toMatchObject({ state: 'sent', unsent: false, sendTime: null, sentTime: timeIn(0) })
  expect(sent.remindTime).toBe(timeIn(3 * 24 * HOUR))
  expect(sent.history.map(({ did, user }) => [did, user?.name])).toEqual(
    ['begun', 'scheduled', 'sent'].map((did) => [did, sent.versions[0]?.sentBy?.name]),
  )
  const [mail, ...others] = await quotesTo('later@example.com')
  expect(others).toEqual([])
  expect(Buffer.from(mail?.attachments[0]?.content as ArrayBuffer)).toEqual(await files.read(file))
  expect(mail?.text).toContain(sent.link)
  expect(await app.get(inbox.read, { id: sent.messageId }, admin)).toMatchObject({ state: 'replied' })
})

test('what is scheduled is not changed, and is a draft again once it is called off', async () => {
  const waiting = await later(await saved(await begun()), timeIn(2 * HOUR))
  const [{ content } = { content: undefined }] = waiting.versions
  if (!content) throw new Error('a quote has a version')
  for (const refused of [
    await app.ask(calls.save, { ...target(waiting), content }, admin),
    await app.ask(calls.send, { ...target(waiting), ...letter }, admin),
    await app.ask(calls.discard, target(waiting), admin),
    await app.ask(calls.revise, target(waiting), admin),
  ])
    expect(refused.code).toBe(422)
  const { file } = await versionOf(waiting)
  const draft = await app.get(calls.unschedule, target(waiting), admin)
  expect(draft).toMatchObject({ sendTime: null, unsent: true, versions: [{ sentBy: null }] })
  app.tick(2 * HOUR)
  expect(await minute()).toBe(0)
  await sweepPapers(db, files, now(), 100)
  expect(await files.has(file)).toBe(false)
  expect(await app.ask(calls.unschedule, target(draft), admin)).toMatchObject({ code: 422 })
  await saved(draft)
})

test('a sending is scheduled for an hour to come, before the quote ends', async () => {
  const draft = await saved(await begun())
  const [{ content } = { content: undefined }] = draft.versions
  const behind = new Date(Date.parse(content?.validUntil ?? '') + 48 * HOUR).toISOString()
  for (const sendTime of [timeIn(-1), timeIn(100 * 24 * HOUR), behind])
    expect(
      await app.ask(calls.schedule, { ...target(draft), ...letter, sendTime }, admin),
      sendTime,
    ).toMatchObject({ code: 400, data: { fields: { sendTime: expect.any(String) } } })
})

test('what has ended meanwhile or has nobody to go to is held back, and staff are told', async () => {
  const ended = await later(await saved(await begun({ email: 'ended@example.com' })), timeIn(HOUR))
  const spam = await later(await saved(await begun({ email: 'spam@example.com' })), timeIn(HOUR))
  const { id, version } = await app.get(inbox.read, { id: spam.messageId }, admin)
  await app.get(inbox.spam, { id, version, spam: true }, admin)
  // The program stood still for months.
  app.tick(60 * 24 * HOUR)
  await minute()
  for (const quote of [ended, spam]) {
    const held = await read(quote)
    expect(held).toMatchObject({ state: 'draft', unsent: true, sendTime: null })
    expect(held.history.at(-1)).toMatchObject({ did: 'held', user: null })
  }
  expect(await quotesTo('ended@example.com')).toEqual([])
  const told = (await mails('sales@lanbo.example')).map(({ subject }) => subject)
  expect(told).toEqual(
    expect.arrayContaining([ended, spam].map(({ number }) => expect.stringContaining(`${number}-1`))),
  )
})

test('nothing leaves once the quote was closed', async () => {
  const first = await out()
  const next = await later(await saved(await app.get(calls.revise, target(first), admin)), timeIn(HOUR))
  const lost = await app.get(calls.close, { ...target(next), outcome: 'lost', reason: 'price' }, admin)
  expect(lost.sendTime).toBeNull()
  app.tick(HOUR)
  expect(await minute()).toBe(0)
  expect(await read(first)).toMatchObject({ state: 'lost', unsent: true })
})
