// What waits for a person: the late first, only what they may do something about, and gone when it is done.

import { expect, test } from 'vitest'
import { dashboardCalls } from '#contract/console/dashboard.ts'
import { releaseCalls } from '#contract/content/release.ts'
import { messageDeskCalls as desk } from '#contract/enquiries/message-desk.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { type Media, mediaCalls } from '#contract/media/media.ts'
import { mediaLibraryCalls } from '#contract/media/media-library.ts'
import { productCalls } from '#contract/products/product.ts'
import { homeCalls } from '#contract/site/home.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { testApp, type With } from '#server/testing/app.ts'
import { enquiryDesk, VISITORS } from '#server/testing/desks/enquiry-desk.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { releaseDesk, target } from '#server/testing/desks/release-desk.ts'
import { drawPicture, uploadPicture } from '#server/testing/pictures.ts'

const HOUR = 3_600_000
const app = await testApp({ ...LONG_SESSIONS, ...VISITORS, TIME_ZONE: 'Asia/Shanghai' })
const { db } = app.parts.storage
const NOT_ENGLISH = LANGUAGES.filter((language) => language !== 'en')
const waiting = (who: With) => app.get(dashboardCalls.waiting, {}, who)
const inHours = (hours: number) => new Date(app.parts.now() + hours * HOUR).toISOString()

const first = await app.signIn()
const firstDay = await waiting(first)
const { admin, draft, published, releaseOf, read } = await releaseDesk(app)
const { sent } = await enquiryDesk(app)

test('a site without content tells the first steps to those who may take them, and only then', async () => {
  expect(firstDay.firstSteps).toEqual({ company: false, product: false, colleague: false })
  expect(firstDay).toMatchObject({ failed: [], enquiries: { items: [] }, drafts: { count: 0 } })
  await draft('First')
  expect((await waiting(admin)).firstSteps).toBeNull()
})

test('own inquiries stand before those of nobody, the late first, then what is due, then the oldest', async () => {
  const answerer = await app.personWith('answerer', ['web_message:reply'])
  const [old, due, late] = [
    await sent({ subject: 'old' }),
    await sent({ subject: 'due' }),
    await sent({ subject: 'late' }),
  ] as const
  const [free, theirs, done] = [await sent({ content: 'free\n text' }), await sent(), await sent()] as const
  const given = async ({ id, version }: typeof old, userId: number) =>
    app.get(desk.assign, { id, version, userId }, admin)
  const until = async (message: typeof old, hours: number) =>
    app.get(desk.due, { id: message.id, version: message.version, dueTime: inHours(hours) }, admin)
  for (const message of [old, done]) await given(message, answerer.id)
  await until(await given(due, answerer.id), 5)
  await until(await given(late, answerer.id), 1)
  await given(theirs, (await app.personWith('another', ['web_message:reply'])).id)
  const own = (await waiting(answerer)).enquiries?.items.find(({ id }) => id === done.id)
  expect(own).toMatchObject({ mine: true, late: false })
  const { version } = await app.get(desk.read, { id: done.id }, admin)
  await app.get(desk.setState, { id: done.id, version, state: 'closed' }, admin)
  app.tick(2 * HOUR)

  const { enquiries } = await waiting(answerer)
  expect(enquiries).toMatchObject({ mine: { count: 3, late: 1 }, nobody: { count: 1, late: 0 } })
  expect(enquiries?.items).toMatchObject([
    { about: 'late', mine: true, late: true },
    { about: 'due', mine: true, late: false },
    { about: 'old', mine: true, dueTime: null },
    { id: free.id, about: 'free text', mine: false, name: 'Ana Torres' },
  ])
})

