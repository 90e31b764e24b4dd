// Unsaved input in the browser's storage.
import { expect, test } from 'vitest'
import { draftStore, forgetOldDrafts } from './draft-copy.ts'

function memory(): Storage {
  const kept: Record<string, string> = {}
  const ways = {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => {
      kept[name] = value
    },
    removeItem: (name: string) => {
      delete kept[name]
    },
  }
  return new Proxy(kept, {
    get: (_, name) => ways[name as keyof typeof ways] ?? kept[name as string],
  }) as unknown as Storage
}
const DAY = 24 * 60 * 60 * 1000
const copy = (time: number) => ({ time, version: 1, base: { a: 1 }, fields: { a: 2 } })
const key = { person: 7, kind: 'product', record: '3' }

test('what was kept is found again, by the same person at the same record', () => {
  const storage = memory()
  const store = draftStore<{ a: number }>(storage, key, () => 20 * DAY)
  expect(store.keep(copy(20 * DAY))).toBe(true)
  expect(store.read()?.fields).toEqual({ a: 2 })
  for (const other of [
    { ...key, person: 8 },
    { ...key, record: 'new' },
  ]) {
    expect(draftStore(storage, other, () => 20 * DAY).read()).toBeNull()
  }
  store.drop()
  expect(store.read()).toBeNull()
})

test('a copy that nobody came back for is forgotten, and one that cannot be read is none', () => {
  const storage = memory()
  draftStore<{ a: number }>(storage, key).keep(copy(1 * DAY))
  expect(draftStore(storage, key, () => 16 * DAY).read()).toBeNull()
  forgetOldDrafts(storage, 16 * DAY)
  expect(Object.keys(storage)).toEqual([])
  storage.setItem('unsaved:7:product:3', '{')
  expect(draftStore(storage, key).read()).toBeNull()
})

test('without storage nothing is kept and nothing breaks', () => {
  const store = draftStore<{ a: number }>(null, key)
  expect(store.keep(copy(1))).toBe(false)
  expect(store.read()).toBeNull()
  store.drop()
})
