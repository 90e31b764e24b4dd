// Which page of the console stands at an address.
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { createPageAt } from './page-at.ts'

const text = (word: string): Text => eachLanguage(() => word)
const routes: RouteObject[] = [
  { path: '/HomePage', handle: { title: text('Home') } },
  {
    id: 'console',
    children: [
      { path: '/dashboard', handle: { title: text('Dashboard'), affix: true, noCache: true } },
      {
        path: '/products',
        handle: { title: text('Products'), resources: 'web_product' },
        children: [
          { index: true, handle: { title: text('Products'), resources: 'web_product', noCache: true } },
          { path: 'add', handle: { title: text('New'), needs: { button: 'web_product:add' } } },
          { path: ':id', handle: { title: text('Edit') } },
          { path: 'old', loader: () => null },
        ],
      },
    ],
  },
]
const menus = [
  {
    resources: 'web_product',
    title: text('Range'),
    icon: '',
    hidden: false,
    alwaysShow: false,
    children: [],
  },
]
const pageAt = createPageAt(routes, { roles: ['editor'], menus, buttons: [] })

test('a page is known by its path with parameters, and its query is where its tab leads', () => {
  expect(pageAt('/products/7?lang=es')).toEqual({
    path: '/products/7',
    address: '/products/7?lang=es',
    title: text('Edit'),
    affix: false,
    cached: true,
  })
})

test('a menu names its page, and the route says whether it is affixed and kept', () => {
  expect(pageAt('/products')).toMatchObject({ title: text('Range'), cached: false })
  expect(pageAt('/dashboard')).toMatchObject({ affix: true, cached: false })
})

test('public pages, steps on the way, unknown addresses and forbidden pages have no tab', () => {
  for (const address of ['/HomePage', '/products/old', '/nothing', '/products/add']) {
    expect(pageAt(address), address).toBeNull()
  }
  const buttons = [{ resources: 'web_product:add' }]
  expect(createPageAt(routes, { roles: ['editor'], menus, buttons })('/products/add')).not.toBeNull()
})
