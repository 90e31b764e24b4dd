// A field of the owner that leads to records, beyond the pages of what says it: visitors narrow lists by it, cards name what it leads
// to, and so do the filters of the console.
import { expect, test } from 'vitest'
import { DECLARED_CALLS } from '#contract/kinds/declared-calls.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { productCalls } from '#contract/products/product.ts'
import { fieldCalls as calls } from '#contract/site/field-settings.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/desks/product-desk.ts'

const app = await testApp(LONG_SESSIONS)
const { admin, draft, published, type, inHours } = await productDesk(app)
const { event } = DECLARED_CALLS

type Update = InputOf<typeof calls.update>
type Given = Update['attributes'][number]
const words = (en: string, es = en) => ({ zh: en, en, es })
const shownAt: Given = { key: 'o1', name: words('Shown at'), type: 'records', of: 'event' }

async function write(kind: Update['kind'], ...attributes: Given[]) {
  const of = (await app.get(calls.read, {}, admin)).find((one) => one.kind === kind)
  return app.get(calls.update, { kind, attributes, version: of?.version ?? 0 }, admin)
}
async function fair(en: string, es = en, values: InputOf<typeof event.add>['values'] = {}) {
  const asked = { summary: words('Short.'), place: words('Madrid'), starts: '2026-07-01', ends: '2026-07-02' }
  const { id, version } = await app.get(event.add, { title: words(en, es), ...asked, values }, admin)
  return app.get(event.publish, { id, version }, admin)
}
const now = (id: number) => app.get(event.read, { id }, admin)
const hide = async (id: number) => {
  const { version } = await now(id)
  await app.get(event.unpublish, { id, version }, admin)
}
const show = async (id: number) => {
  const { version } = await now(id)
  await app.get(event.publish, { id, version }, admin)
}
const rename = async (id: number, title: string) => {
  const { version } = await now(id)
  await app.get(event.update, { id, version, title: words(title) }, admin)
  await show(id)
}
const browse = (filter = '', lang: Language = 'en', typeId?: number) =>
  app.get(productCalls.browse, { lang, filter, page: 1, limit: 20, ...(typeId && { typeId }) })
const models = async (filter: string) =>
  (await browse(filter)).items.map(({ productModel }) => productModel).toSorted()
/** What a filter offers, each with how many it would leave. */
const offered = async (...asked: Parameters<typeof browse>) =>
  (await browse(...asked)).facets
    .find(({ key }) => key === 'o1')
    ?.values.map(({ name, count }) => `${name} ${count}`)

await write('product', shownAt, { key: 'o2', name: words('Tested'), type: 'yesNo' })
const spring = await fair('Spring fair', 'Feria de primavera')
const autumn = await fair('Autumn fair', 'Feria de otoño')
const winter = await fair('Winter fair')
await published('P-1', { values: { o1: [spring.id, autumn.id], o2: true } })
await published('P-2', { values: { o1: [autumn.id], o2: false } })
await published('P-3', { values: { o2: true } })

test('visitors narrow products by the records that these name, each by its title with the count that it would leave', async () => {
  expect(await offered()).toEqual(['Autumn fair 2', 'Spring fair 1'])
  expect(await offered('', 'es')).toEqual(['Feria de otoño 2', 'Feria de primavera 1'])
  expect(await offered('o2:yes', 'en', type.id)).toEqual(['Autumn fair 1', 'Spring fair 1'])
  expect(await models(`o1:${autumn.id}`)).toEqual(['P-1', 'P-2'])
  expect(await models(`o1:${spring.id},${autumn.id}`)).toEqual(['P-1', 'P-2'])
  expect(await models(`o1:${autumn.id};o2:no`)).toEqual(['P-2'])
  const { facets } = await browse(`o1:${spring.id}`)
  expect(facets.find(({ key }) => key === 'o1')).toMatchObject({
    ...{ name: 'Shown at', type: 'records', range: null, days: null },
    values: [
      { key: String(autumn.id), name: 'Autumn fair', count: 2 },
      { key: String(spring.id), name: 'Spring fair', count: 1 },
    ],
  })
})

test('what is chosen and would leave nothing stays among the values, and what nobody has is passed over', async () => {
  expect(await offered(`o1:${winter.id}`)).toEqual(['Autumn fair 2', 'Spring fair 1', 'Winter fair 0'])
  expect(await models(`o1:${winter.id}`)).toEqual([])
  // A product has no page among events.
  const product = (await browse()).items[0]?.id
  for (const unknown of ['987654', 'c1', String(product), '1..5'])
    expect(await models(`o1:${unknown}`), unknown).toEqual(['P-1', 'P-2', 'P-3'])
  expect(await models(`o1:${spring.id},987654`)).toEqual(['P-1'])
})

test('a record that is unpublished, renamed or published again takes its filter with it, also in answers that were kept', async () => {
  expect(await offered()).toEqual(['Autumn fair 2', 'Spring fair 1'])
  await hide(autumn.id)
  // One value tells nothing apart.
  expect(await offered()).toBeUndefined()
  expect(await models(`o1:${autumn.id}`)).toEqual(['P-1', 'P-2', 'P-3'])
  expect(JSON.stringify(await browse(`o1:${autumn.id}`))).not.toContain('Autumn fair')
  await show(autumn.id)
  expect(await offered()).toEqual(['Autumn fair 2', 'Spring fair 1'])
  await rename(autumn.id, 'Fall fair')
  expect(await offered()).toEqual(['Fall fair 2', 'Spring fair 1'])
  await rename(autumn.id, 'Autumn fair')
})

