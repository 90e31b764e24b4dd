// Sizes of files as people read them.
import { afterEach, expect, test } from 'vitest'
import { setDecimalSign } from '#contract/languages/locales.ts'
import { fileSize } from './file-size.ts'

afterEach(() => setDecimalSign('point'))

const MB = 1024 * 1024

test('a size has one decimal from a megabyte on, and no file that holds anything is empty', () => {
  expect([0, 1, 640 * 1024, 2.44 * MB, 3 * MB, 1.2 * 1024 * MB].map((bytes) => fileSize(bytes))).toEqual([
    ...['0\u00a0kB', '1\u00a0kB', '640\u00a0kB', '2.4\u00a0MB', '3.0\u00a0MB', '1.2\u00a0GB'],
  ])
})

test('visitors read it with the decimal sign of the site', () => {
  setDecimalSign('comma')
  expect([fileSize(2.4 * MB, 'es'), fileSize(2.4 * MB, 'en'), fileSize(2.4 * MB)]).toEqual([
    ...['2,4\u00a0MB', '2.4\u00a0MB', '2.4\u00a0MB'],
  ])
})
