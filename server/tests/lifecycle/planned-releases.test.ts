import { expect, test } from 'vitest'
import { releaseCalls as calls } from '#contract/content/release.ts'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { productCalls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { CODE } from '#contract/wire/answer.ts'
import { newsKind } from '#server/features/news/kind.ts'
import { testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { releaseDesk, target } from '#server/testing/desks/release-desk.ts'

const HOUR = 3_600_000
const app = await testApp(LONG_SESSIONS)
const { admin, draft, published, rename, read, seen, inHours, newNews, seenNews, releaseOf, current } =
  await releaseDesk(app)

test('a planned release goes on at its moment, as it was planned; no worker runs', async () => {
  const product = await published('D-1')
  await rename(product, 'D-1 planned')
  const off = await published('D-off')
  const news = await newNews('D news')
  const release = await releaseOf([product, news, { id: off.id, action: 'unpublish' }])
  const planned = await app.get(calls.schedule, { ...target(release), publishAt: inHours(2) }, admin)
  expect(planned).toMatchObject({ state: 'scheduled', publishAt: inHours(2) })
  const later = await read(product.id)
  await rename(later, 'Later thought')
  const now = async () => [await seen(product.id), await seenNews(news.id), await seen(off.id)]
  app.tick(2 * HOUR - 1)
  expect(await now()).toEqual(['D-1', CODE.notFound, 'D-off'])
  app.tick(1)
  expect(await now()).toEqual(['D-1 planned', 'D news', CODE.notFound])
  const came = await current(planned)
  expect(came).toMatchObject({ state: 'published', publishAt: null, publishTime: planned.publishAt })
  expect(came.entries.find(({ id }) => id === product.id)).toMatchObject({ version: 2, state: 'changed' })
  await app.get(calls.rollback, target(came), admin)
  expect(await now()).toEqual(['D-1', CODE.notFound, 'D-off'])
})

test('a plan is taken back or moved without a trace for visitors', async () => {
  const product = await published('E-1')
  await rename(product, 'E-1 planned')
  const release = await releaseOf([product])
  const planned = await app.get(calls.schedule, { ...target(release), publishAt: inHours(1) }, admin)
  const moved = await app.get(calls.schedule, { ...target(planned), publishAt: inHours(3) }, admin)
  app.tick(2 * HOUR)
  expect(await seen(product.id)).toBe('E-1')
  const back = await app.get(calls.schedule, { ...target(moved), publishAt: null }, admin)
  expect(back).toMatchObject({ state: 'open', publishAt: null })
  app.tick(2 * HOUR)
  expect(await seen(product.id)).toBe('E-1')
  expect(await read(product.id)).toMatchObject({ state: 'changed', publishAt: null, unpublishAt: null })
})

test('a record that waits in a planned release is changed for visitors by nothing else, and the refusal names it', async () => {
  const product = await published('F-1')
  const saved = await rename(product, 'F-1 b')
  const planned = await releaseOf([product], 'Autumn')
  await app.get(calls.schedule, { ...target(planned), publishAt: inHours(1) }, admin)
  const it = { id: saved.id, version: saved.version }
  const plan = { publishAt: inHours(5), unpublishAt: null }
  const news = await newNews('beside')
  const other = await releaseOf([product, news])
  for (const refused of [
    await app.ask(productCalls.publish, it, admin),
    await app.ask(productCalls.unpublish, it, admin),
    await app.ask(productCalls.schedule, { ...it, ...plan }, admin),
    await app.ask(productCalls.remove, it, admin),
  ])
    expect(refused).toMatchObject({ code: CODE.conflict, message: expect.stringContaining('Autumn') })
  expect((await app.ask(calls.publish, target(other), admin)).code).toBe(CODE.invalid)
  expect(await rename(saved, 'still saved')).toMatchObject({ state: 'changed' })
  app.tick(HOUR)
  const after = await read(product.id)
  expect((await app.ask(productCalls.publish, { id: it.id, version: after.version }, admin)).code).toBe(
    CODE.ok,
  )
})

test('a type, which is published with every save, waits for the planned release it is in', async () => {
  const made = await app.get(productTypeCalls.add, { productTypeName: 'Fans', productTypeLevel: '0' }, admin)
  const planned = await releaseOf([made], 'Types')
  await app.get(calls.schedule, { ...target(planned), publishAt: inHours(1) }, admin)
  const save = { id: made.id, version: made.version, productTypeName: 'Blowers' }
  expect((await app.ask(productTypeCalls.update, save, admin)).code).toBe(CODE.conflict)
  const move = { id: made.id, version: made.version, productTypeLevel: '0', position: 0 }
  expect((await app.ask(productTypeCalls.move, move, admin)).code).toBe(CODE.conflict)
  app.tick(HOUR)
  expect((await app.ask(productTypeCalls.update, save, admin)).code).toBe(CODE.ok)
})

test('plans of its own, an end before the moment, the trash, nothing to take off and an empty release are refused', async () => {
  const planned = await published('H-1')
  await app.get(
    productCalls.schedule,
    { id: planned.id, version: 1, publishAt: inHours(9), unpublishAt: null },
    admin,
  )
  const ending = await published('H-2')
  const end = { id: ending.id, version: 1, publishAt: null, unpublishAt: inHours(2) }
  await app.get(productCalls.schedule, end, admin)
  const trashed = await draft('H-3')
  const hidden = await draft('H-4')
  const release = await releaseOf([planned, ending, trashed, { id: hidden.id, action: 'unpublish' }])
  await app.get(productCalls.remove, { id: trashed.id, version: 1 }, admin)
  const refused = await app.ask(calls.schedule, { ...target(release), publishAt: inHours(2) }, admin)
  const fields = refused.code === CODE.invalid ? Object.keys(refused.data?.fields ?? {}) : []
  expect(fields.sort()).toEqual(
    [
      `entries.${planned.id}.publishAt`,
      `entries.${ending.id}.unpublishAt`,
      `entries.${trashed.id}.state`,
      `entries.${hidden.id}.state`,
    ].sort(),
  )
  const past = await app.ask(calls.schedule, { ...target(release), publishAt: inHours(-1) }, admin)
  expect(past).toMatchObject({ code: CODE.invalid, data: { fields: { publishAt: expect.any(String) } } })
  const empty = await app.get(calls.add, { name: 'Empty' }, admin)
  expect(await app.ask(calls.publish, target(empty), admin)).toMatchObject({
    data: { fields: { entries: expect.any(String) } },
  })
  const unknown = { ...target(empty), entries: [{ id: 999_999, action: 'publish' as const }] }
  expect(await app.ask(calls.put, unknown, admin)).toMatchObject({
    data: { fields: { 'entries.0.id': expect.any(String) } },
  })
})

test('a preview shows all of a release on the public calls, planned ones as they were planned', async () => {
  const product = await published('K-1')
  await rename(product, 'K-1 new')
  const off = await published('K-off')
  const news = await newNews('K news')
  const release = await releaseOf([product, news, { id: off.id, action: 'unpublish' }])
  const { token } = await app.get(calls.preview, { id: release.id }, admin)
  const ask = async (path: string, id: number) => {
    const url = `${path}?id=${id}&lang=en&preview=${token}`
    const { data, code } = (await app.inject({ method: 'GET', url })).json()
    return code === CODE.ok ? (data.productName ?? data.title) : code
  }
  const shown = async () => [
    await ask(productCalls.getById.path, product.id),
    await ask(newsCalls.getById.path, news.id),
    await ask(productCalls.getById.path, off.id),
  ]
  expect(await shown()).toEqual(['K-1 new', 'K news', CODE.notFound])
  await app.get(calls.schedule, { ...target(release), publishAt: inHours(1) }, admin)
  await rename(await read(product.id), 'Later thought')
  expect(await shown()).toEqual(['K-1 new', 'K news', CODE.notFound])
  expect([await seen(product.id), await seenNews(news.id)]).toEqual(['K-1', CODE.notFound])
  app.tick(HOUR)
  expect(await seen(product.id)).toBe('K-1 new')
  expect(await shown()).toEqual(['K-1 new', 'K news', CODE.notFound])
})

test('a rollback does not touch a record that waits in another planned release', async () => {
  const product = await published('M-1')
  const saved = await rename(product, 'M-1 released')
  const shown = await app.get(calls.publish, target(await releaseOf([product])), admin)
  await rename(saved, 'M-1 planned')
  const next = await releaseOf([product], 'Winter')
  await app.get(calls.schedule, { ...target(next), publishAt: inHours(1) }, admin)
  const back = await app.ask(calls.rollback, { ...target(shown), confirmed: true }, admin)
  expect(back).toMatchObject({ code: CODE.conflict, message: expect.stringContaining('Winter') })
  app.tick(HOUR)
  expect(await seen(product.id)).toBe('M-1 planned')
})

test('a release holds its records until its moment, whether or not anybody has written down that it came', async () => {
  const news = await newNews('N news')
  const planned = await releaseOf([news], 'Noon')
  await app.get(calls.schedule, { ...target(planned), publishAt: inHours(1) }, admin)
  const publish = () =>
    app.parts.publishing.publish(newsKind.rules, { id: news.id, version: 1 }, { by: null })
  app.tick(HOUR - 1)
  await expect(publish()).rejects.toMatchObject({ code: CODE.conflict })
  app.tick(1)
  expect(await publish()).toMatchObject({ publishedVersion: 1 })
})
