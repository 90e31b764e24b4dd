// The library: finding pictures, cutting and replacing them, where they are used, and what keeps one from the trash.

import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type Media, mediaCalls } from '#contract/media/media.ts'
import { mediaLibraryCalls as calls } from '#contract/media/media-library.ts'
import { productCalls } from '#contract/products/product.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { CODE } from '#contract/wire/answer.ts'
import { testApp } from '#server/testing/app.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { drawPicture, uploadPicture } from '#server/testing/pictures.ts'

const app = await testApp()
const desk = await productDesk(app)
const { admin } = desk
const upload = async (bytes: Buffer, name = 'picture.png', url?: string) =>
  (await uploadPicture(app.app, admin.token, bytes, name, url)).json()
const picture = async (colour: string, name?: string): Promise<Media> =>
  (await upload(await drawPicture(colour), name)).data
const ALT = inEach({ zh: '图', en: 'Picture', es: 'Imagen' })
const draft = (key: string, model: string) => desk.draft(model, { gallery: [key] })

/** Four quarters: red, green / blue, white. */
const quarters = () => {
  const part = (colour: string, left: number, top: number) => ({
    input: { create: { width: 400, height: 300, channels: 3 as const, background: colour } },
    left,
    top,
  })
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#fff' } })
    .composite([part('#f00', 0, 0), part('#0f0', 400, 0), part('#00f', 0, 300)])
    .png()
    .toBuffer()
}
const image = (query: Record<string, string>) => app.inject({ url: '/image', query })
const colourOf = async (bytes: Buffer) => {
  const { data } = await sharp(bytes).resize(1, 1).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return [...data].map((part) => (part > 128 ? 1 : 0)).join('')
}
const publicPicture = async (id: number) =>
  (await app.get(productCalls.getById, { id, lang: 'en' })).gallery[0]

test('pictures are found by name, text, tag, type and folder, in every order, a page at a time', async () => {
  const folder = await app.get(calls.addFolder, { parentId: null, name: 'Valves' }, admin)
  const ball = await picture('#111', 'ball-valve_DN50.png')
  const pump = await picture('#222', '离心泵 figure.png')
  const changed = await app.get(
    calls.update,
    { id: ball.id, version: 1, folderId: folder.id, tags: ['Steel', 'steel', 'New'], alt: ALT },
    admin,
  )
  expect(changed).toMatchObject({ version: 2, folderId: folder.id, tags: ['New', 'steel'], by: 'admin' })
  const found = async (query: object) =>
    (await app.get(calls.list, query, admin)).items.map(({ id }) => id).filter((id) => id >= ball.id)
  for (const keyword of ['ball', 'VALVE', 'dn50 valve', 'steel', 'Picture']) {
    expect([keyword, await found({ keyword })]).toEqual([keyword, [ball.id]])
  }
  expect(await found({ keyword: '心泵' })).toEqual([pump.id])
  expect(await found({ keyword: 'valve pump' })).toEqual([])
  expect(await found({ tag: 'New' })).toEqual([ball.id])
  expect(await found({ folderId: folder.id })).toEqual([ball.id])
  expect(await found({ folderId: 0 })).toEqual([pump.id])
  expect(await found({ undescribed: true })).toEqual([pump.id])
  expect(await found({ type: 'gif' })).toEqual([])
  expect(await found({ unused: true, sort: 'createTime' })).toEqual([ball.id, pump.id])
  for (const sort of ['createTime', '-createTime', 'name', '-name', 'bytes', '-bytes'] as const) {
    const all = (await app.get(calls.list, { sort }, admin)).items
    const second = await app.get(calls.list, { sort, before: all[0]?.id ?? 0 }, admin)
    expect([sort, second.items.map(({ id }) => id)]).toEqual([sort, all.slice(1).map(({ id }) => id)])
  }
  expect(await app.get(calls.folders, {}, admin)).toMatchObject({
    all: 3,
    loose: 2,
    folders: [{ name: 'Valves', pictures: 1 }],
  })
  expect(await app.get(calls.tags, {}, admin)).toContainEqual({ tag: 'steel', pictures: 1 })
})

