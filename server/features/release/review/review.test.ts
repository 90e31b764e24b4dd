import { expect, test } from 'vitest'
import { releaseCalls } from '#contract/content/release.ts'
import { reviewCalls as calls } from '#contract/content/review.ts'
import { NO_LIMITS } from '#contract/content/touched.ts'
import { roleCalls } from '#contract/people/role.ts'
import { productCalls } from '#contract/products/product.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { Resource } from '#contract/wire/resource.ts'
import { testApp, type With } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { limitedPeople } from '#server/testing/sign-in/limited-people.ts'

const app = await testApp()
const { admin, draft, published, read, seen } = await productDesk(app)
const { limited } = limitedPeople(app, admin)

const WRITES: Resource[] = ['web_product:update', 'web_product:publish', 'web_review', 'web_release:update']
const REVIEWS: Resource[] = ['web_product:review', 'web_review']
const writer = await app.personWith('writer', [...WRITES, 'web_product:add', 'web_release:publish'])
const chief = await app.personWith('chief', REVIEWS)
const second = await app.personWith('second', [...new Set([...REVIEWS, ...WRITES])])

/** How many approve what of products. */
async function rule(approvals: { general?: number; price?: number; legal?: number }) {
  const { version } = await app.get(calls.rules, {}, admin)
  const own = { kind: 'product' as const, general: 0, price: 0, legal: 0, ...approvals }
  return app.get(calls.keepRules, { version, rules: [own] }, admin)
}
type Target = { id: number; version: number }
const of = ({ id }: { id: number }, who: With) => app.get(calls.of, { kind: 'product', id }, who)
const publish = ({ id, version }: Target, who: With, urgent?: string) =>
  app.ask(productCalls.publish, { id, version, ...(urgent && { urgent }) }, who)
const askFor = ({ id, version }: Target, who: With = writer) =>
  app.get(calls.ask, { kind: 'product', id, version, note: 'Please look' }, who)
const approve = ({ id, version }: Target, who: With) =>
  app.ask(calls.approve, { kind: 'product', id, version }, who)
const save = async ({ id, version }: Target, change: object, who: With = writer) =>
  app.get(productCalls.update, { id, version, ...change }, who)
/** A product that visitors see, with a change that they do not. */
async function changed(name: string, change: object = { summary: { en: 'Better.' } }) {
  await rule({})
  const product = await published(name)
  await rule({ general: 1 })
  return save(product, change)
}

test('without rules everything goes on as before', async () => {
  const product = await draft('N-1')
  expect(await of(product, writer)).toMatchObject({ ruled: false, needs: [], approved: true, state: 'none' })
  expect(await publish(product, writer)).toMatchObject({ code: CODE.ok })
})

test('what a rule wants approved is published once somebody else approved exactly this version', async () => {
  const product = await changed('A-1')
  expect(await publish(product, writer)).toMatchObject({ code: CODE.unprocessable })
  expect(await publish(product, admin)).toMatchObject({ code: CODE.unprocessable })
  expect(await askFor(product)).toMatchObject({
    state: 'asked',
    needs: [{ group: 'general', approvals: 1, by: [] }],
  })
  expect(await approve(product, chief)).toMatchObject({
    code: CODE.ok,
    data: { state: 'approved', approved: true, needs: [{ by: [{ username: 'chief' }] }] },
  })
  expect(await publish(product, writer)).toMatchObject({ code: CODE.ok })
  expect(await of(product, writer)).toMatchObject({ state: 'none', needs: [] })
})

test('a change makes the approval void', async () => {
  const product = await changed('V-1')
  await askFor(product)
  await approve(product, chief)
  const again = await save(product, { summary: { en: 'Otherwise.' } })
  expect(await of(again, chief)).toMatchObject({
    state: 'asked',
    approved: false,
    before: [{ by: { username: 'chief' }, version: product.version }],
    may: { approve: true },
  })
  expect(await publish(again, writer)).toMatchObject({ code: CODE.unprocessable })
  expect(await approve(product, chief)).toMatchObject({ code: CODE.conflict })
  expect(await approve(again, chief)).toMatchObject({ code: CODE.ok })
  expect(await publish(again, writer)).toMatchObject({ code: CODE.ok })
})

test('whoever wrote at it or asked for it never approves it', async () => {
  const product = await changed('S-1')
  const both = await save(product, { highlights: [{ en: 'Mine too' }] }, second)
  await askFor(both)
  expect(await of(both, second)).toMatchObject({ may: { approve: false }, why: 'author' })
  expect(await approve(both, second)).toMatchObject({ code: CODE.forbidden })
  expect(await approve(both, writer)).toMatchObject({ code: CODE.forbidden })
  expect(await approve(both, chief)).toMatchObject({ code: CODE.ok })
  await rule({})
  const other = await published('S-2')
  await rule({ general: 1 })
  const byWriter = await save(other, { hot: true })
  await askFor(byWriter, second)
  expect(await approve(byWriter, second)).toMatchObject({ code: CODE.forbidden })
})

test('two people may be wanted, and nobody counts twice', async () => {
  const product = await changed('W-1')
  await rule({ general: 2 })
  await askFor(product)
  await approve(product, chief)
  await approve(product, chief)
  expect(await of(product, writer)).toMatchObject({ approved: false, state: 'inReview' })
  expect(await publish(product, writer)).toMatchObject({ code: CODE.unprocessable })
  expect(await approve(product, second)).toMatchObject({ code: CODE.ok, data: { approved: true } })
  expect(await publish(product, writer)).toMatchObject({ code: CODE.ok })
})

