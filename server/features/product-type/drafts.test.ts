import { expect, test } from 'vitest'
import { productCalls } from '#contract/products/product.ts'
import { productBrowseCalls } from '#contract/products/product-browse.ts'
import { productTypeCalls as calls } from '#contract/products/product-type.ts'
import { searchCalls } from '#contract/site/search.ts'
import { CODE } from '#contract/wire/answer.ts'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { at, refusedField, typeDesk } from '#server/testing/desks/type-desk.ts'

const app = await testApp({ ...LONG_SESSIONS, PUBLIC_URL: 'https://www.example.com' }, builtWeb())
const desk = await typeDesk(app)
const { admin, newType, draftType, staffType, seenType, draft, seen, read, inHours } = desk

const publish = (record: { id: number; version: number }) => app.ask(calls.publish, at(record), admin)
const unpublish = (record: { id: number; version: number }) => app.ask(calls.unpublish, at(record), admin)
const statusOf = async (url: string) => (await app.inject({ url })).statusCode
const english = { ...admin, cookies: { language: 'en' } }

test('a draft of a type is seen by nobody, wherever types are shown, until it is published', async () => {
  const hidden = await draftType('Zirconium meters')
  const below = await draftType('Zirconium clamps', hidden.id)
  expect([hidden.state, below.state, hidden.version]).toEqual(['draft', 'draft', 1])
  const shown = async () => {
    const named = async (list: Promise<{ productTypeName: string }[]>) =>
      (await list).some(({ productTypeName }) => productTypeName.startsWith('Zirconium'))
    const found = await app.get(searchCalls.search, { keyword: 'zirconium', lang: 'en' })
    const { body: sitemap } = await app.inject({ url: '/sitemap/productType-en-1.xml' })
    return [
      await named(app.get(calls.listAll, { lang: 'en' })),
      await named(app.get(calls.parentList, { lang: 'en' })),
      found.total > 0,
      sitemap.includes('zirconium'),
    ]
  }
  expect(await shown()).toEqual([false, false, false, false])
  for (const { id } of [hidden, below]) {
    for (const call of [calls.getById, calls.covers, calls.children, calls.getInfoById])
      expect([call.path, (await app.ask(call, { id })).code]).toEqual([call.path, CODE.notFound])
    expect((await app.ask(productBrowseCalls.browse, { typeId: id })).code).toBe(CODE.notFound)
    expect(await statusOf(`/en/productModular/${id}`)).toBe(CODE.notFound)
  }
  expect((await publish(hidden)).code).toBe(CODE.ok)
  expect(await shown()).toEqual([true, true, true, true])
  expect([await seenType(hidden.id), await seenType(below.id)]).toEqual(['Zirconium meters', CODE.notFound])
  expect(await statusOf(`/en/productModular/${hidden.id}-zirconium-meters`)).toBe(CODE.ok)
  await unpublish(hidden)
})

test('with `publish: false` a published type stays as visitors see it, until its changes are published', async () => {
  const type = await newType('Valves of before')
  const saved = await app.get(
    calls.update,
    { ...at(type), productTypeName: { en: 'Valves of tomorrow' }, publish: false },
    admin,
  )
  expect([saved.state, await seenType(type.id)]).toEqual(['changed', 'Valves of before'])
  const shown = await app.get(calls.publish, at(saved), admin)
  expect([shown.state, await seenType(type.id)]).toEqual(['published', 'Valves of tomorrow'])
  const again = { ...at(shown), productTypeName: { en: 'Valves' } }
  expect((await app.get(calls.update, again, admin)).state).toBe('published')
  const nameless = await app.ask(
    calls.add,
    { productTypeName: '', productTypeLevel: '0', publish: false },
    english,
  )
  refusedField(nameless, 'productTypeName', /name/)
})

