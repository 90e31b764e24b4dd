// What the library forgets after thirty days, and what it keeps.
import { expect, test } from 'vitest'
import { mediaCalls } from '#contract/media/media.ts'
import { mediaLibraryCalls as calls } from '#contract/media/media-library.ts'
import { testApp } from '#server/testing/app.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { drawPicture, uploadPicture } from '#server/testing/pictures.ts'
import { tidyMedia } from './media-tidy.ts'

const DAY = 24 * 60 * 60_000
const app = await testApp(LONG_SESSIONS)
const admin = await app.signIn()
const upload = async (colour: string, url?: string) =>
  (await uploadPicture(app.app, admin.token, await drawPicture(colour), 'a.png', url)).json().data
const status = async (filepath: string) =>
  (await app.inject({ url: '/image', query: { filepath, w: '160' } })).statusCode

test('pictures and replaced bytes go after thirty days with their files; avatars and bytes in use stay', async () => {
  const kept = await upload('#100')
  const replaced = await upload('#200', `/api/web/media/replace?id=${kept.id}&version=1`)
  const gone = await upload('#300')
  await app.get(calls.remove, { id: gone.id, version: 1 }, admin)
  await upload('#400', '/api/user/my/avatar')
  const face = await upload('#400')
  await app.get(calls.remove, { id: face.id, version: face.version }, admin)

  app.tick(29 * DAY)
  expect(await tidyMedia(app.parts)).toBe(0)
  expect([await status(gone.key), await status(kept.whole)]).toEqual([200, 200])
  app.tick(2 * DAY)
  expect(await tidyMedia(app.parts)).toBe(2)
  expect([await status(gone.key), await status(kept.whole)]).toEqual([404, 404])
  expect([await status(kept.key), await status(replaced.shown), await status(face.key)]).toEqual([
    200, 200, 200,
  ])
  expect(await app.parts.files.has(gone.key)).toBe(false)
  expect((await app.get(calls.trash, {}, admin)).total).toBe(0)
  expect((await app.get(calls.files, { id: kept.id }, admin)).length).toBe(0)
})

test('pictures of an older store are found by words once it was tidied', async () => {
  const old = await upload('#500')
  const alt = { zh: '', en: 'Antique', es: '' }
  await app.get(mediaCalls.describe, { id: old.id, version: 1, alt }, admin)
  await app.parts.storage.db.deleteFrom('media_word').execute()
  const found = async () => (await app.get(calls.list, { keyword: 'antique' }, admin)).total
  expect(await found()).toBe(0)
  await tidyMedia(app.parts)
  expect(await found()).toBe(1)
})
