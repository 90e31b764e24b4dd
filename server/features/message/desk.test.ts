import { expect, test } from 'vitest'
import { messageCalls } from '#contract/enquiries/message.ts'
import { messageDeskCalls as desk } from '#contract/enquiries/message-desk.ts'
import { operationLogCalls } from '#contract/monitoring/log.ts'
import { tidyEnquiries } from '#server/parts/enquiries/upkeep.ts'
import { readSheet } from '#server/parts/sheets/sheet-reading.ts'
import { testApp } from '#server/testing/app.ts'
import { ENQUIRY, enquiryDesk, VISITORS } from '#server/testing/desks/enquiry-desk.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'

const app = await testApp({ ...VISITORS, ...LONG_SESSIONS })
const { admin, openForm, visitor, sent } = await enquiryDesk(app)
const target = ({ id, version }: { id: number; version: number }) => ({ id, version })

test('a message goes from hand to hand: assigned, due, noted, closed, each with history and log', async () => {
  const worker = await app.personWith('worker', ['web_message'])
  const outsider = await app.personWith('outsider', ['web_news'])
  const message = await sent()
  expect(await app.ask(desk.assign, { ...target(message), userId: outsider.id }, admin)).toMatchObject({
    code: 400,
  })
  const assigned = await app.get(desk.assign, { ...target(message), userId: worker.id }, admin)
  expect(assigned).toMatchObject({ state: 'assigned', assignee: { id: worker.id, name: 'worker' } })
  expect(await app.ask(desk.note, { ...target(message), text: 'late' }, admin)).toMatchObject({
    code: 409,
    data: { current: { state: 'assigned' } },
  })
  expect(await app.get(desk.counts, {}, worker)).toMatchObject({ mine: 1, overdue: 0 })
  const due = new Date(app.parts.now() + 3_600_000).toISOString()
  const timed = await app.get(desk.due, { ...target(assigned), dueTime: due }, admin)
  app.tick(2 * 3_600_000)
  expect(await app.get(desk.counts, {}, worker)).toMatchObject({ mine: 1, overdue: 1 })
  expect((await app.get(desk.list, { overdue: true }, admin)).items).toMatchObject([
    { id: message.id, dueTime: due },
  ])
  const noted = await app.get(desk.note, { ...target(timed), text: 'Called back' }, admin)
  const closed = await app.get(desk.setState, { ...target(noted), state: 'closed' }, admin)
  expect(closed.history.map(({ did, text, to }) => [did, text ?? to ?? ''])).toEqual([
    ['received', ''],
    ['assigned', 'worker'],
    ['due', due],
    ['note', 'Called back'],
    ['state', 'closed'],
  ])
  expect(await app.get(desk.counts, {}, worker)).toMatchObject({ mine: 0, overdue: 0 })
  const log = await app.get(operationLogCalls.list, { module: 'message', recordId: message.id }, admin)
  expect(log.items.map(({ verb }) => verb)).toEqual(['update', 'note', 'update', 'assign'])
})

test('spam is told to be none, and an enquiry to be spam', async () => {
  const spam = await sent({ memo: 'x' })
  expect(spam).toMatchObject({ state: 'spam', spamReason: 'honeypot' })
  const mended = await app.get(desk.spam, { ...target(spam), spam: false }, admin)
  expect(mended).toMatchObject({ state: 'new', spamReason: 'honeypot' })
  const again = await app.get(desk.spam, { ...target(mended), spam: true }, admin)
  expect(again).toMatchObject({ state: 'spam' })
  const plain = await sent()
  expect(await app.get(desk.spam, { ...target(plain), spam: true }, admin)).toMatchObject({
    spamReason: 'staff',
  })
})

