import { afterAll, expect, test } from 'vitest'
import { messageDeskCalls as desk } from '#contract/enquiries/message-desk.ts'
import { testApp } from '#server/testing/app.ts'
import { enquiryDesk, VISITORS } from '#server/testing/desks/enquiry-desk.ts'

const app = await testApp(VISITORS)
const { sent } = await enquiryDesk(app)
const address = await app.app.listen({ port: 0, host: '127.0.0.1' })
const open: AbortController[] = []
afterAll(() => {
  for (const controller of open) controller.abort()
})

/** Opens a stream; `next` answers the data of the next event, or null when the stream has ended. */
async function listen(token = '') {
  const controller = new AbortController()
  open.push(controller)
  const headers = { 'x-token': token }
  const reply = await fetch(address + desk.events.path, { headers, signal: controller.signal })
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  return {
    status: reply.status,
    type: reply.headers.get('content-type'),
    leave: () => controller.abort(),
    async next(): Promise<unknown> {
      for (;;) {
        const found = /event: counts\ndata: (.*)\n\n/.exec(text)
        if (found) {
          text = text.slice(found.index + found[0].length)
          return JSON.parse(found[1] ?? '')
        }
        const part = await reader?.read()
        if (!part || part.done) return null
        text += part.value
      }
    },
  }
}

test('whoever may see messages hears how many there are, and again whenever that changes', async () => {
  const reader = await app.personWith('reader', ['web_message'])
  const stream = await listen(reader.token)
  expect(stream).toMatchObject({ status: 200, type: 'text/event-stream; charset=utf-8' })
  expect(await stream.next()).toMatchObject({ new: 0, mine: 0 })
  const { id } = await sent()
  expect(await stream.next()).toMatchObject({ new: 1, newest: id })
  expect((await listen()).status).toBe(401)
  const stranger = await app.personWith('stranger', ['web_news'])
  expect((await listen(stranger.token)).status).toBe(403)
})

test('a stream ends with its session', async () => {
  const leaver = await app.personWith('leaver', ['web_message'])
  const stream = await listen(leaver.token)
  await stream.next()
  await app.parts.sessions.endAll(leaver.id, 'administrator')
  await app.parts.bus.changed(['message'])
  expect(await stream.next()).toBeNull()
})

test('one person has eight streams at most, and one that is left makes room', async () => {
  const many = await app.personWith('many', ['web_message'])
  const streams = []
  for (let at = 0; at < 8; at++) streams.push(await listen(many.token))
  expect((await listen(many.token)).status).toBe(429)
  streams[0]?.leave()
  await expect.poll(async () => (await listen(many.token)).status).toBe(200)
})

test('a server that stops ends its streams', async () => {
  const other = await testApp()
  const at = await other.app.listen({ port: 0, host: '127.0.0.1' })
  const { token = '' } = await other.signIn()
  const reply = await fetch(at + desk.events.path, { headers: { 'x-token': token } })
  await other.app.close()
  expect(await reply.text()).toContain('retry: 3000')
})
