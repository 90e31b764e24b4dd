import { expect, test } from 'vitest'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { productCalls } from '#contract/products/product.ts'
import { testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/desks/product-desk.ts'

const app = await testApp({ ...LONG_SESSIONS, PUBLIC_URL: 'https://site.example' })
const { admin, type, draft, published } = await productDesk(app)
const open = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers })

test('robots.txt closes calls and previews and names the sitemap as it is configured', async () => {
  const { body, headers } = await open('/robots.txt', { host: 'evil.example' })
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Disallow: /api/\n')
  expect(body).toContain('Disallow: /*?preview=')
  expect(body).toContain('Sitemap: https://site.example/sitemap.xml')
  expect(body).not.toContain('evil')
})

test('the sitemap names a page for each kind and language that has something', async () => {
  await published('Ball valve')
  const { body } = await open('/sitemap.xml')
  for (const name of ['pages-zh', 'product-en-1', 'productType-es-1'])
    expect(body).toContain(`<loc>https://site.example/sitemap/${name}.xml</loc>`)
  expect(body).not.toContain('news-')
})

test('a page of the sitemap tells addresses, pictures and the other languages that have a text of their own', async () => {
  const { id } = await published('Gate <valve>')
  const { body } = await open('/sitemap/product-en-1.xml')
  const address = `https://site.example/en/productDetail/${id}-gate-valve`
  const [entry = ''] = /<url><loc>[^<]*gate-valve.*?<\/url>/s.exec(body) ?? []
  expect(entry).toContain(`<loc>${address}</loc><lastmod>2026-06-01T`)
  expect(entry).toContain(`hreflang="en" href="${address}"`)
  expect(entry).toContain(`hreflang="x-default" href="${address}"`)
  expect(entry).toContain('hreflang="zh"')
  expect(entry).not.toContain('hreflang="es"')
  expect(entry).toContain('<image:loc>https://site.example/image?filepath=')
  expect((await open('/sitemap/product-es-1.xml')).body).not.toContain('gate-valve')
  expect((await open('/sitemap/productType-zh-1.xml')).body).toContain(`/zh/productModular/${type.id}-valves`)
})

test('what search engines shall not list, and what visitors do not see, is not told of', async () => {
  const hidden = { seo: { title: {}, description: {}, picture: null, listed: false } }
  const { id, version } = await draft('Secret', hidden)
  await app.get(productCalls.publish, { id, version }, admin)
  await draft('Unseen')
  const { body } = await open('/sitemap/product-en-1.xml')
  expect(body).not.toMatch(/secret|unseen/)
})

test('a new record comes into a sitemap that was kept', async () => {
  const before = await open('/sitemap/product-en-1.xml')
  const held = { 'if-none-match': String(before.headers.etag) }
  expect((await open('/sitemap/product-en-1.xml', held)).statusCode).toBe(304)
  await published('Latest')
  expect((await open('/sitemap/product-en-1.xml', held)).body).toContain('-latest</loc>')
})

test('no other page of a sitemap is there', async () => {
  for (const name of [
    'product-en-99',
    'product-fr-1',
    'product-en',
    'pages-en-1',
    'user-en-1',
    'x',
    'product-en-0',
  ])
    expect([name, (await open(`/sitemap/${name}.xml`)).statusCode]).toEqual([name, 404])
})

test('the feed tells the news of its language, escaped', async () => {
  const news = { title: { en: 'New <pump> & more' }, summary: { en: 'It "runs".' }, date: '2026-05-01' }
  const { id, version } = await app.get(newsCalls.add, { ...news, body: { en: '<p>Text</p>' } }, admin)
  await app.get(newsCalls.publish, { id, version }, admin)
  const { body, headers } = await open('/en/news.atom')
  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
  expect(body).toContain('<title>New &lt;pump&gt; &amp; more</title>')
  expect(body).toContain(`<id>https://site.example/en/newsDetail/${id}</id>`)
  expect(body).toContain('<summary>It &quot;runs&quot;.</summary>')
  expect((await open('/es/news.atom')).body).not.toContain('<entry>')
})

test('a site that does not know where it stands has no sitemap and no feed, whatever host a request names', async () => {
  const { inject } = await testApp()
  const at = (url: string) => inject({ method: 'GET', url, headers: { host: 'evil.example' } })
  for (const url of ['/sitemap.xml', '/sitemap/pages-en.xml', '/en/news.atom'])
    expect([url, (await at(url)).statusCode]).not.toEqual([url, 200])
  const { body } = await at('/robots.txt')
  expect(body).toContain('Disallow: /api/')
  expect(body).not.toMatch(/sitemap|evil/i)
})