test('what goes out or comes down until the end of the site’s day is told, a release as one', async () => {
  // 18:00 in Shanghai; the day ends in six hours.
  const [own, member, ending] = [await draft('Own'), await draft('Member'), await published('Ending')]
  await app.get(productCalls.schedule, { ...target(own), publishAt: inHours(3), unpublishAt: null }, admin)
  const tomorrow = await draft('Tomorrow')
  await app.get(
    productCalls.schedule,
    { ...target(tomorrow), publishAt: inHours(7), unpublishAt: null },
    admin,
  )
  await app.get(productCalls.schedule, { ...target(ending), publishAt: null, unpublishAt: inHours(4) }, admin)
  const release = await releaseOf([{ id: member.id }], 'Winter')
  await app.get(releaseCalls.schedule, { ...target(release), publishAt: inHours(2) }, admin)

  expect((await waiting(admin)).planned).toMatchObject({
    more: false,
    items: [
      { what: 'release', name: 'Winter', entryCount: 1, missing: NOT_ENGLISH },
      { what: 'publish', id: own.id, missing: NOT_ENGLISH, changed: false },
      { what: 'unpublish', id: ending.id },
    ],
  })
  await app.get(productCalls.update, { ...target(await read(own.id)), productName: { en: 'Own 2' } }, admin)
  const publisher = await app.personWith('publisher', ['web_product:publish'])
  expect((await waiting(publisher)).planned?.items).toMatchObject([
    { what: 'publish', id: own.id, changed: true, missing: [] },
    { what: 'unpublish', id: ending.id },
  ])
  app.tick(5 * HOUR)
  expect((await waiting(admin)).planned?.items).toEqual([])
})

test('own drafts wait until they are published, planned or in the trash, and nobody else’s', async () => {
  const writer = await app.personWith('writer', ['web_product:add', 'web_product:update'])
  const add = (name: string) =>
    app.get(productCalls.add, { productModel: name, productName: { zh: name } }, writer)
  const [one, two] = [await add('W-1'), await add('W-2')]
  expect((await waiting(admin)).drafts?.items.map(({ id }) => id)).not.toContain(one.id)
  expect((await waiting(writer)).drafts).toMatchObject({
    count: 2,
    items: [{ id: two.id, code: 'W-2', kind: 'product', published: false }, { id: one.id }],
  })
  await app.get(productCalls.remove, target(one), admin)
  const shown = await published('W-3')
  await app.get(productCalls.update, { ...target(shown), productName: { en: 'W-3 b' } }, writer)
  expect((await waiting(writer)).drafts?.items).toMatchObject([
    { id: shown.id, published: true },
    { id: two.id },
  ])
  await app.get(productCalls.publish, target(await read(shown.id)), admin)
  expect((await waiting(writer)).drafts).toMatchObject({ count: 1 })
  expect((await waiting(await app.personWith('reader', ['web_product']))).drafts).toBeNull()
})

test('gaps of published records are counted by kind, as many as the list shows that is narrowed to them', async () => {
  const gaps = (await waiting(admin)).toMend?.gaps ?? []
  const products = gaps.filter(({ kind }) => kind === 'product')
  expect(products.map(({ gap }) => gap)).toContain('missing.es')
  for (const { gap, count } of products) {
    const { total } = await app.get(productCalls.list, { state: 'published', gap }, admin)
    expect([gap, count]).toEqual([gap, total])
  }
})

test('pictures count when visitors see them, as many as the library shows that is narrowed to them', async () => {
  const [shown] = [await upload('#123456'), await upload('#654321')]
  const counted = async () => (await waiting(admin)).toMend?.pictures
  expect(await counted()).toBe(0)
  const { id } = await published('Pictured')
  await db
    .insertInto('entry_reference')
    .values({ from_entry: id, copy: 'published', to: 'media', target: shown.id })
    .execute()
  expect(await counted()).toBe(1)
  const listed = await app.get(mediaLibraryCalls.list, { undescribed: true, shown: true }, admin)
  expect(listed.items.map((picture) => picture.id)).toEqual([shown.id])
  const alt = inEach({ zh: '图', en: 'A plate', es: 'Una placa' })
  await app.get(mediaCalls.describe, { id: shown.id, version: shown.version, alt }, admin)
  expect(await counted()).toBe(0)
})

