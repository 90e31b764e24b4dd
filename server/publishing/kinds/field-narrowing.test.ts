// Visitors narrow the lists of all kinds by fields of the owner that are marked for it.
import { expect, test } from 'vitest'
import { DECLARED_CALLS } from '#contract/kinds/declared-calls.ts'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { successCaseCalls } from '#contract/news-and-cases/success-case.ts'
import { fieldCalls } from '#contract/site/field-settings.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { warmFacets } from '#server/publishing/facets/warm.ts'
import { testApp } from '#server/testing/app.ts'

const app = await testApp()
const admin = await app.signIn()
const { vacancy, event } = DECLARED_CALLS

type Update = InputOf<typeof fieldCalls.update>
type Given = Update['attributes'][number]
const words = (text: string) => ({ zh: text, en: text, es: text })
const level: Given = {
  ...{ key: 'o1', name: words('Level'), type: 'choice' as const, narrows: true },
  choices: ['Junior', 'Senior', 'Lead'].map((name, at) => ({ key: `c${at + 1}`, name: words(name) })),
}
const shifts: Given = { key: 'o2', name: words('Shifts'), type: 'yesNo', narrows: true }
const hours: Given = { key: 'o3', name: words('Hours'), type: 'number', narrows: true }
const opened: Given = { key: 'o4', name: words('Opened'), type: 'date', narrows: true }

async function write(kind: Update['kind'], attributes: Given[]) {
  const of = (await app.get(fieldCalls.read, {}, admin)).find((one) => one.kind === kind)
  return app.ask(fieldCalls.update, { kind, attributes, version: of?.version ?? 0 }, admin)
}
async function open(title: string, values: object, more: Partial<InputOf<typeof vacancy.add>> = {}) {
  const asked = {
    title: words(title),
    summary: words('Short.'),
    place: words('Munich'),
    area: words('Sales'),
  }
  const draft = { ...asked, country: 'DE', values, ...more } as InputOf<typeof vacancy.add>
  const { id, version } = await app.get(vacancy.add, draft, admin)
  return app.get(vacancy.publish, { id, version }, admin)
}
const listed = async (query: Partial<InputOf<typeof vacancy.listAll>>) => {
  const { total, items } = await app.get(vacancy.listAll, { lang: 'en', ...query })
  return [total, ...items.map(({ title }) => title)]
}
const filters = (query: Partial<InputOf<typeof vacancy.filters>> = {}) =>
  app.get(vacancy.filters, { lang: 'en', ...query })
const countsOf = ({ facets }: Awaited<ReturnType<typeof filters>>, key: string) =>
  facets.find((facet) => facet.key === key)?.values.map(({ name, count }) => `${name} ${count}`)

await write('vacancy', [level, shifts, hours, opened])
await open('Clerk', { o1: 'c1', o2: true, o3: 20, o4: '2026-01-10' })
await open('Engineer', { o1: 'c2', o2: false, o3: 40, o4: '2026-02-10' }, { place: words('Madrid') })
await open('Chief', { o1: 'c3', o3: 40 }, { until: '2020-01-01' })
await open('Driver', {})

test('a list is narrowed by choices, by yes and no, by numbers and by days, all at once', async () => {
  expect(await listed({ filter: 'o1:c1,c2' })).toEqual([2, 'Engineer', 'Clerk'])
  expect(await listed({ filter: 'o1:c1,c2;o2:no' })).toEqual([1, 'Engineer'])
  expect(await listed({ filter: 'o3:30..' })).toEqual([2, 'Chief', 'Engineer'])
  expect(await listed({ filter: 'o4:2026-02-01..2026-02-28' })).toEqual([1, 'Engineer'])
  expect(await listed({ filter: 'o1:c1;o2:no' })).toEqual([0])
  expect((await app.ask(vacancy.listAll, { filter: 'o1' })).code).toBe(CODE.invalid)
})

