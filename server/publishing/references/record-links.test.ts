// Links within texts: known before a record is deleted, named on the dashboard when they lead nowhere, told from older stores.
import { expect, test } from 'vitest'
import { dashboardCalls } from '#contract/console/dashboard.ts'
import { TRASH_DAYS } from '#contract/content/content.ts'
import { releaseCalls } from '#contract/content/release.ts'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { productCalls } from '#contract/products/product.ts'
import { CODE } from '#contract/wire/answer.ts'
import { tidyContent } from '#server/publishing/lifecycle/upkeep.ts'
import { links } from '#server/storage/migrations/0009-links.ts'
import { testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { releaseDesk, target } from '#server/testing/desks/release-desk.ts'
import { keepLinks } from './record-links.ts'

const app = await testApp(LONG_SESSIONS)
const { admin, published, read, draft, releaseOf } = await releaseDesk(app)

const told = (href: string) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'Here', marks: [{ type: 'link', attrs: { href } }] }],
    },
  ],
})
const body = (href: string) => ({ zh: told(href) }) as never
async function news(title: string, href: string, shown = true) {
  const input = { title: { en: title, zh: '消息' }, date: '2026-05-01', summary: { en: 'x' } }
  const { id, version } = await app.get(newsCalls.add, { ...input, body: body(href) }, admin)
  return shown ? app.get(newsCalls.publish, { id, version }, admin) : { id, version }
}
const rewrite = ({ id, version }: { id: number; version: number }, href: string) =>
  app.get(newsCalls.update, { id, version, body: body(href) }, admin)
const broken = async (to: number) =>
  ((await app.get(dashboardCalls.waiting, {}, admin)).toMend?.links ?? [])
    .filter((link) => link.to.id === to)
    .map(({ from, why }) => [from.id, why])
const uses = async (id: number) =>
  (await app.get(productCalls.references, { id }, admin)).map((use) => [use.id, use.linked])
const versionOf = async (id: number) => ({ id, version: (await read(id)).version })

test('a link of a text is named before its record is deleted, hinders nothing, and counts as broken afterwards', async () => {
  const { id } = await published('Linked')
  const piece = await news('Points', `/en/productDetail/${id}-linked#downloads`)
  const sketch = await news('Sketch', `#/productDetail?id=${id}`, false)
  expect(await uses(id)).toEqual(
    expect.arrayContaining([
      [piece.id, true],
      [sketch.id, true],
    ]),
  )
  expect(await broken(id)).toEqual([])
  await app.get(productCalls.unpublish, await versionOf(id), admin)
  expect(await broken(id)).toEqual([[piece.id, 'unpublished']])
  await app.get(productCalls.publish, await versionOf(id), admin)
  expect(await broken(id)).toEqual([])
  expect((await app.ask(productCalls.remove, await versionOf(id), admin)).code).toBe(CODE.ok)
  expect(await broken(id)).toEqual([[piece.id, 'trashed']])

  const saved = await rewrite(piece, `/productDetail/${id}`)
  await app.get(newsCalls.publish, { id: saved.id, version: saved.version }, admin)
  expect(await broken(id)).toEqual([[piece.id, 'trashed']])
  const mended = await rewrite(saved, '/products')
  expect(await broken(id)).toEqual([[piece.id, 'trashed']])
  await app.get(newsCalls.publish, { id: mended.id, version: mended.version }, admin)
  expect(await broken(id)).toEqual([])
})

test('a product that a field names is held by it, whatever links lead there too', async () => {
  const { id } = await published('Held')
  const other = await draft('Holder', {
    accessories: [id],
    description: { en: told(`/productDetail/${id}`) } as never,
  })
  await app.get(productCalls.publish, { id: other.id, version: other.version }, admin)
  expect(await uses(id)).toEqual([[other.id, false]])
  expect((await app.ask(productCalls.remove, await versionOf(id), admin)).code).toBe(CODE.conflict)
  await app.get(productCalls.unpublish, await versionOf(id), admin)
  expect(await broken(id)).toEqual([[other.id, 'unpublished']])
})

test('a release that is rolled back brings the links back with the text', async () => {
  const { id } = await draft('Never shown')
  const piece = await news('Rolled', `/productDetail/${id}`)
  const saved = await rewrite(piece, '/products')
  const released = await app.get(releaseCalls.publish, target(await releaseOf([saved])), admin)
  expect(await broken(id)).toEqual([])
  await app.get(releaseCalls.rollback, { ...target(released), confirmed: false } as never, admin)
  expect(await broken(id)).toEqual([[piece.id, 'unpublished']])
})

