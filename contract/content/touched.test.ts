import { expect, test } from 'vitest'
import {
  type Limits,
  NO_LIMITS,
  reaches,
  reachesWhole,
  touchedIn,
  within,
} from '#contract/content/touched.ts'
import { blankFields } from '#contract/fields/walk.ts'
import { productKind } from '#contract/kinds/product.ts'
import { inEach } from '#contract/testing/in-each.ts'

const { fields } = productKind
const blank = blankFields(fields)
const only = (limits: Partial<Limits>): Limits => ({ ...NO_LIMITS, ...limits })
const touched = (before: object, after: object) =>
  touchedIn(fields, { ...blank, ...before } as never, { ...blank, ...after } as never).map(
    ({ field, group, written }) => `${field} ${group} ${written}`,
  )

test('a text touches its own language alone, also deep in lines', () => {
  const name = inEach({ zh: '阀', en: 'Valve', es: 'Válvula' })
  expect(touched({ productName: name }, { productName: { ...name, es: 'La válvula' } })).toEqual([
    'productName general es',
  ])
  const group = (es: string) => [{ title: { ...name, es }, rows: [] }]
  expect(touched({ specs: group('') }, { specs: group('Grupo') })).toEqual(['specs.0.title general es'])
})

test('a line that comes or goes touches what languages share, and the texts in it', () => {
  const line = { title: inEach({ zh: '', en: 'Group', es: '' }), rows: [] }
  expect(touched({ specs: [] }, { specs: [line] })).toEqual([
    'specs general shared',
    'specs.0.title general en',
  ])
  expect(touched({ specs: [line] }, { specs: [] })).toEqual([
    'specs general shared',
    'specs.0.title general en',
  ])
})

test('a guarded field stands in its own group, pictures and flags are shared', () => {
  const price = inEach({ zh: '', en: 'from € 480', es: '' })
  expect(touched({}, { price, hot: true, gallery: ['a'] })).toEqual([
    'price price en',
    'hot general shared',
    'gallery general shared',
  ])
})

test('what is empty and what is not there say the same, and the order of names says nothing', () => {
  expect(touched({ productName: { en: '' } }, { productName: inEach({ zh: '', en: '', es: '' }) })).toEqual(
    [],
  )
  const [one, other] = [
    { unit: 'kg', value: 3 },
    { value: 3, unit: 'kg' },
  ]
  expect(touched({ weight: one }, { weight: other })).toEqual([])
})

test('a text of an attribute touches its language, a fact is shared', () => {
  const values = (es: string, size: number) => ({ note: inEach({ zh: '', en: 'a', es }), size })
  expect(touched({ values: values('', 1) }, { values: values('b', 1) })).toEqual(['values general es'])
  expect(touched({ values: values('', 1) }, { values: values('', 2) })).toEqual(['values general shared'])
})

test('what one role does not reach another may; a whole record needs one role for all of it', () => {
  const limits = [only({ languages: ['es'] }), only({ groups: ['price'] })]
  expect(reaches(limits, { group: 'general', written: 'es' }, false)).toBe(true)
  expect(reaches(limits, { group: 'price', written: 'en' }, false)).toBe(true)
  expect(reaches(limits, { group: 'general', written: 'en' }, false)).toBe(false)
  expect(reachesWhole(limits, true)).toBe(false)
  expect(reachesWhole([only({ own: true })], true)).toBe(true)
  expect(reachesWhole([only({ own: true })], false)).toBe(false)
})

test('limits lie within others when they reach nothing beyond them', () => {
  expect(within(only({ languages: ['es', 'en'] }), only({ languages: ['es'] }))).toBe(true)
  expect(within(only({ languages: ['es'] }), NO_LIMITS)).toBe(false)
  expect(within(only({ own: true }), only({ languages: ['es'] }))).toBe(false)
  expect(within(NO_LIMITS, only({ groups: ['price'] }))).toBe(true)
})
