// The dashboard: sums by day with the span before, what leads where, and each card for those alone who may see it.
import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dashboardCalls as calls } from '#contract/console/dashboard.ts'
import { productCalls } from '#contract/products/product.ts'
import { CODE } from '#contract/wire/answer.ts'
import { changeBackupState } from '#server/parts/backup/backup-state.ts'
import { testApp } from '#server/testing/app.ts'

const app = await testApp({ TIME_ZONE: 'Asia/Shanghai' })
const admin = await app.signIn()
const { db } = app.parts.storage
const HOUR = 60 * 60_000
const NOW = Date.parse('2026-06-01T08:00:00Z')

const count = (
  part: 'view' | 'visitor' | 'page' | 'search' | 'referrer',
  day: number,
  value: string,
  times: number,
) => db.insertInto('visit_day').values({ part, day, value, times }).execute()

let written = 0
async function message(at: number, state: 'new' | 'closed' | 'spam') {
  written += 1
  const texts = {
    name: 'x',
    phone: '',
    email: 'x@example.org',
    company: '',
    country: '',
    subject: '',
    content: 'x',
  }
  await db
    .insertInto('message')
    .values({
      ...{
        ...texts,
        number: `T-${written}`,
        version: 1,
        state,
        spam_reason: '',
        assignee_id: null,
        due_at: at + HOUR,
      },
      ...{
        product_id: null,
        product_name: '',
        lang: 'en',
        trail: '[]',
        consent_at: at,
        address: '',
        address_kept: 0,
      },
      ...{ agent: '', key_hash: null, phone_key: '', email_key: '', merged_into: null, replied_at: 0 },
      ...{ created_at: at, updated_at: at },
    })
    .execute()
}

test('views, visitors and enquiries stand by day of the site, with as many days before', async () => {
  await count('view', 20260601, '', 40)
  await count('visitor', 20260601, '', 20)
  await count('view', 20260526, '', 9)
  await count('view', 20260525, '', 7)
  // One minute before and after midnight in Shanghai; spam does not count.
  await message(Date.parse('2026-05-31T15:59:00Z'), 'closed')
  await message(Date.parse('2026-05-31T16:01:00Z'), 'new')
  await message(Date.parse('2026-05-31T16:02:00Z'), 'spam')
  const report = await app.get(calls.visits, { days: 7 }, admin)
  expect(report).toMatchObject({
    from: '2026-05-26',
    to: '2026-06-01',
    timeZone: 'Asia/Shanghai',
    views: [9, 0, 0, 0, 0, 0, 40],
    visitors: [0, 0, 0, 0, 0, 0, 20],
    enquiries: [0, 0, 0, 0, 0, 1, 1],
    before: { from: '2026-05-19', to: '2026-05-25', views: [0, 0, 0, 0, 0, 0, 7] },
    since: '2026-05-25',
  })
  const chosen = await app.get(calls.visits, { from: '2026-05-25', to: '2026-05-26' }, admin)
  expect(chosen).toMatchObject({ days: ['2026-05-25', '2026-05-26'], views: [7, 9] })
})

test('days that do not follow each other, lie ahead or are too many are refused', async () => {
  for (const span of [
    { from: '2026-06-02', to: '2026-06-03' },
    { from: '2026-05-02', to: '2026-05-01' },
    { from: '2024-01-01', to: '2026-05-01' },
    { from: 'May', to: '2026-05-01' },
    { days: 0 },
  ]) {
    expect((await app.ask(calls.visits, span, admin)).code).toBe(CODE.invalid)
  }
})

test('pages are ranked with their titles, products by themselves, and what was summed up is not named', async () => {
  const { id } = await app.get(productCalls.add, { productName: { zh: '泵', en: 'Pump' } }, admin)
  await count('page', 20260601, `product:${id}`, 5)
  await count('page', 20260530, `product:${id}`, 6)
  await count('page', 20260601, 'home', 20)
  await count('page', 20260601, 'product:999999', 1)
  await count('page', 20260601, '', 8)
  await count('search', 20260601, 'pump', 3)
  await count('referrer', 20260601, '', 4)
  const top = await app.get(calls.top, { days: 7 }, admin)
  expect(top.views).toBe(49)
  expect(top.pages.map(({ page, times }) => [page, times])).toEqual([
    ['home', 20],
    ['product', 11],
    ['product', 1],
  ])
  expect(top.products[0]).toMatchObject({ kind: 'product', id, title: { en: 'Pump' }, times: 11 })
  expect(top.products[1]).toMatchObject({ id: 999999, title: null })
  expect(top.searches).toEqual([{ value: 'pump', times: 3 }])
  expect(top.referrers).toEqual([{ value: '', times: 4 }])
  expect((await app.get(calls.top, { from: '2026-05-30', to: '2026-05-30' }, admin)).pages).toHaveLength(1)
})

test('what is to be published is counted by kind', async () => {
  const before = await app.get(calls.toPublish, {}, admin)
  const drafts = (report: typeof before) => report.find(({ kind }) => kind === 'product')?.draft ?? 0
  await app.get(productCalls.add, { productName: { zh: '草稿' } }, admin)
  expect(drafts(await app.get(calls.toPublish, {}, admin))).toBe(drafts(before) + 1)
})

test('each card is for those alone who may see what it tells', async () => {
  const writer = await app.personWith('dashwriter', ['web_product'])
  const report = await app.get(calls.visits, { days: 7 }, writer)
  expect(report.enquiries).toBeNull()
  expect(report.before.enquiries).toBeNull()
  expect((await app.get(calls.toPublish, {}, writer)).map(({ kind }) => kind)).toEqual(['product'])
  expect((await app.ask(calls.health, {}, writer)).code).toBe(CODE.forbidden)
  const keeper = await app.personWith('dashkeeper', ['userList'])
  expect((await app.ask(calls.visits, {}, keeper)).code).toBe(CODE.forbidden)
  expect((await app.ask(calls.waiting, {}, keeper)).code).toBe(CODE.forbidden)
})

test('a backup is known when somebody says that there was one, and so are its proof and what failed', async () => {
  const none = { backupTime: null, provenTime: null, backupFailed: null, restoreFailed: null }
  expect(await app.get(calls.health, {}, admin)).toMatchObject(none)
  const file = join(app.parts.config.dataDir, 'last-backup')
  writeFileSync(file, '')
  utimesSync(file, new Date(NOW), new Date(NOW))
  const iso = new Date(NOW).toISOString()
  expect(await app.get(calls.health, {}, admin)).toMatchObject({ ...none, backupTime: iso })

  const { db } = app.parts.storage
  const seen = { at: NOW, name: 'x' }
  const failed = { at: NOW + 1, says: 'no room' }
  await changeBackupState(db, NOW, () => ({
    proven: seen,
    failed,
    unproven: { at: NOW - 1, says: 'cut off' },
  }))
  expect(await app.get(calls.health, {}, admin)).toMatchObject({
    ...{ backupTime: iso, provenTime: iso, backupFailed: 'no room', restoreFailed: null },
  })
})
