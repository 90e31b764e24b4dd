import { setImmediate as nextTurn } from 'node:timers/promises'
import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { productCalls as calls } from '#contract/products/product.ts'
import { CODE } from '#contract/wire/answer.ts'
import { newsKind } from '#server/features/news/kind.ts'
import { openMoments } from '#server/publishing/lifecycle/moments.ts'
import { nextMoment } from '#server/publishing/lifecycle/settle.ts'
import { testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { releaseDesk } from '#server/testing/desks/release-desk.ts'

const HOUR = 3_600_000
const app = await testApp(LONG_SESSIONS)
const { admin, draft, published, rename, read, seen, inHours, newNews, seenNews } = await releaseDesk(app)

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
  expect(await fields({ publishAt: inHours(0), unpublishAt: null })).toEqual(['publishAt'])
  expect(await fields({ publishAt: inHours(2), unpublishAt: inHours(1) })).toEqual(['unpublishAt'])
  expect(await fields({ publishAt: inHours(1), unpublishAt: inHours(1) })).toEqual(['unpublishAt'])
  expect(await fields({ publishAt: null, unpublishAt: inHours(1) })).toEqual(['unpublishAt'])
  expect(await fields({ publishAt: inHours(50_000), unpublishAt: null })).toEqual(['publishAt'])
  expect(await fields({ publishAt: inHours(1), unpublishAt: null })).toEqual(['summary'])
  expect((await read(id)).state).toBe('draft')
})

test('what a planned version names is kept until that version is replaced, hidden or over', async () => {
  const naming = async (name: string) => {
    const named = await draft(`${name} named`)
    const product = await draft(name, { related: [named.id] })
    return { named, product }
  }
  const scheduled = async ({ id, version }: { id: number; version: number }) =>
    app.get(calls.schedule, { id, version, publishAt: inHours(1), unpublishAt: inHours(2) }, admin)
  const removal = async ({ id, version }: { id: number; version: number }) =>
    (await app.ask(calls.remove, { id, version }, admin)).code

  const replaced = await naming('P-5')
  const planned = await scheduled(replaced.product)
  expect(await removal(replaced.named)).toBe(CODE.conflict)
  const target = { id: planned.id, version: planned.version }
  const without = await app.get(calls.update, { ...target, related: [] }, admin)
  await app.get(calls.publish, { id: without.id, version: without.version }, admin)
  expect(await removal(replaced.named)).toBe(CODE.ok)

  const hidden = await naming('P-6')
  const { id, version } = await scheduled(hidden.product)
  await app.get(calls.unpublish, { id, version }, admin)
  expect(await removal(hidden.named)).toBe(CODE.ok)

  const over = await naming('P-7')
  await scheduled(over.product)
  app.tick(HOUR)
  expect([await seen(over.product.id), await removal(over.named)]).toEqual(['P-7', CODE.conflict])
  app.tick(HOUR)
  expect(await removal(over.named)).toBe(CODE.ok)
})

test('what is published after its end, before anybody wrote that end down, is seen', async () => {
  const { publishing } = app.parts
  const { id } = await newNews('Once more')
  const target = { id, version: 1 }
  await publishing.publish(newsKind.rules, target, { by: null })
  const end = { publishAt: null, unpublishAt: app.parts.now() + HOUR }
  await publishing.schedule(newsKind.rules, target, end, { by: null })
  app.tick(HOUR)
  await publishing.publish(newsKind.rules, target, { by: null })
  expect(await seenNews(id)).toBe('Once more')
})

test('a node that starts knows the next moment, also when something ends then', async () => {
  const { id, version } = await published('P-8')
  const end = { publishAt: null, unpublishAt: inHours(1) }
  await app.get(calls.schedule, { id, version, ...end }, admin)
  const { storage, bus, now } = app.parts
  const started = await openMoments(storage.db, bus, now)
  app.tick(HOUR - 1)
  expect(started.due()).toBe(false)
  app.tick(1)
  expect(started.due()).toBe(true)
})

test('what is published at once is no moment that comes: what is kept of all else stays', async () => {
  const before = app.parts.now()
  app.tick(1_000)
  await published('At once')
  expect(await nextMoment(app.parts.storage.db, before)).toBeGreaterThan(app.parts.now())
})

test('a moment that is planned while a node looks for the next one is not passed over', async () => {
  const { storage, bus, now } = app.parts
  let answers = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      answers += 1
      return result
    },
  }
  const moments = await openMoments(storage.db.withPlugin(counting), bus, now)
  const before = answers
  // The word of a change begins a look, which does not see what is being written at this moment.
  const told = bus.changed(['product'])
  moments.expect(now() + HOUR)
  await told
  // Another node’s echo of the word may begin one more.
  await expect.poll(() => answers).toBeGreaterThanOrEqual(before + 2)
  await nextTurn()
  expect(moments.due()).toBe(false)
  app.tick(HOUR)
  expect(moments.due()).toBe(true)
})

test('a moment is known while a later look for the next one still waits for the database', async () => {
  const { storage, bus, now } = app.parts
  const { id, version } = await published('P-9')
  const end = { publishAt: null, unpublishAt: inHours(2) }
  await app.get(calls.schedule, { id, version, ...end }, admin)
  const held: (() => void)[] = []
  let holding = false
  const slow: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      const found = result.rows.some((row) => 'moment' in row)
      if (holding && found) await new Promise<void>((resolve) => held.push(resolve))
      return result
    },
  }
  const moments = await openMoments(storage.db.withPlugin(slow), bus, now)
  app.tick(HOUR)
  holding = true
  const passing = moments.pass()
  await expect.poll(() => held).toHaveLength(1)
  await bus.changed(['product'])
  await expect.poll(() => held).toHaveLength(2)
  held[0]?.()
  await passing
  app.tick(HOUR)
  expect(moments.due()).toBe(true)
  holding = false
  for (const go of held) go()
})
