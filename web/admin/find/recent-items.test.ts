import { expect, test } from 'vitest'
import { keepRecent, type RecentItem, readRecent } from './recent-items.ts'

const storage = () => {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}
const item = (to: string): RecentItem => ({ group: 'product', title: to, detail: '', picture: null, to })

test('the last opened stands first, each once, twelve at most, and each person has a list of their own', () => {
  const place = storage()
  for (let nth = 0; nth < 15; nth += 1) keepRecent(place, 1, item(`/a/${nth}`))
  keepRecent(place, 1, item('/a/10'))
  expect(
    readRecent(place, 1)
      .map(({ to }) => to)
      .slice(0, 3),
  ).toEqual(['/a/10', '/a/14', '/a/13'])
  expect(readRecent(place, 1)).toHaveLength(12)
  expect(readRecent(place, 2)).toEqual([])
})

test('what is damaged counts as nothing', () => {
  for (const damaged of ['{', '7', '[{"to":1}]', 'null'])
    expect(readRecent({ getItem: () => damaged, setItem: () => {} }, 1)).toEqual([])
})
