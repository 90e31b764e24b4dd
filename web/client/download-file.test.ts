// The name of a file that the server sends to be kept.
import { expect, test } from 'vitest'
import { fileName } from './download-file.ts'

test('the name of a file may have any letters', () => {
  expect(fileName(`attachment; filename*=UTF-8''${encodeURIComponent('用户 2026.xlsx')}`)).toBe(
    '用户 2026.xlsx',
  )
  expect(fileName('attachment; filename="people.xlsx"')).toBe('people.xlsx')
})

test('a name that is written wrongly is taken as it is, and none is none', () => {
  expect(fileName("attachment; filename*=UTF-8''100%.xlsx")).toBe('100%.xlsx')
  expect(fileName('inline')).toBe('')
})
