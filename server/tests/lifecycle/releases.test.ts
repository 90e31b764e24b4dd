import { expect, test } from 'vitest'
import { releaseCalls as calls, RELEASE_ENTRIES } from '#contract/content/release.ts'
import { operationLogCalls } from '#contract/monitoring/log.ts'
import { productCalls } from '#contract/products/product.ts'
import { searchCalls } from '#contract/site/search.ts'
import { CODE } from '#contract/wire/answer.ts'
import { testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { releaseDesk, target } from '#server/testing/desks/release-desk.ts'

const app = await testApp(LONG_SESSIONS)
const desk = await releaseDesk(app)
const { admin, type, draft, published, rename, read, seen, newNews, seenNews, releaseOf, current } = desk

test('records of several kinds go on in one step, one goes off, and one click brings back what visitors saw', async () => {
  const product = await published('A-1')
  const changed = await rename(product, 'A-1 new')
  const old = await published('A-old')
  const news = await newNews('A-1 is here')
  const open = await releaseOf([product, news, { id: old.id, action: 'unpublish' }])
  expect(open).toMatchObject({ state: 'open', entryCount: 3, version: 2 })
  expect([await seen(product.id), await seenNews(news.id)]).toEqual(['A-1', CODE.notFound])

  const shown = await app.get(calls.publish, target(open), admin)
  expect(shown).toMatchObject({ state: 'published', publishTime: new Date(app.parts.now()).toISOString() })
  const now = async () => [await seen(product.id), await seenNews(news.id), await seen(old.id)]
  expect(await now()).toEqual(['A-1 new', 'A-1 is here', CODE.notFound])
  expect(await read(product.id)).toMatchObject({ state: 'published', version: changed.version })

  const back = await app.get(calls.rollback, target(shown), admin)
  expect(back).toMatchObject({ state: 'rolledBack', publishTime: null })
  expect(await now()).toEqual(['A-1', CODE.notFound, 'A-old'])
  const found = await app.get(searchCalls.search, { keyword: 'A-old', lang: 'en' })
  expect(found.total).toBe(1)
  expect(await read(product.id)).toMatchObject({ state: 'changed', publishTime: product.publishTime })

  const again = await app.get(calls.publish, target(back), admin)
  expect([again.state, await now()]).toEqual(['published', ['A-1 new', 'A-1 is here', CODE.notFound]])
  const { items } = await app.get(productCalls.revisions, { id: product.id }, admin)
  expect(items[0]).toMatchObject({ did: 'release', note: 'Fair', by: 'admin' })
})

test('what is missing anywhere is refused with record and field, and nothing goes on', async () => {
  const whole = await draft('B-1')
  const bare = await draft('B-2', { summary: '' })
  const news = await newNews('B news', '')
  const release = await releaseOf([whole, bare, news])
  const refused = await app.ask(calls.publish, target(release), admin)
  expect(refused).toMatchObject({ code: CODE.invalid })
  const fields = refused.code === CODE.invalid ? (refused.data?.fields ?? {}) : {}
  expect(Object.keys(fields).sort()).toEqual([`entries.${bare.id}.summary`, `entries.${news.id}.body`].sort())
  expect(Object.values(fields).join()).toContain('B-2')
  expect([await seen(whole.id), (await current(release)).state]).toEqual([CODE.notFound, 'open'])
})

test('a fault that only the writing finds undoes every record before it', async () => {
  const first = await draft('C-1')
  const second = await draft('C-2')
  const release = await releaseOf([first, second])
  const { db } = app.parts.storage
  const row = await db
    .selectFrom('entry')
    .select('working')
    .where('id', '=', second.id)
    .executeTakeFirstOrThrow()
  const broken = JSON.stringify({ ...JSON.parse(row.working), gallery: ['gone.png'] })
  await db.updateTable('entry').set({ working: broken }).where('id', '=', second.id).execute()
  expect(await app.ask(calls.publish, target(release), admin)).toMatchObject({
    code: CODE.invalid,
    data: { fields: { [`entries.${second.id}.gallery.0`]: expect.stringContaining('C-2') } },
  })
  expect(await seen(first.id)).toBe(CODE.notFound)
})

test('what was published since is taken back only when that is confirmed; what lies in the trash stays hidden', async () => {
  const product = await published('G-1')
  const gone = await published('G-2')
  await rename(product, 'G-1 released')
  const shown = await app.get(calls.publish, target(await releaseOf([product, gone])), admin)
  const newer = await rename(await read(product.id), 'G-1 newer')
  await app.get(productCalls.publish, { id: newer.id, version: newer.version }, admin)
  await app.get(productCalls.remove, { id: gone.id, version: gone.version }, admin)
  const refused = await app.ask(calls.rollback, target(shown), admin)
  expect(refused).toMatchObject({ code: CODE.unprocessable, message: expect.stringMatching(/G-1.*G-2/) })
  expect(await seen(product.id)).toBe('G-1 newer')
  await app.get(calls.rollback, { ...target(shown), confirmed: true }, admin)
  expect([await seen(product.id), await seen(gone.id)]).toEqual(['G-1', CODE.notFound])
})

test('a stale write is 409 with the release as it is; a published one takes no records and is not deleted', async () => {
  const product = await draft('I-1')
  const release = await releaseOf([product])
  const renamed = await app.get(calls.update, { ...target(release), name: 'Renamed' }, admin)
  expect(await app.ask(calls.publish, target(release), admin)).toMatchObject({
    code: CODE.conflict,
    data: { current: { name: 'Renamed', version: renamed.version } },
  })
  const late = { ...target(release), ids: [product.id] }
  expect(await app.ask(calls.take, late, admin)).toMatchObject({
    code: CODE.conflict,
    data: { current: { entries: [{ id: product.id }] } },
  })
  const without = await app.get(calls.take, { ...target(renamed), ids: [product.id] }, admin)
  expect(without.entries).toEqual([])
  const withIt = await app.get(
    calls.put,
    { ...target(without), entries: [{ id: product.id, action: 'publish' }] },
    admin,
  )
  const shown = await app.get(calls.publish, target(withIt), admin)
  expect((await app.ask(calls.take, { ...target(shown), ids: [product.id] }, admin)).code).toBe(CODE.conflict)
  expect((await app.ask(calls.remove, target(shown), admin)).code).toBe(CODE.conflict)
  expect((await app.ask(calls.publish, target(shown), admin)).code).toBe(CODE.conflict)
  const open = await app.get(calls.add, { name: 'Open' }, admin)
  await app.get(calls.remove, target(open), admin)
  expect((await app.ask(calls.read, { id: open.id }, admin)).code).toBe(CODE.notFound)
})

test('two who publish the same release at once: one does, the other hears that it was done', async () => {
  const release = await releaseOf([await draft('J-1'), await draft('J-2')])
  const codes = await Promise.all(
    [1, 2, 3].map(async () => (await app.ask(calls.publish, target(release), admin)).code),
  )
  expect(codes.sort()).toEqual([CODE.ok, CODE.conflict, CODE.conflict])
})

test('the right to releases opens no kind of content by itself', async () => {
  const product = await draft('L-1')
  const news = await newNews('L news')
  const releaser = await app.personWith('releaser', [
    ...(['web_release:update', 'web_release:publish', 'web_product', 'web_news:publish'] as const),
  ])
  const mine = await app.get(calls.add, { name: 'Mine' }, releaser)
  const put = (id: number, version: number) =>
    app.ask(calls.put, { id: mine.id, version, entries: [{ id, action: 'publish' }] }, releaser)
  expect((await put(news.id, 1)).code).toBe(CODE.ok)
  expect((await put(product.id, 2)).code).toBe(CODE.ok)
  expect((await put(type.id, 3)).code).toBe(CODE.forbidden)
  expect((await app.ask(calls.publish, { id: mine.id, version: 3 }, releaser)).code).toBe(CODE.forbidden)
  expect((await app.ask(calls.preview, { id: mine.id }, releaser)).code).toBe(CODE.ok)
  expect((await app.ask(calls.candidates, { kind: 'successCase' }, releaser)).code).toBe(CODE.forbidden)
  const found = await app.get(calls.candidates, { kind: 'product', keyword: 'l-1' }, releaser)
  expect(found.items).toMatchObject([{ id: product.id, kind: 'product', state: 'draft' }])
})

test('the operation log holds the release and each of its records in one go', async () => {
  const release = await releaseOf([await draft('M-1'), await newNews('M news')], 'Logged')
  await app.get(calls.publish, target(release), admin)
  const { items } = await app.get(operationLogCalls.list, { module: 'release', verb: 'publish' }, admin)
  const own = items.filter(({ recordId }) => recordId === release.id).map(({ recordName }) => recordName)
  expect(own.sort()).toEqual(['Logged', 'M news', 'M-1'])
})

test('what was planned since is forgotten by a rollback only when that is confirmed', async () => {
  const product = await published('N-1')
  const saved = await rename(product, 'N-1 released')
  const shown = await app.get(calls.publish, target(await releaseOf([product])), admin)
  const plan = { publishAt: desk.inHours(1), unpublishAt: null }
  await app.get(productCalls.schedule, { id: saved.id, version: saved.version, ...plan }, admin)
  expect((await app.ask(calls.rollback, target(shown), admin)).code).toBe(CODE.unprocessable)
  await app.get(calls.rollback, { ...target(shown), confirmed: true }, admin)
  expect([await seen(product.id), await read(product.id)]).toMatchObject(['N-1', { publishAt: null }])
})

test('what ended since is not called published when a release is rolled back', async () => {
  const product = await published('O-1')
  const end = { publishAt: null, unpublishAt: desk.inHours(1) }
  await app.get(productCalls.schedule, { id: product.id, version: product.version, ...end }, admin)
  await rename(product, 'O-1 released')
  const shown = await app.get(calls.publish, target(await releaseOf([product])), admin)
  app.tick(3_600_000)
  await app.get(calls.rollback, { ...target(shown), confirmed: true }, admin)
  expect([await seen(product.id), (await read(product.id)).state]).toEqual([CODE.notFound, 'draft'])
})

test('a release takes two hundred records and no more, and none that lies in the trash', async () => {
  const trashed = await draft('Q-1')
  await app.get(productCalls.remove, { id: trashed.id, version: trashed.version }, admin)
  const { id: like } = await newNews('Q news')
  const { db } = app.parts.storage
  const { id: _, ...row } = await db
    .selectFrom('entry')
    .selectAll()
    .where('id', '=', like)
    .executeTakeFirstOrThrow()
  const many = await db
    .insertInto('entry')
    .values(Array.from({ length: RELEASE_ENTRIES }, () => row))
    .returning('id')
    .execute()
  const full = await releaseOf(many)
  expect(full.entryCount).toBe(RELEASE_ENTRIES)
  const put = async (release: typeof full, id: number) => {
    const answer = await app.ask(
      calls.put,
      { ...target(release), entries: [{ id, action: 'publish' }] },
      admin,
    )
    return answer.code === CODE.invalid ? Object.keys(answer.data?.fields ?? {}) : answer.code
  }
  expect(await put(full, like)).toEqual(['entries'])
  const empty = await app.get(calls.add, { name: 'Empty' }, admin)
  expect(await put(empty, trashed.id)).toEqual(['entries.0.id'])
})
