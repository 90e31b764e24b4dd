// Pinyin as people type it.
import { expect, test } from 'vitest'
import { pinyinAt } from './pinyin-match.ts'

test('whole syllables, beginnings, initials and a mix of them are found', () => {
  for (const typed of ['chanpinleixing', 'chan pin lei xing', 'chanp', 'cplx', 'cpinlx', 'CPLX', '产pinlx']) {
    expect(pinyinAt('产品类型', typed), typed).toBe(0)
  }
})

test('it may begin at any character, and never inside a syllable or with a gap', () => {
  expect(pinyinAt('产品类型', 'leixing')).toBe(2)
  expect(pinyinAt('产品类型', 'lx')).toBe(2)
  expect(pinyinAt('产品类型', 'anpin')).toBeNull()
  expect(pinyinAt('产品类型', 'cl')).toBeNull()
  expect(pinyinAt('产品类型', 'cplxx')).toBeNull()
})

test('every reading of a character counts, and v stands for ü', () => {
  expect(pinyinAt('重新加载', 'chongxin')).toBe(0)
  expect(pinyinAt('重新加载', 'zxjz')).toBe(0)
  expect(pinyinAt('绿色', 'lvse')).toBe(0)
  expect(pinyinAt('西安', "xi'an")).toBe(0)
})

test('Latin letters in a Chinese title are letters', () => {
  expect(pinyinAt('IP 名单', 'ipmd')).toBe(0)
})

test('what holds no letters is no pinyin', () => {
  for (const typed of ['', '  ', '产品', '123', "'"]) expect(pinyinAt('产品类型', typed)).toBeNull()
})
