import { expect, test } from 'vitest'
import { productCalls as calls } from '#contract/products/product.ts'
import { CODE } from '#contract/wire/answer.ts'
import { testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/product-desk.ts'

const HOUR = 3_600_000
const app = await testApp(LONG_SESSIONS)
const { admin, draft, published, rename, read, seen, inHours } = await productDesk(app)

test('a planned version goes on at its moment, as it was planned, and off at its end; no worker runs', async () => {
  const product = await published('P-1')
  const next = await rename(product, 'Planned')
  const plan = { publishAt: inHours(1), unpublishAt: inHours(3) }
  const planned = await app.get(calls.schedule, { id: next.id, version: next.version, ...plan }, admin)
  expect(planned).toMatchObject({ state: 'changed', ...plan })
  await rename(next, 'Later thought')
  expect(await seen(product.id)).toBe('P-1')
  app.tick(HOUR - 1)
  expect(await seen(product.id)).toBe('P-1')
  app.tick(1)
  expect(await seen(product.id)).toBe('Planned')
  expect(await read(product.id)).toMatchObject({
    state: 'changed',
    publishAt: null,
    publishTime: plan.publishAt,
    unpublishAt: plan.unpublishAt,
  })
  app.tick(2 * HOUR - 1)
  expect(await seen(product.id)).toBe('Planned')
  app.tick(1)
  expect(await seen(product.id)).toBe(CODE.notFound)
  expect(await read(product.id)).toMatchObject({ state: 'draft', publishTime: null, unpublishAt: null })
})

test('a draft that is planned is found as scheduled, and taken back it is a draft that stays hidden', async () => {
  const { id, version } = await draft('P-2')
  const planned = await app.get(
    calls.schedule,
    { id, version, publishAt: inHours(1), unpublishAt: null },
    admin,
  )
  expect(planned.state).toBe('scheduled')
  const found = async (state: 'scheduled' | 'draft') =>
    (await app.get(calls.list, { state, limit: 100 }, admin)).items.map((item) => item.id)
  expect([await found('scheduled'), (await found('draft')).includes(id)]).toEqual([[id], false])
  await app.get(calls.schedule, { id, version, publishAt: null, unpublishAt: null }, admin)
  app.tick(2 * HOUR)
  expect(await seen(id)).toBe(CODE.notFound)
  expect((await read(id)).state).toBe('draft')
})

test('publishing now takes the place of a planned version and keeps a planned end; unpublishing forgets both', async () => {
  const product = await published('P-3')
  const plan = { publishAt: inHours(1), unpublishAt: inHours(2) }
  await app.get(calls.schedule, { id: product.id, version: 1, ...plan }, admin)
  const now = await app.get(calls.publish, { id: product.id, version: 1 }, admin)
  expect(now).toMatchObject({ state: 'published', publishAt: null, unpublishAt: plan.unpublishAt })
  await app.get(calls.schedule, { id: product.id, version: 1, ...plan }, admin)
  const off = await app.get(calls.unpublish, { id: product.id, version: 1 }, admin)
  expect(off).toMatchObject({ state: 'draft', publishAt: null, unpublishAt: null })
  app.tick(90 * 60_000)
  expect(await seen(product.id)).toBe(CODE.notFound)
})

test('plans in the past, ends before beginnings and ends of nothing are refused by field, as is what is incomplete', async () => {
  const { id, version } = await draft('P-4', { summary: '' })
  const fields = async (plan: { publishAt: string | null; unpublishAt: string | null }) => {
    const answer = await app.ask(calls.schedule, { id, version, ...plan }, admin)
    return answer.code === CODE.invalid ? Object.keys(answer.data?.fields ?? {}) : answer.code
  }
  expect(await fields({ publishAt: inHours(-1), unpublishAt: null })).toEqual(['publishAt'])
  expect(await fields({ publishAt: inHours(2), unpublishAt: inHours(1) })).toEqual(['unpublishAt'])
  expect(await fields({ publishAt: null, unpublishAt: inHours(1) })).toEqual(['unpublishAt'])
  expect(await fields({ publishAt: inHours(50_000), unpublishAt: null })).toEqual(['publishAt'])
  expect(await fields({ publishAt: inHours(1), unpublishAt: null })).toEqual(['summary'])
  expect((await read(id)).state).toBe('draft')
})
