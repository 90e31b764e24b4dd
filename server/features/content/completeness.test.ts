// How whole records are in each language: marked at every save, counted by kind, narrowed to in lists.

import { expect, test } from 'vitest'
import { NO_TEXT } from '#contract/content/blank.ts'
import { contentCalls } from '#contract/content/content.ts'
import { mediaLibraryCalls } from '#contract/media/media-library.ts'
import { productCalls as calls } from '#contract/products/product.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { CODE } from '#contract/wire/answer.ts'
import { judgeWords } from '#server/publishing/texts/words.ts'
import { writeSetting } from '#server/storage/settings.ts'
import { testApp } from '#server/testing/app.ts'
import { drawPicture, uploadDescribed } from '#server/testing/pictures.ts'

const app = await testApp()
const admin = await app.signIn()
const counted = async (who = admin) => {
  const kinds = await app.get(contentCalls.completeness, {}, who)
  return kinds.find(({ kind }) => kind === 'product')
}
const whole = { ...NO_TEXT, zh: '泵', en: 'Pump', es: 'Bomba' }

test('a translation is outdated once its source changed, until it is translated or somebody says that it holds', async () => {
  const added = await app.get(calls.add, { productName: whole }, admin)
  expect(added.stale).toEqual([])
  const changed = await app.get(
    calls.update,
    { id: added.id, version: 1, productName: { zh: '水泵' } },
    admin,
  )
  expect(changed.stale).toEqual(['productName.en', 'productName.es'])
  expect((await counted())?.languages.es).toEqual({ filled: 0, missing: 0, stale: 1 })

  const translated = await app.get(
    calls.update,
    { id: added.id, version: 2, productName: { en: 'Water pump' } },
    admin,
  )
  expect(translated.stale).toEqual(['productName.es'])
  expect((await app.ask(calls.translated, { id: added.id, version: 1, paths: ['x'] }, admin)).code).toBe(
    CODE.conflict,
  )
  const held = await app.get(calls.translated, { id: added.id, version: 3, paths: ['productName.es'] }, admin)
  expect(held).toMatchObject({ version: 3, stale: [] })
  expect((await app.get(calls.read, { id: added.id }, admin)).stale).toEqual([])
})

test('the table counts each record once for each language, and the list is narrowed to a gap', async () => {
  const before = await counted()
  const gap = await app.get(calls.add, { productName: { zh: '缺', en: 'Gap' } }, admin)
  const after = await counted()
  expect(after?.total).toBe((before?.total ?? 0) + 1)
  expect(after?.languages.es?.missing).toBe((before?.languages.es?.missing ?? 0) + 1)
  const found = await app.get(calls.list, { gap: 'missing.es', limit: 100 }, admin)
  expect(found.items.map(({ id }) => id)).toContain(gap.id)
  expect((await app.get(calls.list, { gap: 'missing.zh', limit: 100 }, admin)).items).toEqual([])
  await app.get(calls.remove, { id: gap.id, version: 1 }, admin)
  expect(await counted()).toEqual(before)
})

test('somebody sees the kinds whose pages they may open', async () => {
  const editor = await app.personWith('translator', ['web_product'])
  expect((await app.get(contentCalls.completeness, {}, editor)).map(({ kind }) => kind)).toEqual(['product'])
})

test('what was stored before a language came is judged when the store is opened, once', async () => {
  const { db } = app.parts.storage
  const before = await counted()
  const gap = await app.get(calls.add, { productName: { en: 'Only English' } }, admin)
  const binned = await app.get(calls.add, { productName: { en: 'In the trash' } }, admin)
  await app.get(calls.remove, { id: binned.id, version: 1 }, admin)
  const judged = await counted()
  expect(judged?.languages.zh).toMatchObject({ missing: (before?.languages.zh?.missing ?? 0) + 1 })

  expect(await judgeWords(app.parts.storage, app.parts.now())).toBe(0)
  await db.deleteFrom('entry_gap').where('language', '=', 'zh').execute()
  await writeSetting(db, 'judgedLanguages', ['en', 'es'], app.parts.now())
  expect(await judgeWords(app.parts.storage, app.parts.now())).toBeGreaterThan(0)
  expect(await counted()).toEqual(judged)
  expect(await judgeWords(app.parts.storage, app.parts.now())).toBe(0)

  await app.get(calls.remove, { id: gap.id, version: 1 }, admin)
  const recovered = await app.get(calls.recover, { id: gap.id, version: 2 }, admin)
  expect(await counted()).toEqual(judged)
  await app.get(calls.remove, { id: gap.id, version: recovered.version }, admin)
  expect(await counted()).toEqual(before)
})

test('a product keeps its fields for search engines and its own addresses', async () => {
  const seo = { title: { en: 'Best pump' }, description: { en: 'It pumps.' }, picture: null, listed: false }
  const slugs = inEach({ zh: '', en: 'best-pump', es: '' })
  const added = await app.get(calls.add, { productName: whole, seo, slugs }, admin)
  expect(added).toMatchObject({ seo: { title: { zh: '', en: 'Best pump' }, listed: false }, slugs })
  const bad = { id: added.id, version: 1, slugs: { ...slugs, en: 'Not a slug!' } }
  expect((await app.ask(calls.update, bad, admin)).code).toBe(CODE.invalid)
  const picture = `${'0'.repeat(40)}.png`
  expect(
    await app.ask(calls.update, { id: added.id, version: 1, seo: { ...seo, picture } }, admin),
  ).toMatchObject({ data: { fields: { 'seo.picture': expect.any(String) } } })
})

test('pictures that were described before a language came lack a text in it', async () => {
  const { db } = app.parts.storage
  const { id, alt } = await uploadDescribed(app.app, admin.token, await drawPicture('#010203'))
  const lacking = async () =>
    (await app.get(mediaLibraryCalls.list, { undescribed: true }, admin)).items.some((one) => one.id === id)
  expect(await lacking()).toBe(false)
  const { es: _, ...earlier } = alt
  await db
    .updateTable('media')
    .set({ alt: JSON.stringify(earlier) })
    .where('id', '=', id)
    .execute()
  await writeSetting(db, 'judgedLanguages', Object.keys(earlier), 1)
  await judgeWords(app.parts.storage, 2)
  expect(await lacking()).toBe(true)
})
