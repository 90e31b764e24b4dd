// A release under review: where its records stand, and one request for all of them.
import { expect, test } from 'vitest'
import { releaseCalls } from '#contract/content/release.ts'
import { releaseReviewCalls } from '#contract/content/release-review.ts'
import { reviewCalls as calls } from '#contract/content/review.ts'
import { productCalls } from '#contract/products/product.ts'
import { CODE } from '#contract/wire/answer.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'

const app = await testApp()
const { admin, published } = await productDesk(app)
const writer = await app.personWith('writer', [
  ...(['web_product:update', 'web_product:publish', 'web_review'] as const),
  ...(['web_release:update', 'web_release:publish'] as const),
])
const chief = await app.personWith('chief', ['web_product:review', 'web_review'])

/** Two products with changes that have to be approved, and one without, in a release. */
async function prepared() {
  const products = []
  for (const name of ['R-1', 'R-2', 'R-3']) products.push(await published(name))
  const { version } = await app.get(calls.rules, {}, admin)
  const rule = { kind: 'product' as const, general: 1, price: 0, legal: 0 }
  await app.get(calls.keepRules, { version, rules: [rule] }, admin)
  const changed = []
  for (const { id, version } of products.slice(0, 2))
    changed.push(await app.get(productCalls.update, { id, version, summary: { en: 'Better.' } }, writer))
  const release = await app.get(releaseCalls.add, { name: 'Spring' }, writer)
  const entries = products.map(({ id }) => ({ id, action: 'publish' as const }))
  const filled = await app.get(
    releaseCalls.put,
    { id: release.id, version: release.version, entries },
    writer,
  )
  return { changed, filled }
}

test('a release says which of its records have to be approved, asks for all at once, and goes on when all are', async () => {
  const { changed, filled } = await prepared()
  const [first, second] = changed.map(({ id, version }) => ({ kind: 'product' as const, id, version }))
  if (!first || !second) throw new Error('two were changed')
  const states = async () =>
    (await app.get(releaseReviewCalls.of, { release: filled.id }, writer)).items.map(
      ({ state, approved }) => [state, approved],
    )
  expect(await states()).toEqual([
    ['none', false],
    ['none', false],
  ])
  const outsider = await app.personWith('outsider', ['web_release:update'])
  const refused = await app.ask(releaseReviewCalls.ask, { release: filled.id }, outsider)
  expect(refused.code).toBe(CODE.forbidden)
  expect(await states()).toEqual([
    ['none', false],
    ['none', false],
  ])
  const asked = await app.get(releaseReviewCalls.ask, { release: filled.id, note: 'For spring' }, writer)
  expect(asked.items.map(({ state }) => state)).toEqual(['asked', 'asked'])
  await app.get(calls.comment, { kind: 'product', id: second.id, field: 'summary.en', text: 'Why?' }, chief)
  await app.get(calls.approve, first, chief)
  expect(await states()).toEqual([
    ['approved', true],
    ['inReview', false],
  ])
  const target = { id: filled.id, version: filled.version }
  expect((await app.ask(releaseCalls.publish, target, writer)).code).toBe(CODE.unprocessable)
  // What is asked for or approved already is not asked for again.
  const again = await app.get(releaseReviewCalls.ask, { release: filled.id }, writer)
  expect(again.items.map(({ state }) => state)).toEqual(['approved', 'inReview'])
  await app.get(calls.approve, second, chief)
  expect((await app.ask(releaseCalls.publish, target, writer)).code).toBe(CODE.ok)
})