test('a price needs somebody of sales, and other changes do not', async () => {
  await rule({})
  const sales = await limited({ groups: ['price'] }, REVIEWS)
  const editor = await limited({ groups: ['general', 'legal'] }, REVIEWS)
  const product = await published('P-1')
  await rule({ price: 1 })
  const text = await save(product, { summary: { en: 'Only words.' } })
  const shown = await app.get(productCalls.publish, { id: text.id, version: text.version }, writer)
  const priced = await save(shown, { price: { en: 'from € 480' } })
  await askFor(priced)
  expect(await approve(priced, editor)).toMatchObject({ code: CODE.forbidden })
  expect(await of(priced, editor)).toMatchObject({ why: 'limits', may: { approve: false } })
  expect(await approve(priced, sales)).toMatchObject({ code: CODE.ok, data: { approved: true } })
  expect(await publish(priced, writer)).toMatchObject({ code: CODE.ok })
})

test('what is returned has a reason, and is approved by nobody until it is asked for again', async () => {
  const product = await changed('R-1')
  await askFor(product)
  const back = {
    kind: 'product' as const,
    id: product.id,
    version: product.version,
    reason: 'The unit is wrong',
  }
  await app.get(calls.giveBack, back, chief)
  expect(await of(product, writer)).toMatchObject({
    state: 'returned',
    returned: { by: { username: 'chief' }, text: 'The unit is wrong' },
  })
  expect(await approve(product, chief)).toMatchObject({ code: CODE.unprocessable })
  expect((await app.get(calls.list, { list: 'returned' }, writer)).items.map(({ id }) => id)).toContain(
    product.id,
  )
  const mended = await save(product, { summary: { en: 'Mended.' } })
  await askFor(mended)
  expect(await approve(mended, chief)).toMatchObject({ code: CODE.ok })
})

test('an approval is taken back, and a request withdrawn', async () => {
  const product = await changed('B-1')
  await askFor(product)
  await approve(product, chief)
  await app.get(calls.takeBack, { kind: 'product', id: product.id }, chief)
  expect(await publish(product, writer)).toMatchObject({ code: CODE.unprocessable })
  await approve(product, chief)
  await app.get(calls.withdraw, { kind: 'product', id: product.id }, writer)
  expect(await of(product, writer)).toMatchObject({ state: 'none', approved: false })
  expect(await publish(product, writer)).toMatchObject({ code: CODE.unprocessable })
})

test('urgent publishing needs its right and a reason', async () => {
  const product = await changed('U-1')
  expect(await publish(product, writer, 'Recall of the old one')).toMatchObject({ code: CODE.forbidden })
  expect(await publish(product, admin, ' a ')).toMatchObject({ code: CODE.invalid })
  expect(await publish(product, admin, 'Recall of the old one')).toMatchObject({ code: CODE.ok })
})

test('no other way leads past a rule: plans, releases and bringing back wait as well', async () => {
  const product = await changed('O-1')
  const { id, version } = product
  const plan = { id, version, publishAt: '2026-07-01T00:00:00Z', unpublishAt: null }
  expect(await app.ask(productCalls.schedule, plan, writer)).toMatchObject({ code: CODE.unprocessable })
  const release = await app.get(releaseCalls.add, { name: 'Spring' }, writer)
  const filled = await app.get(
    releaseCalls.put,
    { id: release.id, version: release.version, entries: [{ id, action: 'publish' }] },
    writer,
  )
  const target = { id: release.id, version: filled.version }
  const refused = await app.ask(releaseCalls.publish, target, writer)
  expect(refused).toMatchObject({ code: CODE.unprocessable, data: { fields: expect.any(Object) } })
  expect(
    await app.ask(releaseCalls.schedule, { ...target, publishAt: plan.publishAt }, writer),
  ).toMatchObject({
    code: CODE.unprocessable,
  })
  await askFor(product)
  await approve(product, chief)
  expect(await app.ask(releaseCalls.publish, target, writer)).toMatchObject({ code: CODE.ok })
  expect(await seen(id)).toBe('O-1')
})

test('a list tells each what waits for them, and the dashboard counts it', async () => {
  const product = await changed('L-1')
  await askFor(product)
  const ids = async (who: With) =>
    (await app.get(calls.list, { list: 'waiting', limit: 100 }, who)).items.map(({ id }) => id)
  expect(await ids(chief)).toContain(product.id)
  expect(await ids(writer)).not.toContain(product.id)
  await approve(product, chief)
  expect(await ids(chief)).not.toContain(product.id)
  await save(await read(product.id), { hot: true })
  expect(await ids(chief)).toContain(product.id)
})

test('a role that may approve Spanish alone judges nothing else', async () => {
  const product = await changed('E-1')
  const translator = await limited({ ...NO_LIMITS, languages: ['es'] }, REVIEWS)
  await askFor(product)
  expect(await approve(product, translator)).toMatchObject({ code: CODE.forbidden })
  const why = await app.get(
    roleCalls.explain,
    { userId: translator.id, resource: 'web_product:review' },
    admin,
  )
  expect(why.roles[0]?.limits.languages).toEqual(['es'])
})
