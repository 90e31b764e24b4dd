// The breadcrumb's rules.
import { expect, test } from 'vitest'
import { inEach } from '#contract/testing/in-each.ts'
import { titleOf, trail } from './trail.ts'

const text = (en: string) => inEach({ zh: '', en, es: '' })
const site = { pathname: '/webSystemManage', handle: { title: text('Website'), noredirect: true } }
const products = {
  pathname: '/webSystemManage/web_product/',
  handle: { title: text('Products'), resources: 'web_product' },
}
const form = { pathname: '/webSystemManage/web_product/3', handle: { title: text('Edit') } }

test('the trail begins with the dashboard and ends without a link', () => {
  expect(trail([{ pathname: '/', handle: undefined }, site, products, form], [])).toEqual([
    { title: expect.objectContaining({ en: 'Dashboard' }), to: '/dashboard' },
    { title: text('Website') },
    { title: text('Products'), to: '/webSystemManage/web_product' },
    { title: text('Edit') },
  ])
})

test('a page whose list stands elsewhere leads to that list', () => {
  const list = {
    pathname: '/webSystemManage',
    handle: { title: text('News'), at: '/webSystemManage/web_news' },
  }
  const piece = { pathname: '/webSystemManage/web_news_form/3', handle: { title: text('Edit news') } }
  expect(trail([site, list, piece], []).slice(2)).toEqual([
    { title: text('News'), to: '/webSystemManage/web_news' },
    { title: text('Edit news') },
  ])
})

test('the dashboard itself stands alone', () => {
  expect(trail([{ pathname: '/dashboard', handle: { title: text('Dashboard') } }], [])).toEqual([
    { title: text('Dashboard') },
  ])
})

test('a route marked without breadcrumb is skipped', () => {
  expect(trail([{ ...site, handle: { ...site.handle, breadcrumb: false } }, products], [])).toHaveLength(2)
})

test('a route whose title says nothing in any language is skipped, as one without a title', () => {
  const blank = { pathname: '/webSystemManage/', handle: { title: inEach({ zh: '', en: ' ', es: '' }) } }
  expect(trail([site, blank, products], [])).toEqual(trail([site, products], []))
  expect(trail([blank], [])).toEqual([{ title: expect.objectContaining({ en: 'Dashboard' }) }])
})

test('a title in one language is a title, and a menu without one leaves the route its own', () => {
  const chinese = { pathname: '/x', handle: { title: inEach({ zh: '产品', en: '', es: '' }) } }
  expect(trail([chinese], []).at(-1)).toEqual({ title: chinese.handle.title })
  const unnamed = {
    resources: 'web_product',
    title: text(''),
    icon: '',
    hidden: false,
    alwaysShow: false,
    children: [],
  }
  expect(trail([products], [unnamed]).at(-1)).toEqual({ title: text('Products') })
})

test("a menu's title overrides the route's, also from deep inside the menus", () => {
  const leaf = {
    resources: 'web_product',
    title: text('Goods'),
    icon: '',
    hidden: false,
    alwaysShow: false,
    children: [],
  }
  const menus = [
    {
      resources: 'webSystemManage',
      title: text('Web'),
      icon: '',
      hidden: false,
      alwaysShow: false,
      children: [leaf],
    },
  ]
  expect(trail([products], menus).at(-1)).toEqual({ title: text('Goods') })
})

test('in a language that came after the menus a step has the name of its page', () => {
  const menu = {
    title: inEach({ zh: '网站管理', en: 'Website', es: '' }),
    icon: '',
    hidden: false,
    alwaysShow: false,
  }
  const page = {
    title: inEach({ zh: '', en: 'Site', es: 'Sitio web' }),
    resources: 'webSystemManage' as const,
  }
  expect(titleOf(page, [{ ...menu, resources: 'webSystemManage', children: [] }])).toEqual(
    inEach({ zh: '网站管理', en: 'Website', es: 'Sitio web' }),
  )
})
