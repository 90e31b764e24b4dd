// Uploads whose line breaks off half-way leave nothing behind.
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mediaCalls } from '#contract/media/media.ts'
import { testApp } from '#server/testing/app.ts'
import { drawPicture, uploadPicture } from '#server/testing/pictures.ts'

const app = await testApp()
const { token = '' } = await app.signIn()
const address = await app.app.listen({ port: 0, host: '127.0.0.1' })
const pictures = () => app.parts.storage.db.selectFrom('media').select('key').execute()
const files = () =>
  readdirSync(join(app.parts.config.dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ name }) => name)

/** Sends the head of an upload and half of its picture, and breaks off once the server reads it. */
async function breakOff(bytes: Buffer) {
  const head =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n'
  const headers = {
    'x-token': token,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': head.length + bytes.length + 9,
    expect: '100-continue',
  }
  const sent = request(address + mediaCalls.upload.path, { method: 'POST', headers, agent: false })
  sent.on('error', () => {})
  sent.flushHeaders()
  await once(sent, 'continue')
  sent.write(head)
  await new Promise<void>((done) => sent.write(bytes.subarray(0, bytes.length / 2), () => done()))
  sent.destroy()
}

test('a hundred uploads that break off leave no file and no row, and the next one is taken', async () => {
  const bytes = await drawPicture('#123456', 300, 300)
  for (let round = 0; round < 10; round += 1)
    await Promise.all(Array.from({ length: 10 }, () => breakOff(bytes)))
  const open = () =>
    new Promise<number>((done) => app.app.server.getConnections((_error, count) => done(count)))
  await expect.poll(open).toBe(0)
  expect(await pictures()).toEqual([])
  expect(files()).toEqual([])
  expect((await uploadPicture(app.app, token, bytes)).statusCode).toBe(200)
  expect(await pictures()).toHaveLength(1)
  expect(files()).not.toEqual([])
})
