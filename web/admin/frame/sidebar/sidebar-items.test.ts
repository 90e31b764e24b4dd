// From a person's menus to the entries of the sidebar.
import { expect, test } from 'vitest'
import type { MenuNode } from '#contract/people/auth.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { firstBelow, parentsOf, sidebarItems } from './sidebar-items.ts'

const menu = (resources: string, more: Partial<MenuNode> = {}): MenuNode => ({
  resources,
  title: inEach({ zh: '', en: resources, es: '' }),
  icon: 'icon',
  hidden: false,
  alwaysShow: false,
  children: [],
  ...more,
})
const called = (en: string) => inEach({ zh: en, en, es: en })
const pages = {
  types: { title: called('Types'), to: '/site/types' },
  products: { title: called('Products'), to: '/site/products' },
}

test('entries keep the order of the menus and lead to their pages', () => {
  const [site] = sidebarItems([menu('site', { children: [menu('products'), menu('types')] })], pages)
  expect(site?.children.map((child) => child.to)).toEqual(['/site/products', '/site/types'])
  expect(site?.to).toBeUndefined()
})

test('hidden menus are skipped', () => {
  const items = sidebarItems([menu('types', { hidden: true }), menu('products')], pages)
  expect(items.map((item) => item.key)).toEqual(['products'])
})

test('a parent with a single visible entry shows the entry in its place', () => {
  const items = sidebarItems([menu('site', { children: [menu('types'), menu('gone')] })], pages)
  expect(items).toMatchObject([{ key: 'types', to: '/site/types' }])
})

test('a parent that is always shown keeps its only entry below it, at any depth', () => {
  const inner = menu('inner', { alwaysShow: true, children: [menu('types')] })
  expect(sidebarItems([menu('site', { alwaysShow: true, children: [inner] })], pages)).toMatchObject([
    { key: 'site', children: [{ key: 'inner', children: [{ key: 'types', to: '/site/types' }] }] },
  ])
  expect(sidebarItems([menu('site', { children: [inner] })], pages)).toMatchObject([{ key: 'inner' }])
})

test('hidden entries do not count: of two the one in sight takes the place of the parent', () => {
  const children = [menu('types', { hidden: true }), menu('products')]
  expect(sidebarItems([menu('site', { children })], pages)).toMatchObject([
    { key: 'products', to: '/site/products', children: [] },
  ])
  expect(sidebarItems([menu('site', { children, alwaysShow: true })], pages)).toMatchObject([
    { key: 'site', children: [{ key: 'products' }] },
  ])
})

test('a parent without an entry in sight disappears, also one that is always shown', () => {
  const children = [menu('types', { hidden: true })]
  expect(sidebarItems([menu('site', { children }), menu('empty')], pages)).toEqual([])
  expect(sidebarItems([menu('site', { children, alwaysShow: true })], pages)).toEqual([])
})

test('a menu that leads nowhere is left out, with a parent that would be empty', () => {
  expect(sidebarItems([menu('unknown'), menu('site', { children: [menu('constructor')] })], pages)).toEqual(
    [],
  )
})

test('an external address opens outside; a script address does not count as one', () => {
  const items = sidebarItems(
    [menu('docs', { address: 'https://docs.example' }), menu('bad', { address: 'javascript:alert(1)' })],
    pages,
  )
  expect(items).toMatchObject([{ key: 'docs', outside: 'https://docs.example' }])
  const links = menu('links', { children: [menu('docs', { address: 'https://docs.example' })] })
  expect(sidebarItems([links], pages)).toEqual(items)
  expect(sidebarItems([{ ...links, alwaysShow: true }], pages)).toMatchObject([
    { key: 'links', children: [{ key: 'docs', outside: 'https://docs.example' }] },
  ])
})

test('the sub-menus above an entry are found at any depth', () => {
  const items = sidebarItems(
    [menu('a', { children: [menu('types'), menu('b', { children: [menu('products'), menu('types')] })] })],
    pages,
  )
  expect(parentsOf(items, 'products')).toEqual(['a', 'b'])
  expect(parentsOf(items, 'none')).toEqual([])
})

test('a directory leads to the first entry in sight, in the order of the menus and at any depth', () => {
  const inner = menu('inner', { children: [menu('products')] })
  const site = menu('site', {
    children: [menu('types', { hidden: true }), menu('gone'), inner, menu('types')],
  })
  expect(firstBelow([menu('other'), site], 'site', pages)).toBe('/site/products')
  expect(firstBelow([menu('top', { children: [site] })], 'inner', pages)).toBe('/site/products')
  expect(firstBelow([menu('site', { children: [menu('gone')] })], 'site', pages)).toBe(null)
})

test('an entry is called as staff call it, and in a language that they have no name in as its page calls itself', () => {
  const [item] = sidebarItems([menu('types')], pages)
  expect(item?.title).toEqual(inEach({ zh: 'Types', en: 'types', es: 'Types' }))
  const outside = menu('docs', { address: 'https://docs.example' })
  expect(sidebarItems([outside], pages)[0]?.title).toEqual(outside.title)
})
