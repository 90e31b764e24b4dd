// What the document is called, beside a page's own title.
import { expect, test } from 'vitest'
import { createTabs, findTab, openTab, retitle } from '#web/admin/frame/tabs/tabs.ts'
import { documentTitle } from './trail.ts'

const text = (en: string) => ({ zh: '', en, es: '' })
const steps = [{ title: text('Products'), to: '/products' }, { title: text('Edit') }]
const page = (path: string) => ({ path, address: path, title: text('Edit'), affix: false, cached: true })
const strip = retitle(openTab(openTab(createTabs([]), page('/1')), page('/2')), '/1', 'LB-100')
const shown = (path: string, site?: string) => documentTitle({ tab: findTab(strip, path), steps, site }, 'en')

test('a page that gave its tab a title is called by it, and another tab by its route', () => {
  expect(shown('/1', 'Lanbo')).toBe('LB-100 - Lanbo')
  expect(shown('/2', 'Lanbo')).toBe('Edit - Lanbo')
})

test('a title in three languages is read in the one shown; one that was taken back leaves the route its own', () => {
  const named = retitle(strip, '/2', { zh: '泵', en: 'Pump', es: '' })
  const tab = (from: typeof strip) => ({ tab: findTab(from, '/2'), steps, site: 'Lanbo' })
  expect(documentTitle(tab(named), 'zh')).toBe('泵 - Lanbo')
  expect(documentTitle(tab(named), 'es')).toBe('Pump - Lanbo')
  expect(documentTitle(tab(retitle(named, '/2', null)), 'es')).toBe('Edit - Lanbo')
})

test('without a tab the breadcrumb names it, and without the name of the site the page stands alone', () => {
  expect(shown('/none', 'Lanbo')).toBe('Edit - Lanbo')
  expect(shown('/1')).toBe('LB-100')
  expect(documentTitle({ tab: undefined, steps: [], site: 'Lanbo' }, 'en')).toBe('Lanbo')
})
