// Which pages live on behind the tabs, and the soundness of the strip whatever is done with it.
import { expect, test } from 'vitest'
import {
  closeAll,
  closeOthers,
  closeTab,
  createTabs,
  dropAllCached,
  dropCached,
  findTab,
  KEPT_PAGES,
  livePages,
  moveTab,
  openTab,
  retitle,
  type TabPage,
  type TabStrip,
  tabPath,
} from './tabs.ts'

const page = (address: string, more: Partial<TabPage> = {}): TabPage => ({
  path: tabPath(address),
  address,
  title: address,
  affix: false,
  cached: true,
  ...more,
})
const dashboard = page('/dashboard', { affix: true, cached: false })
const opened = (...addresses: string[]): TabStrip =>
  addresses.reduce(
    (strip, address) => openTab(strip, page(address)),
    openTab(createTabs([dashboard]), dashboard),
  )
const paths = (strip: TabStrip) => strip.tabs.map((tab) => tab.path)
const keyOf = (strip: TabStrip, path: string) => findTab(strip, path)?.pageKey

const live = (strip: TabStrip) => livePages(strip).map((tab) => tab.path)

test('a cached page lives on behind another, a page without cache does not', () => {
  const strip = openTab(openTab(opened('/a'), page('/fresh', { cached: false })), page('/b'))
  expect(live(strip)).toEqual(['/a', '/b'])
  expect(live(openTab(strip, page('/fresh', { cached: false })))).toEqual(['/a', '/fresh', '/b'])
})

test('a closed tab takes its page along', () => {
  expect(live(closeTab(opened('/a', '/b'), '/a'))).toEqual(['/b'])
})

test('refresh makes the page shown anew and leaves the others', () => {
  const before = opened('/a', '/b')
  const after = dropCached(before, '/b')
  expect(keyOf(after, '/b')).not.toBe(keyOf(before, '/b'))
  expect(keyOf(after, '/a')).toBe(keyOf(before, '/a'))
  expect(live(after)).toEqual(['/a', '/b'])
  expect(dropCached(before, '/unknown')).toBe(before)
})

test('refresh of a tab behind lets its page go until it is shown', () => {
  const after = dropCached(opened('/a', '/b'), '/a')
  expect(live(after)).toEqual(['/b'])
  expect(live(openTab(after, page('/a')))).toEqual(['/b', '/a'])
})

test('another size makes every page anew', () => {
  const before = opened('/a', '/b')
  const after = dropAllCached(before)
  expect(live(after)).toEqual(['/b'])
  for (const path of paths(before)) expect(keyOf(after, path)).not.toBe(keyOf(before, path))
})

test('of too many pages the one not seen for longest goes, and its tab stays', () => {
  const many = Array.from({ length: KEPT_PAGES }, (_, number) => `/page/${number}`)
  const strip = openTab(openTab(opened(...many), page('/page/0')), page('/one-more'))
  expect(live(strip)).toHaveLength(KEPT_PAGES)
  expect(live(strip)).toContain('/page/0')
  expect(live(strip)).not.toContain('/page/1')
  expect(paths(strip)).toContain('/page/1')
})

test('a page with input not saved is never let go', () => {
  const many = Array.from({ length: KEPT_PAGES }, (_, number) => `/page/${number}`)
  const unsaved = new Set(['/page/0', '/page/1'])
  const strip = openTab(opened(...many), page('/one-more'), (path) => unsaved.has(path))
  expect(live(strip)).toEqual(expect.arrayContaining(['/page/0', '/page/1', '/one-more']))
  expect(live(strip)).not.toContain('/page/2')
  expect(live(openTab(opened(...many), page('/one-more'), () => true))).toHaveLength(KEPT_PAGES + 1)
})

test('whatever is done, the strip stays sound', () => {
  let seed = 7
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * below)
  }
  const any = () => `/p/${random(30)}`
  const actions: ((strip: TabStrip) => TabStrip)[] = [
    (strip) => openTab(strip, page(`${any()}?q=${random(3)}`, { cached: random(4) > 0 })),
    (strip) => openTab(strip, page(any())),
    (strip) => openTab(strip, dashboard),
    (strip) => closeTab(strip, any()),
    (strip) => moveTab(strip, random(32) - 1, random(32) - 1),
    (strip) => dropCached(strip, any()),
    (strip) => retitle(strip, any(), String(random(5))),
    (strip) => (random(40) === 0 ? closeAll(strip) : strip),
    (strip) => (random(40) === 0 ? closeOthers(strip, any()) : strip),
    (strip) => (random(40) === 0 ? dropAllCached(strip) : strip),
  ]
  let strip = openTab(createTabs([dashboard]), dashboard)
  for (let step = 0; step < 5_000; step += 1) {
    strip = actions[random(actions.length)]?.(strip) ?? strip
    const all = paths(strip)
    expect(new Set(all).size).toBe(all.length)
    expect(all[0]).toBe('/dashboard')
    expect(all).toContain(strip.active)
    expect(new Set(strip.tabs.map((tab) => tab.pageKey)).size).toBe(all.length)
    expect(Math.max(...strip.tabs.map((tab) => tab.pageKey))).toBeLessThan(strip.nextKey)
    expect(strip.kept.length).toBeLessThanOrEqual(KEPT_PAGES)
    for (const path of strip.kept) expect(findTab(strip, path)?.cached).toBe(true)
  }
})
