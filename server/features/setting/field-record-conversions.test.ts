// A field that becomes one that leads to records, and back: what was chosen or written is matched with titles.
import { expect, test } from 'vitest'
import { DECLARED_CALLS } from '#contract/kinds/declared-calls.ts'
import { productCalls } from '#contract/products/product.ts'
import { fieldCalls as calls } from '#contract/site/field-settings.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { InputOf } from '#contract/wire/call.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'

const app = await testApp()
const { admin, draft, published, read } = await productDesk(app)
const { event } = DECLARED_CALLS
type Given = InputOf<typeof calls.update>['attributes'][number]
type Values = NonNullable<InputOf<typeof productCalls.add>['values']>
const words = (text: string) => ({ zh: text, en: text, es: text })
const of = { kind: 'product' as const }

const versionOf = async () =>
  (await app.get(calls.read, {}, admin)).find(({ kind }) => kind === 'product')?.version ?? 0
const write = async (field: Given) =>
  app.get(calls.update, { ...of, version: await versionOf(), attributes: [field] }, admin)
/** What each record says and would become, and then what it says once it was converted. */
async function converts(key: string) {
  const dry = await app.get(calls.misfits, { ...of, key }, { ...admin, cookies: { language: 'en' } })
  const { records } = await app.get(calls.convert, { ...of, key, version: await versionOf() }, admin)
  expect(records).toBe(dry.readable)
  return dry.items.map(({ title, says, becomes }) => [title, says, becomes])
}
const made = async (values: Values, name: string) => (await published(name, { values })).id
const saidBy = async (id: number, key: string) => (await read(id)).values[key]
const facts = async (id: number) =>
  (await app.get(productCalls.getById, { id, lang: 'en' })).specs.flatMap(({ rows }) => rows)
const bin = async (id: number) => {
  const { version } = await app.get(event.read, { id }, admin)
  return (await app.ask(event.remove, { id, version }, admin)).code
}
async function fair(title: { zh: string; en: string; es: string }) {
  const { id, version } = await app.get(
    event.add,
    {
      ...{ title, summary: words('S'), place: words('Madrid') },
      ...{ starts: '2026-07-01', ends: '2026-07-02' },
    },
    admin,
  )
  return (await app.get(event.publish, { id, version }, admin)).id
}

const hanover = await fair({ zh: '汉诺威展会', en: 'Hanover Fair', es: 'Feria de Hannover' })
const lyon = await fair(words('Lyon'))
await fair(words('Twins'))
await fair(words('TWINS '))

test('choices become the records of the same title in any language, for editors and for visitors; what is doubtful comes first', async () => {
  const choices = [
    { key: 'c1', name: { zh: '', en: '', es: 'feria de HANNOVER ' } },
    { key: 'c2', name: words('lyon') },
    { key: 'c3', name: words('Twins') },
    { key: 'c4', name: words('Nowhere') },
  ]
  const field: Given = { key: 'o1', name: words('Shown at'), type: 'choices', choices }
  await write(field)
  const both = await made({ o1: ['c1', 'c2'] }, 'both')
  const twins = await made({ o1: ['c3'] }, 'twins')
  const nowhere = await made({ o1: ['c2', 'c4'] }, 'nowhere')
  const saved = await draft('draft', { values: { o1: ['c1'] } })
  await write({ ...field, type: 'records', of: 'event', choices: [] })
  expect(await facts(both)).toEqual([])
  expect(await converts('o1')).toEqual([
    ['twins', 'Twins', null],
    ['nowhere', 'lyon, Nowhere', null],
    ['both', 'feria de HANNOVER, lyon', 'Hanover Fair, Lyon'],
    ['draft', 'feria de HANNOVER', 'Hanover Fair'],
  ])
  expect(await saidBy(both, 'o1')).toEqual([hanover, lyon])
  expect(await saidBy(saved.id, 'o1')).toEqual([hanover])
  for (const [id, said] of [
    [twins, ['c3']],
    [nowhere, ['c2', 'c4']],
  ] as const)
    expect(await saidBy(id, 'o1')).toEqual(said)
  expect(await facts(both)).toMatchObject([{ records: [{ title: 'Hanover Fair' }, { title: 'Lyon' }] }])

  // From now on they are uses like any others.
  const uses = await app.get(event.references, { id: hanover }, admin)
  expect(uses.map(({ title }) => title.en).sort()).toEqual(['both', 'draft'])
  expect(await bin(lyon)).toBe(CODE.conflict)

  await write({ ...field, choices })
  expect((await converts('o1')).map(([title, , becomes]) => [title, becomes])).toEqual([
    ['both', null],
    ['draft', null],
  ])
})

test('a text becomes the record that it names, or several; titles come back as words', async () => {
  const field: Given = { key: 'o2', name: words('Seen at'), type: 'text' }
  await write(field)
  const one = await made({ o2: { zh: '汉诺威展会', en: '', es: '' } }, 'one')
  const two = await made({ o2: words('Lyon, Hanover fair') }, 'two')
  const none = await made({ o2: words('Lyon and more') }, 'none')
  await write({ ...field, type: 'records', of: 'event' })
  expect(await converts('o2')).toEqual([
    ['none', 'Lyon and more', null],
    ['one', '汉诺威展会', 'Hanover Fair'],
    ['two', 'Lyon, Hanover fair', 'Lyon, Hanover Fair'],
  ])
  expect(await saidBy(one, 'o2')).toEqual([hanover])
  expect(await saidBy(two, 'o2')).toEqual([lyon, hanover])

  await write(field)
  expect(await converts('o2')).toEqual([
    ['one', 'Hanover Fair', 'Hanover Fair'],
    ['two', 'Lyon, Hanover Fair', 'Lyon, Hanover Fair'],
  ])
  expect(await saidBy(one, 'o2')).toEqual({ zh: '汉诺威展会', en: 'Hanover Fair', es: 'Feria de Hannover' })
  expect(await saidBy(none, 'o2')).toEqual(words('Lyon and more'))
  expect(await facts(two)).toMatchObject([{ value: 'Lyon, Hanover Fair' }])
  // Words hold no record.
  expect(await app.get(event.references, { id: lyon }, admin)).toEqual([])
  expect(await bin(lyon)).toBe(CODE.ok)
})
