// What is erased is gone: the message, what was written about it, and the letters; the log keeps the number alone.
import { expect, test } from 'vitest'
import { deliveryCalls } from '#contract/deliveries/delivery.ts'
import { messageDeskCalls as desk } from '#contract/enquiries/message-desk.ts'
import { operationLogCalls } from '#contract/monitoring/log.ts'
import { testApp } from '#server/testing/app.ts'
import { enquiryDesk, VISITORS } from '#server/testing/desks/enquiry-desk.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'

const app = await testApp({ ...VISITORS, ...LONG_SESSIONS, MAIL_TO: 'sales@lanbo.example' })
const { admin, sent } = await enquiryDesk(app)
const { db } = app.parts.storage
const target = ({ id, version }: { id: number; version: number }) => ({ id, version })

test('a message is erased with its notes, letters, history and what was merged into it', async () => {
  const secret = { content: 'Kept-words-of-mine', email: 'forgetme@example.com', name: 'Forget Me' }
  const other = await sent({ ...secret, content: 'Kept-words-again' })
  const message = await sent(secret)
  const noted = await app.get(desk.note, { ...target(message), text: 'Kept-note' }, admin)
  const merged = await app.get(desk.merge, { ...target(noted), others: [target(other)] }, admin)
  const answer = { language: 'en' as const, subject: 'Kept-subject', body: 'Kept-answer' }
  const replied = await app.get(desk.reply, { ...target(merged), ...answer }, admin)
  expect(replied.mails.length).toBeGreaterThan(0)
  // What is done with its letters and what it is looked for by is in the log without the address.
  for (const { id } of replied.mails) {
    const parcel = (await app.get(deliveryCalls.list, {}, admin)).items.find((one) => one.id === id)
    await app.ask(deliveryCalls.discard, { id, version: parcel?.version ?? 0 }, admin)
  }
  await app.inject({
    method: 'POST',
    url: `${desk.exportAll.path}?keyword=forgetme%40example.com`,
    headers: { 'x-token': admin.token },
  })
  const { items: actions } = await app.get(operationLogCalls.list, { module: 'delivery' }, admin)
  expect(actions[0]?.recordName).toContain(message.number)

  expect(await app.ask(desk.remove, target(message), admin)).toMatchObject({ code: 409 })
  await app.get(desk.remove, target(replied), admin)
  for (const { id } of [message, other])
    expect(await app.ask(desk.read, { id }, admin)).toMatchObject({ code: 404 })
  for (const table of ['message', 'message_event', 'message_word', 'outbox', 'operation_log'] as const) {
    const rows = JSON.stringify(await db.selectFrom(table).selectAll().execute())
    expect([table, rows.match(/Kept-\w+|forgetme/i)?.[0]]).toEqual([table, undefined])
  }
  const { items } = await app.get(operationLogCalls.list, { module: 'message', verb: 'delete' }, admin)
  expect(items[0]).toMatchObject({ recordId: message.id, recordName: message.number, outcome: 200 })
  expect(await app.ask(desk.remove, target(replied), admin)).toMatchObject({ code: 404 })
})

test('only who holds the key erases', async () => {
  const message = await sent()
  const worker = await app.personWith('worker', ['web_message:update', 'web_message:reply'])
  expect(await app.ask(desk.remove, target(message), worker)).toMatchObject({ code: 403 })
})
