// What makes a build of the web stale.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { hashOfWeb } from './build.ts'

let root = ''
const write = (file: string, content: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sources-'))
  write('web/main.tsx', 'one')
  write('contract/news-and-cases/news.ts', 'two')
})
afterEach(() => rmSync(root, { recursive: true }))

test.each([
  ['web/main.tsx', 'changed'],
  ['web/features/news/new.tsx', ''],
  ['contract/news-and-cases/news.ts', 'changed'],
  ['package-lock.json', '{}'],
  ['vite.config.ts', ''],
  ['texts/en/news.json', '{}'],
  ['web/features/docs/page.tsx', ''],
])('a change of %s', (file, content) => {
  const before = hashOfWeb(root)
  write(file, content)
  expect(hashOfWeb(root)).not.toBe(before)
})

test.each([['server/main.ts'], ['README.md'], ['web/main.test.tsx'], ['web/node_modules/.vite/note.json']])(
  '%s does not',
  (file) => {
    const before = hashOfWeb(root)
    write(file, 'new')
    expect(hashOfWeb(root)).toBe(before)
  },
)

test('a text that moves from one file to the next is a change', () => {
  write('web/a.ts', 'xy')
  write('web/b.ts', '')
  const before = hashOfWeb(root)
  write('web/a.ts', 'x')
  write('web/b.ts', 'y')
  expect(hashOfWeb(root)).not.toBe(before)
})
