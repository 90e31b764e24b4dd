import { expect, test } from 'vitest'
import { PREVIEW_HOURS } from '#contract/content/content.ts'
import { productCalls as calls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { homeCalls } from '#contract/site/home.ts'
import { searchCalls } from '#contract/site/search.ts'
import { CODE } from '#contract/wire/answer.ts'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/desks/product-desk.ts'

const HOUR = 3_600_000
const app = await testApp(LONG_SESSIONS, builtWeb())
const { admin, type, draft, published, rename, seen } = await productDesk(app)

const previewOf = async (id: number) => (await app.get(calls.preview, { id }, admin)).token
const open = (path: string, query: Record<string, string>) =>
  app.inject({ method: 'GET', url: path, query: { lang: 'en', ...query } })

test('a preview shows the working copy wherever the record is read or listed as if it were published, and nobody else sees it', async () => {
  const product = await published('V-1')
  await rename(product, 'Rewritten')
  const fresh = await draft('V-2')
  const preview = await previewOf(product.id)
  const shown = await open(calls.getById.path, { id: String(product.id), preview })
  expect(shown.json().data).toMatchObject({ productName: 'Rewritten', productModel: 'V-1' })
  const list = await open(calls.listAll.path, { typeId: String(type.id), preview })
  expect(list.json().data.items).toMatchObject([{ productName: 'Rewritten' }])
  // Only what is published has its words.
  const found = await open(searchCalls.search.path, { keyword: 'rewritten', preview })
  expect(found.json().data).toMatchObject({ total: 0 })

  const draftShown = await open(calls.getById.path, {
    id: String(fresh.id),
    preview: await previewOf(fresh.id),
  })
  expect(draftShown.json().data).toMatchObject({ productName: 'V-2' })
  const types = await open(productTypeCalls.listAll.path, { preview: await previewOf(fresh.id) })
  expect(types.json().data).toMatchObject([{ productCount: 2 }])
  expect(await open(calls.getById.path, { id: String(fresh.id), preview })).toMatchObject({
    statusCode: CODE.notFound,
  })
  expect([await seen(product.id), await seen(fresh.id)]).toEqual(['V-1', CODE.notFound])
})

test('what a preview shows is kept by nobody, asked by POST or GET, and a kept answer is not served in it', async () => {
  const product = await published('K-1')
  const path = calls.getById.path
  const query = { id: String(product.id), lang: 'en' }
  const kept = await open(path, query)
  await rename(product, 'Second thought')
  const preview = await previewOf(product.id)
  const ask = (method: 'GET' | 'POST', more: object = {}) =>
    app.inject({
      ...{ method, url: path, query: { ...query, preview } },
      headers: { 'if-none-match': String(kept.headers.etag) },
      ...more,
    })
  for (const method of ['GET', 'POST'] as const) {
    const shown = await ask(method)
    expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(shown.headers.etag).toBeUndefined()
    expect(shown.json().data.productName).toBe('Second thought')
  }
  expect((await open(path, query)).headers.etag).toBe(kept.headers.etag)
})

test('a preview that is asked for again, or after its end, is never the published copy, whatever was asked before', async () => {
  const product = await published('A-1')
  await rename(product, 'Not yet')
  const preview = await previewOf(product.id)
  const address = await app.app.listen({ port: 0, host: '127.0.0.1' })
  const call = `${calls.getById.path}?id=${product.id}&lang=en`
  const page = `/en/productDetail/${product.id}-a-1`
  const places = [
    ['GET', call, '&'],
    ['POST', call, '&'],
    ['GET', page, '?'],
  ] as const
  const ask = async (method: string, path: string) => {
    const answer = await fetch(address + path, { method })
    const { status, headers } = answer
    return {
      status,
      kept: headers.get('cache-control'),
      etag: headers.get('etag'),
      body: await answer.text(),
    }
  }
  const asked = async (path: string, method: string) => {
    const answers = []
    // Compressed copies come a moment later, and only then does an address leave by the fast way.
    for (let again = 0; again < 3; again++) answers.push(await ask(method, path))
    return answers
  }
  for (const [method, path, joint] of places) {
    for (const shown of await asked(`${path}${joint}preview=${preview}`, method)) {
      expect(shown).toMatchObject({ status: 200, kept: 'no-store', etag: null })
      expect(shown.body).toContain('Not yet')
    }
    for (const seen of await asked(path, method)) {
      expect(seen.status).toBe(200)
      expect(seen.body).not.toContain('Not yet')
    }
  }
  app.tick(PREVIEW_HOURS * HOUR)
  for (const [method, path, joint] of places) {
    for (const over of await asked(`${path}${joint}preview=${preview}`, method)) {
      expect([path, over.status, over.kept]).toEqual([path, CODE.gone, 'no-store'])
      expect(over.body).not.toMatch(/Not yet|A-1/)
    }
  }
})

test('the preview follows the working copy, and does not show what lies in the trash', async () => {
  const product = await draft('F-1')
  const preview = await previewOf(product.id)
  const saved = await rename(product, 'Later')
  const path = calls.getById.path
  expect((await open(path, { id: String(product.id), preview })).json().data.productName).toBe('Later')
  await app.get(calls.remove, { id: saved.id, version: saved.version }, admin)
  expect((await open(path, { id: String(product.id), preview })).statusCode).toBe(CODE.notFound)
})

test('a link that is over, unknown or malformed is answered 410 in words, as a page too', async () => {
  const product = await draft('E-1')
  const preview = await previewOf(product.id)
  const path = calls.getById.path
  expect((await open('/', { preview })).statusCode).not.toBe(CODE.gone)
  app.tick(PREVIEW_HOURS * HOUR)
  for (const token of [preview, 'nobody-made-this', '']) {
    const answer = await open(path, { id: String(product.id), preview: token })
    expect(answer.json()).toMatchObject({ code: CODE.gone, message: expect.stringContaining('preview') })
    expect(answer.headers['cache-control']).toBe('no-store')
    const page = await open('/', { preview: token })
    expect([page.statusCode, page.headers['x-robots-tag']]).toEqual([CODE.gone, 'noindex'])
    expect(page.body).toContain('This preview link has expired')
  }
  const twice = await app.inject({ method: 'GET', url: `${path}?id=${product.id}&preview=a&preview=b` })
  expect(twice.statusCode).toBe(CODE.gone)
})

test('the page of a preview says in itself until when, is kept by nobody and listed by no search engine', async () => {
  const product = await draft('G-1')
  const { token, expireTime } = await app.get(calls.preview, { id: product.id }, admin)
  const page = await open('/', { preview: token })
  expect(page.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(page.headers.etag).toBeUndefined()
  expect(Date.parse(expireTime)).toBe(app.parts.now() + PREVIEW_HOURS * HOUR)
  expect((await open('/', {})).headers['x-robots-tag']).toBeUndefined()
})

test('only public reads take a preview', async () => {
  const product = await draft('O-1')
  const preview = await previewOf(product.id)
  const refused = await app.inject({
    ...{ method: 'POST' as const, url: calls.read.path, query: { id: String(product.id), preview } },
    headers: { 'x-token': admin.token ?? '' },
  })
  expect(refused.json()).toMatchObject({
    code: CODE.invalid,
    data: { fields: { preview: expect.any(String) } },
  })
  expect((await open(homeCalls.getById.path, { preview })).statusCode).toBe(CODE.notFound)
})
