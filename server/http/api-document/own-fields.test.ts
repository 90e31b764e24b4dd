// What programs learn of the fields of the owner: from the document, and with a token.
import { expect, test } from 'vitest'
import { programCalls } from '#contract/people/program.ts'
import { fieldCalls } from '#contract/site/field-settings.ts'
import type { Resource } from '#contract/wire/resource.ts'
import { testApp } from '#server/testing/app.ts'
import { type Field, fieldDesk } from '#server/testing/desks/field-desk.ts'

const app = await testApp({ PROOF_MINUTES: '0' })
const admin = await app.signIn()
const { writeOf } = fieldDesk(app, admin)

const words = (text: string) => ({ zh: '', en: text, es: '' })
const origin: Field = {
  ...{ key: 'o1', name: words('Made in'), type: 'choice', required: true },
  choices: [
    { key: 'c1', name: words('China') },
    { key: 'c2', name: words('Spain') },
  ],
}
const length: Field = { key: 'o2', name: words('Length'), type: 'number', dimension: 'length', unit: 'mm' }

async function document(piece: string) {
  const reply = await app.inject({ url: `/api/openapi/${piece}.json` })
  expect(reply.statusCode).toBe(200)
  return reply.json()
}

test('the document names the fields of a kind with type, unit and choices, and follows them at once', async () => {
  expect((await document('web-product')).components.schemas).toEqual({})
  await writeOf('product', [origin, length])
  const { components, paths } = await document('web-product')
  const { o1, o2 } = components.schemas.productFields.properties
  expect(o1).toMatchObject({
    ...{ title: 'Made in', type: 'string', description: 'Nothing is published without it.' },
    oneOf: [
      { const: 'c1', title: 'China' },
      { const: 'c2', title: 'Spain' },
    ],
    'x-field': { type: 'choice', required: true },
  })
  expect(o2).toMatchObject({
    title: 'Length',
    properties: { dimension: { const: 'length' }, unit: { default: 'mm' } },
    'x-field': { type: 'number', dimension: 'length', unit: 'mm', required: false },
  })
  const fields = [{ $ref: '#/components/schemas/productFields' }]
  const given = paths['/api/web/product/add'].post.requestBody.content['application/json'].schema
  const read = paths['/api/web/product/read'].post.responses['200'].content['application/json'].schema
  expect(given.properties.values.allOf).toEqual(fields)
  expect(read.properties.data.properties.values.allOf).toEqual(fields)
  const { parameters } = paths['/api/web/product/browse'].post
  expect(parameters.find(({ name }: { name: string }) => name === 'filter').description).toBe(
    'Fields of the owner that it may name: o1 (Made in); o2 (Length, mm).',
  )
  await writeOf('product', [
    { ...length, name: words('Long side') },
    { key: 'o3', name: words('Goes with'), type: 'records', of: 'product' },
  ])
  const after = (await document('web-product')).components.schemas.productFields.properties
  expect(after).toMatchObject({
    o2: { title: 'Long side' },
    o3: { type: 'array', items: { type: 'integer' }, 'x-field': { type: 'records', of: 'product' } },
  })
  expect(after).not.toHaveProperty('o1')
  expect((await document('web-event')).components.schemas).toEqual({})
})

test('of other kinds a filter names the fields that are marked for it', async () => {
  await writeOf('vacancy', [{ ...origin, narrows: true }, length])
  const { paths } = await document('web-vacancy')
  for (const call of ['listAll', 'filters']) {
    const { parameters } = paths[`/api/web/vacancy/${call}`].post
    expect(parameters.find(({ name }: { name: string }) => name === 'filter').description).toBe(
      'Fields of the owner that it may name: o1 (Made in).',
    )
  }
})

test('with 200 fields each is named once in a document, however many calls have them', async () => {
  const many = Array.from(
    { length: 200 },
    (_, at): Field => ({ ...origin, key: `o${at + 1}`, name: words(`Place ${at}`) }),
  )
  await writeOf('event', many)
  const { body } = await app.inject({ url: '/api/openapi/web-event.json' })
  expect(body.split('"title":"Place 199"')).toHaveLength(2)
  expect((await app.inject({ url: '/api/openapi.json' })).json().components.schemas).toHaveProperty(
    'eventFields',
  )
})

test('a program is told of the fields of the kinds that it may read, and of no others', async () => {
  const toldTo = async (...scope: Resource[]) => {
    const { token } = await app.get(programCalls.add, { name: 'ERP', scope, days: 30 }, admin)
    const told = await app.get(fieldCalls.read, {}, { headers: { authorization: `Bearer ${token}` } })
    return told.map(({ kind }) => kind)
  }
  expect(await toldTo('web_product')).toEqual(['product'])
  expect(await toldTo('web_event:update', 'web_news')).toEqual(['news', 'event'])
  expect(await toldTo('web_media')).toEqual([])
  expect((await app.get(fieldCalls.read, {}, admin)).map(({ kind }) => kind)).toContain('vacancy')
})
