// A field of another type: days and words become each other, and choices become what they are called.
import { expect, test } from 'vitest'
import { productCalls } from '#contract/products/product.ts'
import { fieldCalls as calls } from '#contract/site/field-settings.ts'
import { settingCalls } from '#contract/site/setting.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { ownFields } from '#server/publishing/fields/own-fields.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'

const app = await testApp()
const { admin, draft, published } = await productDesk(app)
type Given = InputOf<typeof calls.update>['attributes'][number]
type Values = NonNullable<InputOf<typeof productCalls.add>['values']>
const words = (text: string) => ({ zh: text, en: text, es: text })
const english = { ...admin, cookies: { language: 'en' } }

const read = async () => {
  const found = (await app.get(calls.read, {}, admin)).find(({ kind }) => kind === 'product')
  if (!found) throw new Error('no fields')
  return found
}
const write = async (field: Given) =>
  app.get(calls.update, { kind: 'product', version: (await read()).version, attributes: [field] }, admin)
const of = { kind: 'product' as const }
/** What each record says and would become, and then what it says once it was converted. */
async function converts(key: string) {
  const dry = await app.get(calls.misfits, { ...of, key }, english)
  const { version } = await read()
  const { records } = await app.get(calls.convert, { ...of, key, version }, admin)
  expect(records).toBe(dry.readable)
  return Object.fromEntries(dry.items.map(({ title, says, becomes }) => [title, [says, becomes]]))
}
const saidBy = async (id: number, key: string) =>
  (await app.get(productCalls.read, { id }, admin)).values[key]
const ids = async (all: Record<string, Values>) => {
  const made: Record<string, number> = {}
  for (const [name, values] of Object.entries(all)) made[name] = (await published(name, { values })).id
  return (name: string) => made[name] ?? 0
}

test('a text becomes the day that it says in whichever language; one that may be two stays as it is', async () => {
  const field = { key: 'o1', name: words('Approved'), type: 'text' as const }
  await write(field)
  const id = await ids({
    iso: { o1: words('2026-11-30') },
    spanish: { o1: { zh: '', en: '', es: '30 de noviembre de 2026' } },
    chinese: { o1: { zh: '2026年11月30日', en: '', es: '' } },
    doubtful: { o1: words('03/04/2024') },
    old: { o1: words('1 May 1850') },
    never: { o1: words('pending') },
  })
  await write({ ...field, type: 'date' })
  expect(await converts('o1')).toEqual({
    iso: ['2026-11-30', '30 Nov 2026'],
    spanish: ['30 de noviembre de 2026', '30 Nov 2026'],
    chinese: ['2026年11月30日', '30 Nov 2026'],
    doubtful: ['03/04/2024', null],
    old: ['1 May 1850', null],
    never: ['pending', null],
  })
  for (const name of ['iso', 'spanish', 'chinese']) expect(await saidBy(id(name), 'o1')).toBe('2026-11-30')
  expect(await saidBy(id('doubtful'), 'o1')).toEqual(words('03/04/2024'))

  await write(field)
  expect(await converts('o1')).toMatchObject({ iso: ['2026-11-30', '2026-11-30'] })
  expect(await saidBy(id('spanish'), 'o1')).toEqual(words('2026-11-30'))
  const shown = await app.get(productCalls.getById, { id: id('chinese'), lang: 'zh' })
  expect(shown.specs.flatMap(({ rows }) => rows)).toMatchObject([{ value: '2026-11-30' }])
})

test('what a record says of regions is converted along, each as far as it can be read', async () => {
  const { version } = await app.get(settingCalls.read, {}, admin)
  await app.get(settingCalls.update, { version, regions: [{ name: words('Europe'), countries: [] }] }, admin)
  const field = { key: 'o4', name: words('Expires'), type: 'text' as const, byRegion: true }
  await write(field)
  const id = await ids({
    both: { o4: words('2026-11-30'), 'o4@r1': words('2027-01-31') },
    half: { o4: words('never'), 'o4@r1': words('2027-02-28') },
  })
  await write({ ...field, type: 'date' })
  expect(await app.get(calls.misfits, { ...of, key: 'o4' }, english)).toMatchObject({
    records: 2,
    readable: 2,
  })
  await converts('o4')
  expect(await saidBy(id('both'), 'o4')).toBe('2026-11-30')
  expect(await saidBy(id('both'), 'o4@r1')).toBe('2027-01-31')
  expect(await saidBy(id('half'), 'o4')).toEqual(words('never'))
  expect(await saidBy(id('half'), 'o4@r1')).toBe('2027-02-28')
})

test('choices become what they are called in each language, and come back with the type as they were', async () => {
  const choices = [
    { key: 'c1', name: { zh: '中国', en: 'China', es: 'China' } },
    { key: 'c2', name: { zh: '西班牙', en: 'Spain, Canary Islands', es: '' } },
  ]
  const field = { key: 'o2', name: words('Made in'), type: 'choices' as const, choices }
  await write(field)
  const id = await ids({
    both: { o2: ['c1', 'c2'] },
    second: { o2: ['c2'] },
  })
  const { attributes } = await write({ ...field, type: 'text', choices: [] })
  expect(attributes[0]?.choices.map(({ key }) => key)).toEqual(['c1', 'c2'])
  // Meanwhile nothing else of the site knows of them: no search finds a product by one.
  expect(ownFields('product')[0]?.choices).toEqual([])
  const back = await write({ ...field, choices: attributes[0]?.choices ?? [] })
  expect(back.attributes[0]).toMatchObject({ type: 'choices', choices })

  await write({ ...field, type: 'text', choices: [] })
  // A change of its name meanwhile forgets nothing.
  await write({ ...field, type: 'text', name: words('Origin'), choices: [] })
  expect(await converts('o2')).toEqual({
    both: ['China; Spain, Canary Islands', 'China; Spain, Canary Islands'],
    second: ['Spain, Canary Islands', 'Spain, Canary Islands'],
  })
  expect(await saidBy(id('both'), 'o2')).toMatchObject({
    ...{ zh: '中国、西班牙', en: 'China; Spain, Canary Islands', es: 'China; Spain, Canary Islands' },
  })
  expect(await saidBy(id('second'), 'o2')).toMatchObject({ zh: '西班牙', es: '' })
})

test('one choice becomes its name; what a choice that is gone was called nobody knows', async () => {
  const [paint, steel] = [
    { key: 'c1', name: { zh: '漆', en: 'Paint', es: 'Pintura' } },
    { key: 'c2', name: { zh: '钢', en: 'Steel', es: 'Acero' } },
  ]
  const field = { key: 'o3', name: words('Surface'), type: 'choice' as const }
  await write({ ...field, choices: [paint, steel] })
  const id = await ids({ painted: { o3: 'c1' }, plain: { o3: 'c2' } })
  const saved = await draft('draft', { values: { o3: 'c1' } })
  await write({ ...field, choices: [paint] })
  await write({ ...field, type: 'text' })
  expect(await converts('o3')).toEqual({
    ...{ painted: ['Paint', 'Paint'], draft: ['Paint', 'Paint'], plain: ['c2', null] },
  })
  for (const one of [id('painted'), saved.id]) expect(await saidBy(one, 'o3')).toMatchObject(paint.name)
  expect(await saidBy(id('plain'), 'o3')).toBe('c2')
})
