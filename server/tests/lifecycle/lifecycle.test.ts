import { expect, test } from 'vitest'
import { TRASH_DAYS } from '#contract/content/content.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { mediaLibraryCalls } from '#contract/media/media-library.ts'
import { newsCalls } from '#contract/news-and-cases/news.ts'
import { successCaseCalls } from '#contract/news-and-cases/success-case.ts'
import { productCalls as calls } from '#contract/products/product.ts'
import { productTypeCalls } from '#contract/products/product-type.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { CODE } from '#contract/wire/answer.ts'
import { docOfPlain } from '#rich-text/plain-doc.ts'
import { caseKind } from '#server/features/kinds/success-case/kind.ts'
import { newsKind } from '#server/features/news/kind.ts'
import { emptyTrash } from '#server/publishing/trash/trash.ts'
import { testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/desks/product-desk.ts'
import { drawPicture, uploadPicture } from '#server/testing/pictures.ts'

const HOUR = 3_600_000
const app = await testApp(LONG_SESSIONS)
const { admin, type, draft, published, rename, seen } = await productDesk(app)

const text = (en: string) => eachLanguage(() => en)
const rich = (en: string) => inEach({ zh: null, en: docOfPlain(en), es: null })
async function newCase(products: number[]) {
  const words = { title: text('Water works'), summary: text('Water.'), industry: text('Water') }
  const content = { ...caseKind.blank, ...words, products }
  return app.parts.publishing.add(caseKind.rules, { content, parentId: null }, { by: null })
}

test('every write makes a revision that says who did what, and the one visitors see is marked', async () => {
  const product = await published('R-1')
  const saved = await rename(product, 'R-1 b')
  await app.get(calls.unpublish, { id: saved.id, version: saved.version }, admin)
  await app.get(calls.publish, { id: saved.id, version: saved.version, note: 'for the fair' }, admin)
  const { total, items } = await app.get(calls.revisions, { id: product.id }, admin)
  expect(total).toBe(5)
  expect(items.map(({ did, version, live }) => [did, version, live])).toEqual([
    ['publish', 2, true],
    ['unpublish', 2, false],
    ['save', 2, false],
    ['publish', 1, false],
    ['add', 1, false],
  ])
  expect(items[0]).toMatchObject({ by: 'admin', note: 'for the fair' })
})

test('autosaves of one person become one revision within ten minutes; a save, another person or more time begin anew', async () => {
  const editor = await app.personWith('autosaver', ['web_product', 'web_product:update'])
  let product = await draft('A-1')
  const actions = async () =>
    (await app.get(calls.revisions, { id: product.id }, admin)).items.map(
      ({ did, version }) => `${did} ${version}`,
    )
  for (const name of ['a', 'b', 'c']) product = await rename(product, name, true)
  expect(await actions()).toEqual(['autosave 4', 'add 1'])
  app.tick(11 * 60_000)
  product = await rename(product, 'd', true)
  expect(await actions()).toEqual(['autosave 5', 'autosave 4', 'add 1'])
  const target = { id: product.id, version: product.version }
  product = await app.get(calls.update, { ...target, productName: { en: 'e' }, autosave: true }, editor)
  product = await rename(product, 'f')
  product = await rename(product, 'g', true)
  expect(await actions()).toEqual(['autosave 8', 'save 7', 'autosave 6', 'autosave 5', 'autosave 4', 'add 1'])
})

test('an old revision is read whole and restored as a new version; visitors see it once it is published', async () => {
  const product = await published('S-1')
  const saved = await rename(product, 'Spoiled')
  const { items } = await app.get(calls.revisions, { id: product.id }, admin)
  const first = items.at(-1)?.id ?? 0
  const revision = await app.get(calls.revision, { id: product.id, revision: first }, admin)
  expect(revision.content).toMatchObject({ productModel: 'S-1', productName: { en: 'S-1' } })
  const restored = await app.get(
    calls.restore,
    { id: saved.id, version: saved.version, revision: first },
    admin,
  )
  expect(restored).toMatchObject({ version: 3, state: 'changed', productName: { en: 'S-1' } })
  const other = await draft('S-2')
  const foreign = { id: other.id, version: other.version, revision: first }
  expect((await app.ask(calls.restore, foreign, admin)).code).toBe(CODE.notFound)
  expect((await app.ask(calls.restore, { id: saved.id, version: 2, revision: first }, admin)).code).toBe(
    CODE.conflict,
  )
})

test('a record in the trash is listed with its end, comes back as a draft, and is gone after its days', async () => {
  const product = await published('T-1')
  await app.get(calls.remove, { id: product.id, version: product.version }, admin)
  expect(await seen(product.id)).toBe(CODE.notFound)
  const [lying] = (await app.get(calls.trash, {}, admin)).items
  expect(lying).toMatchObject({ id: product.id, title: { en: 'T-1' }, by: 'admin' })
  const one = (id: number) => app.get(calls.trash, { page: 1, limit: 1, id }, admin)
  expect((await one(product.id)).items.map(({ id }) => id)).toEqual([product.id])
  expect((await one(type.id)).items).toEqual([])
  const back = await app.get(calls.recover, { id: product.id, version: lying?.version ?? 0 }, admin)
  expect(back).toMatchObject({ state: 'draft', productName: { en: 'T-1' }, productTypeId: type.id })
  await app.get(calls.remove, { id: product.id, version: back.version }, admin)
  app.tick(TRASH_DAYS * 24 * HOUR - 1)
  expect(await emptyTrash(app.parts.storage, app.parts.now())).toBe(0)
  app.tick(1)
  expect(await emptyTrash(app.parts.storage, app.parts.now())).toBe(1)
  expect((await app.get(calls.trash, {}, admin)).total).toBe(0)
})

test('what a published record points at is not deleted, and the refusal names the record; a draft stops nothing', async () => {
  const product = await published('U-1')
  const successCase = await newCase([product.id])
  expect(await app.get(calls.references, { id: product.id }, admin)).toMatchObject([
    { kind: 'successCase', id: successCase.id, title: { en: 'Water works' }, state: 'draft' },
  ])
  const publish = { id: successCase.id, version: successCase.version }
  await app.get(successCaseCalls.publish, publish, admin)
  const refused = await app.ask(calls.remove, { id: product.id, version: product.version }, admin)
  expect(refused).toMatchObject({ code: CODE.conflict, message: expect.stringContaining('Water works') })
  await app.get(calls.unpublish, { id: product.id, version: product.version }, admin)
  expect((await app.get(successCaseCalls.getById, { id: successCase.id })).products).toEqual([])
  await app.get(successCaseCalls.unpublish, publish, admin)
  expect((await app.ask(calls.remove, { id: product.id, version: product.version }, admin)).code).toBe(
    CODE.ok,
  )
  const dangling = await app.ask(successCaseCalls.publish, publish, admin)
  expect(dangling).toMatchObject({
    code: CODE.invalid,
    data: { fields: { 'products.0': expect.any(String) } },
  })
  await expect(newCase([product.id])).rejects.toMatchObject({ code: CODE.invalid })
  await expect(newCase([type.id])).rejects.toMatchObject({ code: CODE.invalid })
})

test('a copy is a draft of its own, with addresses of its own', async () => {
  const typed = inEach({ zh: '', en: 'the-d-1', es: '' })
  const added = await draft('D-1', { slugs: typed })
  const product = await app.get(calls.publish, { id: added.id, version: added.version }, admin)
  const copy = await app.get(calls.duplicate, { id: product.id }, admin)
  expect(copy).toMatchObject({ version: 1, state: 'draft', productModel: 'D-1', productTypeId: type.id })
  expect(copy.id).not.toBe(product.id)
  expect([product.slugs, copy.slugs]).toEqual([typed, eachLanguage(() => '')])
})

test('who is on a record hears of the others until they are away', async () => {
  const product = await draft('W-1')
  const editor = await app.personWith('watcher', ['web_product'])
  await app.get(calls.presence, { id: product.id, editing: true }, editor)
  const others = () => app.get(calls.presence, { id: product.id, editing: false }, admin)
  expect(await others()).toMatchObject([{ username: 'watcher', editing: true }])
  app.tick(71_000)
  expect(await others()).toEqual([])
})

test('news goes through the same calls', async () => {
  const content = { ...newsKind.blank, date: '2026-06-01', title: text('Opening'), body: rich('We open.') }
  const { id } = await app.parts.publishing.add(newsKind.rules, { content, parentId: null }, { by: null })
  const shown = await app.get(newsCalls.publish, { id, version: 1 }, admin)
  expect(shown).toMatchObject({ state: 'published', title: { en: 'Opening' } })
  expect(await app.get(newsCalls.getById, { id, lang: 'en' })).toMatchObject({ title: 'Opening' })
  expect((await app.ask(calls.publish, { id, version: 1 }, admin)).code).toBe(CODE.notFound)
})

test('a type is restored with its history, for visitors too, and comes back from the trash', async () => {
  const made = await app.get(productTypeCalls.add, { productTypeName: 'Pumps', productTypeLevel: '0' }, admin)
  const target = { id: made.id, version: made.version }
  const changed = await app.get(productTypeCalls.update, { ...target, productTypeName: 'Fans' }, admin)
  const { items } = await app.get(productTypeCalls.revisions, { id: made.id }, admin)
  const first = { id: made.id, version: changed.version, revision: items.at(-1)?.id ?? 0 }
  const restored = await app.get(productTypeCalls.restore, first, admin)
  const name = async () => (await app.get(productTypeCalls.getById, { id: made.id })).productTypeName
  expect(await name()).toBe('Pumps')
  await app.get(productTypeCalls.remove, { id: made.id, version: restored.version }, admin)
  const [lying] = (await app.get(productTypeCalls.trash, {}, admin)).items
  await app.get(productTypeCalls.recover, { id: made.id, version: lying?.version ?? 0 }, admin)
  expect(await name()).toBe('Pumps')
})

test('a record that is deleted while another edits it stays deleted; of both at once one is done', async () => {
  const product = await draft('X-1')
  const target = { id: product.id, version: product.version }
  await app.get(calls.remove, target, admin)
  for (const late of [calls.update, calls.publish])
    expect((await app.ask(late, target as never, admin)).code).toBe(CODE.notFound)
  expect((await app.ask(calls.read, { id: product.id }, admin)).code).toBe(CODE.notFound)

  for (let round = 0; round < 5; round += 1) {
    const { id, version } = await draft(`X-2 ${round}`)
    const [saved, removed] = await Promise.all([
      app.ask(calls.update, { id, version, productName: { en: 'Late' } }, admin),
      app.ask(calls.remove, { id, version }, admin),
    ])
    const codes = [saved.code, removed.code]
    expect(codes.filter((code) => code === CODE.ok)).toHaveLength(1)
    const there = await app.ask(calls.read, { id }, admin)
    expect(there.code).toBe(removed.code === CODE.ok ? CODE.notFound : CODE.ok)
  }
})

test('a record whose parent is gone meanwhile comes back from the trash under none', async () => {
  const parent = { productTypeName: 'Short-lived', productTypeLevel: '0' }
  const made = await app.get(productTypeCalls.add, parent, admin)
  const product = await draft('T-2', { productTypeId: made.id })
  await app.get(calls.remove, { id: product.id, version: product.version }, admin)
  await app.get(productTypeCalls.remove, { id: made.id, version: made.version }, admin)
  const lying = (await app.get(calls.trash, {}, admin)).items.find(({ id }) => id === product.id)
  const back = await app.get(calls.recover, { id: product.id, version: lying?.version ?? 0 }, admin)
  expect(back).toMatchObject({ state: 'draft', productTypeId: null })
})

test('a draft that names what has gone meanwhile is saved all the same; what is gone is not named anew', async () => {
  const [kept, other] = [await draft('V-1'), await draft('V-2')]
  const successCase = await newCase([kept.id])
  for (const { id, version } of [kept, other]) await app.get(calls.remove, { id, version }, admin)
  const target = { id: successCase.id, version: successCase.version }
  const change = { ...target, title: text('Water works, again') }
  const saved = await app.get(successCaseCalls.update, { ...change, products: [kept.id] }, admin)
  expect(saved).toMatchObject({ title: { en: 'Water works, again' }, products: [kept.id] })
  const named = { id: saved.id, version: saved.version, products: [kept.id, other.id] }
  const refused = await app.ask(successCaseCalls.update, named, admin)
  expect(refused).toMatchObject({
    code: CODE.invalid,
    data: { fields: { 'products.1': expect.any(String) } },
  })
})

test('a revision whose parent is gone meanwhile is restored where the record stands', async () => {
  const gone = { productTypeName: 'Once there', productTypeLevel: '0' }
  const made = await app.get(productTypeCalls.add, gone, admin)
  const product = await draft('R-2', { productTypeId: made.id })
  const target = { id: product.id, version: product.version }
  const moved = await app.get(calls.update, { ...target, productTypeId: type.id }, admin)
  await app.get(productTypeCalls.remove, { id: made.id, version: made.version }, admin)
  const first = (await app.get(calls.revisions, { id: product.id }, admin)).items.at(-1)?.id ?? 0
  const back = { id: moved.id, version: moved.version, revision: first }
  expect(await app.get(calls.restore, back, admin)).toMatchObject({ productTypeId: type.id })
})

test('a draft that shows a picture which has gone meanwhile is saved all the same, and not published', async () => {
  const { data: picture } = (await uploadPicture(app.app, admin.token, await drawPicture('#0c0'))).json()
  const { id, version } = await draft('V-3', { gallery: [picture.key] })
  await app.get(mediaLibraryCalls.remove, { id: picture.id, version: picture.version }, admin)
  const saved = await app.get(calls.update, { id, version, summary: { en: 'Anew.' } }, admin)
  expect(saved.gallery).toEqual([picture.key])
  const refused = await app.ask(calls.publish, { id, version: saved.version }, admin)
  expect(refused).toMatchObject({
    code: CODE.invalid,
    data: { fields: { 'gallery.0': expect.any(String) } },
  })
})
