import { expect, test } from 'vitest'
import { namePrefixes, phonePrefix, wordsOf } from './user-words.ts'

const words = (username: string, nickName = '', phone = '') => wordsOf({ username, nickName, phone })

test('a name is found by each of its words, also those behind a dot or dash', () => {
  expect(words('John.Doe', "Anna O'Brien")).toEqual(['john.doe', 'doe', 'anna', "o'brien", 'brien'])
})

test('a Chinese name is also found by its later characters', () => {
  expect(words('zs', '张三丰')).toEqual(['zs', '张三丰', '三丰', '丰'])
})

test('a phone is found by its digits, however it was written', () => {
  expect(words('a1', '', '+86 138-0013')).toEqual(['a1', 'tel +861380013'])
  expect(phonePrefix('+86 13')).toBe('tel +8613')
  expect(words('a1', '', 'x')).not.toContain(phonePrefix('x'))
})

test('a filter of several words asks for each of them', () => {
  expect(namePrefixes('  ANN ｌｅｅ ')).toEqual(['ann', 'lee'])
})