test('nothing is published under a type that visitors do not see; the refusal names the type', async () => {
  const hidden = await draftType('Unseen')
  const child = { productTypeName: 'Child', productTypeLevel: String(hidden.id) }
  refusedField(await app.ask(calls.add, child, english), 'productTypeLevel', /“Unseen” is not published/)
  const below = await draftType('Child', hidden.id)
  refusedField(await app.ask(calls.publish, at(below), english), 'productTypeLevel', /“Unseen”/)
  const shown = await newType('Shown')
  const under = { ...at(shown), productTypeLevel: String(hidden.id) }
  refusedField(await app.ask(calls.update, under, english), 'productTypeLevel', /“Unseen”/)
  refusedField(await app.ask(calls.move, { ...under, position: 0 }, english), 'productTypeLevel', /“Unseen”/)
  const product = await draft('U-1', { productTypeId: hidden.id })
  refusedField(await app.ask(productCalls.publish, at(product), english), 'productTypeId', /“Unseen”/)
  const later = { ...at(product), publishAt: inHours(1), unpublishAt: null }
  refusedField(await app.ask(productCalls.schedule, later, english), 'productTypeId', /“Unseen”/)
  expect([await seenType(below.id), await seen(product.id)]).toEqual([CODE.notFound, CODE.notFound])
  expect([await seenType(shown.id), (await staffType(shown.id)).version]).toEqual(['Shown', shown.version])
  await publish(hidden)
  expect((await app.ask(productCalls.publish, at(product), admin)).code).toBe(CODE.ok)
})

test('a type goes off when nothing that visitors see stands under it, and comes back to its address', async () => {
  const type = await newType('Gauges')
  const below = await newType('Bourdon gauges', type.id)
  const product = await draft('G-1', { productTypeId: below.id })
  await app.get(productCalls.publish, at(product), admin)
  const refused = async (record: typeof type) => app.ask(calls.unpublish, at(record), english)
  expect(await refused(type)).toMatchObject({
    code: CODE.conflict,
    message: expect.stringContaining('Bourdon gauges'),
  })
  expect(await refused(below)).toMatchObject({
    code: CODE.conflict,
    message: expect.stringContaining('G-1'),
  })
  await app.get(productCalls.unpublish, at(product), admin)
  const off = await app.get(calls.unpublish, at(below), admin)
  expect([off.state, off.version, await seenType(below.id)]).toEqual(['draft', below.version, CODE.notFound])
  const address = `/en/productModularChil/${below.id}-bourdon-gauges`
  expect(await statusOf(address)).toBe(CODE.notFound)
  const renamed = { ...at(off), productTypeName: { en: 'Tube gauges' }, publish: false }
  await publish(await app.get(calls.update, renamed, admin))
  const { statusCode, headers } = await app.inject({ url: address })
  expect([statusCode, headers.location]).toEqual([301, `/en/productModularChil/${below.id}-tube-gauges`])
})

test('a type that visitors see a product under stays, also when the product is meant for another one', async () => {
  const [from, to] = [await newType('From'), await newType('To')]
  const product = await draft('M-1', { productTypeId: from.id })
  await app.get(productCalls.publish, at(product), admin)
  await app.get(productCalls.update, { ...at(product), productTypeId: to.id }, admin)
  expect(await app.ask(calls.remove, at(from), english)).toMatchObject({
    code: CODE.conflict,
    message: expect.stringContaining('M-1'),
  })
  await app.get(productCalls.publish, at(await read(product.id)), admin)
  expect((await app.ask(calls.remove, at(from), admin)).code).toBe(CODE.ok)
})

test('a move shows no more than was shown: a draft stays one, changes stay unpublished at the new place', async () => {
  const top = await newType('Order')
  const [first, second] = [await newType('First', top.id), await newType('Second', top.id)]
  const hidden = await draftType('Third', top.id)
  const place = { productTypeLevel: String(top.id), position: 0 }
  const moved = await app.get(calls.move, { ...at(hidden), ...place }, admin)
  expect([moved.state, await seenType(hidden.id)]).toEqual(['draft', CODE.notFound])
  const changed = await app.get(
    calls.update,
    { ...at(second), productTypeName: { en: 'Second thought' }, publish: false },
    admin,
  )
  const before = await app.get(calls.move, { ...at(changed), ...place }, admin)
  const order = async () =>
    (await app.get(calls.children, { id: top.id, lang: 'en' })).map(({ productTypeName }) => productTypeName)
  expect([before.state, await order()]).toEqual(['changed', ['Second', 'First']])
  const elsewhere = { ...at(before), productTypeLevel: '0', position: 0 }
  expect((await app.get(calls.move, elsewhere, admin)).state).toBe('changed')
  expect([await order(), await seenType(second.id)]).toEqual([['First'], 'Second'])
  const last = { ...at(first), productTypeLevel: String(top.id), position: 9 }
  expect((await app.get(calls.move, last, admin)).state).toBe('published')
})

