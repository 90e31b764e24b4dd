import { expect, test } from 'vitest'
import { Failure } from '#server/failure.ts'
import { JSON_DEPTH, readJson } from './json-body.ts'

test('JSON is read as it stands', () => {
  const value = { a: [1, { b: 'x:"{', c: null }], d: '\\"', 'e\u00e9': { a: 1 } }
  expect(readJson(JSON.stringify(value))).toEqual(value)
  expect(readJson(' [ ] ')).toEqual([])
  expect(readJson('"a:b"')).toBe('a:b')
})

test('the same key may stand in two objects, but not twice in one, however it is written', () => {
  expect(readJson('[{"a":1},{"a":{"a":2}}]')).toEqual([{ a: 1 }, { a: { a: 2 } }])
  for (const text of ['{"a":1,"a":2}', '{"a":{"b":1,"b":1}}', '{"a":1,"\\u0061":2}']) {
    expect(() => readJson(text)).toThrow(Failure)
  }
})

test('__proto__ is refused, also in disguise', () => {
  expect(() => readJson('{"__proto__":{"admin":true}}')).toThrow(Failure)
  expect(() => readJson('{"x":{"\\u005f_proto__":1}}')).toThrow(Failure)
})

test('deep nesting is refused before it is built, shallow is not', () => {
  expect(readJson('['.repeat(JSON_DEPTH) + ']'.repeat(JSON_DEPTH))).toBeTruthy()
  expect(() => readJson('['.repeat(10_000) + ']'.repeat(10_000))).toThrow(Failure)
  expect(() => readJson('{"a":'.repeat(10_000))).toThrow(Failure)
})

test('what is not JSON is refused', () => {
  for (const text of ['{', '}', '"', '{"a"}', '{a:1}', '[1,]', '{"a":1}}', 'undefined', '{"a\\']) {
    expect(() => readJson(text), text).toThrow(Failure)
  }
})

test('a body with more fields or entries than its call may have is refused before it is built', () => {
  const wide = (count: number) =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1])))
  expect(Object.keys(readJson(wide(900)) as object)).toHaveLength(900)
  expect(() => readJson(wide(1_001))).toThrow('too many fields')
  expect(() => readJson(`[${'1,'.repeat(6_000)}1]`, 5_000)).toThrow('too many fields')
  expect(readJson(`[${'1,'.repeat(4_000)}1]`, 5_000)).toHaveLength(4_001)
})
