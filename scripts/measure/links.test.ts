// What documents and comments point at is there.
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { repositoryFiles } from './source-files.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const files = repositoryFiles(ROOT)

/** Pages that a text names: `docs/limits.md`, and what a link of a document leads to. */
function* namedIn(path: string, text: string): Generator<string> {
  for (const [named] of text.matchAll(/\bdocs\/[\w/-]+\.md\b/g)) yield resolve(ROOT, named)
  if (!path.endsWith('.md')) return
  for (const [, to = ''] of text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)) yield resolve(ROOT, path, '..', to)
}

test('every page that is named or linked is there, and no two decisions share a number', () => {
  const named = files
    .filter((path) => /\.(?:tsx?|md|json|ya?ml)$/.test(path))
    .flatMap((path) => [...namedIn(path, readFileSync(resolve(ROOT, path), 'utf8'))])
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((page) => !existsSync(page))).toEqual([])
  const numbers = files.flatMap((path) => /^docs\/decisions\/(?:.+\/)?(\d{4})-/.exec(path)?.[1] ?? [])
  expect(new Set(numbers).size).toBe(numbers.length)
})
