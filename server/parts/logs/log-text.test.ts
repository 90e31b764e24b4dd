import { expect, test } from 'vitest'
import { changesText, logText, parametersText } from './log-text.ts'

const parameters = (given: unknown) => JSON.parse(parametersText(given))
const changes = (before?: object, after?: object) => JSON.parse(changesText(before, after))

test('secrets are hidden at any depth, by the end of their name and whatever its case', () => {
  const secrets = [
    'pwd',
    'updatepwd',
    'confirmPwd',
    'updateconfirmPwd',
    'code',
    'token',
    'password',
    'X-Token',
  ]
  for (const name of secrets) {
    const text = parametersText({ [name]: 'S3cret!', deep: [{ list: [{ [name]: { inner: 'S3cret!' } }] }] })
    expect(text, name).not.toContain('S3cret!')
    expect(JSON.parse(text)).toMatchObject({ [name]: '***' })
    const changed = changesText({ [name]: 'S3cret!', more: { [name]: 'S3cret!' } }, { [name]: 'S3cret!2' })
    expect(changed, name).not.toContain('S3cret!')
  }
  expect(parameters({ username: 'a', productModel: 'LF-1' })).toEqual({ username: 'a', productModel: 'LF-1' })
})

test('long values are cut and the whole is at most 4 kB, whatever is sent', () => {
  expect(parameters({ text: 'x'.repeat(501) }).text).toBe(`${'x'.repeat(500)}… +1`)
  const monsters = [
    { text: '水'.repeat(100_000) },
    Array.from({ length: 10_000 }, (_, id) => ({ id })),
    Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`field${n}`, 'x'.repeat(90)])),
    Array(50).fill(Array(50).fill(Array(50).fill('x'.repeat(100)))),
    Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`${'水'.repeat(200)}${n}`, n])),
  ]
  for (const monster of monsters) expect(Buffer.byteLength(parametersText(monster))).toBeLessThanOrEqual(4096)
})

test('a field that is called like a part of the language is only a field', () => {
  expect(parametersText(JSON.parse('{"__proto__":{"pwd":"S3cret!"}}'))).toBe('{"__proto__":{"pwd":"***"}}')
})

test('only fields that differ are kept, before and after; a changed secret is named and not shown', () => {
  const before = { name: 'a', roles: [1, 2], text: { zh: '1', en: '2' }, password_hash: 'x', same: 1 }
  const after = { name: 'b', roles: [1, 2], text: { en: '2', zh: '1' }, password_hash: 'y', same: 1 }
  expect(changes(before, after)).toEqual([
    { field: 'name', before: 'a', after: 'b' },
    { field: 'password_hash', before: '***', after: '***' },
  ])
  expect(changes(undefined, { name: 'b' })).toEqual([{ field: 'name', before: null, after: 'b' }])
  expect(changes({ name: 'b' })).toEqual([{ field: 'name', before: 'b', after: null }])
  expect(changes()).toEqual([])
})

test('a long changed text is cut at 2,000 characters with a mark, and all changes are at most 64 kB', () => {
  const [cut] = changes({ text: '' }, { text: 'x'.repeat(2_001) })
  expect(cut.after).toBe(`${'x'.repeat(2_000)}… +1`)
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`field${n}`, '水'.repeat(1_000)]))
  const one = { rows: Array.from({ length: 900 }, () => ({ a: '水'.repeat(2_000), b: '水'.repeat(2_000) })) }
  for (const after of [many, one]) {
    expect(Buffer.byteLength(changesText({}, after))).toBeLessThanOrEqual(65_536)
    expect(changes({}, after).length).toBeGreaterThan(0)
  }
})

test('text for a log holds no NUL and no half of a character', () => {
  expect(logText('a\0b', 10)).toBe('ab')
  expect(logText('ab😀', 3)).toBe('ab\u{fffd}')
})
