// Columns and density of a list across visits.
import { expect, test } from 'vitest'
import { shownColumns, usualColumns } from './list-columns.ts'
import { keepMemory, type ListStorage, memoryKey, NO_MEMORY, readMemory } from './list-memory.ts'

function storage(): ListStorage & { kept: Map<string, string> } {
  const kept = new Map<string, string>()
  return { kept, getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => void kept.set(key, value) }
}
const columns = [{ key: 'type' }, { key: 'state' }, { key: 'created', extra: true }]

test('a choice is kept for one person and one list', () => {
  const store = storage()
  const chosen = { columns: ['state'], density: 'compact' } as const
  keepMemory(store, memoryKey(1, 'web_product'), chosen)
  expect(readMemory(store, memoryKey(1, 'web_product'))).toEqual(chosen)
  expect(readMemory(store, memoryKey(2, 'web_product'))).toEqual(NO_MEMORY)
  expect(readMemory(store, memoryKey(1, 'web_news'))).toEqual(NO_MEMORY)
})

test('what is damaged counts as not chosen', () => {
  const store = storage()
  for (const kept of ['', '{', 'null', '7', '{"columns":"all","density":"huge"}']) {
    store.kept.set('key', kept)
    expect(readMemory(store, 'key')).toEqual(NO_MEMORY)
  }
  store.kept.set('key', '{"columns":["state",4,null],"density":"roomy"}')
  expect(readMemory(store, 'key')).toEqual({ columns: ['state'], density: 'roomy' })
})

test('a storage that refuses holds nothing', () => {
  const refusing: ListStorage = {
    getItem: () => {
      throw new Error('refused')
    },
    setItem: () => {},
  }
  expect(readMemory(refusing, 'key')).toEqual(NO_MEMORY)
})

test('a link decides which columns are shown, then the own choice, then what is usual', () => {
  expect(usualColumns(columns)).toEqual(['type', 'state'])
  expect(shownColumns(columns, null, null)).toEqual(['type', 'state'])
  expect(shownColumns(columns, null, ['created', 'gone'])).toEqual(['created'])
  expect(shownColumns(columns, ['created', 'type'], ['state'])).toEqual(['type', 'created'])
  expect(shownColumns(columns, [], ['state'])).toEqual([])
})