test('what narrows the list anyway goes together with it: a term, and what lies ahead or is over', async () => {
  expect(await listed({ filter: 'o1:c1,c2', place: 'madrid' })).toEqual([1, 'Engineer'])
  expect(await listed({ filter: 'o3:30..', when: 'ahead' })).toEqual([1, 'Engineer'])
  expect(await listed({ filter: 'o3:30..', when: 'over' })).toEqual([1, 'Chief'])
  const { places } = await filters({ filter: 'o1:c1,c2' })
  expect(places.map(({ name, count }) => `${name} ${count}`).sort()).toEqual(['Madrid 1', 'Munich 1'])
})

test('each value says how many it would leave beside what else is chosen', async () => {
  const all = await filters()
  expect(countsOf(all, 'o1')).toEqual(['Junior 1', 'Senior 1', 'Lead 1'])
  expect(all.facets.find(({ key }) => key === 'o3')).toMatchObject({ range: { min: 20, max: 40 } })
  expect(all.facets.find(({ key }) => key === 'o4')?.days).toEqual({
    first: '2026-01-10',
    last: '2026-02-10',
  })
  // Values of one field are any of them, so one that is chosen takes nothing from the others.
  expect(countsOf(await filters({ filter: 'o1:c1' }), 'o1')).toEqual(countsOf(all, 'o1'))
  expect(countsOf(await filters({ filter: 'o2:yes' }), 'o1')).toEqual(['Junior 1', 'Senior 0', 'Lead 0'])
  expect(countsOf(await filters({ place: 'madrid' }), 'o1')).toEqual(['Junior 0', 'Senior 1', 'Lead 0'])
  expect(countsOf(await filters({ when: 'ahead' }), 'o1')).toEqual(['Junior 1', 'Senior 1'])
})

test('pages go on where the one before ended, in the order that the list has without filters', async () => {
  const whole = await listed({ filter: 'o1:c1,c2,c3' })
  expect(whole).toEqual([3, ...(await listed({})).slice(1).filter((title) => title !== 'Driver')])
  expect(await listed({ filter: 'o1:c1,c2,c3', limit: 2, page: 2 })).toEqual([3, whole[3]])
})

test('it follows what is published and taken off', async () => {
  const { id, version } = await open('Fitter', { o1: 'c1' })
  expect(await listed({ filter: 'o1:c1' })).toEqual([2, 'Fitter', 'Clerk'])
  await app.get(vacancy.unpublish, { id, version }, admin)
  expect(await listed({ filter: 'o1:c1' })).toEqual([1, 'Clerk'])
})

test('a field that is for staff, unmarked, removed or of words narrows nothing, and an old address still answers', async () => {
  const every = await listed({})
  for (const other of [{ ...level, forStaff: true }, { ...level, narrows: false }, null]) {
    await write('vacancy', [...(other ? [other] : []), shifts])
    expect(await listed({ filter: 'o1:c1' })).toEqual(every)
    expect((await filters({ filter: 'o1:c1' })).facets.map(({ key }) => key)).toEqual(['o2'])
  }
  expect(await listed({ filter: 'o1:c1;o2:yes' })).toEqual([1, 'Clerk'])
  await write('vacancy', [level])
  expect(await listed({ filter: 'o1:c1' })).toEqual([1, 'Clerk'])
})

test('what narrows a list is read at the start and after a change of fields, before a visitor asks', async () => {
  const asked: string[] = []
  await warmFacets((kind = 'product') => {
    asked.push(kind)
    return app.parts.facets(kind)
  }, app.parts.fields)
  expect(asked).toEqual(['vacancy'])
  await write('document', [shifts])
  await write('dealer', [{ ...shifts, narrows: false }])
  await expect.poll(() => [...new Set(asked)]).toEqual(['vacancy', 'document'])
  await write('document', [])
  expect(asked).not.toContain('dealer')
})

