import { expect, test } from 'vitest'
import { reviewCalls as calls } from '#contract/content/review.ts'
import { productCalls } from '#contract/products/product.ts'
import { CODE } from '#contract/wire/answer.ts'
import type { Resource } from '#contract/wire/resource.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'

const app = await testApp({ PUBLIC_URL: 'https://site.example' })
const { admin, draft } = await productDesk(app)
const { db } = app.parts.storage

/** Somebody with an address of their own. */
async function person(name: string, keys: readonly Resource[]) {
  const made = await app.personWith(name, keys)
  await db
    .updateTable('user_account')
    .set({ email: `${name}@example.com` })
    .where('id', '=', made.id)
    .execute()
  return made
}
const writer = await person('writer', ['web_product:update', 'web_product:publish'])
const chief = await person('chief', ['web_product:review'])
const blind = await person('blind', ['web_news'])
await app.get(
  calls.keepRules,
  { version: 0, rules: [{ kind: 'product', general: 1, price: 0, legal: 0 }] },
  admin,
)
/** What lies in the outbox: to whom, about what. */
const letters = async () =>
  (
    await db
      .selectFrom('outbox')
      .select(['topic', 'recipient', 'payload'])
      .where('topic', 'like', 'review.%')
      .orderBy('id')
      .execute()
  ).map(({ topic, recipient, payload }) => ({ topic, recipient, text: JSON.parse(payload).text as string }))

test('asking, returning and approving tell those whom it concerns by mail, with the way to the review', async () => {
  const product = await draft('M-1')
  const exact = { kind: 'product' as const, id: product.id, version: product.version }
  await app.get(calls.ask, { ...exact, note: 'New valve' }, writer)
  const [asked] = await letters()
  expect(asked).toMatchObject({ topic: 'review.asked', recipient: 'chief@example.com' })
  expect(asked?.text).toContain('New valve')
  expect(asked?.text).toContain(`https://site.example/#/webSystemManage/web_review/product/${product.id}`)
  await app.get(
    calls.comment,
    { ...{ kind: 'product', id: product.id }, field: 'summary.en', text: 'Say which size' },
    chief,
  )
  await app.get(calls.giveBack, { ...exact, reason: 'Not yet' }, chief)
  const returned = (await letters()).find(({ topic }) => topic === 'review.returned')
  expect(returned).toMatchObject({ recipient: 'writer@example.com' })
  expect(returned?.text).toContain('Not yet')
  expect(returned?.text).toContain('summary.en: Say which size')
  await app.get(calls.ask, exact, writer)
  await app.get(calls.approve, exact, chief)
  expect((await letters()).at(-1)).toMatchObject({
    topic: 'review.approved',
    recipient: 'writer@example.com',
  })
})

test('urgent publishing is told to everybody who could have approved it', async () => {
  const { id, version } = await draft('M-2')
  await app.get(productCalls.publish, { id, version, urgent: 'Recall' }, admin)
  const last = (await letters()).at(-1)
  expect(last).toMatchObject({ topic: 'review.urgent', recipient: 'chief@example.com' })
  expect(last?.text).toContain('Recall')
})

test('a comment stands at its field, mentions who may see the record, and is settled', async () => {
  const { id } = await draft('C-1')
  const said = {
    kind: 'product' as const,
    id,
    field: 'summary.en',
    text: 'Look, @writer',
    mentions: [writer.id],
  }
  const whole = await app.get(calls.comment, said, chief)
  expect(whole.said).toMatchObject([
    {
      field: 'summary.en',
      text: 'Look, @writer',
      by: { username: 'chief' },
      mentions: [{ username: 'writer' }],
    },
  ])
  expect((await letters()).at(-1)).toMatchObject({
    topic: 'review.mentioned',
    recipient: 'writer@example.com',
  })
  const [one] = whole.said
  const settled = await app.get(
    calls.settle,
    { kind: 'product', id, comment: one?.id ?? 0, done: true },
    writer,
  )
  expect(settled).toMatchObject({ comments: 0, said: [{ done: true }] })
  expect(await app.ask(calls.comment, { ...said, mentions: [blind.id] }, chief)).toMatchObject({
    code: CODE.invalid,
  })
  expect(
    (await app.get(calls.people, { kind: 'product' }, chief)).map(({ username }) => username),
  ).not.toContain('blind')
})

test('whoever may not see a kind sees no review of it, and says nothing there', async () => {
  const { id, version } = await draft('H-1')
  const one = { kind: 'product' as const, id }
  const refused = [
    app.ask(calls.of, one, blind),
    app.ask(calls.read, one, blind),
    app.ask(calls.comment, { ...one, text: 'Hello' }, blind),
    app.ask(calls.people, { kind: 'product' }, blind),
    app.ask(calls.ask, { ...one, version }, blind),
    app.ask(calls.approve, { ...one, version }, blind),
  ]
  for (const answer of await Promise.all(refused)) expect(answer.code).toBe(CODE.forbidden)
})

test('rules are changed from the version that was read, and by whoever has the right', async () => {
  const { version } = await app.get(calls.rules, {}, admin)
  expect(await app.ask(calls.keepRules, { version: version - 1, rules: [] }, admin)).toMatchObject({
    code: CODE.conflict,
  })
  expect(await app.ask(calls.keepRules, { version, rules: [] }, chief)).toMatchObject({
    code: CODE.forbidden,
  })
})