test('folders stand in a tree that stays one, and are removed only when they are empty', async () => {
  const add = (name: string, parentId: number | null = null) =>
    app.get(calls.addFolder, { name, parentId }, admin)
  const top = await add('Top')
  const below = await add('Below', top.id)
  const refused = async (version: number, change: object) => {
    const answer = await app.ask(calls.updateFolder, { id: top.id, version, ...change }, admin)
    return answer.code === CODE.ok ? null : [answer.code, ...Object.keys(answer.data?.fields ?? {})]
  }
  expect(await refused(1, { parentId: below.id })).toEqual([CODE.invalid, 'parentId'])
  expect(await refused(1, { parentId: 9999 })).toEqual([CODE.invalid, 'parentId'])
  await add('Other')
  expect(await refused(1, { name: 'OTHER' })).toEqual([CODE.invalid, 'name'])
  expect(await refused(1, { name: 'Upper' })).toBeNull()
  expect(await refused(1, { name: 'Late' })).toEqual([CODE.conflict])
  expect((await app.ask(calls.removeFolder, { id: top.id, version: 2 }, admin)).code).toBe(CODE.conflict)
  await app.get(calls.removeFolder, { id: below.id, version: 1 }, admin)
  await app.get(calls.removeFolder, { id: top.id, version: 2 }, admin)
  const names = (await app.get(calls.folders, {}, admin)).folders.map(({ name }) => name)
  expect(names).not.toContain('Upper')
  let parentId: number | null = null
  for (let depth = 1; depth <= 5; depth += 1) parentId = (await add(`Deep ${depth}`, parentId)).id
  expect((await app.ask(calls.addFolder, { name: 'Too deep', parentId }, admin)).code).toBe(CODE.invalid)
})

test('the focal point and the crop change what visitors are sent, under another address', async () => {
  const { data } = await upload(await quarters(), 'quarters.png')
  const given = await app.get(mediaCalls.describe, { id: data.id, version: 1, alt: ALT }, admin)
  const product = await draft(given.key, 'cut')
  await app.get(productCalls.publish, { id: product.id, version: product.version }, admin)
  const first = await publicPicture(product.id)
  expect(first).toMatchObject({ width: 800, height: 600 })

  const cut = { crop: { x: 0, y: 500, width: 500, height: 500 }, focal: { x: 100, y: 900 } }
  const changed = await app.get(calls.update, { id: given.id, version: 2, ...cut }, admin)
  const second = await publicPicture(product.id)
  expect(second?.key).not.toBe(first?.key)
  expect(second).toMatchObject({ key: changed.shown, width: 400, height: 300 })
  for (const query of [{}, { w: '320' }, { w: '320', h: '180', fit: 'cover' }]) {
    const reply = await image({ filepath: changed.shown, format: 'png', ...query })
    expect([query, await colourOf(reply.rawPayload)]).toEqual([query, '001'])
    expect(reply.headers['cache-control']).toContain('immutable')
  }
  const banner = await image({ filepath: changed.shown, w: '160', h: '69', fit: 'cover' })
  expect(await sharp(banner.rawPayload).metadata()).toMatchObject({ width: 160, height: 69 })

  const focal = { crop: null, focal: { x: 1000, y: 0 } }
  const third = await app.get(calls.update, { id: given.id, version: 3, ...focal }, admin)
  const square = await image({ filepath: third.shown, w: '160', h: '160', fit: 'cover', format: 'png' })
  const corner = await sharp(square.rawPayload).extract({ left: 150, top: 5, width: 5, height: 5 }).toBuffer()
  expect(await colourOf(corner)).toBe('010')
  const left = await sharp(square.rawPayload).extract({ left: 4, top: 5, width: 4, height: 4 }).toBuffer()
  expect(await colourOf(left)).toBe('100')

  const old = await image({ filepath: second?.key ?? '', w: '160', format: 'png' })
  expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'public, no-cache'])
  const made = `${given.key.replace('.', '-deadbeef.')}`
  expect((await image({ filepath: made, w: '160' })).headers['cache-control']).toBe('public, no-cache')
  for (const bad of [
    { x: 900, y: 0, width: 200, height: 100 },
    { x: 0, y: 0, width: 10, height: 10 },
  ]) {
    expect((await app.ask(calls.update, { id: given.id, version: 4, crop: bad }, admin)).code).toBe(
      CODE.invalid,
    )
  }
})