test('a record that comes or goes by a plan is offered from that moment to the other', async () => {
  await hide(autumn.id)
  const { version } = await now(autumn.id)
  await app.get(
    event.schedule,
    { id: autumn.id, version, publishAt: inHours(1), unpublishAt: inHours(3) },
    admin,
  )
  expect(await models(`o1:${autumn.id}`)).toEqual(['P-1', 'P-2', 'P-3'])
  app.tick(2 * 3_600_000)
  expect(await models(`o1:${autumn.id}`)).toEqual(['P-1', 'P-2'])
  expect(await offered()).toEqual(['Autumn fair 2', 'Spring fair 1'])
  app.tick(2 * 3_600_000)
  expect(await models(`o1:${autumn.id}`)).toEqual(['P-1', 'P-2', 'P-3'])
  await show(autumn.id)
})

test('a field for staff, for the table alone, removed or of another type narrows nothing by records', async () => {
  for (const other of [
    { ...shownAt, forStaff: true },
    { ...shownAt, tableOnly: true },
    { ...shownAt, type: 'text' as const },
    null,
  ]) {
    await write('product', ...(other ? [other] : []))
    expect(await models(`o1:${spring.id}`)).toEqual(['P-1', 'P-2', 'P-3'])
    expect(await offered()).toBeUndefined()
  }
  await write('product', shownAt)
  expect(await models(`o1:${spring.id}`)).toEqual(['P-1'])
})

test('beyond the filters that are answered whole, one is named where visitors see at least two of its records', async () => {
  const flags = Array.from(
    { length: 24 },
    (_, at): Given => ({ key: `o${at + 10}`, name: words(`Flag ${at}`), type: 'yesNo' }),
  )
  await write('product', ...flags, shownAt)
  for (const is of [true, false]) {
    const said = Object.fromEntries(flags.map(({ key }) => [key, is]))
    await published(`F-${is}`, { values: said })
  }
  const others = async () => (await browse()).otherFacets.map(({ key }) => key)
  expect(await others()).toEqual(['o1'])
  await hide(spring.id)
  expect(await others()).toEqual([])
  await show(spring.id)
  expect(await others()).toEqual(['o1'])
  await write('product', shownAt)
})

test('the list of another kind is narrowed by records where the owner marks the field for it', async () => {
  const twin: Given = { key: 'o1', name: words('Goes with'), type: 'records', of: 'event' }
  await write('event', twin)
  await fair('Early', 'Early', { o1: [spring.id, autumn.id] })
  const late = await fair('Late', 'Late', { o1: [autumn.id] })
  const listed = async (filter: string) => {
    const { total, items } = await app.get(event.listAll, { lang: 'en', filter })
    return [total, ...items.map(({ title }) => title).toSorted()]
  }
  const filters = async () => (await app.get(event.filters, { lang: 'en' })).facets
  expect(await filters()).toEqual([])
  expect((await listed(`o1:${autumn.id}`))[0]).toBe(5)
  await write('event', { ...twin, narrows: true })
  expect(await filters()).toMatchObject([
    {
      values: [
        { name: 'Autumn fair', count: 2 },
        { name: 'Spring fair', count: 1 },
      ],
    },
  ])
  expect(await listed(`o1:${autumn.id}`)).toEqual([2, 'Early', 'Late'])
  expect(await listed(`o1:${spring.id}`)).toEqual([1, 'Early'])
  await hide(late.id)
  expect(await listed(`o1:${autumn.id}`)).toEqual([1, 'Early'])
  await hide(spring.id)
  expect((await listed(`o1:${spring.id}`))[0]).toBe(3)
  await show(spring.id)
})

test('a field that is marked for cards names its records there in words, those that visitors see', async () => {
  const cardOf = async (model: string, lang: Language = 'en') =>
    (await browse('', lang)).items.find(({ productModel }) => productModel === model)?.keySpecs
  expect(await cardOf('P-1')).toEqual([])
  await write('product', { ...shownAt, onCard: true })
  expect(await cardOf('P-1', 'es')).toMatchObject([
    { name: 'Shown at', value: 'Feria de primavera, Autumn fair', unit: '' },
  ])
  // The card itself is a link, and holds no others.
  expect((await cardOf('P-1'))?.[0]).not.toHaveProperty('records')
  await hide(spring.id)
  expect(await cardOf('P-1')).toMatchObject([{ value: 'Autumn fair' }])
  await hide(autumn.id)
  expect(await cardOf('P-2')).toEqual([])
  await show(spring.id)
  await show(autumn.id)
  await write('product', { ...shownAt, onCard: true, forStaff: true })
  expect(await cardOf('P-1')).toEqual([])
})

test('staff narrow their list by what a column names, wherever that stands', async () => {
  const named = await draft('D-1', { values: { o1: [winter.id] } })
  const found = async (own: string) =>
    (await app.get(productCalls.list, { own, sort: 'productModel', limit: 100 }, admin)).items.map(
      ({ productModel }) => productModel,
    )
  const all = await found('')
  expect(await found(`o1:${winter.id}`)).toEqual(all)
  await write('product', { ...shownAt, inList: true })
  await hide(winter.id)
  expect(await found(`o1:${winter.id}`)).toEqual(['D-1'])
  expect(await found(`o1:${spring.id}`)).toEqual(['P-1'])
  expect(await found(`o1:${spring.id},${winter.id}`)).toEqual(['D-1', 'P-1'])
  expect(await found(`o1:${named.id}`)).toEqual([])
  // What is no record narrows nothing.
  expect(await found('o1:c1')).toEqual(all)
})
