// What code does with the fields of any kind: stored JSON of any age made whole, what is missing, and what is in use.

import { expect, test } from 'vitest'
import { NO_TEXT } from '#contract/content/blank.ts'
import { inEach } from '#contract/testing/in-each.ts'
import type { FieldMap, Values } from './field.ts'
import { filesIn, isEmpty, missingIn, picturesIn, recordsIn } from './places.ts'
import { givenShape, storedShape } from './schemas.ts'
import { blankFields, readFields, readValue } from './walk.ts'

const KEY = (digit: string) => `${digit.repeat(40)}.jpg`
const text = (zh: string, en = '', es = '') => inEach({ zh, en, es })
const doc = (key: string) => ({ type: 'doc', content: [{ type: 'figure', attrs: { key, caption: '' } }] })

const fields = {
  title: { type: 'words', max: 200, required: true, was: ['name', 'heading'] },
  body: { type: 'rich' },
  year: { type: 'plain', max: 4, form: 'year' },
  seats: { type: 'wholeNumber', min: 0, max: 500, required: true },
  open: { type: 'flag' },
  manner: { type: 'choice', options: ['fair', 'visit'], first: 'fair' },
  venue: { type: 'choice', options: ['own', 'other'] },
  cover: { type: 'picture' },
  gallery: { type: 'pictures', max: 5 },
  products: { type: 'records', kind: 'product', max: 3 },
  talks: {
    type: 'lines',
    max: 9,
    fields: { title: { type: 'words', max: 80, required: true }, speaker: { type: 'picture' } },
  },
  place: {
    type: 'group',
    fields: { town: { type: 'words', max: 80, required: true }, map: { type: 'picture' } },
  },
  talksTitle: { type: 'words', max: 80, requiredWith: 'talks' },
  mail: { type: 'plain', max: 80, form: 'email' },
  point: { type: 'place' },
  button: {
    type: 'group',
    always: true,
    silent: true,
    fields: {
      label: { type: 'words', max: 40, required: true },
      to: { type: 'plain', max: 80, required: true },
    },
  },
  seo: { type: 'seo' },
} as const satisfies FieldMap
const read = (stored: unknown): Values => readFields(fields, stored)

test('what was stored before a field came is blank in it, and what is no object is blank in all', () => {
  expect(read({ title: text('展会') })).toEqual({ ...blankFields(fields), title: text('展会') })
  for (const stored of [null, [], 'x', 7]) expect(read(stored)).toEqual(blankFields(fields))
  expect(read({ seo: { title: text('甲'), description: text('') } })).toMatchObject({
    seo: { title: text('甲'), picture: null, listed: true },
  })
})

test('a field that was renamed is found under each of its old names, the one of today first', () => {
  for (const name of ['name', 'heading']) expect(read({ [name]: text('旧') }).title).toEqual(text('旧'))
  expect(read({ heading: text('旧'), title: text('新') }).title).toEqual(text('新'))
})

test('a value of another shape than the field has today counts as missing', () => {
  const odd = {
    ...{ title: 'one string', body: { zh: 'words' }, year: 2026, seats: 1.5, open: 'yes' },
    ...{ manner: 'gone', venue: 'gone', cover: 7, gallery: [KEY('a'), null], products: [1, '2'] },
    ...{ talks: 'none', place: [], seo: { listed: false } },
  }
  expect(read(odd)).toEqual({
    ...blankFields(fields),
    ...{ gallery: [KEY('a')], products: [1], seo: { ...(blankFields(fields).seo as object), listed: false } },
  })
})

test('what is missing is named by its path, in lines and in a group that is there', () => {
  const paths = (stored: object) => missingIn(fields, read(stored)).map(({ path }) => path)
  expect(paths({})).toEqual(['title', 'seats'])
  // Words in one language are enough, and so is the number nought.
  const whole = { title: text('', '', 'Feria'), seats: 0 }
  expect(paths(whole)).toEqual([])
  const talks = [{ title: text('一') }, { title: text('') }]
  expect(paths({ ...whole, talks, talksTitle: text('一'), place: { town: text('') } })).toEqual([
    'talks.1.title',
    'place.town',
  ])
  expect(isEmpty(fields.gallery, [])).toBe(true)
})

test('a heading is asked for while its list has lines, and a mailbox must be one once it is given', () => {
  const whole = { title: text('甲'), seats: 0 }
  const paths = (stored: object) => missingIn(fields, read({ ...whole, ...stored })).map(({ path }) => path)
  const talks = [{ title: text('一') }]
  expect(paths({ talks })).toEqual(['talksTitle'])
  expect(paths({ talks, talksTitle: text('', 'Talks') })).toEqual([])
  expect(paths({ mail: 'nobody' })).toEqual(['mail'])
  expect(paths({ mail: 'fair@lanbo.example' })).toEqual([])
})

