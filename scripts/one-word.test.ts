// One word for one act: what takes a record from the site is called the same wherever it is offered.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('web/**/*.{ts,tsx}').filter((file) => !file.endsWith('.test.ts'))
const saying = (words: RegExp) => files.filter((file) => words.test(readFileSync(file, 'utf8')))

test('unpublishing has one word in each language', () => {
  expect(files.length).toBeGreaterThan(500)
  // Reads as "cancel publishing" beside a button that cancels.
  expect(saying(/取消发布/)).toEqual([])
  expect(saying(/off the website|Goes offline|Taken off/)).toEqual([])
  expect(saying(/: 'Retirar del sitio'/)).toEqual([])
})

test('no field of the console is the browser’s own for dates and times', () => {
  expect(saying(/type="(?:datetime-local|date|time)"/)).toEqual([])
})
