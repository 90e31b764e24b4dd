import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrotliOptions, brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { sheetDifferences } from './sheet-differences.ts'

const folder = mkdtempSync(join(tmpdir(), 'sheets-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('each sheet but the one of every page is a difference from that one, and is the same sheet', () => {
  const common = '.card { display: grid; gap: var(--space-4); border: 1px solid var(--line); }'
  const further = `${common} .news { color: var(--navy); }`
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<link rel="stylesheet" crossorigin href="/assets/index-1.css">')
  writeFileSync(join(folder, 'assets', 'index-1.css'), common)
  writeFileSync(join(folder, 'assets', 'news-1.css'), further)
  writeFileSync(join(folder, 'assets', 'news-1.css.br'), '')
  const [[name, difference] = [], ...others] = sheetDifferences(folder)
  expect([name, others]).toEqual(['assets/news-1.css.dcb', []])
  const digest = createHash('sha256').update(common).digest()
  expect(difference?.subarray(0, 36)).toEqual(Buffer.concat([Buffer.from('\xffDCB', 'latin1'), digest]))
  const options: BrotliOptions & { dictionary: Buffer } = { dictionary: Buffer.from(common) }
  expect(brotliDecompressSync(difference?.subarray(36) ?? '', options).toString()).toBe(further)
})