test('a move leaves what is planned where it was planned', async () => {
  const [here, there] = [await newType('Here'), await newType('There')]
  const type = await newType('Between', here.id)
  const saved = await app.get(
    calls.update,
    { ...at(type), productTypeName: { en: 'Between, planned' }, publish: false },
    admin,
  )
  const plan = { publishAt: inHours(1), unpublishAt: null }
  const planned = await app.get(calls.schedule, { ...at(saved), ...plan }, admin)
  await app.get(calls.move, { ...at(planned), productTypeLevel: String(there.id), position: 0 }, admin)
  const under = async (id: number) =>
    (await app.get(calls.children, { id, lang: 'en' })).map(({ productTypeName }) => productTypeName)
  expect([await under(here.id), await under(there.id)]).toEqual([[], ['Between']])
  app.tick(3_600_000)
  expect([await under(here.id), await under(there.id)]).toEqual([['Between, planned'], []])
})

test('restoring and recovering show again what was shown as it stood, and nothing else', async () => {
  const type = await newType('Alpha')
  const { items } = await app.get(calls.revisions, { id: type.id }, admin)
  const revision = items[0]?.id ?? 0
  const beta = await app.get(calls.update, { ...at(type), productTypeName: { en: 'Beta' } }, admin)
  const back = await app.get(calls.restore, { ...at(beta), revision }, admin)
  expect([back.state, await seenType(type.id)]).toEqual(['published', 'Alpha'])
  const gamma = { ...at(back), productTypeName: { en: 'Gamma' }, publish: false }
  const saved = await app.get(calls.update, gamma, admin)
  const own = (await app.get(calls.revisions, { id: type.id }, admin)).items[1]?.id ?? 0
  const still = await app.get(calls.restore, { ...at(saved), revision: own }, admin)
  expect([still.state, await seenType(type.id)]).toEqual(['changed', 'Alpha'])

  const throughTrash = async (record: { id: number; version: number }) => {
    await app.get(calls.remove, at(record), admin)
    return app.get(calls.recover, { id: record.id, version: record.version + 1 }, admin)
  }
  expect([(await throughTrash(still)).state, await seenType(type.id)]).toEqual(['draft', CODE.notFound])
  const shown = await app.get(calls.publish, at(await staffType(type.id)), admin)
  expect([(await throughTrash(shown)).state, await seenType(type.id)]).toEqual(['published', 'Alpha'])
  expect((await throughTrash(await draftType('Never shown'))).state).toBe('draft')
  // What it stood under is gone from sight meanwhile.
  const top = await newType('Top')
  const child = await newType('Under top', top.id)
  await app.get(calls.remove, at(child), admin)
  await unpublish(top)
  const lying = { id: child.id, version: child.version + 1 }
  expect((await app.get(calls.recover, lying, admin)).state).toBe('draft')
})

test('without the right to publish, drafts are written and nothing changes for visitors', async () => {
  const who = await app.personWith('drafter', [
    ...(['web_product_type:add', 'web_product_type:update', 'web_product_type:delete'] as const),
  ])
  const code = async (asked: Promise<{ code: number | string }>) => (await asked).code
  const content = { productTypeName: 'Mine', productTypeLevel: '0' }
  expect(await code(app.ask(calls.add, content, who))).toBe(CODE.forbidden)
  const mine = await app.get(calls.add, { ...content, publish: false }, who)
  expect(await code(app.ask(calls.publish, at(mine), who))).toBe(CODE.forbidden)
  const place = { productTypeLevel: '0', position: 0 }
  const moved = await app.get(calls.move, { ...at(mine), ...place }, who)
  const shown = (await app.get(calls.publish, at(moved), admin)) as typeof mine
  for (const call of [
    app.ask(calls.update, { ...at(shown), productTypeName: 'Changed' }, who),
    app.ask(calls.move, { ...at(shown), ...place }, who),
    app.ask(calls.unpublish, at(shown), who),
    app.ask(calls.schedule, { ...at(shown), publishAt: inHours(1), unpublishAt: null }, who),
  ])
    expect(await code(call)).toBe(CODE.forbidden)
  const update = { ...at(shown), productTypeName: 'Changed', publish: false }
  const saved = await app.get(calls.update, update, who)
  const { items } = await app.get(calls.revisions, { id: mine.id }, who)
  const restored = await app.get(calls.restore, { ...at(saved), revision: items.at(-1)?.id ?? 0 }, who)
  expect([saved.state, restored.state]).toEqual(['changed', 'changed'])
  const live = await app.get(calls.publish, at(restored), admin)
  await app.get(calls.remove, at(live), who)
  const back = await app.get(calls.recover, { id: live.id, version: live.version + 1 }, who)
  expect(back.state).toBe('draft')
})
