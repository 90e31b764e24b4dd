// What `/image` answers, over a real folder of files.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { inEach } from '#contract/testing/in-each.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure } from '#server/failure.ts'
import { openFiles } from '#server/parts/files/files.ts'
import { PLAIN } from './image-view.ts'
import { createImages } from './images.ts'
import { createPictures, type Found } from './pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

const files = openFiles({ folder })
const images = createImages()
const known = new Set<string>()
const plain = (file: string): Found => ({ file, type: 'jpg', view: PLAIN, fixed: true })
const pictures = createPictures({
  files,
  images,
  find: async (key) => (known.has(key) ? plain(key) : null),
  report: (error) => {
    throw error
  },
})

const upload = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#357' } })
  .jpeg()
  .toBuffer()
const { key, bytes: stored } = await images.accept(upload)
await files.put(key, stored)
known.add(key)
const ask = (query: Record<string, unknown>, accept?: string, ifNoneMatch?: string) =>
  pictures.answer({ query: { filepath: key, ...query }, accept, ifNoneMatch })
const AVIF = 'image/avif,image/webp,*/*'

test('without a size a browser that takes no modern format gets the stored bytes', async () => {
  const answer = await ask({}, '*/*')
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-length': String(stored.length),
    vary: 'Accept',
  })
  expect(answer.body && !Buffer.isBuffer(answer.body) && (await buffer(answer.body))).toEqual(stored)
})

test('a size is made once, kept, and answered from the folder afterwards', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask({ w: '320' }, AVIF)))
  expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
  const name = `v/${key}/320x0-inside.avif`
  expect(await files.read(name)).toEqual(answers[0]?.body)
  await files.put(name, Buffer.from('kept'))
  const later = await ask({ w: '320' }, AVIF)
  expect(later).toMatchObject({
    status: 200,
    body: Buffer.from('kept'),
    headers: { 'content-type': 'image/avif', 'content-length': '4' },
  })
})

test('every answer is immutable, sandboxed and never sniffed', async () => {
  const answers = [await ask({ w: '160' }, AVIF), await ask({ w: '160', format: 'png' })]
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-site',
    })
  }
  expect(answers[0]?.headers.vary).toBe('Accept')
  expect(answers[1]?.headers.vary).toBeUndefined()
})

test('a browser that has the picture gets 304, of another format 200', async () => {
  const { headers } = await ask({ w: '160' }, AVIF)
  expect(await ask({ w: '160' }, AVIF, `"x", W/${headers.etag}`)).toMatchObject({
    status: 304,
    body: null,
  })
  expect(await ask({ w: '160' }, 'image/webp', headers.etag)).toMatchObject({ status: 200 })
})

test('a key that no record names is 404, even when its file is there', async () => {
  const other = `${'0'.repeat(40)}.jpg`
  await files.put(other, stored)
  await expect(ask({ filepath: other })).rejects.toMatchObject({ code: CODE.notFound })
  known.add(`${'1'.repeat(40)}.jpg`)
  for (const query of [{}, { w: '160' }]) {
    await expect(ask({ filepath: `${'1'.repeat(40)}.jpg`, ...query })).rejects.toMatchObject({
      code: CODE.notFound,
    })
  }
})

test('traversal and sizes off the ladder are refused before anything is read', async () => {
  for (const query of [
    { filepath: '../../etc/passwd' },
    { w: '99999' },
    { w: ['160', '160'] },
    { format: 'svg' },
  ]) {
    await expect(ask(query)).rejects.toMatchObject({ code: CODE.invalid })
  }
})

test('on a full disk pictures are still answered', async () => {
  const reported: unknown[] = []
  const full = new Failure(CODE.full, inEach({ zh: '满', en: 'full', es: 'lleno' }))
  const onFullDisk = createPictures({
    files: { ...files, put: () => Promise.reject(full) },
    images,
    find: async (key) => plain(key),
    report: (error) => reported.push(error),
  })
  const answer = await onFullDisk.answer({
    query: { filepath: key, w: '480' },
    accept: AVIF,
    ifNoneMatch: undefined,
  })
  expect(answer.status).toBe(200)
  expect(reported).toEqual([full])
})
