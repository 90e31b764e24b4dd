// The rules of the tab strip (spec §2, decision 18).
import { describe, expect, test } from 'vitest'
import {
  closeAll,
  closeBeside,
  closeOthers,
  closeTab,
  createTabs,
  findTab,
  keepAllowed,
  livePages,
  moveTab,
  openTab,
  pinTab,
  retitle,
  shownAddress,
  type TabPage,
  type TabStrip,
  tabPath,
  tabTitle,
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

describe('opening', () => {
  test('a new page gets a tab at the end and is shown', () => {
    const strip = opened('/users', '/roles')
    expect(paths(strip)).toEqual(['/dashboard', '/users', '/roles'])
    expect(strip.active).toBe('/roles')
  })

  test('another query updates the same tab and keeps its page', () => {
    const before = opened('/users?page=1', '/roles')
    const after = openTab(before, page('/users?page=2&sort=-id'))
    expect(paths(after)).toEqual(paths(before))
    expect(shownAddress(after)).toBe('/users?page=2&sort=-id')
    expect(keyOf(after, '/users')).toBe(keyOf(before, '/users'))
  })

  test('two records are two tabs', () => {
    expect(paths(opened('/news/3', '/news/4?from=list', '/news/3#top'))).toEqual([
      '/dashboard',
      '/news/3',
      '/news/4',
    ])
  })

  test('the same page again changes nothing at all', () => {
    const strip = opened('/users', '/roles')
    expect(openTab(strip, page('/roles'))).toBe(strip)
  })

  test('a further affixed page stands after the affixed ones and before the others', () => {
    const strip = openTab(opened('/users'), page('/start', { affix: true }))
    expect(paths(strip)).toEqual(['/dashboard', '/start', '/users'])
  })

  test('a page that opens again after it was closed is a new page', () => {
    const before = opened('/users')
    const after = openTab(closeTab(before, '/users'), page('/users'))
    expect(keyOf(after, '/users')).not.toBe(keyOf(before, '/users'))
  })
})

test('an identity has neither query nor fragment nor closing slash', () => {
  expect(['/a/?x=/1', '/a#b?c', '/a//', '/', '/?a', '/news/3', '/a?x=1\n2'].map(tabPath)).toEqual([
    '/a',
    '/a',
    '/a',
    '/',
    '/',
    '/news/3',
    '/a',
  ])
})

describe('closing', () => {
  test('the tab shown gives way to the last that remains', () => {
    const strip = closeTab(openTab(opened('/a', '/b', '/c'), page('/a')), '/a')
    expect(paths(strip)).toEqual(['/dashboard', '/b', '/c'])
    expect(shownAddress(strip)).toBe('/c')
  })

  test('another tab leaves the one shown alone', () => {
    expect(shownAddress(closeTab(opened('/a', '/b?x=1'), '/a'))).toBe('/b?x=1')
  })

  test('an affixed tab stays', () => {
    const strip = opened('/a')
    expect(closeTab(strip, '/dashboard')).toBe(strip)
    expect(closeTab(strip, '/unknown')).toBe(strip)
  })

  test('when no tab is left the way leads to /', () => {
    const strip = closeTab(openTab(createTabs([]), page('/a')), '/a')
    expect(strip.tabs).toEqual([])
    expect(shownAddress(strip)).toBe('/')
  })

  test('close others keeps the chosen one and the affixed, and shows the chosen one', () => {
    const strip = closeOthers(opened('/a', '/b', '/c'), '/b')
    expect(paths(strip)).toEqual(['/dashboard', '/b'])
    expect(strip.active).toBe('/b')
  })

  test('close others goes to the chosen tab, also while an affixed one is shown', () => {
    const strip = closeOthers(openTab(opened('/a', '/b'), dashboard), '/a')
    expect(paths(strip)).toEqual(['/dashboard', '/a'])
    expect(strip.active).toBe('/a')
    expect(closeOthers(openTab(strip, dashboard), '/a').active).toBe('/a')
    expect(closeOthers(strip, '/unknown')).toBe(strip)
  })

  test('to the left and to the right close what stands there, and the chosen one is shown when the one shown goes', () => {
    const strip = opened('/a', '/b', '/c', '/d')
    expect(paths(closeBeside(strip, '/b', 'left'))).toEqual(['/dashboard', '/b', '/c', '/d'])
    expect(closeBeside(strip, '/b', 'left').active).toBe('/d')
    expect(paths(closeBeside(strip, '/b', 'right'))).toEqual(['/dashboard', '/a', '/b'])
    expect(closeBeside(strip, '/b', 'right').active).toBe('/b')
    expect(closeBeside(strip, '/unknown', 'left')).toBe(strip)
  })

  test('a pinned tab stands after the affixed, stays whatever is closed, and can be let go', () => {
    const strip = pinTab(opened('/a', '/b', '/c'), '/c', true)
    expect(paths(strip)).toEqual(['/dashboard', '/c', '/a', '/b'])
    expect(closeTab(strip, '/c')).toBe(strip)
    expect(paths(closeAll(strip))).toEqual(['/dashboard', '/c'])
    expect(paths(closeOthers(strip, '/a'))).toEqual(['/dashboard', '/c', '/a'])
    expect(paths(closeBeside(strip, '/b', 'left'))).toEqual(['/dashboard', '/c', '/b'])
    expect(paths(moveTab(strip, 1, 3))).toEqual(paths(strip))
    expect(paths(moveTab(strip, 3, 0))).toEqual(['/dashboard', '/c', '/b', '/a'])
    expect(paths(openTab(strip, page('/d')))).toEqual(['/dashboard', '/c', '/a', '/b', '/d'])
    expect(paths(pinTab(pinTab(strip, '/b', true), '/c', false))).toEqual(['/dashboard', '/b', '/c', '/a'])
    expect(pinTab(strip, '/dashboard', true)).toBe(strip)
  })

  test('a tab that says there is nothing goes when it is left, and the one before it is known', () => {
    const strip = openTab(opened('/a', '/b'), page('/401', { fleeting: true, cached: false }))
    expect([strip.active, strip.before]).toEqual(['/401', '/b'])
    expect(paths(openTab(strip, page('/a')))).toEqual(['/dashboard', '/a', '/b'])
  })

  test('close all keeps the affixed and shows the last of them', () => {
    const strip = closeAll(opened('/a', '/b'))
    expect(paths(strip)).toEqual(['/dashboard'])
    expect(shownAddress(strip)).toBe('/dashboard')
    expect(closeAll(strip)).toBe(strip)
  })

  test('what may not be opened any more goes, affixed or not', () => {
    const strip = keepAllowed(opened('/a?x=1', '/b'), (address) => !address.startsWith('/b'))
    expect(paths(strip)).toEqual(['/dashboard', '/a'])
    expect(shownAddress(strip)).toBe('/a?x=1')
    expect(paths(keepAllowed(strip, () => false))).toEqual([])
  })
})

describe('moving', () => {
  const strip = openTab(opened('/a', '/b', '/c'), page('/start', { affix: true }))

  test('a tab goes where it is put', () => {
    expect(paths(moveTab(strip, 4, 2))).toEqual(['/dashboard', '/start', '/c', '/a', '/b'])
    expect(paths(moveTab(strip, 2, 3))).toEqual(['/dashboard', '/start', '/b', '/a', '/c'])
  })

  test('affixed tabs stay first whatever is dragged where', () => {
    expect(paths(moveTab(strip, 4, 0))).toEqual(['/dashboard', '/start', '/c', '/a', '/b'])
    expect(paths(moveTab(strip, 0, 4))).toEqual(['/start', '/dashboard', '/a', '/b', '/c'])
  })

  test('a move to nowhere changes nothing', () => {
    for (const [from, to] of [
      [2, 2],
      [9, 0],
      [-1, 2],
      [4, 99],
      [2, -5],
    ] as const) {
      expect(moveTab(strip, from, to)).toBe(strip)
    }
  })

  test('a move touches neither the tab shown nor the order of the pages', () => {
    const moved = moveTab(strip, 4, 2)
    expect(moved.active).toBe(strip.active)
    expect(livePages(moved).map((tab) => tab.path)).toEqual(livePages(strip).map((tab) => tab.path))
  })
})

describe('titles', () => {
  test('a page may call its own tab something else and take it back', () => {
    const named = retitle(opened('/news/3'), '/news/3', 'Annual meeting')
    expect(named.tabs.map((tab) => tabTitle(tab, 'en'))).toEqual(['/dashboard', 'Annual meeting'])
    expect(retitle(named, '/news/3', 'Annual meeting')).toBe(named)
    expect(retitle(named, '/news/3', null).tabs.map((tab) => tabTitle(tab, 'en'))).toEqual([
      '/dashboard',
      '/news/3',
    ])
  })

  test('the own title survives another query', () => {
    const named = openTab(retitle(opened('/news/3'), '/news/3', 'Meeting'), page('/news/3?tab=es'))
    expect(named.tabs.map((tab) => tabTitle(tab, 'en'))).toEqual(['/dashboard', 'Meeting'])
  })

  test('a title speaks the language shown, and an empty one gives way', () => {
    const title = { zh: '新闻', en: 'News', es: '' }
    const [tab] = openTab(createTabs([]), page('/news', { title })).tabs
    if (!tab) throw new Error('no tab')
    expect([tabTitle(tab, 'zh'), tabTitle(tab, 'en'), tabTitle(tab, 'es')]).toEqual(['新闻', 'News', 'News'])
    expect(tabTitle({ ...tab, ownTitle: '' }, 'zh')).toBe('新闻')
  })
})
