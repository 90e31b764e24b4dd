// Files come with an enquiry in parts, are judged by their bytes, and go where their message goes.
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FILE_BYTES, FILES, PART_BYTES } from '#contract/enquiries/enquiry-files.ts'
import { messageCalls } from '#contract/enquiries/message.ts'
import { messageDeskCalls as desk } from '#contract/enquiries/message-desk.ts'
import { messageFileCalls as calls } from '#contract/enquiries/message-files.ts'
import { CODE } from '#contract/wire/answer.ts'
import { tidyEnquiries } from '#server/parts/enquiries/upkeep.ts'
import { WAITING_OF_ONE } from '#server/parts/enquiries/uploads.ts'
import { testApp } from '#server/testing/app.ts'
import { ENQUIRY, enquiryDesk, VISITORS } from '#server/testing/desks/enquiry-desk.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'

// The owner's scanner: finds what says so, and fails over what says that.
const scanner = join(mkdtempSync(join(tmpdir(), 'scanner-')), 'scan.mjs')
writeFileSync(
  scanner,
  `import { readFileSync } from 'node:fs'
const text = readFileSync(process.argv[2], 'latin1')
process.exit(text.includes('DANGER') ? 1 : text.includes('BROKEN') ? 2 : 0)`,
)
const app = await testApp({ ...VISITORS, ...LONG_SESSIONS, UPLOAD_SCAN: `${process.execPath} ${scanner}` })
const { admin, sent, openForm, visitor } = await enquiryDesk(app)
const { db } = app.parts.storage

const PDF = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.alloc(PART_BYTES + 40, 'x'),
  Buffer.from('%%EOF'),
])
const begin = async (name: string, size: number, who = visitor()) => app.get(calls.begin, { name, size }, who)

