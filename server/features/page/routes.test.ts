import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { productTypeCalls } from '#contract/product-type.ts'
import { buildApp } from '#server/app.ts'
import { testApp } from '#server/testing/app.ts'

const PAGE =
  '<!doctype html><html lang="zh"><title>x</title><script type="application/json" id="data">null</script></html>'
const SCRIPT = 'console.log("a script of the site")'

const folder = mkdtempSync(join(tmpdir(), 'site-web-'))
mkdirSync(join(folder, 'assets'))
writeFileSync(join(folder, 'index.html'), PAGE)
writeFileSync(join(folder, '.built-from'), 'secret')
writeFileSync(join(folder, 'assets', 'main-1.js'), SCRIPT)
writeFileSync(join(folder, 'assets', 'main-1.js.br'), brotliCompressSync(SCRIPT))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const { parts, get, signIn } = await testApp()
const app = await buildApp(parts, folder)
afterAll(() => app.close())

const embedded = (html: string) => JSON.parse(/id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null')

test('the page is in the language of the visitor and holds what its first paint needs', async () => {
  const admin = await signIn()
  await get(
    productTypeCalls.add,
    { productTypeName: { zh: '阀', en: '</script><b>' }, productTypeLevel: '0' },
    admin,
  )
  const page = await app.inject({ url: '/', cookies: { language: 'en' } })
  expect(page.body).toContain('<html lang="en">')
  expect(page.body).not.toContain('</script><b>')
  expect(embedded(page.body)).toMatchObject({
    language: 'en',
    site: { companyName: 'Company site' },
    types: [{ productTypeName: '</script><b>', productTypeLevel: '0' }],
  })
  expect((await app.inject({ url: '/' })).body).toContain('<html lang="zh">')
})

test('an unchanged page is 304, a changed one comes anew', async () => {
  const admin = await signIn()
  const first = await app.inject({ url: '/' })
  const held = { 'if-none-match': String(first.headers.etag) }
  expect((await app.inject({ url: '/', headers: held })).statusCode).toBe(304)
  await get(productTypeCalls.add, { productTypeName: '新', productTypeLevel: '0' }, admin)
  expect((await app.inject({ url: '/', headers: held })).statusCode).toBe(200)
})

test('files are kept for ever by their hashed names and come compressed to who takes that', async () => {
  const plain = await app.inject({ url: '/assets/main-1.js' })
  expect(plain.body).toBe(SCRIPT)
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const packed = await app.inject({ url: '/assets/main-1.js', headers: { 'accept-encoding': 'br, gzip' } })
  expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
})

test('nothing beside the built files can be reached', async () => {
  for (const url of [
    '/.built-from',
    '/assets/.built-from',
    '/assets/../.built-from',
    '/assets/..%2f.built-from',
    '/%2e%2e/package.json',
    '/assets/main-1.js.br',
    '/assets/',
  ]) {
    expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 404])
  }
  const moved = await app.inject({ url: '/index.html' })
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/'])
})
