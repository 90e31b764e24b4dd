import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { get as httpGet } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { productCalls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { settingCalls } from '#contract/site/setting.ts'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/desks/product-desk.ts'

const app = await testApp({ ...LONG_SESSIONS, PUBLIC_URL: 'https://site.example/' }, builtWeb())
const { get, inject } = app
const { admin, draft, published, rename, read } = await productDesk(app)

const page = (url: string, headers: Record<string, string> = {}) => inject({ method: 'GET', url, headers })
const embedded = (html: string) => JSON.parse(/id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')
/** What a page that is kept is taken over with: it holds the name of that alone. */
const dataOf = async (url: string) => {
  const name = embedded((await page(url)).body)
  const data = (await page(`/data${url}`)).json()
  expect([typeof name, data.name]).toEqual(['string', name])
  return data
}
const held = async (url: string) => ({ 'if-none-match': String((await page(url)).headers.etag) })

test('a page whose record was never published says so in its place, and is no fault of the server', async () => {
  const reply = await app.inject({ url: '/en/aboutNothing' })
  expect([reply.statusCode, reply.body.includes('Nothing yet')]).toEqual([404, true])
})

test('the home page is in the language of the visitor and holds what its first paint needs', async () => {
  await get(
    productTypeCalls.add,
    { productTypeName: { zh: '阀', en: '</script><b>' }, productTypeLevel: '0' },
    admin,
  )
  const home = await page('/', { cookie: 'language=en' })
  expect(home.body).toContain('<html lang="en">')
  expect(home.body).toContain('<title>T &lt;HomePage</title><meta name="x">')
  expect(home.body).toContain('<div id="root"><h1>HomePage</h1>')
  expect(home.body).not.toContain('</script><b>')
  expect(embedded(home.body)).toMatchObject({ language: 'en', site: { companyName: 'Company site' } })
  expect((await page('/')).body).toContain('<html lang="zh">')
  expect(home.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'Cookie, Accept-Encoding',
  })
})

/** What the policy of an answer says, by directive. */
const policyOf = async (url: string) => {
  const { headers } = await page(url)
  const rules = String(headers['content-security-policy']).split(';')
  return Object.fromEntries(rules.map((rule) => [rule.split(' ')[0], rule.slice(rule.indexOf(' ') + 1)]))
}
const digestOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the one script of a page is allowed by its digest alone', async () => {
  const { body } = await page('/')
  expect(body).toContain("setAttribute('data-deep','')")
  const policy = await policyOf('/')
  expect(policy['script-src']).toMatch(/^'self' 'sha256-[\w+/]{43}='$/)
  expect(policy['require-trusted-types-for']).toBe("'script'")
})

test('at canonical addresses every style and script is a file of the site, and no text becomes a script', async () => {
  // Made anew, kept, and a page of nothing.
  for (const url of ['/en/HotProduct', '/en/HotProduct', '/en/nowhere']) {
    expect((await page(url)).body, url).not.toContain('<style')
    const policy = await policyOf(url)
    expect(policy, url).toMatchObject({
      'default-src': "'self'",
      'require-trusted-types-for': "'script'",
      'trusted-types': "'none'",
    })
    for (const part of ['script-src', 'style-src', 'connect-src']) expect(policy[part], url).toBeUndefined()
  }
})

test('the small page that stands alone may do nothing but show its own style', async () => {
  const { body } = await page('/nowhere')
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(body) ?? []
  expect(await policyOf('/nowhere')).toMatchObject({
    'default-src': "'none'",
    'style-src': digestOf(style),
    'form-action': "'none'",
  })
})

test('another theme colour is a sheet that is kept for ever', async () => {
  const before = await get(settingCalls.read, {}, admin)
  await get(settingCalls.update, { version: before.version, themeColor: '#0a7c5b' }, admin)
  const { body } = await page('/en/HotProduct')
  const address = /<link rel="stylesheet" href="(\/brand\/[^"]*)">/.exec(body)?.[1] ?? ''
  const sheet = await page(address)
  expect([sheet.statusCode, sheet.body]).toEqual([200, ':root:root{--brand:#0a7c5b}'])
  expect(sheet.headers).toMatchObject({
    'content-type': expect.stringContaining('text/css'),
    'cache-control': expect.stringContaining('immutable'),
  })
  expect((await page('/brand/red.css')).statusCode).toBe(404)
})

test('a page is 304 while nothing it shows changed, and anew when it did', async () => {
  const { id, version } = await published('Seven')
  const elsewhere = { productTypeName: 'Pumps', productTypeLevel: '0' }
  const { id: productTypeId } = await get(productTypeCalls.add, elsewhere, admin)
  const other = await draft('Eight', { productTypeId })
  await get(productCalls.publish, { id: other.id, version: other.version }, admin)
  const url = `/en/productDetail/${id}-seven`
  const holding = await held(url)
  expect((await page(url, holding)).statusCode).toBe(304)
  const beside = await held(`/en/productDetail/${other.id}-eight`)
  const saved = await rename(await read(id), 'Seven anew')
  await get(productCalls.publish, { id, version: saved.version ?? version }, admin)
  expect((await page(url)).statusCode).toBe(301)
  expect((await page(`/en/productDetail/${id}-seven-anew`)).body).toContain('Seven anew')
  expect((await page(`/en/productDetail/${other.id}-eight`, beside)).statusCode).toBe(304)
})

test('news that come leave the pages of products as they are', async () => {
  const { id } = await published('Quiet')
  const holding = await held(`/en/productDetail/${id}-quiet`)
  await get(newsCalls.add, { title: 'News' }, admin)
  expect((await page(`/en/productDetail/${id}-quiet`, holding)).statusCode).toBe(304)
})

