import { expect, test } from 'vitest'
import { productCalls as calls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { CODE } from '#contract/wire/answer.ts'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/desks/product-desk.ts'

const app = await testApp(LONG_SESSIONS, builtWeb())
const { admin, type, draft, published, rename, read } = await productDesk(app)

/** Status and Location of an address. */
async function at(url: string) {
  const { statusCode, headers } = await app.inject({ method: 'GET', url })
  return [statusCode, headers.location]
}
const gone = [CODE.notFound, undefined]

async function renamed(id: number, name: string) {
  const { version } = await rename(await read(id), name)
  await app.get(calls.publish, { id, version }, admin)
}

test('the address of a record opens its page in its language, and every other way to it leads there by 301', async () => {
  const { id } = await published('Ball valve')
  const address = `/en/productDetail/${id}-ball-valve`
  expect(await at(address)).toEqual([200, undefined])
  for (const other of [`${id}`, 'ball-valve', `${id}-something-else`, `${id}-ball-valve/`, `${id}-`])
    expect([other, await at(`/en/productDetail/${other}`)]).toEqual([other, [301, address]])
  expect(await at(`/en/productDetail/${id}?utm=x`)).toEqual([301, `${address}?utm=x`])
})

test('an old address leads to the current one in one step, however often the name changed, and back again', async () => {
  const { id } = await published('First')
  const address = (name: string) => `/en/productDetail/${id}-${name}`
  await renamed(id, 'Second')
  await renamed(id, 'Third')
  for (const old of ['first', 'second']) {
    expect(await at(address(old))).toEqual([301, address('third')])
    expect(await at(`/en/productDetail/${old}`)).toEqual([301, address('third')])
  }
  await renamed(id, 'First')
  expect((await at(address('first')))[0]).toBe(200)
  expect(await at(address('third'))).toEqual([301, address('first')])
  const { headers } = await app.inject({ method: 'GET', url: address('third') })
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
})

test('an address that another record had once stays with that record', async () => {
  const one = await published('Twin')
  await renamed(one.id, 'Other')
  const two = await published('Twin')
  expect(await at('/en/productDetail/twin')).toEqual([301, `/en/productDetail/${one.id}-other`])
  expect((await at(`/en/productDetail/${two.id}-twin-2`))[0]).toBe(200)
})

test('a title that begins with a number is not taken for the record with that id', async () => {
  const first = await published('Anything')
  const second = await published(`${first.id} tons`)
  expect(await at(`/en/productDetail/${first.id}-tons`)).toEqual([
    301,
    `/en/productDetail/${second.id}-${first.id}-tons`,
  ])
})

test('each language has an address of its own; Chinese stands in it encoded', async () => {
  const { id, version } = await draft('x', {
    productName: inEach({ zh: '球阀', en: 'Valve', es: 'Válvula' }),
  })
  await app.get(calls.publish, { id, version }, admin)
  expect(await at(`/es/productDetail/${id}`)).toEqual([301, `/es/productDetail/${id}-valvula`])
  expect(await at(`/es/productDetail/${id}-valve`)).toEqual([301, `/es/productDetail/${id}-valvula`])
  const encoded = `/zh/productDetail/${id}-${encodeURIComponent('球阀')}`
  expect(await at(`/zh/productDetail/${id}`)).toEqual([301, encoded])
  expect((await at(encoded))[0]).toBe(200)
})

test('a type is at home on the page of its level', async () => {
  const child = await app.get(
    productTypeCalls.add,
    { productTypeName: { en: 'Gate' }, productTypeLevel: String(type.id) },
    admin,
  )
  expect(await at(`/en/productModular/${child.id}`)).toEqual([301, `/en/productModularChil/${child.id}-gate`])
  expect((await at(`/en/productModularChil/${child.id}-gate`))[0]).toBe(200)
})

test('what visitors do not see has no address, until it is shown again', async () => {
  const product = await published('Hidden')
  const address = `/en/productDetail/${product.id}-hidden`
  await app.get(calls.unpublish, { id: product.id, version: product.version }, admin)
  expect([await at(address), await at('/en/productDetail/hidden')]).toEqual([gone, gone])
  await app.get(calls.publish, { id: product.id, version: product.version }, admin)
  expect((await at(address))[0]).toBe(200)
  for (const none of ['/en/productDetail/0', '/fr/productDetail/1', '/en/newsDetail/1'])
    expect([none, await at(none)]).toEqual([none, gone])
  expect(await at(`/en/productDetail/${'9'.repeat(40)}`)).toEqual(gone)
})

test('a preview opens the page of a draft by its address', async () => {
  const { id } = await draft('Draft')
  const { token } = await app.get(calls.preview, { id }, admin)
  expect(await at(`/en/productDetail/${id}?preview=${token}`)).toEqual([200, undefined])
  expect(await at(`/en/productDetail/${id}`)).toEqual(gone)
  expect((await at(`/en/productDetail/${id}?preview=unknown`))[0]).toBe(CODE.gone)
})

test('an address of another system leads to the record by 301, with or without a slash, and only while visitors see it', async () => {
  const product = await published('Moved in')
  const rows = ['/2019/05/old-name', '/旧网站/阀门', '/?p=123'].map((path) => ({
    ...{ path, entry_id: product.id, lang: 'en' as const, created_at: 0 },
  }))
  await app.parts.storage.db.insertInto('redirect').values(rows).execute()
  const there = [301, `/en/productDetail/${product.id}-moved-in`]
  expect(await at('/2019/05/old-name')).toEqual(there)
  expect(await at('/2019/05/old-name/?utm=mail')).toEqual(there)
  expect(await at(encodeURI('/旧网站/阀门/'))).toEqual(there)
  expect(await at('/?p=123')).toEqual(there)
  expect(await at('/2019/05/other')).toEqual(gone)
  await app.get(calls.unpublish, { id: product.id, version: product.version }, admin)
  expect(await at('/2019/05/old-name')).toEqual(gone)
})

test('malformed addresses are no fault', async () => {
  for (const url of [
    '/en/productDetail/%00',
    '/%zz',
    '/en/productDetail/%E4%B8',
    `/${'a'.repeat(5000)}`,
    '//evil',
  ])
    expect([url, (await app.inject({ method: 'GET', url })).statusCode]).toEqual([
      url,
      expect.toSatisfy((s: number) => s === 404 || s === 400),
    ])
})

test('an address that was typed belongs to one record in each language, and leads to that of the language asked for', async () => {
  const typed = (zh: string, en: string) => ({ slugs: inEach({ zh, en, es: '' }) })
  const added = await draft('Typed one', typed('', 'chosen'))
  const one = await app.get(calls.publish, { id: added.id, version: added.version }, admin)
  const other = await draft('Typed two', typed('chosen', 'chosen'))
  const taken = await app.ask(calls.publish, { id: other.id, version: other.version }, admin)
  expect(taken).toMatchObject({ code: CODE.invalid, data: { fields: { 'slugs.en': expect.any(String) } } })
  const change = { id: other.id, version: other.version, ...typed('chosen', '') }
  const two = await app.get(calls.update, change, admin)
  await app.get(calls.publish, { id: two.id, version: two.version }, admin)
  expect(await at('/en/productDetail/chosen')).toEqual([301, `/en/productDetail/${one.id}-chosen`])
  expect(await at('/zh/productDetail/chosen')).toEqual([301, `/zh/productDetail/${two.id}-chosen`])
})
