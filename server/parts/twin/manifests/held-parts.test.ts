import { expect, test } from 'vitest'
import { createHeldParts } from './held-parts.ts'
import type { Entry } from './manifest.ts'

const entry = (address: string): Entry => ({
  ...{ address, hash: '', type: 'text/html', language: 'en', bytes: 1, madeFrom: [] },
})
const part = (count: number) =>
  new Map(Array.from({ length: count }, (_, at) => [`/${at}`, entry(`/${at}`)] as const))

test('parts are held up to so many entries, and those put first go first', () => {
  const held = createHeldParts(10)
  held.put('a', part(4))
  held.put('b', part(4))
  held.put('c', part(4))
  expect(held.get('a')).toBeUndefined()
  expect(held.get('b')?.size).toBe(4)
  expect(held.get('c')?.size).toBe(4)
  expect(held.size()).toBe(8)
})

test('a part that is longer than all that is held is held alone', () => {
  const held = createHeldParts(10)
  held.put('a', part(4))
  held.put('long', part(30))
  expect(held.get('a')).toBeUndefined()
  expect(held.get('long')?.size).toBe(30)
  held.put('b', part(4))
  expect(held.get('long')).toBeUndefined()
  expect(held.size()).toBe(4)
})

test('a part that is put again or dropped is counted once', () => {
  const held = createHeldParts(10)
  held.put('a', part(4))
  held.put('a', part(6))
  expect(held.size()).toBe(6)
  held.drop('a')
  held.drop('a')
  held.drop(undefined)
  expect(held.size()).toBe(0)
})
