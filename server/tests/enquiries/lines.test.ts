// An enquiry for several products: a line each, wherever staff and the visitor read it.
import { expect, test } from 'vitest'
import { newLine } from '#contract/enquiries/enquiry-lines.ts'
import { messageCalls as calls } from '#contract/enquiries/message.ts'
import { messageDeskCalls as desk } from '#contract/enquiries/message-desk.ts'
import { CODE } from '#contract/wire/answer.ts'
import { readSheet } from '#server/parts/sheets/sheet-reading.ts'
import { testApp } from '#server/testing/app.ts'
import { ENQUIRY, enquiryDesk, VISITORS } from '#server/testing/desks/enquiry-desk.ts'
import { LONG_SESSIONS, productDesk } from '#server/testing/desks/product-desk.ts'

const app = await testApp({ ...VISITORS, ...LONG_SESSIONS, MAIL_TO: 'staff@example.com' })
const { admin, sent, openForm, visitor } = await enquiryDesk(app)
const { published } = await productDesk(app)
const { db } = app.parts.storage
const first = await published('LEM-300')
const second = await published('LTB-50')

const LINES = [
  { ...newLine(first.id), quantity: '10', size: 'DN 100', medium: 'waste water', code: 'LEM300-100' },
  { ...newLine(second.id), quantity: '2', note: 'see www.spam.example' },
  { ...newLine(null), name: 'Sieve basket', quantity: '1' },
]
const letters = async (topic: string) => {
  const rows = await db
    .selectFrom('outbox')
    .select('payload')
    .where('topic', '=', topic)
    .orderBy('id')
    .execute()
  return rows.map(({ payload }) => JSON.parse(payload) as { to: string; text: string })
}

test('several products are lines of one enquiry, found, told by letter and exported', async () => {
  const message = await sent({ content: '', lines: LINES, delivery: '2027-02-01', language: 'en' })
  expect(message).toMatchObject({
    content: '',
    excerpt: '10 × LEM-300, 2 × LTB-50, 1 × Sieve basket',
    about: { kind: 'product', id: first.id },
    delivery: '2027-02-01',
    lines: [
      { productId: first.id, model: 'LEM-300', quantity: 10, size: 'DN 100', medium: 'waste water' },
      { productId: second.id, model: 'LTB-50', quantity: 2, note: 'see www.spam.example' },
      { productId: null, model: '', name: 'Sieve basket', quantity: 1 },
    ],
  })
  for (const query of [{ productId: second.id }, { keyword: 'LTB-50' }, { keyword: 'LEM300-100' }])
    expect((await app.get(desk.list, query, admin)).items.map(({ id }) => id)).toEqual([message.id])

  const [notice] = await letters('message.notice')
  expect(notice?.text).toContain('- 10 × LEM-300, DN 100, waste water, LEM300-100')
  expect(notice?.text).toContain('- 2 × LTB-50 (see www.spam.example)')
  expect(notice?.text).toContain('2027-02-01')
  // The visitor reads our own names again, and nothing that could be somebody's advertisement.
  const [thanks] = await letters('message.acknowledgement')
  expect(thanks?.text).toContain('- 10 × LEM-300, DN 100, waste water, LEM300-100\n- 2 × LTB-50')
  expect(thanks?.text).not.toMatch(/spam|Sieve/)

  const reply = await app.inject({
    method: 'POST',
    url: `${desk.exportAll.path}?productId=${second.id}`,
    headers: { 'x-token': admin.token ?? '' },
  })
  const cells = (await readSheet(reply.rawPayload, { rows: 100 })).flatMap((row) => row.cells)
  expect(cells).toContain('2027-02-01')
  expect(cells.find((cell) => String(cell).startsWith('10 × LEM-300'))).toContain('1 × Sieve basket')
})

test('where a telephone alone was left no letter goes to the visitor', async () => {
  const before = (await letters('message.acknowledgement')).length
  await sent({ email: '', phone: '+52 55 0000 0110', lines: LINES })
  expect(await letters('message.acknowledgement')).toHaveLength(before)
})

test('a line that is wrong is refused by its own field', async () => {
  const lines = [LINES[0] ?? newLine(null), { ...newLine(second.id), quantity: 'ten' }]
  const answer = await app.ask(calls.add, { ...ENQUIRY, form: await openForm(), lines }, visitor())
  expect(answer).toMatchObject({
    code: CODE.invalid,
    data: { fields: { 'lines.1.quantity': expect.any(String) } },
  })
})

test('the lines go with the message when it is erased', async () => {
  const { id, version } = await sent({ lines: LINES })
  await app.get(desk.remove, { id, version }, admin)
  const left = await db.selectFrom('message_line').select('place').where('message_id', '=', id).execute()
  expect(left).toEqual([])
})
