// Pictures and documents of a site whose uploads lie in a bucket.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { downloadCalls } from '#contract/media/download.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
import { testApp } from '#server/testing/app.ts'
import { drawPicture, uploadPicture } from '#server/testing/pictures.ts'
import { hasS3, startS3 } from '#server/testing/stores/s3-program.ts'

const PDF = Buffer.from('%PDF-1.7\nwords\n%%EOF')

describe.skipIf(!hasS3())('with a bucket', () => {
  let s3: Awaited<ReturnType<typeof startS3>>
  beforeAll(async () => {
    s3 = await startS3()
  })
  afterAll(() => s3?.close())

  async function site(more: Record<string, string> = {}) {
    const app = await testApp({ ...s3.settings, ...more })
    const { token } = await app.signIn()
    const upload = async (bytes: Buffer, name: string, url?: string) => {
      const reply = await uploadPicture(app.app, token, bytes, name, url)
      return {
        status: reply.statusCode,
        message: reply.json().message,
        key: reply.json().data?.key as string,
      }
    }
    const read = (url: string, headers = {}) => app.inject({ url, headers })
    return { app, upload, read }
  }

  test.skipIf(process.env.TEST_DATABASE !== 'postgres')(
    'what is uploaded to one node is shown by another one, which shares no folder with it',
    async () => {
      const { app, upload } = await site()
      const picture = await upload(await drawPicture('#123456'), 'a.png')
      const paper = await upload(PDF, 'a.pdf', downloadCalls.upload.path)
      const folder = mkdtempSync(join(tmpdir(), 'other-node-'))
      const settings = { DATABASE_URL: app.parts.config.databaseUrl, DATA_DIR: folder, LOG_LEVEL: 'silent' }
      const parts = await openParts(readConfig({ ...s3.settings, ...settings }))
      const other = await buildApp(parts, join(folder, 'web'))
      try {
        for (const url of [`/image?filepath=${picture.key}`, `/image?filepath=${picture.key}&w=160`])
          expect((await other.inject({ url })).statusCode).toBe(200)
        const reply = await other.inject({ url: `/download/${paper.key}`, headers: { range: 'bytes=9-' } })
        expect(reply.statusCode).toBe(206)
        expect(reply.body).toBe(PDF.subarray(9).toString())
      } finally {
        await other.close()
        await closeParts(parts)
        rmSync(folder, { recursive: true, force: true })
      }
    },
  )

  test('documents are handed over to the bucket where the settings say so, pictures never', async () => {
    const { upload, read } = await site({ S3_SERVE: 'signed' })
    const { key } = await upload(PDF, 'a.pdf', downloadCalls.upload.path)
    const reply = await read(`/download/${key}`)
    expect(reply.statusCode).toBe(302)
    expect(reply.headers['cache-control']).toBe('private, no-store')
    const at = await fetch(String(reply.headers.location))
    expect(Buffer.from(await at.arrayBuffer())).toEqual(PDF)
    const picture = await upload(await drawPicture(), 'a.png')
    expect((await read(`/image?filepath=${picture.key}`)).statusCode).toBe(200)
  })

  test('a file that the bucket has lost is not found', async () => {
    const { app, upload, read } = await site()
    const { key } = await upload(await drawPicture('#abcdef'), 'a.png')
    const paper = await upload(Buffer.from(`${PDF}lost`), 'a.pdf', downloadCalls.upload.path)
    for (const one of [key, paper.key]) await app.parts.files.remove(one)
    expect((await read(`/image?filepath=${key}`)).statusCode).toBe(404)
    expect((await read(`/download/${paper.key}`)).statusCode).toBe(404)
  })

  test('while the bucket is away sizes that are kept are shown, all else is refused for now, and then it goes on', async () => {
    const { upload, read } = await site()
    const bytes = await drawPicture('#654321')
    const { key } = await upload(bytes, 'a.png')
    const kept = `/image?filepath=${key}&w=160`
    expect((await read(kept)).statusCode).toBe(200)
    await s3.stop()
    expect((await read(kept)).statusCode).toBe(200)
    const other = await read(`/image?filepath=${key}&w=320`)
    expect(other.statusCode).toBe(503)
    expect(other.headers['retry-after']).toBe('2')
    const refused = await upload(await drawPicture('#000001'), 'b.png')
    expect(refused).toMatchObject({ status: 503, message: expect.stringMatching(/./) })
    await s3.start()
    expect((await upload(await drawPicture('#000001'), 'b.png')).status).toBe(200)
    expect((await upload(bytes, 'again.png')).status).toBe(200)
    expect((await read(`/image?filepath=${key}&w=320`)).statusCode).toBe(200)
  })
})
