import { expect, test } from 'vitest'
import { CALLS } from '#contract/calls.ts'
import { DECLARED_KINDS } from '#contract/kinds/declared.ts'
import { authCalls } from '#contract/people/auth.ts'
import { productCalls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { CODE } from '#contract/wire/answer.ts'
import { MIGRATIONS } from '#server/storage/migrate.ts'
import { testApp } from '#server/testing/app.ts'
import { UNLOGGED } from '#server/testing/reviewed/reviewed-logs.ts'

const app = await testApp()
const admin = await app.signIn()

test('every call has a path of its own', () => {
  expect(new Set(CALLS.map(({ path }) => path)).size).toBe(CALLS.length)
})

test('every call leaves an entry in the operation log, unless it is a public read or was reviewed', () => {
  const silent = CALLS.filter(({ logs, madeFrom }) => !logs && !madeFrom).map(({ path }) => path)
  expect(silent.toSorted()).toEqual(Object.keys(UNLOGGED).toSorted())
  const files = CALLS.filter(({ form, logs }) => form === 'file' && !logs).map(({ path }) => path)
  const kinds = ['product', ...DECLARED_KINDS].map((kind) => `/api/web/${kind}/importTemplate`)
  // A file of one message, a quote as a PDF and the proof of a public page are read as they are; whole lists of people that leave
  // are noted.
  const others = [
    ...['/api/user/importTemplate', '/api/web/message/file/download', '/api/web/quote/paper'],
    '/api/web/past/proof',
  ]
  expect(files.toSorted()).toEqual([...others, ...kinds].toSorted())
})

const postRaw = (url: string, payload: string, type = 'application/json', token = admin.token) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': type, 'x-token': token ?? '' } })

test('malformed bodies, unknown fields and wrong types are 400 and change nothing', async () => {
  const before = await app.get(productTypeCalls.tree, {}, admin)
  const add = productTypeCalls.add.path
  const bodies = [
    '{',
    '[]',
    '"text"',
    'null',
    '{"productTypeName":"x","productTypeLevel":"0","id":7}',
    '{"productTypeName":["x"],"productTypeLevel":"0"}',
    '{"productTypeName":{"xx":"x"},"productTypeLevel":"0"}',
    '{"productTypeName":7,"productTypeLevel":"0"}',
    '{"productTypeName":"x","productTypeLevel":0}',
    '{"productTypeName":"x","productTypeName":"y","productTypeLevel":"0"}',
    '{"productTypeName":"x","productTypeLevel":"0","__proto__":{"a":1}}',
    `{"productTypeName":"${'x'.repeat(121)}","productTypeLevel":"0"}`,
    `{"productTypeName":${'['.repeat(10_000)}${']'.repeat(10_000)}}`,
  ]
  for (const body of bodies) {
    const reply = await postRaw(add, body)
    expect([body.slice(0, 60), reply.statusCode]).toEqual([body.slice(0, 60), 400])
    expect(reply.json()).toMatchObject({ code: 400, message: expect.stringMatching(/./) })
  }
  const change = '{"id":1e400,"version":1}'
  expect((await postRaw(productTypeCalls.update.path, change)).statusCode).toBe(400)
  expect(await app.get(productTypeCalls.tree, {}, admin)).toEqual(before)
})

test('a body over a megabyte is 413, one that is not JSON 415', async () => {
  const large = `{"productTypeName":"${'x'.repeat(1_100_000)}"}`
  expect((await postRaw(productTypeCalls.add.path, large)).json()).toMatchObject({ code: CODE.tooLarge })
  for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded']) {
    const reply = await postRaw(productTypeCalls.add.path, '{}', type)
    expect([type, reply.json().code]).toEqual([type, CODE.unsupported])
  }
})

test('in a query, lists, decimals, hex, huge ids and unknown names are 400', async () => {
  for (const query of [
    'id=1&id=2',
    'id=1.5',
    'id=0x1',
    'id=',
    'id=9007199254740993',
    'id=1e3',
    'id[]=1',
    'id=1&x=1',
    'id=-1',
  ]) {
    const reply = await app.inject({ url: `${productTypeCalls.getById.path}?${query}` })
    expect([query, reply.statusCode]).toEqual([query, 400])
  }
  for (const query of ['page=-1', 'page=0', 'limit=1e9', 'limit=101', 'limit=1000000000', 'page=1&page=2']) {
    const reply = await app.inject({ url: `${productCalls.listAll.path}?${query}` })
    expect([query, reply.statusCode]).toEqual([query, 400])
  }
  const keyword = await app.inject({ url: `/api/web/search?keyword=${'x'.repeat(10_000)}` })
  expect(keyword.statusCode).toBe(400)
})

