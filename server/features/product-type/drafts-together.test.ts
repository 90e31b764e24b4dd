import { expect, test } from 'vitest'
import { releaseCalls } from '#contract/content/release.ts'
import { productCalls } from '#contract/products/product.ts'
import { productTypeCalls as calls } from '#contract/products/product-type.ts'
import { CODE } from '#contract/wire/answer.ts'
import { testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { target } from '#server/testing/desks/release-desk.ts'
import { at, refusedField, typeDesk } from '#server/testing/desks/type-desk.ts'

const HOUR = 3_600_000
const app = await testApp(LONG_SESSIONS)
const desk = await typeDesk(app)
const { admin, newType, draftType, seenType, draft, seen, inHours, releaseOf } = desk

const publish = (record: { id: number; version: number }) => app.ask(calls.publish, at(record), admin)
const english = { ...admin, cookies: { language: 'en' } }

test('a release brings a type with all that stands under it, takes it off with it, and never one without the other', async () => {
  const type = await draftType('Fair range')
  const below = await draftType('Fair meters', type.id)
  const product = await draft('F-1', { productTypeId: below.id })
  const alone = await releaseOf([product, below])
  const refused = await app.ask(releaseCalls.publish, target(alone), english)
  refusedField(refused, `entries.${below.id}.productTypeLevel`, /Fair meters.*“Fair range” is not published/)
  const whole = await app.get(
    releaseCalls.put,
    { ...target(alone), entries: [{ id: type.id, action: 'publish' }] },
    admin,
  )
  const planned = await app.get(releaseCalls.schedule, { ...target(whole), publishAt: inHours(1) }, admin)
  const now = async () => [await seenType(type.id), await seenType(below.id), await seen(product.id)]
  expect(await now()).toEqual([CODE.notFound, CODE.notFound, CODE.notFound])
  app.tick(HOUR)
  expect(await now()).toEqual(['Fair range', 'Fair meters', 'F-1'])

  const off = { action: 'unpublish' as const }
  const half = await releaseOf([{ id: type.id, ...off }])
  const left = await app.ask(releaseCalls.publish, target(half), english)
  refusedField(left, `entries.${type.id}.state`, /Fair meters/)
  const soon = await app.ask(releaseCalls.schedule, { ...target(half), publishAt: inHours(1) }, english)
  refusedField(soon, `entries.${type.id}.state`, /Fair meters/)
  const rest = [below, product].map(({ id }) => ({ id, ...off }))
  const all = await app.get(releaseCalls.put, { ...target(half), entries: rest }, admin)
  const gone = await app.get(releaseCalls.publish, target(all), admin)
  expect(await now()).toEqual([CODE.notFound, CODE.notFound, CODE.notFound])
  await app.get(releaseCalls.rollback, target(gone), admin)
  expect(await now()).toEqual(['Fair range', 'Fair meters', 'F-1'])
  // What the first release brought is not taken back from above what came since.
  const since = await draft('F-2', { productTypeId: below.id })
  await app.get(productCalls.publish, at(since), admin)
  const first = await app.get(releaseCalls.read, { id: planned.id }, admin)
  const back = await app.ask(releaseCalls.rollback, { ...target(first), confirmed: true }, english)
  refusedField(back, `entries.${below.id}.state`, /F-2/)
})

test('what is planned stands under a type that is seen all the while', async () => {
  const type = await draftType('Planned')
  const product = await draft('P-1', { productTypeId: type.id })
  const plan = (publishAt: number, unpublishAt: number | null = null) => ({
    publishAt: inHours(publishAt),
    unpublishAt: unpublishAt === null ? null : inHours(unpublishAt),
  })
  const typed = await app.get(calls.schedule, { ...at(type), ...plan(2, 10) }, admin)
  expect(typed.state).toBe('scheduled')
  const asks = (times: object) =>
    app.ask(productCalls.schedule, { ...at(product), ...times } as never, english)
  refusedField(await asks(plan(1)), 'productTypeId', /“Planned” is not published/)
  refusedField(await asks(plan(3)), 'productTypeId', /“Planned” is set to unpublish earlier/)
  expect((await asks(plan(3, 9))).code).toBe(CODE.ok)
  const earlier = { ...at(typed), ...plan(2, 8) }
  expect((await app.ask(calls.schedule, earlier, english)).code).toBe(CODE.conflict)
  const now = async () => [await seenType(type.id), await seen(product.id)]
  app.tick(3 * HOUR)
  expect(await now()).toEqual(['Planned', 'P-1'])
  app.tick(7 * HOUR)
  expect(await now()).toEqual([CODE.notFound, CODE.notFound])
})

test('a key means one thing among the types that visitors see, whatever the drafts say', async () => {
  const size = { key: 'size', name: { en: 'Size' }, type: 'number' as const, unit: 'mm', choices: [] }
  const top = await newType('Sized', 0, { attributes: [size] })
  const without = { ...at(top), attributes: [], publish: false }
  const saved = await app.get(calls.update, without, admin)
  const child = { productTypeName: 'Sized child', productTypeLevel: String(top.id), attributes: [size] }
  refusedField(await app.ask(calls.add, child, english), 'attributes.0.key', /size/)
  const below = await app.get(calls.add, { ...child, publish: false }, admin)
  expect((await publish(below)).code).toBe(CODE.invalid)
  expect((await publish(saved)).code).toBe(CODE.ok)
  expect((await publish(below)).code).toBe(CODE.ok)
})

test('a preview of a draft shows it with the drafts that it stands under, to whoever has the link', async () => {
  const type = await draftType('Preview family')
  const below = await draftType('Preview type', type.id)
  const product = await draft('V-1', { productTypeId: below.id })
  const shown = async (call: typeof calls.preview | typeof productCalls.preview, id: number, url: string) => {
    const { token } = await app.get(call, { id }, admin)
    return (await app.inject({ url: `${url}?id=${id}&lang=en&preview=${token}` })).json()
  }
  expect(await shown(calls.preview, below.id, calls.getInfoById.path)).toMatchObject({
    code: CODE.ok,
    data: { path: [{ productTypeName: 'Preview family' }, { productTypeName: 'Preview type' }] },
  })
  expect(await shown(productCalls.preview, product.id, productCalls.getById.path)).toMatchObject({
    code: CODE.ok,
    data: { path: [{ productTypeName: 'Preview family' }, { productTypeName: 'Preview type' }] },
  })
  expect([await seenType(type.id), await seenType(below.id)]).toEqual([CODE.notFound, CODE.notFound])
  // What visitors see above it stands there as they see it.
  await publish(type)
  const renamed = { ...at(type), productTypeName: { en: 'Not yet called so' }, publish: false }
  await app.get(calls.update, renamed, admin)
  expect(await shown(calls.preview, below.id, calls.getInfoById.path)).toMatchObject({
    data: { path: [{ productTypeName: 'Preview family' }, { productTypeName: 'Preview type' }] },
  })
})

test('sorting where a type is meant to stand leaves it in its place where visitors see it', async () => {
  const [shownIn, meantFor] = [await newType('Shown in'), await newType('Meant for')]
  const moved = await newType('Moved', shownIn.id)
  const beside = await newType('Beside', shownIn.id)
  let pair = [
    await newType('One', meantFor.id),
    await newType('Two', meantFor.id),
    await newType('Three', meantFor.id),
  ]
  const level = String(meantFor.id)
  const gone = await newType('Gone', meantFor.id)
  await app.get(calls.update, { ...at(moved), productTypeLevel: level, publish: false }, admin)
  await app.get(calls.remove, at(gone), admin)
  // So often between the same two that the numbers between them run out, and all are numbered anew.
  for (let times = 0; times < 30; times++) {
    const [first, last, ...rest] = pair as [typeof moved, typeof moved, typeof moved]
    const next = await app.get(calls.move, { ...at(last), productTypeLevel: level, position: 1 }, admin)
    pair = [first, ...rest, next]
  }
  const children = await app.get(calls.children, { id: shownIn.id })
  expect(children.map(({ id }) => id)).toEqual([moved.id, beside.id])
})
