// Mail as it leaves: to a real mail server that takes, refuses, hangs and drops, from the outbox in the store.
import { afterAll, expect, test } from 'vitest'
import { deliveryCalls as delivery } from '#contract/deliveries/delivery.ts'
import { messageCalls } from '#contract/enquiries/message.ts'
import { messageDeskCalls as desk } from '#contract/enquiries/message-desk.ts'
import { createOutbox } from '#server/parts/outbox/outbox.ts'
import { testApp } from '#server/testing/app.ts'
import { ENQUIRY, enquiryDesk, VISITORS } from '#server/testing/desks/enquiry-desk.ts'
import { LONG_SESSIONS } from '#server/testing/desks/product-desk.ts'
import { mailServer } from '#server/testing/mail-server.ts'

const smtp = await mailServer()
afterAll(() => smtp.close())
const app = await testApp({
  ...VISITORS,
  ...LONG_SESSIONS,
  ...smtp.environment,
  PUBLIC_URL: 'https://lanbo.example',
})
const { admin, sent, openForm, visitor } = await enquiryDesk(app)
const { outbox } = app.parts
const HOUR = 3_600_000

/** What stands in the outbox about a message. */
const mailsOf = async (id: number) => (await app.get(desk.read, { id }, admin)).mails
const stateOf = async (id: number) => (await mailsOf(id)).map(({ state }) => state)
const taken = (recipient: string) => smtp.taken.filter(({ envelopeTo }) => envelopeTo.includes(recipient))

test('staff are told and the visitor is thanked in their language; nothing typed adds a header or markup', async () => {
  const message = await sent({
    name: 'Ana <b>Torres</b>\r\nBcc: evil@example.com',
    subject: 'Meters\nX-Evil: yes {{content}}',
    content: 'Twelve {{number}} <img src=x>\n.\nDATA',
    language: 'es',
  })
  await outbox.flush()
  const [notice] = taken('sales@lanbo.example')
  const [thanks] = taken('ana@example.com')
  expect(notice?.subject).toBe(`新询盘 ${message.number}：Meters X-Evil: yes {{content}}`)
  expect(notice?.headers.map(({ key }) => key)).not.toContain('x-evil')
  expect(notice?.bcc).toBeUndefined()
  expect(notice?.envelopeTo).toEqual(['sales@lanbo.example'])
  expect(notice?.replyTo).toMatchObject([{ address: 'ana@example.com' }])
  expect(notice?.html).toContain('&lt;img src=x&gt;')
  expect(notice?.html).not.toContain('<img')
  expect(notice?.text).toContain('Twelve {{number}} <img src=x>\n.\nDATA')
  expect(notice?.text).toContain(`https://lanbo.example/#/webSystemManage/web_message/${message.id}`)
  expect(thanks?.subject).toBe(`Recibimos su consulta (${message.number})`)
  // A name that is none is not repeated: the form sends nobody's advertisement.
  expect(thanks?.text).toMatch(/^Hola,|^Hola/)
  expect(thanks?.text).not.toContain('evil')
  expect(await stateOf(message.id)).toEqual(['sent', 'sent'])
})

test('an answer goes out by mail with named values filled in, and stands in the history', async () => {
  const message = await sent({ name: 'Wei Li', email: 'wei@example.com' })
  const answer = {
    id: message.id,
    version: message.version,
    language: 'en' as const,
    subject: 'Your meters, {{name}}',
    body: 'Dear {{name}},\n\nyour number is {{number}}. {{password}}\n\n{{sender}}',
  }
  const replied = await app.get(desk.reply, answer, admin)
  expect(replied).toMatchObject({ state: 'replied', version: message.version + 1 })
  expect(replied.history.at(-1)).toMatchObject({
    did: 'replied',
    to: 'wei@example.com',
    user: { name: 'admin' },
  })
  expect(await app.ask(desk.reply, answer, admin)).toMatchObject({
    code: 409,
    data: { current: { state: 'replied' } },
  })
  await outbox.flush()
  const letter = taken('wei@example.com').at(-1)
  expect(letter?.subject).toBe(`Your meters, Wei Li [${message.number}]`)
  expect(letter?.text).toContain(`your number is ${message.number}. {{password}}\n\nadmin`)
  expect(letter?.text).toContain('> We look for twelve flow meters')
})

