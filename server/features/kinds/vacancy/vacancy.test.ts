// Vacancies from draft to page: what they need, what closes them, what they are narrowed by, and how one applies.
import { expect, test } from 'vitest'
import { messageCalls } from '#contract/enquiries/message.ts'
import { DECLARED_CALLS } from '#contract/kinds/declared-calls.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'

const calls = DECLARED_CALLS.vacancy
const app = await testApp()
const { admin } = await productDesk(app)
const DAY = 24 * 60 * 60_000
const inDays = (days: number) => app.parts.days.isoDayAt(app.parts.now() + days * DAY)

async function publish(title: string, more: Partial<InputOf<typeof calls.add>> = {}) {
  const texts = { title: { en: title }, summary: { en: 'Short.' }, area: { en: 'Laboratory' } }
  const whole = { ...texts, place: { en: 'Suzhou' }, country: 'CN', ...more }
  const { id, version } = await app.get(calls.add, whole, admin)
  return app.get(calls.publish, { id, version }, admin)
}
const wrongIn = (answer: { code: number | string; data?: unknown }) =>
  answer.code === CODE.ok ? [] : Object.keys((answer.data as { fields?: object })?.fields ?? {}).sort()
const open = { lang: 'en', when: 'ahead' } as const
const titles = async (more: object = {}) =>
  (await app.get(calls.listAll, { ...open, ...more })).items.map(({ title }) => title)
const places = async () =>
  (await app.get(calls.filters, open)).places
    .filter(({ count }) => count > 0)
    .map(({ key, count }) => `${key} ${count}`)

test('a vacancy has all its fields from draft to page, and says what it needs before it is published', async () => {
  const empty = await app.get(calls.add, { title: { en: 'Empty' }, country: '' }, admin)
  const refused = await app.ask(calls.publish, { id: empty.id, version: empty.version }, admin)
  expect(wrongIn(refused)).toEqual(['area', 'country', 'place', 'summary'])
  const { id, publishTime } = await publish('Calibration engineer', {
    ...{ employment: 'partTime', hours: { en: '20 a week' }, salary: { en: 'Fair' }, starts: inDays(30) },
    ...{ until: inDays(5), duties: { en: 'Calibrate.' }, offer: { en: '- Leave\n- A desk' } },
    steps: [{ title: { en: 'A call' }, says: { en: '30 minutes' }, when: { en: 'same week' } }],
  })
  expect(await app.get(calls.getById, { id, lang: 'es' })).toMatchObject({
    ...{ title: 'Calibration engineer', country: 'CN', employment: 'partTime', over: false, publishTime },
    ...{ until: inDays(5), starts: inDays(30), profile: null, duties: { type: 'doc' } },
    ...{ steps: [{ title: 'A call', says: '30 minutes', when: 'same week' }] },
    ...{ shownIn: { title: 'en', 'steps.0.when': 'en' } },
    address: `/vacancyDetail/${id}-calibration-engineer`,
  })
  const wrong = { country: 'DD', employment: 'gone', until: '2026-02-30' } as object
  expect(wrongIn(await app.ask(calls.add, { title: 'x', ...wrong }, admin))).toEqual([
    ...['country', 'employment', 'until'],
  ])
})

test('staff narrow the list by place, field and kind of work, and an application names the vacancy', async () => {
  await publish('Welder', { until: inDays(20), employment: 'temporary' })
  const listed = await app.get(calls.list, { employment: 'temporary', place: 'suzhou' }, admin)
  expect(listed.items).toMatchObject([{ title: { en: 'Welder' }, employment: 'temporary' }])
  const [welder] = listed.items
  const { items } = await app.get(messageCalls.asked, { ids: `${welder?.id}`, lang: 'en' })
  expect(items[0]).toMatchObject({ kind: 'vacancy', kindName: 'Vacancy', title: 'Welder' })
})

test('a vacancy is open through its last day; then its page says so and lists and counts leave it out', async () => {
  const { id } = await publish('Ends today', { place: { en: 'Berlin' }, country: 'DE', until: inDays(0) })
  await publish('Until taken', { place: { en: 'Berlin' }, country: 'DE' })
  expect(await titles()).toEqual(['Until taken', 'Ends today', 'Calibration engineer', 'Welder'])
  expect(await titles({ place: 'berlin' })).toEqual(['Until taken', 'Ends today'])
  expect(await titles({ employment: 'temporary' })).toEqual(['Welder'])
  expect(await places()).toEqual(['berlin 2', 'suzhou 2'])
  // Nothing was written: the day alone makes what is kept old.
  app.tick(DAY)
  expect(await titles({ place: 'berlin' })).toEqual(['Until taken'])
  expect(await places()).toEqual(['suzhou 2', 'berlin 1'])
  expect(await app.get(calls.getById, { id })).toMatchObject({ title: 'Ends today', over: true })
  const all = await app.get(calls.filters, { lang: 'en' })
  expect(all.places.map(({ count }) => count)).toEqual([2, 2])
})
