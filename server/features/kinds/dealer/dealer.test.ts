// Dealers and offices from draft to page: what they need, what they are narrowed and found by, and the office that an answer names.
import { expect, test } from 'vitest'
import { messageCalls } from '#contract/enquiries/message.ts'
import { DECLARED_CALLS } from '#contract/kinds/declared-calls.ts'
import { aboutCalls } from '#contract/site/about.ts'
import { searchCalls } from '#contract/site/search.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { testApp } from '#server/testing/app.ts'
import { ENQUIRY, enquiryDesk, VISITORS } from '#server/testing/desks/enquiry-desk.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/desks/product-desk.ts'

const calls = DECLARED_CALLS.dealer
const app = await testApp({ ...VISITORS, ...LONG_SESSIONS })
const { admin, type } = await productDesk(app)
const { openForm, visitor } = await enquiryDesk(app)

async function publish(name: string, country: string, more: Partial<InputOf<typeof calls.add>> = {}) {
  const draft = { name: { en: name }, country, place: { en: 'A city' }, ...more }
  const { id, version } = await app.get(calls.add, draft, admin)
  return app.get(calls.publish, { id, version }, admin)
}
const wrongIn = (answer: { code: number | string; data?: unknown }) =>
  answer.code === CODE.ok ? [] : Object.keys((answer.data as { fields?: object })?.fields ?? {}).sort()
const names = async (more: object = {}) =>
  (await app.get(calls.listAll, { lang: 'en', ...more })).items.map(({ name }) => name)
const HOURS = [{ first: 'mon', last: 'fri', opens: '08:30', closes: '17:30' }] as const
const hours = [...HOURS]

/** The office that is named to whoever writes. */
async function officeFor(more: object) {
  const { office } = await app.get(
    messageCalls.add,
    { ...ENQUIRY, phone: '', form: await openForm(), language: 'en', ...more },
    visitor(),
  )
  return office?.name ?? null
}

test('while there is no office of their own, an answer names those of the about-us page, or none', async () => {
  expect(await officeFor({ country: 'Mexico' })).toBeNull()
  const page = await app.get(aboutCalls.read, {}, admin)
  const office = { address: {}, email: '', map: null, hours: { en: '8 to 5' } }
  const offices = [
    { ...office, name: { en: 'Head' }, phone: '+86 512 0000 0110' },
    { ...office, name: { en: 'West' }, phone: '+52 55 0000 0110' },
  ]
  const texts = { title: { en: 'Us' }, profile: { en: 'We measure.' } }
  const { id, version } = await app.get(
    aboutCalls.update,
    { id: page.id, version: page.version, ...texts, offices },
    admin,
  )
  await app.get(aboutCalls.publish, { id, version }, admin)
  expect(await officeFor({ country: 'Atlantis' })).toBe('Head')
  // By the code of the telephone, where the country says nothing.
  expect(await officeFor({ country: '', phone: '+52 81 0000 0199' })).toBe('West')
})

test('a dealer has all its fields from draft to page, and says what it needs before it is published', async () => {
  const empty = await app.get(calls.add, { name: { en: 'Empty' }, hours }, admin)
  const refused = await app.ask(calls.publish, { id: empty.id, version: empty.version }, admin)
  expect(wrongIn(refused)).toEqual(['country', 'place', 'zone'])
  const { id, publishTime } = await publish('Caudal', 'MX', {
    ...{ summary: { en: 'Meters in stock.' }, street: { en: 'A street 1' }, phone: '+52 81 0000 0121' },
    ...{ email: 'a@caudal.example', website: 'https://caudal.example', hours, zone: 'America/Monterrey' },
    ...{ spoken: { en: 'Spanish' }, specialities: [type.id], map: { latitude: 25.67, longitude: -100.3 } },
    serves: [{ country: 'GT' }],
  })
  expect(await app.get(calls.getById, { id, lang: 'es' })).toMatchObject({
    ...{ name: 'Caudal', type: 'dealer', country: 'MX', place: 'A city', hours, publishTime },
    ...{ zone: 'America/Monterrey', map: { latitude: 25.67, longitude: -100.3 } },
    ...{ serves: [{ country: 'GT' }], shownIn: { name: 'en', street: 'en' } },
    specialities: [{ id: type.id, address: `/productModular/${type.id}-valves`, productTypeName: 'Valves' }],
    address: `/dealerDetail/${id}-caudal`,
  })
  // By its name it is asked about, and its page counts as written.
  const asked = await app.get(messageCalls.asked, { ids: `${id}`, lang: 'en' })
  expect(asked.items).toMatchObject([{ kind: 'dealer', kindName: 'Dealer', title: 'Caudal' }])
  const wrong = {
    ...{ country: 'XX', zone: 'Mars/North', map: { latitude: 91, longitude: 0 }, website: 'javascript:x' },
    ...{ hours: [{ ...HOURS[0], opens: '25:00' }], serves: [{ country: 'mx' }] },
  } as object
  expect(wrongIn(await app.ask(calls.add, { name: 'x', ...wrong }, admin))).toEqual(
    expect.arrayContaining(['country', 'map.latitude', 'website', 'zone']),
  )
})

test('lists are narrowed by country and by what somebody is, countries by their names; the search knows them too', async () => {
  await publish('Office Berlin', 'DE', {
    type: 'office',
    serves: [{ country: 'PL' }],
    hours,
    zone: 'Europe/Berlin',
  })
  await publish('Office Suzhou', 'CN', { type: 'office' })
  expect(await names({ country: 'MX' })).toEqual(['Caudal'])
  expect(await names({ type: 'office' })).toEqual(['Office Berlin', 'Office Suzhou'])
  const { countries } = await app.get(calls.filters, { lang: 'en' })
  expect(countries.map(({ key, name }) => `${key} ${name}`).sort()).toEqual([
    ...['CN China', 'DE Germany', 'MX Mexico'],
  ])
  const { items } = await app.get(calls.list, { country: 'DE' }, admin)
  expect(items).toMatchObject([{ name: { en: 'Office Berlin' }, country: 'DE' }])
  const found = async (keyword: string) =>
    (await app.get(searchCalls.search, { keyword, kind: 'dealer', lang: 'en' })).items.map(
      ({ title }) => title,
    )
  expect(await found('Poland')).toEqual(['Office Berlin'])
  expect(await found('Mexico')).toEqual(['Caudal'])
})

test('an answer names the office of the country, else the one that serves it, else the nearest, else the first', async () => {
  expect(await officeFor({ country: 'Germany' })).toBe('Office Berlin')
  expect(await officeFor({ country: 'Polonia' })).toBe('Office Berlin')
  expect(await officeFor({ country: '日本' })).toBe('Office Suzhou')
  expect(await officeFor({ country: 'Portugal' })).toBe('Office Berlin')
  expect(await officeFor({ country: 'somewhere' })).toBe('Office Berlin')
})
