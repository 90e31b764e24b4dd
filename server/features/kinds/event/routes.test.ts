import { expect, test } from 'vitest'
import { DECLARED_CALLS } from '#contract/kinds/declared-calls.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { momentIn } from './calendar.ts'

const calls = DECLARED_CALLS.event
const app = await testApp()
const { admin, published } = await productDesk(app)
const DAY = 24 * 60 * 60_000
const TALK = 'Talk; with, signs'

const inDays = (days: number) => app.parts.days.isoDayAt(app.parts.now() + days * DAY)
type Draft = Partial<InputOf<typeof calls.add>>
async function publish(title: string, days: [first: number, last: number], more: Draft = {}) {
  const [starts, ends] = days.map(inDays)
  const whole = {
    title: { en: title },
    summary: { en: 'Short.' },
    place: { en: 'Lima' },
    starts,
    ends,
    ...more,
  }
  const { id, version } = await app.get(calls.add, whole, admin)
  return app.get(calls.publish, { id, version }, admin)
}
const titles = async (when?: 'ahead' | 'over') =>
  (await app.get(calls.listAll, { lang: 'en', ...(when && { when }) })).items.map(({ title }) => title)
const file = async (path: string) => {
  const { statusCode, headers, body } = await app.app.inject(`/calendar/${path}`)
  return { statusCode, type: headers['content-type'], lines: body.replaceAll('\r\n ', '').split('\r\n') }
}

test('an event has all its fields from draft to page, and says what it needs before it is published', async () => {
  const product = await published('E-1')
  const empty = await app.get(calls.add, { title: { en: 'Empty' } }, admin)
  const refused = await app.ask(calls.publish, { id: empty.id, version: empty.version }, admin)
  expect(Object.keys(refused.code === CODE.ok ? {} : (refused.data?.fields ?? {})).sort()).toEqual([
    'ends',
    'place',
    'starts',
    'summary',
  ])
  const { id } = await publish('Fair', [3, 5], {
    ...{ opens: '09:30', closes: '18:00', zone: 'America/Lima', stand: { en: 'B 2' } },
    ...{ products: [product.id], body: { en: 'Come and see.' } },
  })
  const shown = await app.get(calls.getById, { id, lang: 'es' })
  expect(shown).toMatchObject({
    ...{
      title: 'Fair',
      starts: inDays(3),
      ends: inDays(5),
      opens: '09:30',
      over: false,
      shownIn: { title: 'en' },
    },
    ...{ products: [{ productModel: 'E-1' }], body: { type: 'doc' }, address: `/eventDetail/${id}-fair` },
  })
  const wrong = await app.ask(
    calls.add,
    { title: 'x', opens: '25:00', zone: 'Atlantis', starts: '2026-02-30' },
    admin,
  )
  expect(Object.keys(wrong.code === CODE.ok ? {} : (wrong.data?.fields ?? {})).sort()).toEqual([
    'opens',
    'starts',
    'zone',
  ])
})

test('the calendar file holds whole days, or the exact moments where hours and time zone are known', async () => {
  const { id } = await publish(TALK, [10, 10], {
    ...{ opens: '16:00', closes: '16:40', zone: 'Asia/Shanghai' },
  })
  await publish('Last year', [-300, -299])
  const day = inDays(10).replaceAll('-', '')
  const one = await file(`en/${id}.ics`)
  expect(one).toMatchObject({ statusCode: 200, type: 'text/calendar; charset=utf-8' })
  expect(one.lines).toEqual(
    expect.arrayContaining([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', `DTSTART:${day}T080000Z`, `DTEND:${day}T084000Z`],
      ...['SUMMARY:Talk\\; with\\, signs', 'LOCATION:Lima', 'END:VCALENDAR'],
    ]),
  )
  const all = await file('en.ics')
  expect(all.lines.filter((line) => line.startsWith('SUMMARY:'))).toEqual(
    ['Fair', 'Talk\\; with\\, signs'].map((title) => `SUMMARY:${title}`),
  )
  // The last day counts: the format names the day after it.
  expect(all.lines).toContain(`DTEND;VALUE=DATE:${inDays(6).replaceAll('-', '')}`)
  for (const gone of ['en/999999.ics', 'en/x.ics', 'xx.ics'])
    expect(await file(gone), gone).toMatchObject({ statusCode: 404 })
})

test('what lies ahead comes first the nearest, what is over apart; an event of today goes on until the day ends', async () => {
  await publish('Last month', [-40, -38])
  await publish('Last week', [-9, -7])
  await publish('Today', [-1, 0])
  await publish('Next month', [30, 31])
  expect(await titles('ahead')).toEqual(['Today', 'Fair', TALK, 'Next month'])
  expect(await titles('over')).toEqual(['Last week', 'Last month', 'Last year'])
  expect(await titles()).toHaveLength(7)
  // Nothing was written: the day alone makes what is kept old.
  app.tick(DAY)
  expect(await titles('ahead')).toEqual(['Fair', TALK, 'Next month'])
  expect(await titles('over')).toEqual(['Today', 'Last week', 'Last month', 'Last year'])
})

test('clocks that change between are counted', () => {
  const moments = (['2026-03-28', '2026-03-29', '2026-10-25'] as const).map((day) =>
    momentIn(day, '10:00', 'Europe/Berlin').toISOString(),
  )
  expect(moments).toEqual([
    '2026-03-28T09:00:00.000Z',
    '2026-03-29T08:00:00.000Z',
    '2026-10-25T09:00:00.000Z',
  ])
})
