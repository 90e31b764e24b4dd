// Tags of answers and of changes: whatever change touches an answer in the words of the trace has a tag of it.
import { expect, test } from 'vitest'
import { tagsTouchedBy } from '#server/parts/changes.ts'
import { tagsOfAnswer, tagsOfChange } from './edge-tags.ts'

const MADE_FROM = ['product:7', 'product/3', 'product#', 'productType', 'media', 'site', 'news:12']

test('an answer is tagged by what it was made from, and by the kinds of that', () => {
  expect(tagsOfAnswer(MADE_FROM)).toEqual([
    ...['all', 'prt-all', 'pre-all', 'mea-all', 'sie-all', 'nes-all'],
    ...['prt7', 'prt-3', 'prt-n', 'pre', 'mea', 'sie', 'nes12'],
  ])
})

test('a change purges the answers that it touches, and no others', () => {
  const changes = [
    ...[['product:7', 'product/3'], ['product:8', 'product/4'], ['product#'], ['product'], ['product!']],
    ...[['productType:1'], ['media'], ['site'], ['news:12'], ['news:13'], ['event'], ['product:8', 'news!']],
  ]
  const answers = [MADE_FROM, ['product', 'site'], ['product:8', 'site'], ['news', 'event:1']]
  for (const changed of changes)
    for (const answer of answers) {
      const own = tagsOfAnswer(answer)
      const touched = [...tagsTouchedBy(changed, answer)].some((word) => answer.includes(word))
      expect([changed, answer, tagsOfChange(changed, 90).some((tag) => own.includes(tag))]).toEqual([
        ...[changed, answer, touched],
      ])
    }
  expect(tagsOfChange(null, 90)).toEqual(['all'])
})

test('a list of a hundred products fits; what does not fit goes with any change of its kind', () => {
  const hundred = Array.from({ length: 100 }, (_, n) => `product:${n + 1000}`)
  const own = tagsOfAnswer([...hundred, 'productType', 'media', 'site'])
  expect(own.join(',').length).toBeLessThan(1000)
  expect(own).toContain('prt1099')
  const many = tagsOfAnswer([...hundred, ...hundred.map((word) => `${word}0`), 'news:1', 'site'])
  expect(many).toEqual(['all', 'prt-all', 'nes-all', 'sie-all', 'prt', 'nes1', 'sie'])
  expect(many.some((tag) => tagsOfChange(['product:5'], 90).includes(tag))).toBe(true)
})

test('a change of more records than a call may name purges their kinds', () => {
  const many = Array.from({ length: 200 }, (_, n) => `product:${n}`)
  expect(tagsOfChange([...many, 'news:1'], 90)).toEqual(['prt-all', 'nes-all'])
  expect(tagsOfChange(['product:1', 'product', 'product/3'], 90)).toEqual(['prt-all'])
})
