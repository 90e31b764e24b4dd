// Who may change what the site says of a picture.
import { expect, test } from 'vitest'
import { type Media, mediaCalls } from '#contract/media/media.ts'
import { mediaLibraryCalls as calls } from '#contract/media/media-library.ts'
import { productCalls } from '#contract/products/product.ts'
import { CODE } from '#contract/wire/answer.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { drawPicture, uploadPicture } from '#server/testing/pictures.ts'

const app = await testApp()
const desk = await productDesk(app)
const { admin } = desk
const picture = async (colour: string, name: string): Promise<Media> =>
  (await uploadPicture(app.app, admin.token, await drawPicture(colour), name)).json().data
const ALT = { zh: '图', en: 'Picture', es: 'Imagen' }
const draft = (key: string, model: string) => desk.draft(model, { gallery: [key] })

test('an editor of news may pick, upload and describe, and change nothing else of the library', async () => {
  const editor = await app.personWith('newswriter', ['web_news', 'web_news:update'])
  const { data } = (await uploadPicture(app.app, editor.token, await drawPicture('#aa0'))).json()
  expect(data.outcome).toBe('new')
  expect((await app.get(calls.list, {}, editor)).total).toBeGreaterThan(0)
  await app.get(mediaCalls.describe, { id: data.id, version: 1, alt: ALT }, editor)
  const change = await app.ask(calls.update, { id: data.id, version: 2, name: 'x' }, editor)
  expect(change.code).toBe(CODE.forbidden)
  expect((await app.ask(calls.remove, { id: data.id, version: 2 }, editor)).code).toBe(CODE.forbidden)
})

test('whoever may only pick pictures describes their own until visitors see it, and nobody else’s', async () => {
  const editor = await app.personWith('describer', ['web_news', 'web_news:update'])
  const keeper = await app.personWith('librarian', ['web_media', 'web_media:update'])
  const say = (id: number, version: number, who = editor) =>
    app.ask(mediaCalls.describe, { id, version, alt: ALT }, who)
  const describable = async (key: string, who = editor) =>
    (await app.get(mediaCalls.read, { key }, who)).describable

  const foreign = await picture('#b10', 'foreign.png')
  expect(await describable(foreign.key)).toBe(false)
  expect(await say(foreign.id, 1)).toMatchObject({
    code: CODE.forbidden,
    message: expect.stringContaining('图库'),
  })
  expect((await app.get(mediaCalls.read, { key: foreign.key }, admin)).alt).not.toEqual(ALT)
  expect(await describable(foreign.key, keeper)).toBe(true)
  expect((await say(foreign.id, 1, keeper)).code).toBe(CODE.ok)

  const { data: own } = (await uploadPicture(app.app, editor.token, await drawPicture('#b20'))).json()
  const product = await draft(own.key, 'Own picture')
  expect((await say(own.id, 1)).code).toBe(CODE.ok)
  const live = await app.get(productCalls.publish, { id: product.id, version: product.version }, admin)
  expect(await describable(own.key)).toBe(false)
  expect((await say(own.id, 2)).code).toBe(CODE.forbidden)
  expect((await say(own.id, 2, keeper)).code).toBe(CODE.ok)
  await app.get(productCalls.unpublish, { id: product.id, version: live.version }, admin)
  expect(await describable(own.key)).toBe(true)
  expect((await say(own.id, 3)).code).toBe(CODE.ok)
})