test('news keep their order, and count categories and years under the filters', async () => {
  await write('news', [{ ...level, key: 'o1' }])
  const tell = async (title: string, more: Partial<InputOf<typeof newsCalls.add>>) => {
    const draft = { title: words(title), body: { en: 'Words.' }, values: { o1: 'c1' }, ...more }
    const { id, version } = await app.get(newsCalls.add, draft, admin)
    await app.get(newsCalls.publish, { id, version }, admin)
  }
  await tell('Old', { date: '2024-05-01', category: 'product' })
  await tell('New', { date: '2026-05-01', category: 'company' })
  await tell('Pinned', { date: '2020-05-01', category: 'company', pinned: true })
  await tell('Other', { date: '2026-06-01', category: 'company', values: { o1: 'c2' } })
  const shown = async (query: object) =>
    (await app.get(newsCalls.listAll, { lang: 'en', filter: 'o1:c1', ...query })).items.map(
      ({ title }) => title,
    )
  expect(await shown({})).toEqual(['Pinned', 'New', 'Old'])
  expect(await shown({ year: 2026 })).toEqual(['New'])
  expect(await shown({ category: 'product' })).toEqual(['Old'])
  const told = await app.get(newsCalls.filters, { lang: 'en', filter: 'o1:c1', year: 2026 })
  expect(told.categories.find(({ category }) => category === 'company')?.count).toBe(1)
  expect(told.years).toEqual([
    { year: 2026, count: 1 },
    { year: 2024, count: 1 },
    { year: 2020, count: 1 },
  ])
  expect(told.facets).toMatchObject([{ key: 'o1', values: [{ count: 1 }, { count: 1 }] }])
})

test('case studies count industries under the filters', async () => {
  await write('successCase', [level])
  for (const [title, industry, o1] of [
    ['Brewery', 'Food', 'c1'],
    ['Dairy', 'Food', 'c2'],
    ['Town', 'Water', 'c1'],
  ] as const) {
    const draft = { title: words(title), summary: words('Short.'), industry: words(industry), values: { o1 } }
    const { id, version } = await app.get(successCaseCalls.add, draft, admin)
    await app.get(successCaseCalls.publish, { id, version }, admin)
  }
  const { items } = await app.get(successCaseCalls.listAll, { lang: 'en', filter: 'o1:c1', industry: 'food' })
  expect(items.map(({ title }) => title)).toEqual(['Brewery'])
  const { industries, facets } = await app.get(successCaseCalls.filters, { lang: 'en', filter: 'o1:c1' })
  expect(industries.map(({ name, count }) => `${name} ${count}`)).toEqual(['Food 1', 'Water 1'])
  expect(facets[0]?.values.map(({ count }) => count)).toEqual([2, 1])
})

test('four fields stand beside the heading, and not among the facts again; more are refused at their field', async () => {
  const asked = { starts: '2030-01-01', ends: '2030-01-02', place: words('Lyon') }
  const five = [1, 2, 3, 4, 5].map(
    (at): Given => ({ key: `o${at}`, name: words(`Field ${at}`), type: 'yesNo', inSide: true }),
  )
  const refused = await write('event', five)
  expect(refused.code).toBe(CODE.invalid)
  expect(Object.keys((refused.data as unknown as { fields: object }).fields)).toEqual(['attributes.4.inSide'])
  await write('event', [...five.slice(0, 1), ...five.slice(1).map((one) => ({ ...one, inSide: false }))])
  const draft = { title: words('Fair'), summary: words('Short.'), ...asked, values: { o1: true, o2: false } }
  const { id, version } = await app.get(event.add, draft, admin)
  await app.get(event.publish, { id, version }, admin)
  const { side, facts } = await app.get(event.getById, { id, lang: 'en' })
  expect(side.map(({ name, value }) => `${name}: ${value}`)).toEqual(['Field 1: Yes'])
  expect(facts.map(({ name }) => name)).toEqual(['Field 2'])
})

test('a list is narrowed by at most twenty fields; the next one is refused at its field', async () => {
  const many = Array.from(
    { length: 21 },
    (_, at): Given => ({ key: `o${at + 10}`, name: words(`F ${at}`), type: 'yesNo', narrows: true }),
  )
  const refused = await write('dealer', many)
  expect(Object.keys((refused.data as unknown as { fields: object }).fields)).toEqual([
    'attributes.20.narrows',
  ])
  expect((await write('dealer', many.slice(1))).code).toBe(CODE.ok)
})