test('replaced in place a picture keeps its key, shows the new bytes everywhere, and can be taken back', async () => {
  const given = await picture('#c00', 'red.png')
  await app.get(mediaCalls.describe, { id: given.id, version: 1, alt: ALT }, admin)
  const product = await draft(given.key, 'replaced')
  await app.get(productCalls.publish, { id: product.id, version: product.version }, admin)
  const before = await publicPicture(product.id)
  const plainBefore = await image({ filepath: given.key, w: '160', format: 'png' })
  const replace = async (bytes: Buffer, version: number) =>
    upload(bytes, 'blue.png', `/api/web/media/replace?id=${given.id}&version=${version}`)
  expect((await replace(await drawPicture('#c00'), 2)).code).toBe(CODE.conflict)
  const { data } = await replace(await drawPicture('#00c', 1000, 500), 2)
  expect(data).toMatchObject({ key: given.key, name: 'blue.png', width: 1000, height: 500, alt: ALT })

  const after = await publicPicture(product.id)
  expect(after).toMatchObject({ width: 1000, height: 500 })
  expect(after?.key).not.toBe(before?.key)
  const plain = await image({ filepath: given.key, w: '160', format: 'png' })
  expect(plain.headers.etag).not.toBe(plainBefore.headers.etag)
  for (const filepath of [given.key, after?.key ?? '']) {
    expect(await colourOf((await image({ filepath, w: '160', format: 'png' })).rawPayload)).toBe('001')
  }
  // The very bytes of a page that a browser kept are there still.
  expect(await colourOf((await image({ filepath: before?.key ?? '', w: '160' })).rawPayload)).toBe('100')

  const [old] = await app.get(calls.files, { id: given.id }, admin)
  expect(old).toMatchObject({ name: 'red.png', width: 640, by: 'admin' })
  // The old bytes may come again as a picture of its own.
  const again = await picture('#c00', 'again.png')
  expect(again.id).not.toBe(given.id)
  expect(again.key).not.toBe(given.key)
  const back = { id: given.id, version: 3, file: old?.key ?? '' }
  expect((await app.ask(calls.restoreFile, back, admin)).code).toBe(CODE.conflict)
  await app.parts.storage.db.deleteFrom('media').where('id', '=', again.id).execute()
  expect(await app.get(calls.restoreFile, back, admin)).toMatchObject({ name: 'red.png', width: 640 })
  expect((await publicPicture(product.id))?.key).toBe(before?.key)
})

test('a picture that visitors see cannot be deleted, and the records that name it are listed once', async () => {
  const given = await picture('#0aa', 'seen.png')
  await app.get(mediaCalls.describe, { id: given.id, version: 1, alt: ALT }, admin)
  const product = await draft(given.key, 'Seen valve')
  await app.get(productCalls.publish, { id: product.id, version: product.version }, admin)
  expect(await app.get(calls.uses, { id: given.id }, admin)).toEqual([
    { kind: 'product', id: product.id, title: expect.anything(), state: 'published', shown: true },
  ])
  const refused = await app.ask(calls.remove, { id: given.id, version: 2 }, admin)
  expect(refused).toMatchObject({ code: CODE.conflict, message: expect.stringContaining('Seen valve') })

  const off = await app.get(productCalls.unpublish, { id: product.id, version: product.version }, admin)
  const gone = await app.get(calls.remove, { id: given.id, version: 2 }, admin)
  expect((await app.get(calls.trash, {}, admin)).items[0]).toMatchObject({ id: given.id })
  expect((await app.get(calls.list, { keyword: 'seen' }, admin)).items).toEqual([])
  const publish = await app.ask(productCalls.publish, { id: off.id, version: off.version }, admin)
  expect(publish).toMatchObject({ code: CODE.invalid, data: { fields: { 'gallery.0': expect.anything() } } })
  await app.get(calls.recover, gone, admin)
  await app.get(productCalls.publish, { id: off.id, version: off.version }, admin)

  const loose = await picture('#0ab', 'loose.png')
  await app.get(calls.remove, { id: loose.id, version: 1 }, admin)
  expect((await upload(await drawPicture('#0ab'))).data).toMatchObject({ id: loose.id, outcome: 'recovered' })
})

test('publishing asks for the alternative text in the languages that the record is written in', async () => {
  const given = await picture('#a0a', 'mute.png')
  const product = await draft(given.key, 'Mute')
  const publish = () =>
    app.ask(
      productCalls.publish,
      { id: product.id, version: product.version },
      { ...admin, cookies: { language: 'en' } },
    )
  expect(await publish()).toMatchObject({
    code: CODE.invalid,
    data: { fields: { 'gallery.0': expect.stringContaining('mute.png') } },
  })
  const alt = { zh: '静', en: '', es: '' }
  await app.get(mediaCalls.describe, { id: given.id, version: 1, alt }, admin)
  expect(await publish()).toMatchObject({
    data: { fields: { 'gallery.0': expect.stringMatching(/English\.$/) } },
  })
  await app.get(mediaCalls.describe, { id: given.id, version: 2, alt: { ...alt, en: 'Mute' } }, admin)
  expect((await publish()).code).toBe(CODE.ok)
})

test('an avatar stands in no library until somebody uploads the same picture there', async () => {
  const bytes = await drawPicture('#0f0f00')
  await upload(bytes, 'me.png', '/api/user/my/avatar')
  const named = async () => (await app.get(calls.list, { keyword: 'me.png' }, admin)).total
  expect(await named()).toBe(0)
  expect((await upload(bytes)).data.outcome).toBe('new')
  expect(await named()).toBe(1)
})