test('whoever says that a message is spam says why; that stands in its history and is found by', async () => {
  const plain = await sent()
  const fraud = await app.get(desk.spam, { ...target(plain), spam: true, reason: 'fraud' }, admin)
  expect(fraud).toMatchObject({ state: 'spam', spamReason: 'fraud' })
  expect(fraud.history.at(-1)).toMatchObject({ did: 'spam', reason: 'fraud' })
  const { items } = await app.get(desk.list, { spamReason: 'fraud' }, admin)
  expect(items.map(({ id }) => id)).toEqual([plain.id])
  // The program's reasons are not for staff to give.
  const forged = { ...target(fraud), spam: true, reason: 'honeypot' as 'staff' }
  expect(await app.ask(desk.spam, forged, admin)).toMatchObject({ code: 400 })
  const back = await app.get(desk.spam, { ...target(fraud), spam: false }, admin)
  expect(await app.get(desk.spam, { ...target(back), spam: true }, admin)).toMatchObject({
    spamReason: 'fraud',
  })
})

test('duplicates of one sender are offered and merged all or none', async () => {
  const first = await sent({ email: 'Twice@example.com' })
  const second = await sent({ email: 'twice@EXAMPLE.com' })
  const third = await sent({ email: 'twice@example.com' })
  const read = await app.get(desk.read, { id: first.id }, admin)
  expect(read.similar.map(({ id }) => id)).toEqual([third.id, second.id])
  const stale = { ...target(third), version: 9 }
  const half = { ...target(first), others: [target(second), stale] }
  expect(await app.ask(desk.merge, half, admin)).toMatchObject({ code: 409 })
  expect((await app.get(desk.read, { id: second.id }, admin)).mergedInto).toBeNull()
  const merged = await app.get(
    desk.merge,
    { ...target(first), others: [target(second), target(third)] },
    admin,
  )
  expect(merged.merged.map(({ number }) => number)).toEqual([second.number, third.number])
  const gone = await app.get(desk.read, { id: second.id }, admin)
  expect(gone).toMatchObject({ state: 'closed', mergedInto: first.id })
  const twice = { ...target(merged), others: [target(gone)] }
  expect(await app.ask(desk.merge, twice, admin)).toMatchObject({ code: 422 })
})

test('a merged message is taken out again into the state that it had', async () => {
  const first = await sent({ email: 'thrice@example.com' })
  const second = await sent({ email: 'thrice@example.com' })
  const answered = await app.get(desk.setState, { ...target(second), state: 'replied' }, admin)
  const { merged } = await app.get(desk.merge, { ...target(first), others: [target(answered)] }, admin)
  expect(merged).toMatchObject([{ id: second.id, state: 'closed' }])
  const [gone] = merged.map(target)
  if (!gone) throw new Error('nothing was merged')
  const back = await app.get(desk.unmerge, gone, admin)
  expect(back).toMatchObject({ state: 'replied', mergedInto: null })
  expect(back.history.at(-1)).toMatchObject({ did: 'unmerged', from: first.number, to: 'replied' })
  expect((await app.get(desk.read, { id: first.id }, admin)).merged).toEqual([])
  expect(await app.ask(desk.unmerge, target(back), admin)).toMatchObject({ code: 422 })
})

test('the tabs count by state under the other filters', async () => {
  const one = await sent({ company: 'Tabulados', language: 'es' })
  await sent({ company: 'Tabulados', language: 'es' })
  await sent({ company: 'Tabulados', language: 'en', memo: 'x' })
  await app.get(desk.setState, { ...target(one), state: 'closed' }, admin)
  const none = { new: 0, assigned: 0, replied: 0, closed: 0, spam: 0 }
  const counted = (query: Parameters<typeof app.get<typeof desk.states>>[1]) =>
    app.get(desk.states, { keyword: 'tabulados', ...query }, admin)
  expect(await counted({})).toEqual({ ...none, new: 1, closed: 1, spam: 1 })
  expect(await counted({ language: 'en' })).toEqual({ ...none, spam: 1 })
})

test('a message is given to those who may see it, found by their names; products are those asked about', async () => {
  await app.personWith('inbox-one', ['web_message'])
  await app.personWith('inbox-two', ['web_message:reply'])
  const other = await app.personWith('inbox-none', ['web_news'])
  const names = async (query: Parameters<typeof app.get<typeof desk.people>>[1]) =>
    (await app.get(desk.people, query, admin)).map(({ username }) => username)
  expect(await names({ keyword: 'INBOX' })).toEqual(['inbox-one', 'inbox-two'])
  expect(await names({})).toContain('admin')
  expect(await names({ id: other.id })).toEqual(['inbox-none'])
  expect(await app.get(desk.products, {}, admin)).toEqual([])
})

