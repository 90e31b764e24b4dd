import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { downloadCalls as calls } from '#contract/media/download.ts'
import { zipOf } from '#server/parts/sheets/zip.ts'
import { testApp } from '#server/testing/app.ts'
import { drawPicture, uploadPicture } from '#server/testing/pictures.ts'

const app = await testApp()
const admin = await app.signIn()
const upload = (bytes: Buffer, name: string, token = admin.token) =>
  uploadPicture(app.app, token, bytes, name, calls.upload.path)

function archive(files: Record<string, string>) {
  const entries = Object.entries(files).map(([name, content]) => ({ name, content: [content] }))
  return buffer(Readable.from(zipOf(entries)))
}
const office = (main: string, more = '') =>
  archive({ '[Content_Types].xml': `<Types><Override ContentType="${main}"/>${more}</Types>` })
const PDF = Buffer.from('%PDF-1.7\nwords\n%%EOF')

test('a document is kept once and handed out as an attachment that nothing can run', async () => {
  const first = (await upload(PDF, '数据 表.pdf')).json().data
  expect(first).toMatchObject({ type: 'pdf', name: '数据 表.pdf', bytes: PDF.length })
  expect((await upload(PDF, 'again.pdf')).json().data.id).toBe(first.id)
  const reply = await app.inject({ url: `/download/${first.key}` })
  expect(reply.statusCode).toBe(200)
  expect(reply.rawPayload.equals(PDF)).toBe(true)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('数据 表.pdf')}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  const headers = { 'if-none-match': String(reply.headers.etag) }
  expect((await app.inject({ url: `/download/${first.key}`, headers })).statusCode).toBe(304)
})

test('documents of Office and archives are told by their bytes, and saved under an ending that is true', async () => {
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
  expect((await upload(await office(main), 'letter.docx')).json().data.type).toBe('docx')
  const zip = (await upload(await archive({ 'a.txt': 'a' }), 'page.html')).json().data
  expect(zip.type).toBe('zip')
  const reply = await app.inject({ url: `/download/${zip.key}` })
  expect(reply.headers['content-disposition']).toContain('page.html.zip')
  const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])
  expect((await upload(old, 'old.xls')).json().data.type).toBe('xls')
})

test('pages, scripts, pictures, macros, programs and nothing at all are refused', async () => {
  const macros = await office('application/vnd.ms-word.document.macroEnabled.main+xml')
  const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)])
  const html = Buffer.from('<!doctype html><script>alert(1)</script>')
  for (const bytes of [html, exe, macros, await drawPicture(), Buffer.alloc(0)]) {
    expect((await upload(bytes, 'paper.pdf')).statusCode).toBe(415)
  }
  expect((await upload(Buffer.alloc(21 * 1024 * 1024), 'large.pdf')).statusCode).toBe(413)
})

test('only keys of known files are answered, and uploading asks for a key', async () => {
  const { key } = (await upload(PDF, 'a.pdf')).json().data
  const picture = (await uploadPicture(app.app, admin.token, await drawPicture('#020304'))).json().data.key
  for (const name of [`${'0'.repeat(40)}.pdf`, picture, `${key}x`, '..%2f..%2fsite.sqlite']) {
    expect([name, (await app.inject({ url: `/download/${name}` })).statusCode]).toEqual([name, 404])
  }
  const reader = await app.personWith('reader', ['web_news'])
  expect((await upload(PDF, 'b.pdf', reader.token)).statusCode).toBe(403)
  expect(await app.get(calls.files, { keys: [key] }, reader)).toMatchObject([{ key, type: 'pdf' }])
})

test('a download that broke off goes on where it was, unless the file is another one', async () => {
  const { key } = (await upload(PDF, 'part.pdf')).json().data
  const url = `/download/${key}`
  const ask = (range: string, more = {}) => app.inject({ url, headers: { range, ...more } })
  const rest = await ask('bytes=9-')
  expect(rest.statusCode).toBe(206)
  expect(rest.body).toBe(PDF.subarray(9).toString())
  expect(rest.headers).toMatchObject({
    'accept-ranges': 'bytes',
    'content-range': `bytes 9-${PDF.length - 1}/${PDF.length}`,
    'content-length': String(PDF.length - 9),
  })
  expect((await ask('bytes=-5')).body).toBe('%%EOF')
  expect((await ask('bytes=0-3')).body).toBe('%PDF')
  expect((await ask('bytes=900-')).statusCode).toBe(416)
  expect((await ask('bytes=0-1,3-4')).statusCode).toBe(200)
  expect((await ask('bytes=9-', { 'if-range': '"another"' })).statusCode).toBe(200)
  expect((await ask('bytes=9-', { 'if-range': String(rest.headers.etag) })).statusCode).toBe(206)
})
