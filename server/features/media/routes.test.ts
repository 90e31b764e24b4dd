import sharp from 'sharp'
import { expect, test } from 'vitest'
import { mediaCalls as calls } from '#contract/media/media.ts'
import { buildImageApp } from '#server/app.ts'
import { testApp } from '#server/testing/app.ts'
import { drawPicture, uploadPicture } from '#server/testing/pictures.ts'

const app = await testApp()
const admin = await app.signIn()
const upload = (bytes: Buffer, name?: string) => uploadPicture(app.app, admin.token, bytes, name)
const countPictures = async () =>
  (await app.parts.storage.db.selectFrom('media').select('id').execute()).length

test('an uploaded picture is stored once and answered in the size and format asked for', async () => {
  const bytes = await drawPicture('#123456', 1200, 900)
  const first = (await upload(bytes, '图 片<b>.png')).json()
  expect(first).toMatchObject({
    code: 200,
    data: { width: 1200, height: 900, type: 'png', name: '图 片<b>.png' },
  })
  const before = await countPictures()
  expect((await upload(bytes)).json().data).toMatchObject({ id: first.data.id, outcome: 'there' })
  expect(await countPictures()).toBe(before)

  const image = await app.inject({
    url: '/image',
    query: { filepath: first.data.shown, w: '320', format: 'webp' },
  })
  expect(image.statusCode).toBe(200)
  expect(image.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  expect(await sharp(image.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 })
  const again = await app.inject({
    url: '/image',
    query: { filepath: first.data.shown, w: '320', format: 'webp' },
    headers: { 'if-none-match': String(image.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})

test('without a format the Accept header chooses, and a cache is told so', async () => {
  const { key } = (await upload(await drawPicture('#abcdef'))).json().data
  const get = (accept: string) =>
    app.inject({ url: '/image', query: { filepath: key, w: '160' }, headers: { accept } })
  expect((await get('image/avif,image/webp,*/*')).headers).toMatchObject({
    'content-type': 'image/avif',
    vary: expect.stringContaining('Accept'),
  })
  expect((await get('image/webp')).headers['content-type']).toBe('image/webp')
  expect((await get('text/html')).headers['content-type']).toBe('image/png')
})

test('what is no picture, or a broken one, is refused and leaves nothing', async () => {
  const before = await countPictures()
  const png = await drawPicture('#ff0000')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  for (const bytes of [svg, Buffer.from('<!doctype html><p>hello'), Buffer.from('GIF89a'), Buffer.alloc(0)]) {
    const reply = await upload(bytes, 'photo.png')
    expect([400, 415]).toContain(reply.statusCode)
    expect(reply.json()).toMatchObject({ code: reply.statusCode, message: expect.stringMatching(/./) })
  }
  expect((await upload(png.subarray(0, png.length - 30))).statusCode).toBe(400)
  expect((await upload(Buffer.alloc(21 * 1024 * 1024))).statusCode).toBe(413)
  expect(await countPictures()).toBe(before)
})

test('uploading needs a token and one of the keys', async () => {
  const bytes = await drawPicture('#00ff00')
  expect((await uploadPicture(app.app, undefined, bytes)).statusCode).toBe(401)
  const reader = await app.personWith('reader', ['web_product'])
  expect((await uploadPicture(app.app, reader.token, bytes)).statusCode).toBe(403)
  const writer = await app.personWith('writer', ['web_product:update'])
  expect((await uploadPicture(app.app, writer.token, bytes)).statusCode).toBe(200)
})

test('a path, an unknown key and a size off the ladder never reach a file', async () => {
  const { key } = (await upload(await drawPicture('#0000ff'))).json().data
  const statusOf = async (query: string) => (await app.inject({ url: `/image?${query}` })).statusCode
  for (const filepath of [
    '../../etc/passwd',
    '/etc/passwd',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e/site.sqlite',
    'site.sqlite',
    `${key}/../${key}`,
    `v/${key}/160x0-inside.webp`,
    `${'0'.repeat(40)}.png`,
    '',
  ]) {
    expect([400, 404]).toContain(await statusOf(`filepath=${filepath}`))
  }
  for (const size of [
    'w=99999',
    'w=-1',
    'w=abc',
    'w=160&w=320',
    'w=161',
    'h=100',
    'w=160&fit=fill',
    'format=svg',
    'x=1',
  ]) {
    expect(await statusOf(`filepath=${key}&${size}`)).toBe(400)
  }
})

test('the alternative text is changed with its version, and a stale change is answered with the picture as it is', async () => {
  const { id, version, key } = (await upload(await drawPicture('#777777'))).json().data
  const alt = { zh: '球阀', en: 'Ball valve', es: 'Válvula' }
  expect(await app.get(calls.describe, { id, version, alt }, admin)).toMatchObject({
    version: version + 1,
    alt,
  })
  expect(await app.ask(calls.describe, { id, version, alt }, admin)).toMatchObject({
    code: 409,
    data: { current: { version: version + 1 } },
  })
  expect(await app.get(calls.read, { key }, admin)).toMatchObject({ alt })
})

test('the image port answers pictures and nothing else, and nothing on it may run', async () => {
  const { key } = (await upload(await drawPicture('#224466'))).json().data
  const imageApp = await buildImageApp(app.parts)
  const image = await imageApp.inject({ url: '/image', query: { filepath: key, w: '160' } })
  expect(image.statusCode).toBe(200)
  expect(image.headers).toMatchObject({
    'content-security-policy': expect.stringContaining('sandbox'),
    'cross-origin-resource-policy': 'same-site',
    'x-content-type-options': 'nosniff',
  })
  for (const url of ['/', '/api/openapi.json', '/healthz', '/assets/x.js']) {
    expect([url, (await imageApp.inject({ url })).statusCode]).toEqual([url, 404])
  }
  await imageApp.close()
})
