import { expect, test } from 'vitest'
import { NO_TEXT } from '#contract/content/blank.ts'
import { aboutCalls as calls } from '#contract/site/about.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { testApp } from '#server/testing/app.ts'
import { drawPicture, uploadDescribed } from '#server/testing/pictures.ts'
import { aboutKind } from './kind.ts'

const app = await testApp()
const admin = await app.signIn()
const { key: picture } = await uploadDescribed(app.app, admin.token, await drawPicture('#345678'))

const text = (en: string, zh = en, es = en) => ({ zh, en, es })
const NONE = text('')
type Change = InputOf<typeof calls.update>

/** The fields that a refusal names. */
const wrong = (answer: { code: unknown; data?: unknown }) =>
  Object.keys((answer.data as { fields?: object } | null)?.fields ?? {}).toSorted()
const read = () => app.get(calls.read, {}, admin)
async function save(change: Omit<Change, 'id' | 'version'>) {
  const { id, version } = await read()
  return app.get(calls.update, { id, version, ...change }, admin)
}
async function publish(change: Omit<Change, 'id' | 'version'> = {}) {
  const { id, version } = await save(change)
  return app.get(calls.publish, { id, version }, admin)
}
const office = {
  name: text('Suzhou', '苏州'),
  address: text('18 Chuangxin Road'),
  phone: '+86 512 0000 0110',
  email: 'china@lanbo.example',
  hours: text('8:30–17:30'),
  map: { latitude: 31.299, longitude: 120.5853 },
}

test('a site without the page begins with one empty draft, and publishing names what is missing', async () => {
  const { id, version } = await read()
  expect((await read()).id).toBe(id)
  const empty = await app.ask(calls.publish, { id, version }, admin)
  expect(wrong(empty)).toEqual(['profile', 'title'])
  const saved = await save({
    timeline: [{ year: '', title: NONE, text: text('Words') }],
    culture: [{ title: NONE, text: text('Words') }],
    honours: [{ name: NONE, says: NONE, year: '2020' }],
    offices: [{ ...office, name: NONE, email: 'nobody' }],
  })
  const refused = await app.ask(calls.publish, { id, version: saved.version }, admin)
  expect(wrong(refused)).toEqual([
    'culture.0.title',
    'honours.0.name',
    'offices.0.email',
    'offices.0.name',
    'profile',
    'timeline.0.title',
    'timeline.0.year',
    'title',
  ])
})

test('the page has all its parts from draft to visitor, and texts left out stay', async () => {
  await publish({
    kicker: { en: 'About' },
    title: { en: 'Readings you can stand behind.', zh: '读数' },
    pictures: [picture],
    certificate: picture,
    profile: { en: 'We measure.' },
    timeline: [
      { year: '2009', title: text('Second'), text: NONE },
      { year: '2004', title: text('First'), text: NONE },
    ],
    cultureTitle: { en: 'How we work' },
    culture: [{ title: text('Measure first', '先测'), text: text('Then talk.') }],
    honours: [{ name: text('ISO 9001'), says: NONE, year: '2020' }],
    offices: [office, { ...office, name: text('Berlin'), map: null }],
    seo: { title: '', description: { en: 'For engines' }, picture: null, listed: false },
  })
  const page = await app.get(calls.getById, { lang: 'en' })
  expect(page).toMatchObject({
    title: 'Readings you can stand behind.',
    pictures: [{ width: 640 }],
    certificate: { width: 640 },
    timeline: [{ year: '2009', title: 'Second' }, { year: '2004' }],
    cultureTitle: 'How we work',
    culture: [{ title: 'Measure first', text: 'Then talk.' }],
    offices: [
      { name: 'Suzhou', map: office.map },
      { name: 'Berlin', map: null },
    ],
    seo: { description: 'For engines', listed: false },
  })
  expect((await app.get(calls.getById, { lang: 'zh' })).culture[0]?.title).toBe('先测')
  expect((await save({ title: { es: 'Lecturas' } })).title).toEqual({
    ...NO_TEXT,
    zh: '读数',
    en: 'Readings you can stand behind.',
    es: 'Lecturas',
  })
})

test('a point beside the map, an unknown field and a list that is too long are refused', async () => {
  const { id, version } = await read()
  const code = async (change: object) =>
    (await app.ask(calls.update, { id, version, ...change } as Change, admin)).code
  for (const map of [{ latitude: 91, longitude: 0 }, { latitude: 0, longitude: -181 }, { latitude: 1 }])
    expect(await code({ offices: [{ ...office, map }] })).toBe(CODE.invalid)
  expect(await code({ culture: Array.from({ length: 13 }, () => ({ title: NONE, text: NONE })) })).toBe(
    CODE.invalid,
  )
  expect(await code({ pictures: Array.from({ length: 5 }, () => picture) })).toBe(CODE.invalid)
  expect(await code({ motto: 'none' })).toBe(CODE.invalid)
})

test('a page stored before it had culture and points on the map is read and shown', async () => {
  const { culture: _c, cultureTitle: _t, seo: _s, ...old } = aboutKind.blank
  const { map: _, ...plain } = office
  const profile = { zh: null, es: null, en: (await read()).profile.en }
  const stored = {
    ...old,
    title: text('Old'),
    profile,
    offices: [plain],
  } as unknown as typeof aboutKind.blank
  const { id, version } = await read()
  await app.parts.publishing.save(
    aboutKind.rules,
    { id, version },
    () => ({ content: stored, parentId: null }),
    {
      by: null,
    },
  )
  expect(await read()).toMatchObject({ culture: [], offices: [{ map: null }], seo: { listed: true } })
  await publish()
  expect(await app.get(calls.getById, { lang: 'en' })).toMatchObject({
    title: 'Old',
    culture: [],
    offices: [{ map: null }],
  })
})
