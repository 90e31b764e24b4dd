// Real pictures for tests, drawn on the spot.

import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { type Media, mediaCalls } from '#contract/media/media.ts'
import { inEach } from '#contract/testing/in-each.ts'

/** A plain PNG of a colour; another colour is another picture. */
export const drawPicture = (colour = '#409eff', width = 640, height = 480): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer()

/** Uploads `bytes` the way a browser does and answers the raw reply. */
export function uploadPicture(
  app: FastifyInstance,
  token: string | undefined,
  bytes: Buffer,
  name = 'picture.png',
  url = '/api/web/media/upload',
  cookies: Record<string, string> = {},
) {
  const boundary = `----${randomBytes(8).toString('hex')}`
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/png\r\n\r\n`
  return app.inject({
    method: 'POST',
    url,
    cookies,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(token && { 'x-token': token }),
    },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
}

/** Uploads a picture and gives it an alternative text in every language, as publishing asks for. */
export async function uploadDescribed(
  app: FastifyInstance,
  token: string | undefined,
  bytes: Buffer,
): Promise<Media> {
  const { data }: { data: Media } = (await uploadPicture(app, token, bytes)).json()
  const described = await app.inject({
    method: 'POST',
    url: mediaCalls.describe.path,
    headers: { ...(token && { 'x-token': token }) },
    payload: {
      id: data.id,
      version: data.version,
      alt: inEach({ zh: '图', en: 'A picture', es: 'Una imagen' }),
    },
  })
  return described.json().data
}