test('who left no address is not answered by mail', async () => {
  const { id, version } = await sent({ email: '', phone: '+86 510 8888 6666' })
  const answer = { id, version, language: 'zh' as const, subject: 'x', body: 'x' }
  expect(await app.ask(desk.reply, answer, admin)).toMatchObject({ code: 422 })
})

test('a busy server is tried again later, one that refuses for good is not, and staff send again', async () => {
  smtp.state.mood = 'busy'
  const busy = await sent({ email: 'busy@example.com' })
  await outbox.flush()
  expect(await stateOf(busy.id)).toEqual(['waiting', 'waiting'])
  expect((await mailsOf(busy.id))[0]?.error).toContain('try later')
  const tries = smtp.state.tries
  await outbox.flush()
  expect(smtp.state.tries).toBe(tries)
  app.tick(HOUR)
  smtp.state.mood = 'takes'
  await outbox.flush()
  expect(await stateOf(busy.id)).toEqual(['sent', 'sent'])

  smtp.state.mood = 'refuses'
  const refused = await sent({ email: 'refused@example.com' })
  await outbox.flush()
  expect(await stateOf(refused.id)).toEqual(['dead', 'dead'])
  expect(await app.get(delivery.status, {}, admin)).toMatchObject({
    mail: true,
    sender: 'site@lanbo.example',
    recipients: ['sales@lanbo.example'],
    dead: 2,
    lastError: expect.stringContaining('no such mailbox'),
  })
  smtp.state.mood = 'takes'
  const { items } = await app.get(delivery.list, { state: 'dead' }, admin)
  const [one, other] = items.map(({ id, version }) => ({ id, version }))
  if (!one || !other) throw new Error('nothing was given up')
  await app.get(delivery.send, one, admin)
  expect(await app.ask(delivery.send, one, admin)).toMatchObject({ code: 409 })
  await app.get(delivery.discard, other, admin)
  await outbox.flush()
  expect((await stateOf(refused.id)).sort()).toEqual(['discarded', 'sent'])
})

test('a line that drops in the middle of a letter is tried again', async () => {
  smtp.state.mood = 'drops'
  const { id } = await sent({ email: 'dropped@example.com' })
  await outbox.flush()
  expect(await stateOf(id)).toEqual(['waiting', 'waiting'])
  smtp.state.mood = 'takes'
  app.tick(HOUR)
  await outbox.flush()
  expect(await stateOf(id)).toEqual(['sent', 'sent'])
})

test('a server that hangs delays no visitor, and no second node sends meanwhile', async () => {
  smtp.state.mood = 'hangs'
  const form = await openForm()
  const begun = performance.now()
  for (let at = 0; at < 6; at++)
    await app.get(messageCalls.add, { ...ENQUIRY, form, email: `hung-${at}@example.com` }, visitor())
  expect(performance.now() - begun).toBeLessThan(5_000)
  void outbox.run()
  await expect.poll(() => smtp.state.tries).toBeGreaterThan(0)
  const elsewhere: number[] = []
  const carrier = { ready: () => true, deliver: async ({ id }: { id: number }) => void elsewhere.push(id) }
  const second = createOutbox(app.parts.storage.db, app.parts.now, { mail: carrier, webhook: carrier })
  await second.flush()
  // The four that this node carries stay with it; the others go to who is free.
  expect(elsewhere).toHaveLength(12 - 4)
  smtp.state.mood = 'takes'
  // The lease of a node that died runs out.
  app.tick(HOUR)
  await second.flush()
  expect(elsewhere).toHaveLength(12)
})

test('without a mail server everything is kept, and the status says so', async () => {
  const without = await testApp({ ...VISITORS, MAIL_TO: 'sales@lanbo.example' })
  const other = await enquiryDesk(without)
  const { id } = await other.sent()
  await without.parts.outbox.flush()
  const { mails } = await without.get(desk.read, { id }, other.admin)
  expect(mails.map(({ state }) => state)).toEqual(['waiting', 'waiting'])
  expect(await without.get(delivery.status, {}, other.admin)).toMatchObject({
    mail: false,
    sender: '',
    waiting: 2,
  })
})