test('messages come in the language of the asker', async () => {
  const ask = async (language: string) =>
    (await app.ask(productTypeCalls.getById, { id: 999 }, { cookies: { language } })).message
  expect(await ask('zh')).toContain('没有找到')
  expect(await ask('en')).toContain('not found')
  expect(await ask('es')).toContain('No se encontró')
})

test('public reads answer on GET with an ETag, 304 when it still holds, and anew after a change', async () => {
  await app.get(productTypeCalls.add, { productTypeName: 'Etag', productTypeLevel: '0' }, admin)
  const url = `${productTypeCalls.listAll.path}?lang=en`
  const first = await app.inject({ url })
  expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=0, must-revalidate' })
  const etag = String(first.headers.etag)
  const again = await app.inject({ url, headers: { 'if-none-match': etag } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(again.headers['x-content-type-options']).toBe('nosniff')
  await app.get(productTypeCalls.add, { productTypeName: 'Etag 2', productTypeLevel: '0' }, admin)
  const changed = await app.inject({ url, headers: { 'if-none-match': etag } })
  expect(changed.statusCode).toBe(200)
  expect(changed.body).toContain('Etag 2')
  const byCookie = await app.inject({ url: productTypeCalls.listAll.path, cookies: { language: 'en' } })
  expect(byCookie.headers['cache-control']).toBe('private, no-cache')
})

test('staff calls do not answer on GET, and their answers are kept by nobody', async () => {
  expect(
    (await app.inject({ url: productCalls.list.path, headers: { 'x-token': admin.token ?? '' } })).statusCode,
  ).toBe(404)
  const reply = await app.inject({
    method: 'POST',
    url: productCalls.list.path,
    headers: { 'x-token': admin.token ?? '' },
  })
  expect(reply.headers['cache-control']).toBe('no-store')
})

test('every answer carries nosniff, a policy and a request id, whatever became of it', async () => {
  const replies = [
    await app.inject({ url: '/healthz' }),
    await app.inject({ url: '/nowhere', headers: { host: 'evil.example' } }),
    await app.inject({ url: '/api/nowhere' }),
    await app.inject({ url: '/image?filepath=x' }),
    await postRaw(authCalls.login.path, '{'),
    await postRaw(productTypeCalls.add.path, `"${'x'.repeat(1_100_000)}"`),
    await postRaw(productTypeCalls.add.path, '{}', 'text/plain'),
    await postRaw(productTypeCalls.add.path, '{}', 'application/json', ''),
    await app.inject({ url: `${productTypeCalls.listAll.path}?lang=en` }),
  ]
  for (const reply of replies) {
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.any(String),
      'x-request-id': expect.any(String),
    })
    expect(reply.body).not.toContain('evil.example')
  }
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 404, 404, 400, 400, 413, 415, 401, 200])
  expect(replies[1]?.headers['content-type']).toContain('text/html')
  expect(replies[2]?.json()).toMatchObject({ code: 404 })
})

test('the API document describes every call', async () => {
  const document = (await app.inject({ url: '/api/openapi.json' })).json()
  expect(document.openapi).toBe('3.1.0')
  expect(Object.keys(document.paths).sort()).toEqual(CALLS.map(({ path }) => path).sort())
  expect(document.paths[productCalls.getById.path].get.parameters).toContainEqual(
    expect.objectContaining({ name: 'id', in: 'query', required: true }),
  )
  expect(document.paths[productCalls.add.path].post.security).toEqual([{ token: [] }, { program: [] }])
})

test('health and readiness answer', async () => {
  expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok' })
  const ready = (await app.inject({ url: '/readyz' })).json()
  expect(ready).toMatchObject({ status: 'ready', storeVersion: MIGRATIONS.at(-1)?.version })
})

test('the public addresses of a forwarded header are believed only from a configured proxy', async () => {
  const login = { username: 'nobody-here', password: 'wrong-one', code: '' }
  const from = (address: string) =>
    app.ask(authCalls.login, login, { headers: { 'x-forwarded-for': address } })
  for (let index = 0; index < 60; index++) await from(`198.51.100.${index}`)
  expect((await from('198.51.100.99')).code).toBe(CODE.tooMany)
})

test('a proxy whose word is not believed is told of in the log, once', async () => {
  const lines: string[] = []
  const warned = async (environment: Record<string, string>, headers: Record<string, string>) => {
    const { app, inject } = await testApp(environment)
    lines.length = 0
    app.log.warn = ((_: object, says: string) => void lines.push(says)) as typeof app.log.warn
    for (let index = 0; index < 3; index++) await inject({ url: '/healthz', headers })
    return lines.length
  }
  const forwarded = { 'x-forwarded-for': '203.0.113.9' }
  expect(await warned({}, forwarded)).toBe(1)
  expect(lines[0]).toContain('TRUSTED_PROXIES')
  expect(await warned({}, {})).toBe(0)
  expect(await warned({ TRUSTED_PROXIES: '10.0.0.0/8' }, forwarded)).toBe(0)
})
