// Three versions of a record become one.
import { expect, test } from 'vitest'
import { merge, withValueAt } from './merge.ts'

const text = (zh: string, en: string) => ({ zh, en, es: '' })
const base = {
  model: 'A',
  name: text('泵', 'Pump'),
  lines: [text('一', 'One'), text('二', 'Two')],
  gallery: ['a', 'b'],
}

test('what only one side changed is merged by itself, also inside one text', () => {
  const mine = { ...base, name: text('水泵', 'Pump') }
  const theirs = { ...base, name: text('泵', 'Gear pump'), model: 'B' }
  const merged = merge(base, mine, theirs)
  expect(merged.value).toEqual({ ...base, model: 'B', name: text('水泵', 'Gear pump') })
  expect(merged).toMatchObject({ mine: ['name.zh'], theirs: ['model', 'name.en'], clashes: [] })
})

test('what both changed is left to choose, and equal changes are none', () => {
  const mine = { ...base, model: 'B', name: text('泵', 'Mine') }
  const theirs = { ...base, model: 'B', name: text('泵', 'Theirs') }
  const merged = merge(base, mine, theirs)
  expect(merged.clashes).toEqual([{ path: 'name.en', base: 'Pump', mine: 'Mine', theirs: 'Theirs' }])
  expect(withValueAt(merged.value, 'name.en', 'Both').name).toEqual(text('泵', 'Both'))
})

test('what two people say of two regions is merged by itself', () => {
  const values = (more: object) => ({ values: { o1: 'c1', ...more } })
  const merged = merge(values({}), values({ 'o1@r1': 'c2' }), values({ 'o1@r2': 'c3' }))
  expect(merged.value).toEqual(values({ 'o1@r1': 'c2', 'o1@r2': 'c3' }))
  expect(merged).toMatchObject({ mine: ['values.o1@r1'], theirs: ['values.o1@r2'], clashes: [] })
})

test('a value with its unit is one: two that were entered are never mixed', () => {
  const weight = (value: number, unit: string, base: number) => ({ weight: { value, unit, base } })
  const [mine, theirs] = [weight(3, 'kg', 3), weight(2, 'lb', 0.90718474)]
  const merged = merge(weight(2, 'kg', 2), mine, theirs)
  expect(merged.clashes).toMatchObject([{ path: 'weight', mine: mine.weight, theirs: theirs.weight }])
  expect(merge(weight(2, 'kg', 2), mine, weight(2, 'kg', 2)).value).toEqual(mine)
})

test('a place on the map and a part of a picture are one value: half of each would be neither', () => {
  const was = { place: { latitude: 31, longitude: 120 }, crop: { x: 0, y: 0, width: 900, height: 900 } }
  const mine = { place: { latitude: 30, longitude: 120 }, crop: { x: 100, y: 0, width: 900, height: 900 } }
  const theirs = { place: { latitude: 31, longitude: 121 }, crop: { x: 0, y: 0, width: 500, height: 900 } }
  const merged = merge(was, mine, theirs)
  expect(merged.clashes.map(({ path }) => path)).toEqual(['place', 'crop'])
  expect(merged.value).toEqual(mine)
})

test('lines that stayed in their places are merged line by line', () => {
  const mine = { ...base, lines: [text('壹', 'One'), text('二', 'Two')] }
  const theirs = { ...base, lines: [text('一', 'First'), text('二', 'Second')] }
  expect(merge(base, mine, theirs).value.lines).toEqual([text('壹', 'First'), text('二', 'Second')])
})

test('a line that moved, came or went makes the list one choice', () => {
  const theirs = { ...base, lines: [text('一', 'First'), text('二', 'Two')] }
  for (const lines of [base.lines.toReversed(), base.lines.slice(1), [...base.lines, text('三', 'Three')]]) {
    const mine = { ...base, lines }
    for (const merged of [merge(base, mine, theirs), merge(base, theirs, mine)])
      expect(merged.clashes.map(({ path }) => path)).toEqual(['lines'])
  }
  const gallery = merge(base, { ...base, gallery: ['b', 'a'] }, { ...base, gallery: ['a'] })
  expect(gallery.clashes.map(({ path }) => path)).toEqual(['gallery'])
})

test('a document of rich text is one value', () => {
  const doc = (words: string) => ({ body: { en: { type: 'doc', content: [{ type: 'paragraph', words }] } } })
  expect(merge(doc('a'), doc('b'), doc('c')).clashes.map(({ path }) => path)).toEqual(['body.en'])
  const inList = withValueAt({ lines: ['a', 'b'] }, 'lines.1', 'c')
  expect(inList).toEqual({ lines: ['a', 'c'] })
})
