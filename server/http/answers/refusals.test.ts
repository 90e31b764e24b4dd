import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testApp } from '#server/testing/app.ts'
import { fieldsWithin } from './answers.ts'

const app = await testApp()
/** What an answer to a refused input may have (decision 33). */
const LONGEST = 16 * 1024

test('an address with thousands of unknown fields is answered in a few sentences', async () => {
  const names = Array.from({ length: 3_800 }, (_, at) => at.toString(36).padStart(3, 'z'))
  const reply = await app.inject({ url: `/api/web/site/get?lang=en&${names.join('&')}` })
  expect(reply.statusCode).toBe(400)
  expect(Object.keys(reply.json().data.fields)).toHaveLength(10)
  expect(reply.rawPayload.length).toBeLessThan(2_000)
})

test('a body with tens of thousands of fields is refused before any of them is judged', async () => {
  const wide = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`a${at}`, 1]))
  for (const url of ['/api/web/visit', '/api/auth/login', '/api/web/message/add']) {
    const reply = await app.inject({ method: 'POST', url, payload: wide })
    expect([400, 413]).toContain(reply.statusCode)
    expect(reply.rawPayload.length).toBeLessThan(1_000)
  }
})

test('of a refusal with many long fields as many are told as there is room for, and the others are counted', () => {
  const sentence = '很'.repeat(5_000)
  const reason = { zh: sentence, en: sentence, es: sentence }
  const names = Array.from({ length: 100 }, (_, at) => `f${at}${'x'.repeat(1_000)}`)
  const told = fieldsWithin(Object.fromEntries(names.map((name) => [name, reason])), 'zh')
  expect(Buffer.byteLength(JSON.stringify(told))).toBeLessThan(LONGEST)
  expect(Object.keys(told.fields).length).toBeGreaterThan(1)
  expect(Object.keys(told.fields).length + (told.more ?? 0)).toBe(100)
})

test('the description of the API is compressed once, has a tag, and tells the query of uploads', async () => {
  const url = '/api/openapi.json'
  const reply = await app.inject({ url, headers: { 'accept-encoding': 'br' } })
  expect(reply.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=0, must-revalidate',
  })
  expect(reply.rawPayload.length).toBeLessThan(200_000)
  const document = JSON.parse(brotliDecompressSync(reply.rawPayload).toString())
  const upload = document.paths['/api/web/news/import'].post
  expect(upload.parameters.map(({ name }: { name: string }) => name)).toContain('lang')
  expect(upload.requestBody.content).toHaveProperty(['multipart/form-data'])
  const again = await app.inject({
    url,
    headers: { 'accept-encoding': 'br', 'if-none-match': String(reply.headers.etag) },
  })
  expect(again.statusCode).toBe(304)
})