test('a published page that leads to what visitors do not see is named, until it is mended', async () => {
  const { id } = await draft('Target')
  const home = await app.get(homeCalls.read, {}, admin)
  const shown = { version: 1, parent_id: null, sort: 0, code: '', label: '', hot: 0, dated: 0 } as const
  const always = { visible_from: 0, visible_until: Number.MAX_SAFE_INTEGER, published_at: 1 } as const
  const publish = (kind: 'homepage' | 'product', entry: number) =>
    db
      .insertInto('publication')
      .values({ ...shown, ...always, kind, entry_id: entry, search: '', content: '{}', published_by: null })
      .execute()
  await publish('homepage', home.id)
  await db
    .insertInto('entry_reference')
    .values({ from_entry: home.id, copy: 'published', to: 'entry', target: id })
    .execute()
  const broken = async () => (await waiting(admin)).toMend?.links
  expect(await broken()).toMatchObject([{ from: { kind: 'homepage' }, to: { id }, why: 'unpublished' }])
  await publish('product', id)
  await db.updateTable('entry').set({ published_version: 1 }).where('id', '=', id).execute()
  expect(await broken()).toEqual([])
  await db.updateTable('entry').set({ trashed_at: 1 }).where('id', '=', id).execute()
  expect(await broken()).toMatchObject([{ to: { id }, why: 'trashed' }])
})

test('what could not be sent waits for who may send it again', async () => {
  const parcel = {
    version: 1,
    topic: 'x',
    recipient: '',
    subject: '',
    payload: '',
    message_id: null,
  } as const
  const tries = { attempts: 14, next_at: 0, ends_at: 0, leased_until: 0, holder: '', error: 'no' } as const
  for (const [kind, state] of [
    ['mail', 'dead'],
    ['mail', 'sent'],
    ['webhook', 'dead'],
    ['webhook', 'dead'],
  ] as const)
    await db
      .insertInto('outbox')
      .values({ ...parcel, ...tries, kind, state, created_at: 1, updated_at: 1, sent_at: null })
      .execute()
  expect((await waiting(admin)).toMend).toMatchObject({ letters: 1, webhooks: 2 })
  const reader = await app.personWith('mailreader', ['web_delivery'])
  expect((await waiting(reader)).toMend).toBeNull()
})

test('each group is for those alone who may do something about it', async () => {
  const none = {
    enquiries: null,
    reviews: null,
    proposals: null,
    planned: null,
    toMend: null,
    drafts: null,
    firstSteps: null,
    failed: [],
  }
  expect(
    await waiting(await app.personWith('onlooker', ['web_message', 'web_product', 'web_media'])),
  ).toEqual(none)
  const describer = await app.personWith('describer', ['web_media:update'])
  expect(await waiting(describer)).toEqual({
    ...none,
    toMend: { links: [], moreLinks: false, gaps: [], pictures: 0, letters: 0, webhooks: 0 },
  })
  const homeWriter = await app.personWith('homewriter', ['web_homepage:update'])
  expect((await waiting(homeWriter)).toMend?.gaps.filter(({ kind }) => kind !== 'homepage')).toEqual([])
})

test('a group that cannot be read is named, and the others are there', async () => {
  await db.schema.alterTable('outbox').renameTo('outbox_away').execute()
  const report = await waiting(admin)
  await db.schema.alterTable('outbox_away').renameTo('outbox').execute()
  expect(report).toMatchObject({ failed: ['toMend'], toMend: null, enquiries: { nobody: { late: 0 } } })
  expect((await waiting(admin)).failed).toEqual([])
})

async function upload(colour: string): Promise<Media> {
  return (await uploadPicture(app.app, admin.token, await drawPicture(colour))).json().data
}