test('an answer is shown as the letter that it would be', async () => {
  const message = await sent({ name: 'Ana {{number}}', company: 'Agua' })
  const answer = { language: 'es' as const, subject: 'Su consulta', body: 'Hola {{name}} de {{company}}' }
  const letter = await app.get(desk.preview, { id: message.id, ...answer }, admin)
  expect(letter).toMatchObject({ to: 'ana@example.com', subject: `Su consulta [${message.number}]` })
  expect(letter.text).toContain('Hola Ana {{number}} de Agua')
  expect(letter.text).toContain(`> ${message.content}`)
  const calls = await sent({ email: '', phone: '+34 600 100 200' })
  expect(await app.ask(desk.preview, { id: calls.id, ...answer }, admin)).toMatchObject({ code: 422 })
})

test('whoever answers what nobody has looks after it; what somebody has stays theirs', async () => {
  const colleague = await app.personWith('inbox-answers', ['web_message', 'web_message:reply'])
  const answer = { language: 'en' as const, subject: 'Yes', body: 'Dear {{name}}, yes.' }
  const free = await sent()
  const after = await app.get(desk.reply, { ...target(free), ...answer }, colleague)
  expect(after).toMatchObject({ state: 'replied', assignee: { id: colleague.id } })
  expect(after.history.map(({ did }) => did)).toEqual(expect.arrayContaining(['assigned', 'replied']))
  const again = await app.get(desk.reply, { ...target(after), ...answer }, admin)
  expect(again.assignee).toMatchObject({ id: colleague.id })
})

test('the inbox is narrowed by words, state, language and time, and goes on behind a message', async () => {
  const one = await sent({ company: 'Ríos Azules', content: '需要超声波流量计', language: 'zh' })
  const two = await sent({ company: 'Rios Claros', language: 'en' })
  const found = async (query: Parameters<typeof app.get<typeof desk.list>>[1]) =>
    (await app.get(desk.list, query, admin)).items.map(({ id }) => id)
  expect(await found({ keyword: 'azul' })).toEqual([one.id])
  expect(await found({ keyword: '流量计' })).toEqual([one.id])
  expect(await found({ keyword: one.number.toLowerCase() })).toEqual([one.id])
  expect(await found({ keyword: '%' })).toEqual([])
  expect(await found({ keyword: 'claros', language: 'zh' })).toEqual([])
  expect((await found({ state: 'open' }))[0]).toBe(two.id)
  expect((await found({ before: two.id }))[0]).toBe(one.id)
  expect((await found({ sort: 'dueTime' })).length).toBeGreaterThan(2)
  expect(await found({ from: new Date(app.parts.now() + 1).toISOString() })).toEqual([])
  expect(await app.ask(desk.list, { page: 500, limit: 100 }, admin)).toMatchObject({ code: 400 })
})

test('all that match are exported', async () => {
  await sent({ company: '=cmd()', content: 'to be exported' })
  const reply = await app.inject({
    method: 'POST',
    url: `${desk.exportAll.path}?keyword=exported`,
    headers: { 'x-token': admin.token ?? '' },
  })
  expect(reply.statusCode).toBe(200)
  const text = JSON.stringify(await readSheet(reply.rawPayload, { rows: 100 }))
  expect(text).toContain('=cmd()')
  expect(text).toContain('to be exported')
})

test('addresses are shortened after their days, and keys of writes are forgotten', async () => {
  const message = await sent()
  const form = await openForm()
  const key = { headers: { ...visitor().headers, 'idempotency-key': 'forgotten-later' } }
  await app.get(messageCalls.add, { ...ENQUIRY, form }, key)
  const { db } = app.parts.storage
  const tidy = () => tidyEnquiries({ db, addressDays: 30, now: app.parts.now })
  const addressOf = async () => (await app.get(desk.read, { id: message.id }, admin)).address
  const kept = await addressOf()
  await tidy()
  expect(await addressOf()).toBe(kept)
  app.tick(31 * 24 * 3_600_000)
  await tidy()
  expect(await addressOf()).toBe('203.0.113.0')
  expect(await db.selectFrom('idempotency').selectAll().execute()).toEqual([])
})
