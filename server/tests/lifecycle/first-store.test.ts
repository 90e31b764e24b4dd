// A store that the first version made opens in this one, and everything in it is read, seen and saved.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { messageDeskCalls } from '#contract/enquiries/message-desk.ts'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { successCaseCalls } from '#contract/news-and-cases/success-case.ts'
import { productCalls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { aboutCalls } from '#contract/site/about.ts'
import { homeCalls } from '#contract/site/home.ts'
import { searchCalls } from '#contract/site/search.ts'
import { testApp } from '#server/testing/app.ts'

// The store is a file of SQLite; how rows are read is the same on both databases.
const folder = mkdtempSync(join(tmpdir(), 'site-first-store-'))
const stored = readFileSync(new URL('first-store.sqlite.gz', import.meta.url))
const file = join(folder, 'site.sqlite')
writeFileSync(file, gunzipSync(stored))
const before = new DatabaseSync(file)
before.exec(`update message set product_name = 'As it was called', product_id = (select min(id) from entry where kind = 'product')
  where id = (select min(id) from message)`)
before.close()
const onSqlite = process.env.TEST_DATABASE !== 'postgres'
const app = await testApp(onSqlite ? { DATA_DIR: folder } : {})
// What was published then is seen from then on.
app.tick(365 * 24 * 3_600_000)

test.runIf(onSqlite)('visitors see every record of it, in every language', async () => {
  for (const lang of ['zh', 'en', 'es'] as const) {
    const page = { lang, limit: 100 }
    const products = await app.get(productCalls.listAll, page)
    const cases = await app.get(successCaseCalls.listAll, page)
    const news = await app.get(newsCalls.listAll, page)
    expect([products.total, cases.total, news.total]).toEqual([24, 4, 8])
    for (const { id } of products.items) await app.get(productCalls.getById, { id, lang })
    for (const { id } of cases.items) await app.get(successCaseCalls.getById, { id, lang })
    for (const { id } of news.items) await app.get(newsCalls.getById, { id, lang })
    await app.get(homeCalls.getById, { lang })
    await app.get(aboutCalls.getById, { lang })
    await app.get(searchCalls.search, { keyword: 'DN', lang })
  }
})

test.runIf(onSqlite)('staff read every record of it, and save and publish it', async () => {
  const admin = await app.signIn()
  const lists = [
    { calls: productCalls, name: 'productName' },
    { calls: successCaseCalls, name: 'title' },
    { calls: newsCalls, name: 'title' },
  ]
  for (const { calls } of lists) {
    const { items } = await app.get(calls.list, { limit: 100 }, admin)
    for (const { id, version } of items) {
      await app.get(calls.read, { id }, admin)
      const saved = await app.get(calls.update, { id, version, seo: SEO }, admin)
      await app.get(calls.publish, { id, version: saved.version }, admin)
    }
  }
  for (const { id, version } of (await app.get(productTypeCalls.list, { limit: 100 }, admin)).items) {
    const saved = await app.get(productTypeCalls.update, { id, version, seo: SEO }, admin)
    expect(saved.version).toBe(version + 1)
  }
})

test.runIf(onSqlite)('what was asked about then was a product', async () => {
  const { items } = await app.get(messageDeskCalls.list, { limit: 100 }, await app.signIn())
  expect(items.filter(({ about }) => about !== null)).toMatchObject([
    { about: { kind: 'product', title: 'As it was called' }, productName: 'As it was called' },
  ])
})

const SEO = { title: 'For engines', description: '', picture: null, listed: true }
