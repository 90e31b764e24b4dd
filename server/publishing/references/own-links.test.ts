import { expect, test } from 'vitest'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { productCalls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { searchCalls } from '#contract/site/search.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'

const app = await testApp()
const { admin, type, draft, published, read } = await productDesk(app)

const told = (href: string) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'Here', marks: [{ type: 'link', attrs: { href } }] }],
    },
  ],
})
async function news(title: string, href: string) {
  const input = { title: { en: title, zh: '消息' }, date: '2026-05-01', summary: { en: 'x' } }
  const { id, version } = await app.get(newsCalls.add, { ...input, body: { en: told(href) } as never }, admin)
  await app.get(newsCalls.publish, { id, version }, admin)
  return id
}
const hrefIn = async (id: number) =>
  /"href":"([^"]*)"/.exec(JSON.stringify((await app.get(newsCalls.getById, { id, lang: 'en' })).body))?.[1]

test('records bring the address of their page along, in the language that is asked for', async () => {
  const { id } = await published('Ball valve')
  const zh = { productName: { zh: '阀门', en: 'Gate' } }
  const other = await draft('Gate', zh)
  await app.get(productCalls.publish, { id: other.id, version: other.version }, admin)
  const { address, path, related } = await app.get(productCalls.getById, { id, lang: 'en' })
  expect(address).toBe(`/productDetail/${id}-ball-valve`)
  expect(path).toMatchObject([{ address: `/productModular/${type.id}-valves` }])
  expect(related).toMatchObject([{ address: `/productDetail/${other.id}-gate` }])
  const inChinese = await app.get(productCalls.getById, { id: other.id, lang: 'zh' })
  expect(inChinese.address).toBe(`/productDetail/${other.id}-${encodeURIComponent('阀门')}`)
  const below = { productTypeName: 'Small valves', productTypeLevel: String(type.id) }
  const { id: child } = await app.get(productTypeCalls.add, below, admin)
  const types = await app.get(productTypeCalls.listAll, { lang: 'en' })
  expect(types.map((one) => one.address)).toEqual([
    `/productModular/${type.id}-valves`,
    `/productModularChil/${child}-small-valves`,
  ])
  const { items } = await app.get(searchCalls.search, { keyword: 'valves', lang: 'en' })
  expect(items.map((one) => one.address)).toContain(`/productModularChil/${child}-small-valves`)
  const { items: suggested } = await app.get(searchCalls.suggest, { keyword: 'gate', lang: 'en' })
  expect(suggested.map((one) => one.address)).toEqual([`/productDetail/${other.id}-gate`])
})

test('a link of a text leads straight to where its record is, also after the record got another name', async () => {
  const { id } = await published('Needle')
  const piece = await news('Needles', `/productDetail?id=${id}`)
  expect(await hrefIn(piece)).toBe(`/productDetail/${id}-needle`)
  const { version } = await read(id)
  const named = { id, version, productName: { en: 'Fine needle' } }
  const saved = await app.get(productCalls.update, named, admin)
  await app.get(productCalls.publish, { id, version: saved.version }, admin)
  expect(await hrefIn(piece)).toBe(`/productDetail/${id}-fine-needle`)
  expect(await hrefIn(await news('Old', `/productDetail/${id}-needle#downloads`))).toBe(
    `/productDetail/${id}-fine-needle#downloads`,
  )
  // As it is copied out of the address bar.
  for (const bar of [`/zh/productDetail/${id}-x`, `/#/productDetail/${id}`, `#/productDetail?id=${id}`])
    expect(await hrefIn(await news('From the bar', bar))).toBe(`/productDetail/${id}-fine-needle`)
})

test('a link to another place, to no record or to one of another kind stays as it is', async () => {
  const { id } = await published('Plug')
  for (const href of [
    '/aboutus#lianxi',
    '/productDetail/99999',
    `/newsDetail/${id}`,
    `/productDetail/${id}/more`,
    `https://other.example/productDetail/${id}`,
  ])
    expect(await hrefIn(await news('Elsewhere', href))).toBe(href)
})

test('the pieces before and after one bring their addresses along', async () => {
  const one = await news('First piece', '/news')
  const two = await news('Second piece', '/news')
  const { previous } = await app.get(newsCalls.getById, { id: two, lang: 'en' })
  expect(previous).toMatchObject({ id: one, address: `/newsDetail/${one}-first-piece` })
})
