import { expect, test } from 'vitest'
import { operationLogCalls as calls } from '#contract/monitoring/log.ts'
import { authCalls } from '#contract/people/auth.ts'
import { myCalls } from '#contract/people/user.ts'
import { productCalls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { PASSWORD, testApp } from '#server/testing/app.ts'
import { drawPicture, uploadPicture } from '#server/testing/pictures.ts'

const app = await testApp()
const admin = await app.signIn()

const list = (filters = {}) => app.get(calls.list, filters, admin)
async function latest(filters = {}) {
  const { items } = await list({ limit: 1, ...filters })
  return app.get(calls.read, { id: items[0]?.id ?? 0 }, admin)
}
const own = { nickName: '小蓝', sex: '1' as const, phone: '', email: '', introduction: '' }

test('a change leaves one entry with person, address, call, parameters and the fields before and after', async () => {
  const keys = ['web_product_type:add', 'web_product_type:update', 'web_product_type:publish'] as const
  const who = await app.personWith('writer', [...keys])
  const type = { productTypeName: '阀门', productTypeLevel: '0' }
  const { id, version } = await app.get(productTypeCalls.add, type, who)
  const change = { id, version, productTypeName: { en: 'Valves' } }
  const headers = { 'user-agent': 'a browser' }
  const reply = await app.inject({
    method: 'POST',
    url: productTypeCalls.update.path,
    payload: change,
    headers: { ...headers, 'x-token': who.token ?? '' },
  })
  expect(reply.statusCode).toBe(200)
  const { total } = await list({ username: 'writer' })
  expect(total).toBe(2)
  expect(await latest({ username: 'writer' })).toMatchObject({
    ...{ module: 'productType', verb: 'update', userId: who.id, username: 'writer', address: '127.0.0.1' },
    ...{ path: productTypeCalls.update.path, outcome: 200, message: '', recordId: id, recordName: '阀门' },
    requestId: reply.headers['x-request-id'],
    agent: 'a browser',
    parameters: change,
    changes: [
      {
        field: 'productTypeName',
        before: { zh: '阀门', en: '', es: '' },
        after: { zh: '阀门', en: 'Valves', es: '' },
      },
    ],
  })
})

test('a stale change, bad input and a missing key are entries too, each with its code and reason', async () => {
  const who = await app.personWith('refused', ['web_product_type:update'])
  const add = await app.ask(productTypeCalls.add, { productTypeName: 'x', productTypeLevel: '0' }, who)
  expect(add.code).toBe(403)
  expect(await latest({ username: 'refused' })).toMatchObject({
    outcome: 403,
    verb: 'add',
    message: expect.stringMatching(/./),
  })
  await app.ask(myCalls.update, { ...own, version: 7 }, who)
  expect(await latest({ username: 'refused' })).toMatchObject({ outcome: 409, verb: 'update', changes: [] })
  const forged = { ...own, version: 1, flag: 'enabled', roles: ['admin'] }
  await app.ask(myCalls.update, forged, who)
  expect(await latest({ username: 'refused' })).toMatchObject({
    outcome: 400,
    parameters: { roles: ['admin'] },
    message: expect.stringContaining('roles'),
  })
  const broken = { method: 'POST' as const, url: myCalls.update.path, payload: '{' }
  const headers = { 'x-token': who.token ?? '', 'content-type': 'application/json' }
  expect((await app.inject({ ...broken, headers })).statusCode).toBe(400)
  expect((await list({ username: 'refused', outcome: 'refused' })).total).toBe(4)
})

test('guests leave no entry, and neither do reads', async () => {
  const before = (await list()).total
  await app.ask(productTypeCalls.add, { productTypeName: 'x', productTypeLevel: '0' })
  await app.ask(productTypeCalls.add, { productTypeName: 'x', productTypeLevel: '0' }, { token: 'none' })
  await app.get(productCalls.list, {}, admin)
  expect((await list()).total).toBe(before)
})

test('a change that is undone leaves no entry of a success, and a fault is an entry', async () => {
  const who = await app.personWith('faulty', [])
  const { db } = app.parts.storage
  const broken = { ...app.parts.operations }
  const append = broken.append
  app.parts.operations.append = async (within, action, changes) => {
    await append(within, action, changes)
    if (changes.length > 0) throw new Error('the disk is on fire')
  }
  const answer = await app.ask(myCalls.update, { ...own, version: 1 }, who)
  app.parts.operations.append = append
  expect(answer.code).toBe(500)
  const row = await db
    .selectFrom('user_account')
    .select('version')
    .where('id', '=', who.id)
    .executeTakeFirst()
  expect(row?.version).toBe(1)
  expect(await list({ username: 'faulty' })).toMatchObject({ total: 1, items: [{ outcome: 500 }] })
})

test('a password never reaches the log: not sent, not stored, not as a hash', async () => {
  const who = await app.personWith('secretive', [])
  const change = { pwd: PASSWORD, updatepwd: 'Another-1!', updateconfirmPwd: 'Another-1!' }
  await app.get(authCalls.updatePassword, change, who)
  const entry = await latest({ username: 'secretive' })
  expect(entry.changes).toEqual([{ field: 'password', before: '***', after: '***' }])
  expect(entry.parameters).toEqual({ pwd: '***', updatepwd: '***', updateconfirmPwd: '***' })
  const all = JSON.stringify(await app.parts.storage.db.selectFrom('operation_log').selectAll().execute())
  for (const secret of [PASSWORD, 'Another-1!', '$argon2', who.token ?? 'x'])
    expect(all).not.toContain(secret)
})

test('of an upload the name and the size are kept', async () => {
  const who = await app.personWith('portrait', [])
  const bytes = await drawPicture()
  await uploadPicture(app.app, who.token, bytes, 'me.png', myCalls.avatar.path)
  expect(await latest({ username: 'portrait' })).toMatchObject({
    verb: 'avatar',
    parameters: { file: { name: 'me.png', bytes: bytes.length } },
    changes: [{ field: 'avatar', before: '', after: expect.stringMatching(/\.png$/) }],
  })
})

test('entries are found by each filter, alone and together', async () => {
  const all = (await list({ limit: 100 })).items
  const count = (test: (entry: (typeof all)[number]) => boolean) => all.filter(test).length
  expect((await list({ module: 'my' })).total).toBe(count(({ module }) => module === 'my'))
  expect((await list({ verb: 'update' })).total).toBe(count(({ verb }) => verb === 'update'))
  const both = { module: 'productType', verb: 'update', username: 'WRI', address: '127.' } as const
  expect((await list(both)).total).toBe(1)
  expect((await list({ username: 'riter' })).total).toBe(0)
  expect((await list({ username: '%' })).total).toBe(0)
  const one = all[0]
  expect((await list({ requestId: one?.requestId })).items).toEqual([one])
  expect((await list({ module: 'my', recordId: 999 })).total).toBe(0)
  expect((await app.ask(calls.list, { recordId: 1 }, admin)).code).toBe(400)
  expect((await list({ outcome: 'fault' })).total).toBe(1)
  expect((await list({ until: '2026-06-01T08:00:00Z' })).total).toBe(0)
  expect((await list({ from: '2026-06-01T08:00:00Z', limit: 100 })).items).toHaveLength(all.length)
})

test('pages count on from an entry, in both orders; pages beyond what is counted are refused by field', async () => {
  const all = (await list({ limit: 100 })).items.map(({ id }) => id)
  const middle = all[3] ?? 0
  const older = await list({ before: middle, limit: 100 })
  expect(older.items.map(({ id }) => id)).toEqual(all.slice(4))
  const newer = await list({ before: middle, limit: 100, sort: 'time' })
  expect(newer.items.map(({ id }) => id)).toEqual(all.slice(0, 3).reverse())
  const named = await list({ before: middle, limit: 100, username: 'refused' })
  expect(named.items.every(({ id }) => id < middle)).toBe(true)
  expect((await list({ before: 999_999 })).items).toEqual([])
  expect(await app.ask(calls.list, { page: 501, limit: 20 }, admin)).toMatchObject({
    code: 400,
    data: { fields: { page: expect.stringContaining('10000') } },
  })
})
