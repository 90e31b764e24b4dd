// The versions of a quote: begun, kept, copied into, sent, thrown away.
import { expect, test } from 'vitest'
import { quoteCalls as calls } from '#contract/quotes/quote.ts'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { testApp } from '#server/testing/app.ts'
import { VISITORS } from '#server/testing/desks/enquiry-desk.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { LINE, quoteDesk } from '#server/testing/desks/quote-desk.ts'

const app = await testApp({ ...VISITORS, ...LONG_SESSIONS })
const { admin, begun, saved, out, target, letter } = await quoteDesk(app)

/** What the newest version says. */
const contentIn = ({ versions: [newest] }: QuoteDetail) => {
  if (!newest) throw new Error('a quote has a version')
  return newest.content
}

test('the next version begins as one that was sent, counts once it is sent, and may be thrown away', async () => {
  const first = await out()
  const draft = await app.get(calls.revise, target(first), admin)
  expect(draft).toMatchObject({ edition: 2, unsent: true, state: 'sent', total: first.total })
  const changed = await saved(draft, { lines: [{ ...LINE, quantity: 4 }] })
  expect(changed).toMatchObject({ total: { amount: 2812 } })
  expect(changed.versions.map(({ edition, total }) => [edition, total])).toEqual([
    [2, 5624],
    [1, 2812],
  ])
  expect(await app.ask(calls.revise, target(changed), admin)).toMatchObject({ code: 422 })
  expect(await app.get(calls.discard, target(changed), admin)).toBeNull()
  const back = await app.get(calls.read, { id: first.id }, admin)
  expect(back).toMatchObject({ edition: 1, unsent: false, state: 'sent' })
  expect(await app.ask(calls.save, { ...target(back), content: contentIn(changed) }, admin)).toMatchObject({
    code: 422,
  })
  const again = await saved(await app.get(calls.revise, { ...target(back), edition: 1 }, admin), {
    lines: [{ ...LINE, quantity: 4 }],
  })
  const second = await app.get(calls.send, { ...target(again), ...letter }, admin)
  expect(second).toMatchObject({ edition: 2, total: { amount: 5624 } })
  expect(second.history.map(({ did }) => did)).toEqual([
    'begun',
    'sent',
    'revised',
    'discarded',
    'revised',
    'sent',
  ])
})

test('who is late is shown how the quote stands now', async () => {
  const quote = await begun()
  await saved(quote)
  const late = await app.ask(calls.send, { ...target(quote), ...letter }, admin)
  expect(late).toMatchObject({ code: 409, data: { current: { total: { amount: 2812 } } } })
})

test('a quote that was never sent is thrown away as a whole', async () => {
  const quote = await begun()
  await app.get(calls.discard, target(quote), admin)
  expect(await app.get(calls.ofMessage, { messageId: quote.messageId }, admin)).toEqual([])
})

test('lines and terms are copied from another quote, without prices where the currency is another', async () => {
  const source = await out({ currency: 'EUR', payment: '30 days', lines: [{ ...LINE, options: [] }] })
  const fresh = await app.get(calls.copy, { ...target(await begun()), from: source.id }, admin)
  expect(fresh.versions[0]?.content).toMatchObject({ currency: 'EUR', payment: '30 days', lines: [LINE] })
  const priced = await saved(await begun(), { currency: 'USD' })
  const mixed = await app.get(calls.copy, { ...target(priced), from: source.id }, admin)
  expect(mixed.versions[0]?.content).toMatchObject({ currency: 'USD', lines: [LINE, { ...LINE, price: 0 }] })
})

test('the version after one that has ended is valid for as long as a new quote', async () => {
  const first = await out()
  const until = contentIn(first).validUntil
  const again = await app.get(calls.revise, target(first), admin)
  expect(contentIn(again).validUntil).toBe(until)
  await app.get(calls.discard, target(again), admin)
  app.tick(40 * 24 * 3_600_000)
  const back = await app.get(calls.read, { id: first.id }, admin)
  const renewed = await app.get(calls.revise, target(back), admin)
  expect(contentIn(renewed).validUntil).toBe(app.parts.days.isoDayAt(app.parts.now() + 30 * 24 * 3_600_000))
})
