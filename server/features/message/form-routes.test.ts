import { expect, test } from 'vitest'
import type { EnquiryPage } from '#contract/enquiries/enquiry-page.ts'
import { messageDeskCalls as desk } from '#contract/enquiries/message-desk.ts'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'
import { enquiryDesk } from '#server/testing/desks/enquiry-desk.ts'
import { productDesk } from '#server/testing/desks/product-desk.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('site/enquiry/form')

const app = await testApp({}, builtWeb())
const { admin } = await enquiryDesk(app)
const { published } = await productDesk(app)

const FIELDS = { name: 'Li "Wei" <b>', email: 'li@example.com', content: '你好 & <script>', consent: 'yes' }
const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: '/zh/message',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  })
/** What the page is made from. */
const pageIn = (html: string): EnquiryPage =>
  JSON.parse(/id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? 'null').enquiry

test('without scripts a form is opened, posted, stored once and answered with the number', async () => {
  const opened = await app.inject({ url: '/zh/message' })
  expect(opened.statusCode).toBe(200)
  expect(opened.headers['cache-control']).toBe('private, no-cache')
  app.tick(5_000)
  const { form } = pageIn(opened.body)
  const posted = await post({ ...FIELDS, form, memo: '' })
  expect(posted.statusCode).toBe(303)
  const again = await post({ ...FIELDS, form, memo: '' })
  expect(again.headers.location).toBe(posted.headers.location)
  const page = await app.inject({ url: String(posted.headers.location) })
  expect(page.headers['cache-control']).toBe('no-store')
  const { items, total } = await app.get(desk.list, {}, admin)
  expect(total).toBe(1)
  expect(items[0]).toMatchObject({ state: 'new', name: 'Li "Wei" <b>', language: 'zh' })
  expect(pageIn(page.body).number).toBe(items[0]?.number)
})

test('what is wrong comes back with the page by field, and what was typed stays', async () => {
  const posted = await post({ ...FIELDS, email: 'nowhere', form: 'x' })
  expect(posted.statusCode).toBe(400)
  expect(posted.headers['cache-control']).toBe('no-store')
  expect(pageIn(posted.body)).toMatchObject({
    problems: { email: 'email' },
    note: words.check.zh,
    texts: { name: FIELDS.name, content: FIELDS.content, consent: true },
    number: null,
  })
})

test('the page knows what is asked about, and its thanks as well; what is no number is left out', async () => {
  const { id } = await published('LEM-300')
  const aboutAt = async (url: string) => pageIn((await app.inject({ url })).body).about
  expect(await aboutAt(`/en/message?product=${id}`)).toBe(id)
  expect(await aboutAt(`/en/message?about=${id}`)).toBe(id)
  expect(await aboutAt('/en/message?about=%3Cb%3E')).toBeNull()
  const { form } = pageIn((await app.inject({ url: `/en/message?about=${id}` })).body)
  app.tick(5_000)
  const posted = await post({ ...FIELDS, content: 'about it', form, aboutId: String(id) })
  expect(await aboutAt(String(posted.headers.location))).toBe(id)
  const { items } = await app.get(desk.list, { keyword: 'about it' }, admin)
  expect(items).toMatchObject([{ about: { kind: 'product', id, title: 'LEM-300' }, productId: id }])
})

test('a form for several products begins with their lines, keeps them through an error, and sends them', async () => {
  const one = await published('LTB-50')
  const two = await published('LPA-160')
  const opened = pageIn((await app.inject({ url: `/en/message?ids=${two.id},${one.id}` })).body)
  expect(opened.texts.lines.map(({ productId }) => productId)).toEqual([two.id, one.id])
  const coded = pageIn((await app.inject({ url: `/en/message?product=${one.id}&code=LTB50-25` })).body)
  expect(coded.texts.lines).toMatchObject([{ productId: one.id, code: 'LTB50-25' }])
  app.tick(5_000)
  const { content: _, ...rest } = FIELDS
  const lines = {
    ...{ 'lines.0.productId': `${two.id}`, 'lines.0.quantity': 'four', 'lines.0.size': 'DN 100' },
    ...{ 'lines.1.productId': `${one.id}`, 'lines.1.quantity': '2' },
  }
  const wrong = pageIn((await post({ ...rest, ...lines, form: opened.form })).body)
  expect(wrong.problems).toEqual({ 'lines.0.quantity': 'quantity' })
  expect(wrong.texts.lines).toMatchObject([{ quantity: 'four', size: 'DN 100' }, { quantity: '2' }])
  const posted = await post({ ...rest, ...lines, 'lines.0.quantity': '4', form: opened.form })
  expect(posted.statusCode).toBe(303)
  const [item] = (await app.get(desk.list, { productId: two.id }, admin)).items
  expect(item?.excerpt).toBe('4 × LPA-160, 2 × LTB-50')
})

test('without scripts files go along with the form; what is refused is said, and what has arrived is not chosen again', async () => {
  const postFiles = async (fields: Record<string, string>, files: Record<string, string>) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.append(name, value)
    for (const [name, text] of Object.entries(files)) form.append('files', new Blob([text]), name)
    const request = new Request('http://x', { method: 'POST', body: form })
    const headers = { 'content-type': request.headers.get('content-type') ?? '' }
    const payload = Buffer.from(await request.arrayBuffer())
    return app.inject({ method: 'POST', url: '/en/message', headers, payload })
  }
  const { form } = pageIn((await app.inject({ url: '/en/message' })).body)
  app.tick(5_000)
  const fields = { ...FIELDS, content: 'with a drawing', form }
  const files = { 'plan.pdf': '%PDF-1.7 plan', 'run.exe': 'MZ' }
  const refused = await postFiles({ ...fields, name: '' }, files)
  expect(refused.statusCode).toBe(400)
  const page = pageIn(refused.body)
  expect(page.files).toMatchObject([
    { name: 'plan.pdf', state: 'received', type: 'pdf' },
    { name: 'run.exe', state: 'refused', reason: 'notKind' },
  ])
  const posted = await postFiles({ ...fields, file: page.files[0]?.file ?? '' }, { '': '' })
  expect(posted.statusCode).toBe(303)
  const [item] = (await app.get(desk.list, { keyword: 'drawing' }, admin)).items
  const message = await app.get(desk.read, { id: item?.id ?? 0 }, admin)
  expect(message.files.map(({ name }) => name)).toEqual(['plan.pdf'])
})

test('a form that comes without its token is shown once more, to be confirmed', async () => {
  const posted = await post(FIELDS)
  expect(posted.statusCode).toBe(200)
  const confirmed = await post({ ...FIELDS, content: 'confirmed', form: pageIn(posted.body).form })
  expect(confirmed.statusCode).toBe(303)
  expect((await app.get(desk.list, { keyword: 'confirmed' }, admin)).items[0]?.state).toBe('new')
})

test('another site cannot post the form, and calls take no forms', async () => {
  const { total } = await app.get(desk.list, {}, admin)
  const foreign = await post(FIELDS, { 'sec-fetch-site': 'cross-site' })
  expect(foreign.statusCode).toBe(403)
  expect(pageIn(foreign.body)).toMatchObject({ note: words.foreign.zh, texts: { name: '' } })
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