async function part(file: string, at: number, bytes: Buffer) {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)]), 'part')
  const request = new Request('http://x', { method: 'POST', body: form })
  const reply = await app.inject({
    method: 'POST',
    url: `${calls.part.path}?file=${file}&at=${at}`,
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return reply.json()
}
async function upload(name: string, bytes: Buffer, who = visitor()) {
  const { file } = await begin(name, bytes.length, who)
  let answer = { data: await app.get(calls.state, { file }) }
  for (let at = 0; at < bytes.length; at += PART_BYTES)
    answer = await part(file, at, bytes.subarray(at, at + PART_BYTES))
  return answer.data
}
const kept = async (file: string) => app.parts.files.has(`q/${file}/0`)

test('a file arrives in parts, goes on after a break, and is handed to staff as it was, to be saved', async () => {
  const { file } = await begin('C:\\plans\\line 4.pdf', PDF.length)
  expect(await part(file, 0, PDF.subarray(0, PART_BYTES))).toMatchObject({ data: { received: PART_BYTES } })
  // The answer was lost: the same part again changes nothing, and the server says how much it has.
  expect(await part(file, 0, PDF.subarray(0, PART_BYTES))).toMatchObject({ data: { received: PART_BYTES } })
  expect(await app.get(calls.state, { file })).toMatchObject({ state: 'coming', received: PART_BYTES })
  expect((await part(file, PART_BYTES, PDF.subarray(0, 7))).code).toBe(CODE.invalid)
  const last = await part(file, PART_BYTES, PDF.subarray(PART_BYTES))
  expect(last.data).toMatchObject({ state: 'received', type: 'pdf', name: 'line 4.pdf', reason: '' })

  const message = await sent({ files: [file] })
  expect(message.files).toMatchObject([{ name: 'line 4.pdf', size: PDF.length, type: 'pdf' }])
  const download = (id: number, token = '') =>
    app.inject({
      method: 'POST',
      url: `${calls.download.path}?id=${id}&file=${message.files[0]?.id}`,
      headers: { 'x-token': token },
    })
  const reply = await download(message.id, admin.token)
  expect(reply.rawPayload.equals(PDF)).toBe(true)
  expect(reply.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''line%204.pdf`,
    'x-content-type-options': 'nosniff',
  })
  const stranger = await app.personWith('stranger', ['web_product'])
  expect((await download(message.id, stranger.token)).statusCode).toBe(403)
  expect((await download(message.id + 1, admin.token)).json().code).toBe(CODE.notFound)
  // It is the message's now: nobody drops it, and no other message takes it.
  await app.get(calls.drop, { file })
  expect(await kept(file)).toBe(true)
  const again = await app.ask(
    messageCalls.add,
    { ...ENQUIRY, form: await openForm(), files: [file] },
    visitor(),
  )
  expect(again).toMatchObject({ code: CODE.invalid, data: { fields: { files: expect.any(String) } } })

  await app.get(desk.remove, { id: message.id, version: message.version }, admin)
  expect(await kept(file)).toBe(false)
  expect(await db.selectFrom('message_file').select('id').where('file', '=', file).execute()).toEqual([])
})

test('PDF, pictures, STEP and DWG are told by their bytes; all else is refused, and its bytes are gone', async () => {
  const taken = {
    'a.pdf': ['%PDF-1.4\n', 'pdf'],
    'b.JPG': ['\xff\xd8\xff\xe0 picture', 'picture'],
    'c.stp': ['ISO-10303-21;\nHEADER;', 'step'],
    'd.dwg': ['AC1032 drawing', 'dwg'],
    'page.html': ['GIF89a<script>', 'picture'],
  }
  for (const [name, [text = '', type]] of Object.entries(taken)) {
    const got = await upload(name, Buffer.from(text, 'latin1'))
    expect(got).toMatchObject({ state: 'received', type })
    if (name === 'page.html') expect(got.name).toBe('page.html.gif')
  }
  for (const text of ['<!doctype html>', 'MZ program', 'PK\x03\x04 archive', '<svg onload=x>', ' %PDF']) {
    const got = await upload('a.pdf', Buffer.from(text, 'latin1'))
    expect(got).toMatchObject({ state: 'refused', reason: 'notKind' })
    expect(await kept(got.file)).toBe(false)
    const answer = await app.ask(
      messageCalls.add,
      { ...ENQUIRY, form: await openForm(), files: [got.file] },
      visitor(),
    )
    expect(answer.code).toBe(CODE.invalid)
  }
})

test("what the owner's scanner finds is refused, and so is what it cannot judge", async () => {
  expect(await upload('a.pdf', Buffer.from('%PDF-1.7 DANGER'))).toMatchObject({ reason: 'infected' })
  expect(await upload('a.pdf', Buffer.from('%PDF-1.7 BROKEN'))).toMatchObject({ reason: 'unchecked' })
  expect(await upload('a.pdf', Buffer.from('%PDF-1.7 clean'))).toMatchObject({ state: 'received' })
})

test('a file is taken out before it is sent, and what nobody sends is swept a day later', async () => {
  const out = await upload('out.pdf', Buffer.from('%PDF-1.7 out'))
  await app.get(calls.drop, { file: out.file })
  expect(await kept(out.file)).toBe(false)
  const left = await upload('left.pdf', Buffer.from('%PDF-1.7 left'))
  const half = await begin('half.pdf', PDF.length)
  await part(half.file, 0, PDF.subarray(0, PART_BYTES))
  const mine = await upload('mine.pdf', Buffer.from('%PDF-1.7 mine'))
  await sent({ files: [mine.file] })
  app.tick(25 * 3_600_000)
  await tidyEnquiries({ db, addressDays: 0, now: app.parts.now, files: app.parts.files })
  expect(await Promise.all([left, half, mine].map(({ file }) => kept(file)))).toEqual([false, false, true])
  expect((await app.ask(calls.state, { file: left.file })).code).toBe(CODE.notFound)
})

test('files are bounded: each in its size, five go along, and an address begins twenty', async () => {
  const one = visitor()
  expect((await app.ask(calls.begin, { name: 'a', size: FILE_BYTES + 1 }, one)).code).toBe(CODE.invalid)
  expect((await app.ask(calls.begin, { name: 'a', size: 0 }, one)).code).toBe(CODE.invalid)
  for (let at = 0; at < WAITING_OF_ONE; at++) await begin(`${at}.pdf`, 10, one)
  expect((await app.ask(calls.begin, { name: 'more', size: 10 }, one)).code).toBe(CODE.tooMany)
  const files = Array.from({ length: FILES + 1 }, (_, at) => `${at}`.padEnd(40, '0'))
  expect((await app.ask(messageCalls.add, { ...ENQUIRY, files }, visitor())).code).toBe(CODE.invalid)
  expect((await app.ask(calls.state, { file: '../../etc/passwd' })).code).toBe(CODE.invalid)
})