test('a group that may be silent is asked for what it requires once it says something', () => {
  const whole = { title: text('甲'), seats: 0 }
  const paths = (button?: object) => missingIn(fields, read({ ...whole, button })).map(({ path }) => path)
  for (const silent of [undefined, {}, { label: text(''), to: '' }]) expect(paths(silent)).toEqual([])
  expect(paths({ to: '/news' })).toEqual(['button.label'])
  expect(paths({ label: text('', 'Go') })).toEqual(['button.to'])
  expect(read({}).button).toEqual({ label: text(''), to: '' })
})

test('a point is two numbers on the map, and anything else is none', () => {
  const point = { latitude: 31.3, longitude: 120.6 }
  expect(read({ point }).point).toEqual(point)
  for (const odd of [
    { latitude: 31.3 },
    { latitude: 91, longitude: 0 },
    { latitude: 0, longitude: -181 },
    'x',
  ])
    expect(read({ point: odd }).point).toBeNull()
})

test('pictures in use are found wherever a field shows one, with the path of the field', () => {
  const shown = read({
    ...{
      title: text('甲'),
      cover: KEY('a'),
      gallery: [KEY('b'), KEY('c')],
      body: { zh: null, en: doc(KEY('d')) },
    },
    ...{
      talks: [
        { title: text('一'), speaker: null },
        { title: text('二'), speaker: KEY('e') },
      ],
    },
    ...{ place: { town: text('苏州'), map: KEY('f') }, seo: { picture: KEY('0') } },
  })
  expect(picturesIn(fields, shown).map(({ field, key }) => [field, key[0]])).toEqual([
    [expect.stringContaining('body'), 'd'],
    ...[
      ['cover', 'a'],
      ['gallery.0', 'b'],
      ['gallery.1', 'c'],
      ['talks.1.speaker', 'e'],
      ['place.map', 'f'],
    ],
    ['seo.picture', '0'],
  ])
})

test('records that are pointed at are found with their kind and their place', () => {
  expect(recordsIn(fields, read({ products: [4, 9] }))).toEqual([
    { field: 'products.0', kind: 'product', id: 4 },
    { field: 'products.1', kind: 'product', id: 9 },
  ])
})

const dated = {
  begins: { type: 'date', first: 'today', required: true },
  ends: { type: 'date' },
  sheet: { type: 'file' },
  manuals: {
    type: 'lines',
    max: 2,
    fields: { key: { type: 'file' }, name: { type: 'words', max: 20 } },
  },
} as const satisfies FieldMap
const PDF = (digit: string) => `${digit.repeat(40)}.pdf`

test('a day is a day or not known; a new record has that of today where its field says so, a stored one never', () => {
  expect(blankFields(dated, '2026-11-22')).toMatchObject({ begins: '2026-11-22', ends: '' })
  expect(readFields(dated, {})).toMatchObject({ begins: '', ends: '' })
  expect(readFields(dated, { begins: '2026-11-22', ends: 'soon' })).toMatchObject({
    begins: '2026-11-22',
    ends: '',
  })
  const { begins, ends } = givenShape(dated)
  expect([begins, ends].map((day) => day.safeParse('').success)).toEqual([false, true])
  for (const day of [begins, ends]) {
    expect(day.safeParse('2026-02-30').success).toBe(false)
    expect(day.safeParse('2026-02-28').success).toBe(true)
  }
})

test('a file is named by its key, and a line that begins with one is none without it', () => {
  const manuals = [{ key: PDF('a'), name: text('手册') }, { name: text('无') }, { key: null }]
  const read = readFields(dated, { sheet: PDF('b'), manuals })
  expect(read).toMatchObject({ sheet: PDF('b'), manuals: [{ key: PDF('a'), name: text('手册') }] })
  expect(filesIn(dated, read)).toEqual([PDF('b'), PDF('a')])
  expect(picturesIn(dated, read)).toEqual([
    { field: 'sheet', key: PDF('b'), isFile: true },
    { field: 'manuals.0.key', key: PDF('a'), isFile: true },
  ])
  const given = givenShape(dated)
  expect(given.sheet.safeParse(null).success).toBe(true)
  expect(given.sheet.safeParse(KEY('a')).success).toBe(false)
  expect(given.manuals.safeParse([{ key: PDF('a'), name: {} }]).success).toBe(true)
  expect(given.manuals.safeParse([{ key: null, name: {} }]).success).toBe(false)
  expect(storedShape(dated).manuals.safeParse([{ key: null, name: text('') }]).success).toBe(false)
})

test('a word of an attribute that was stored before a language came is missing in it; figures stay', () => {
  const { es: _, ...seal } = { ...NO_TEXT, zh: '橡胶', en: 'Rubber' }
  const stored = { seal, bore: 25, range: { from: 1, to: null }, drive: 'belt', atex: true }
  expect(readValue({ type: 'values' }, stored)).toEqual({ ...stored, seal: { ...seal, es: '' } })
})