test('a link to a record that is gone for good, never was or is of another kind goes on counting as broken', async () => {
  const { id } = await published('Lost')
  const piece = await news('Outlives', `/productDetail/${id}`)
  await app.get(productCalls.remove, await versionOf(id), admin)
  app.tick(TRASH_DAYS * 24 * 60 * 60_000 - 1)
  await tidyContent(app.parts)
  expect(await broken(id)).toEqual([[piece.id, 'trashed']])
  app.tick(1)
  await tidyContent(app.parts)
  expect(await broken(id)).toEqual([[piece.id, 'gone']])

  const saved = await rewrite(piece, `/en/productDetail/${id}-lost`)
  const again = await app.get(newsCalls.publish, { id: saved.id, version: saved.version }, admin)
  expect(await broken(id)).toEqual([[piece.id, 'gone']])
  const released = await app.get(
    releaseCalls.publish,
    target(await releaseOf([await rewrite(again, '/products')])),
    admin,
  )
  expect(await broken(id)).toEqual([])
  await app.get(releaseCalls.rollback, { ...target(released), confirmed: false } as never, admin)
  expect(await broken(id)).toEqual([[piece.id, 'gone']])

  const never = await news('Never', '/productDetail/987654321012')
  expect(await broken(987654321012)).toEqual([[never.id, 'gone']])
  const product = await published('Product')
  const mistaken = await news('Mistaken', `/newsDetail/${product.id}`)
  expect(await broken(product.id)).toEqual([[mistaken.id, 'gone']])
  const { db } = app.parts.storage
  const many = Array.from({ length: 10_000 }, (_, index) => ({ to: `/newsDetail/${10 ** 9 + index}` }))
  await db.transaction().execute((within) => keepLinks(within, never.id, 'planned', many))
})

test('a rollback that brings back a field which names what is gone for good says so', async () => {
  const named = await draft('Named by a field')
  const naming = await draft('Naming', { related: [named.id] })
  await app.get(productCalls.publish, { id: naming.id, version: naming.version }, admin)
  const without = { id: naming.id, version: naming.version, related: [] }
  await app.get(productCalls.update, without, admin)
  const released = await app.get(releaseCalls.publish, target(await releaseOf([naming])), admin)
  await app.get(productCalls.remove, await versionOf(named.id), admin)
  app.tick(TRASH_DAYS * 24 * 3_600_000)
  await tidyContent(app.parts)
  expect(await broken(named.id)).toEqual([])
  const back = await app.get(releaseCalls.rollback, { ...target(released), confirmed: true }, admin)
  expect(await broken(named.id)).toEqual([[naming.id, 'gone']])
  // So it stays when the release goes on and is taken back once more.
  const again = await app.get(releaseCalls.publish, target(back), admin)
  await app.get(releaseCalls.rollback, { ...target(again), confirmed: true }, admin)
  expect(await broken(named.id)).toEqual([[naming.id, 'gone']])
})

test('links in a store of before are told from its contents', async () => {
  const { db } = app.parts.storage
  const { id } = await draft('Old')
  const piece = await news('Of old', `/productDetail/${id}-old?from=news`)
  const all = () =>
    db
      .selectFrom('entry_reference')
      .selectAll()
      .where('to', '=', 'link')
      .orderBy('from_entry')
      .orderBy('copy')
      .orderBy('target')
      .execute()
  const before = await all()
  expect(before.filter((row) => row.target === id)).toMatchObject([
    { from_entry: piece.id, copy: 'published' },
    { from_entry: piece.id, copy: 'working' },
  ])
  await db.deleteFrom('entry_reference').where('to', '=', 'link').execute()
  await db.transaction().execute((within) => links.convert?.(within) ?? Promise.resolve())
  expect(await all()).toEqual(before)
})

test('a text that leads to its own page is none of those that link to the record', async () => {
  const { id, version } = await draft('Itself')
  const description = body(`/productDetail/${id}#specs`)
  const saved = await app.get(productCalls.update, { id, version, description }, admin)
  await app.get(productCalls.publish, { id, version: saved.version }, admin)
  expect([await uses(id), await broken(id)]).toEqual([[], []])
})