test('pages and reads come compressed, each way with a tag of its own', async () => {
  const { id } = await published('Packed')
  const url = `/en/productDetail/${id}-packed`
  const plain = await page(url)
  const packed = await page(url, { 'accept-encoding': 'gzip, br' })
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'Accept-Encoding, Available-Dictionary, Sec-CH-UA',
  })
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
  expect(packed.headers.etag).not.toBe(plain.headers.etag)
  const holding = { 'accept-encoding': 'br', 'if-none-match': String(packed.headers.etag) }
  expect((await page(url, holding)).statusCode).toBe(304)
  const read = await page(`/api/web/product/getById?id=${id}&lang=en`, { 'accept-encoding': 'gzip' })
  expect(read.headers['content-encoding']).toBe('gzip')
  expect((await page(url, { 'accept-encoding': 'br;q=0' })).headers['content-encoding']).toBeUndefined()
})

test('an address of nothing is a page of the site with 404 that nobody keeps', async () => {
  for (const url of ['/en/productDetail/999999', '/en/newsDetail/none', '/zh/successCaseDetail/0']) {
    const { statusCode, headers, body } = await page(url)
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, 'no-store'])
    expect(body).toContain('<div id="root">')
    expect((await page(url, await held(url))).statusCode).toBe(404)
  }
})

test('an address with slashes where a name belongs is no fault of ours but an address of nothing', async () => {
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.app.server.address() as AddressInfo
  // As they are written: neither `inject` nor `fetch` would send them.
  const statusOf = async (path: string) => {
    const [answer] = await once(httpGet({ port, host: '127.0.0.1', path }), 'response')
    answer.resume()
    return answer.statusCode
  }
  for (const url of ['/zh//', '/en//?a=1', '/es//x', '/zh/\\', '/zh/%5C', '/en/%2F', '//', '/\\'])
    expect([url, await statusOf(url)]).toEqual([url, 404])
})

test('addresses of nothing are rendered once for each language, and anew when what they show changed', async () => {
  const times = async (url: string) => {
    const { statusCode, headers, body } = await page(url)
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 404, 'no-store'])
    return /<h1>-(\d+)/.exec(body)?.[1]
  }
  const first = await times('/en/nowhere/1')
  for (const url of ['/en/nowhere/2', '/en/nowhere?x=3', '/en/productDetail/999998'])
    expect([url, await times(url)]).toEqual([url, first])
  expect(await times('/es/nowhere')).not.toBe(first)
  await get(productTypeCalls.add, { productTypeName: 'Meters', productTypeLevel: '0' }, admin)
  expect(await times('/en/nowhere/1')).not.toBe(first)
})

test('what a page does not depend on in a query costs no rendering of its own', async () => {
  const times = async (query: string) => (await dataOf(`/en/HotProduct${query}`)).made as number
  const first = await times('')
  expect(first).toBeDefined()
  for (const query of ['?utm_source=x&utm_medium=y', '?', '?x', '?&&', '?pages=2'])
    expect([query, await times(query)]).toEqual([query, first])
  const second = await times('?page=2')
  expect(second).not.toBe(first)
  expect(await times('?gclid=1&page=2')).toBe(second)
  expect(await times('?%70age=2')).not.toBe(first)
})

test('a record is found by `?id=` and led to its address; aliases lead on', async () => {
  const { id } = await published('Asked for')
  expect((await page(`/en/productDetail?id=${id}&utm=x`)).headers.location).toBe(
    `/en/productDetail/${id}-asked-for?utm=x`,
  )
  expect((await page(`/en/PRODUCTdetail/${id}-asked-for`)).headers.location).toBe(
    `/en/productDetail/${id}-asked-for`,
  )
  expect((await page('/es')).headers.location).toBe('/es/HomePage')
  expect((await page('/es/homepage?utm_source=x&page=2')).headers.location).toBe('/es/HomePage?utm_source=x')
})

test('a page names the site as it is configured, whatever the request says', async () => {
  const { id } = await published('Host')
  const evil = { host: 'evil.example', 'x-forwarded-host': 'evil.example' }
  const address = `/en/productDetail/${id}-host`
  expect((await page(address, evil)).body).not.toContain('evil.example')
  expect(await dataOf(address)).toMatchObject({
    origin: 'https://site.example',
    alternates: { en: `/en/productDetail/${id}-host` },
  })
})

test('the data of a page are those it was made from, made anew with it, also at an address of nothing', async () => {
  const { id } = await published('Beside')
  const address = `/en/productDetail/${id}-beside`
  expect((await page(`/data${address}`)).json()).toMatchObject({ found: { productName: 'Beside' } })
  const before = await dataOf(address)
  const saved = await rename(await read(id), 'Beside it')
  await get(productCalls.publish, { id, version: saved.version ?? 0 }, admin)
  const after = await dataOf(`${address}-it`)
  expect([after.found.productName, after.name === before.name]).toEqual(['Beside it', false])
  expect((await page(`/data${address}`)).statusCode).toBe(404)
  for (const url of ['/en/nowhere', '/en/productDetail/0-nothing'])
    expect(await dataOf(url)).toMatchObject({ found: null })
})

test('a preview shows the working copy, to nobody else, and nobody keeps it', async () => {
  const { id, version } = await published('Known')
  const { token } = await get(productCalls.preview, { id }, admin)
  await rename({ id, version } as Awaited<ReturnType<typeof read>>, 'Draft of it')
  const address = `/en/productDetail/${id}-known`
  const shown = await page(`${address}?preview=${token}`)
  expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(embedded(shown.body)).toMatchObject({
    preview: { token },
    found: { productName: 'Draft of it' },
  })
  expect((await page(address)).body).not.toContain('Draft of it')
})
