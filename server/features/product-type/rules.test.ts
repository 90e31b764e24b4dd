import { expect, test } from 'vitest'
import { NO_SEO, NO_TEXT } from '#contract/content/blank.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { Failure } from '#server/failure.ts'
import { attributesMissing } from '#server/publishing/fields/attribute-rules.ts'
import { checkEmpty, checkPlace, contentOf, levelOf, parentOf } from './rules.ts'

const tree = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: 3 },
  { id: 5, parentId: null },
]

test('level "0" is the top, any other level is the id of the parent', () => {
  expect(parentOf('0')).toBeNull()
  expect(parentOf('12')).toBe(12)
  expect(levelOf(null)).toBe('0')
  expect(levelOf(12)).toBe('12')
})

test('a type may stand under any type that is not itself nor below it', () => {
  expect(() => checkPlace(5, 3, tree)).not.toThrow()
  expect(() => checkPlace(4, null, tree)).not.toThrow()
  for (const parentId of [2, 3, 4]) expect(() => checkPlace(2, parentId, tree)).toThrow(Failure)
})

test('a branch counts with its whole height', () => {
  expect(() => checkPlace(null, 3, tree)).not.toThrow()
  expect(() => checkPlace(null, 4, tree)).toThrow(Failure)
  expect(() => checkPlace(1, 5, tree)).toThrow(Failure)
})

test('only an empty type may go', () => {
  expect(() => checkEmpty({ children: 0, products: 0 })).not.toThrow()
  expect(() => checkEmpty({ children: 1, products: 0 })).toThrow(/1 sub-type/)
  expect(() => checkEmpty({ children: 0, products: 2 })).toThrow(/2 product/)
})

test('a draft changes only what it names', () => {
  const name = { ...NO_TEXT, zh: '一', en: 'one' }
  const before = { productTypeName: name, introduction: name, covers: ['a'], attributes: [], seo: NO_SEO }
  expect(contentOf({ productTypeName: { en: '' } }, { site: 'zh', today: '' }, before)).toEqual({
    ...before,
    productTypeName: { ...NO_TEXT, zh: '一' },
  })
})

test('a second attribute with the name of another is refused, in whichever language they are the same', () => {
  const named = (key: string, zh: string, en: string) => ({
    ...{ key, name: inEach({ zh, en, es: '' }), type: 'yesNo' as const, unit: '', choices: [] },
    ...{
      dimension: null,
      group: null,
      better: null,
      onCard: false,
      tableOnly: false,
      ruler: false,
      byRegion: false,
    },
  })
  const set = [named('a', '材质', 'Material'), named('b', '', 'material'), named('c', '外壳', '')]
  expect(Object.keys(attributesMissing(set))).toEqual(['attributes.1.name'])
  expect(attributesMissing([named('a', '材质', ''), named('b', '', 'Housing')])).toEqual({})
})
