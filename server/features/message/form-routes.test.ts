import { expect, test } from 'vitest'
import { messageDeskCalls as desk } from '#contract/message-desk.ts'
import { testApp } from '#server/testing/app.ts'
import { enquiryDesk } from '#server/testing/enquiry-desk.ts'

const app = await testApp()
const { admin } = await enquiryDesk(app)

const FIELDS = { name: 'Li "Wei" <b>', email: 'li@example.com', content: '你好 & <script>', consent: 'yes' }
const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/zh/message',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
const tokenIn = (html: string) => /name="form" value="([^"]+)"/.exec(html)?.[1] ?? ''

test('without scripts a form is opened, posted, stored once and answered with the number', async () => {
  const opened = await app.inject({ url: '/zh/message' })
  expect(opened.statusCode).toBe(200)
  app.tick(5_000)
  const form = tokenIn(opened.body)
  const posted = await post({ ...FIELDS, form, memo: '' })
  expect(posted.statusCode).toBe(303)
  const again = await post({ ...FIELDS, form, memo: '' })
  expect(again.headers.location).toBe(posted.headers.location)
  const page = await app.inject({ url: String(posted.headers.location) })
  const { items, total } = await app.get(desk.list, {}, admin)
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({ state: 'new', name: 'Li "Wei" <b>', language: 'zh' })
  expect(page.body).toContain(items[0]?.number)
})

test('what is wrong comes back with the page by field, and what was typed stays, escaped', async () => {
  const posted = await post({ ...FIELDS, email: 'nowhere', form: 'x' })
  expect(posted.statusCode).toBe(400)
  expect(posted.body).toContain('id="email-error"')
  expect(posted.body).toContain('value="Li &quot;Wei&quot; &lt;b&gt;"')
  expect(posted.body).toContain('你好 &amp; &lt;script&gt;</textarea>')
})

test('a form that comes without its token is shown once more, to be confirmed', async () => {
  const posted = await post(FIELDS)
  expect(posted.statusCode).toBe(200)
  const confirmed = await post({ ...FIELDS, content: 'confirmed', form: tokenIn(posted.body) })
  expect(confirmed.statusCode).toBe(303)
  expect((await app.get(desk.list, { keyword: 'confirmed' }, admin)).items[0]?.state).toBe('new')
})

test('another site cannot post the form, and calls take no forms', async () => {
  const { total } = await app.get(desk.list, {}, admin)
  expect((await post(FIELDS, { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
  const call = await app.inject({
    method: 'POST',
    url: '/api/web/message/add',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=x',
  })
  expect(call.statusCode).toBe(415)
  expect((await app.get(desk.list, {}, admin)).total).toBe(total)
  expect((await app.inject({ url: '/en/message/sent?number=<b>' })).statusCode).toBe(303)
})
