// Tabs across F5: what comes back, and what must not.
import { expect, test, vi } from 'vitest'
import {
  forgetAllTabs,
  readSavedTabs,
  restoreTabs,
  saveTabs,
  type TabStorage,
  tabsKey,
  toSaved,
} from './tab-storage.ts'
import { createTabs, livePages, moveTab, openTab, pinTab, retitle, type TabPage, tabPath } from './tabs.ts'

const page = (address: string, title = 'title of today'): TabPage => ({
  path: tabPath(address),
  address,
  title,
  affix: false,
  cached: true,
})
const dashboard: TabPage = { ...page('/dashboard'), affix: true }
const restored = (saved: string | null, pageAt: (address: string) => TabPage | null = page) =>
  restoreTabs(saved, [dashboard], pageAt)
const addresses = (saved: string | null) => restored(saved).tabs.map((tab) => tab.address)

/** As a browser's storage behaves. */
function memory() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    key: (at: number) => [...values.keys()][at] ?? null,
    get length() {
      return values.size
    },
  }
}

test('order, addresses and own titles come back; titles of routes are read anew', () => {
  let strip = openTab(openTab(createTabs([dashboard]), page('/a?x=1', 'old')), page('/news/3', 'old'))
  strip = retitle(moveTab(strip, 2, 1), '/news/3', { zh: '年会', en: 'Meeting', es: '' })
  const back = restored(toSaved(strip))
  expect(back.tabs).toEqual([
    { ...dashboard, ownTitle: null, pinned: false, pageKey: 0 },
    { ...page('/news/3'), ownTitle: { zh: '年会', en: 'Meeting', es: '' }, pinned: false, pageKey: 1 },
    { ...page('/a?x=1'), ownTitle: null, pinned: false, pageKey: 2 },
  ])
  expect(openTab(back, page('/b')).tabs.at(-1)?.pageKey).toBe(3)
})

test('what is pinned comes back pinned, and a tab that says there is nothing does not come back', () => {
  let strip = openTab(openTab(createTabs([dashboard]), page('/a')), page('/b'))
  strip = openTab(pinTab(strip, '/b', true), { ...page('/401'), fleeting: true })
  expect(restored(toSaved(strip)).tabs.map(({ path, pinned }) => [path, pinned])).toEqual([
    ['/dashboard', false],
    ['/b', true],
    ['/a', false],
  ])
})

test('no page is made before its tab is shown', () => {
  const back = restored(toSaved(openTab(createTabs([dashboard]), page('/a'))))
  expect(livePages(back)).toEqual([])
  expect(livePages(openTab(back, page('/a'))).map((tab) => tab.path)).toEqual(['/a'])
})

test('a tab that the person may not open any more stays away', () => {
  const saved = toSaved(openTab(openTab(createTabs([dashboard]), page('/users')), page('/news')))
  const back = restored(saved, (address) => (address.startsWith('/users') ? null : page(address)))
  expect(back.tabs.map((tab) => tab.path)).toEqual(['/dashboard', '/news'])
})

test('affixed tabs are always there and first, and keep their query', () => {
  expect(addresses('[{"address":"/a"}]')).toEqual(['/dashboard', '/a'])
  expect(addresses('[{"address":"/a"},{"address":"/dashboard?days=7"}]')).toEqual(['/dashboard?days=7', '/a'])
  expect(restored('[{"address":"/dashboard"}]').tabs[0]?.affix).toBe(true)
  expect(restored('[{"address":"/dashboard"}]', () => null).tabs).toHaveLength(1)
})

test('a damaged value gives the affixed tabs alone', () => {
  for (const saved of [null, '', '{', 'null', '7', '"/a"', '{"address":"/a"}', '[null,3,"/a",[],{}]']) {
    expect(addresses(saved)).toEqual(['/dashboard'])
  }
})

test('damaged entries are left out and the others come back', () => {
  const saved = JSON.stringify([
    { address: 7 },
    { address: '' },
    { address: 'https://elsewhere.invalid' },
    { address: '//elsewhere.invalid' },
    { address: `/${'x'.repeat(3_000)}` },
    { address: '/a?first' },
    { address: '/a?second' },
    { address: '/b', ownTitle: { zh: 1 } },
    { address: '/c', ownTitle: 'y'.repeat(1_000) },
    { address: '/d', ownTitle: ['z'] },
  ])
  expect(addresses(saved)).toEqual(['/dashboard', '/a?first', '/b', '/c', '/d'])
  expect(restored(saved).tabs.every((tab) => tab.ownTitle === null)).toBe(true)
})

test('a saved value without end is cut', () => {
  const saved = JSON.stringify(Array.from({ length: 5_000 }, (_, number) => ({ address: `/p/${number}` })))
  expect(addresses(saved)).toHaveLength(101)
})

test('each person has tabs of their own, and they go at logout', () => {
  const storage = memory()
  saveTabs(storage, 'first', openTab(createTabs([dashboard]), page('/a')))
  expect(readSavedTabs(storage, 'second')).toBeNull()
  expect(tabsKey('first')).not.toBe(tabsKey('second'))
  expect(addresses(readSavedTabs(storage, 'first'))).toEqual(['/dashboard', '/a'])
  storage.setItem('something-else', 'stays')
  forgetAllTabs(storage)
  expect(readSavedTabs(storage, 'first')).toBeNull()
  expect(storage.getItem('something-else')).toBe('stays')
})

test('a storage that refuses is no failure', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  const storage: TabStorage = { getItem: refuse, setItem: refuse }
  const told = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(readSavedTabs(storage, 'a')).toBeNull()
  expect(() => saveTabs(storage, 'a', createTabs([]))).not.toThrow()
  expect(told).toHaveBeenCalledOnce()
  told.mockRestore()
})
