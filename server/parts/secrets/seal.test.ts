import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createSeal, KEY_FILE, sealKey } from './seal.ts'

const folder = mkdtempSync(join(tmpdir(), 'site-seal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('what is sealed is read with its key alone, and never twice the same', () => {
  const { seal, open } = createSeal(sealKey('a key of the environment', folder))
  const sealed = seal('whsec_密')
  expect(sealed).not.toContain('whsec')
  expect(seal('whsec_密')).not.toBe(sealed)
  expect(open(sealed)).toBe('whsec_密')
  expect(createSeal(sealKey('another key of the environment', folder)).open(sealed)).toBeNull()
})

test('what was changed, cut off or never sealed is not read', () => {
  const { seal, open } = createSeal(sealKey('a key of the environment', folder))
  const sealed = seal('secret')
  // The last character may hold bits that stand for nothing.
  const [last = ''] = sealed.slice(-2)
  const flipped = `${sealed.slice(0, -2)}${last === 'A' ? 'B' : 'A'}${sealed.slice(-1)}`
  for (const text of [flipped, sealed.slice(0, 20), 'sealed:1:', 'whsec_in_clear', ''])
    expect(open(text), text).toBeNull()
  // A mark of authenticity that is cut short is easily guessed, the more so where nothing is hidden behind it.
  const bytes = Buffer.from(seal('').slice('sealed:1:'.length), 'base64url')
  for (const length of [4, 8, 12, 15])
    expect(open(`sealed:1:${bytes.subarray(0, 12 + length).toString('base64url')}`), `${length}`).toBeNull()
})

test('without a key one is made beside the store, private, and stays the same', () => {
  const first = sealKey(undefined, folder)
  const file = join(folder, KEY_FILE)
  expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
  expect(sealKey(undefined, folder)).toEqual(first)
  expect(first.toString()).not.toContain(readFileSync(file, 'utf8').trim())
  writeFileSync(file, '\n')
  expect(() => sealKey(undefined, folder)).toThrow(/holds no key/)
})
