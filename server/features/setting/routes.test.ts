import { afterAll, expect, test } from 'vitest'
import { operationLogCalls } from '#contract/monitoring/log.ts'
import { settingCalls as calls } from '#contract/site/setting.ts'
import { siteCalls } from '#contract/site/site.ts'
import { buildApp } from '#server/app.ts'
import { closeParts, openParts } from '#server/open-parts.ts'
import { testApp } from '#server/testing/app.ts'
import { enquiryDesk, VISITORS } from '#server/testing/desks/enquiry-desk.ts'
import { mailServer } from '#server/testing/mail-server.ts'

const mail = await mailServer()
afterAll(() => mail.close())
const app = await testApp({
  ...VISITORS,
  ...mail.environment,
  MAIL_TO: 'configured@lanbo.example',
})
const { admin, sent } = await enquiryDesk(app)
const NAME = { zh: '新名称', en: 'New name', es: 'Nombre nuevo' }
const seen = () => app.get(siteCalls.get, { lang: 'en' })

test('a site that nobody has set up speaks Chinese and has the default colour', async () => {
  const site = await app.get(siteCalls.get, {})
  expect(site).toMatchObject({ language: 'zh', companyName: '公司网站', themeColor: '#409EFF' })
})

test('a change is seen by visitors at once, also in answers that were kept, and stands in the log with its differences', async () => {
  expect((await seen()).companyName).toBe('Company site')
  const before = await app.get(calls.read, {}, admin)
  const after = await app.get(
    calls.update,
    {
      version: before.version,
      companyName: NAME,
      themeColor: '#0a7f5a',
      recipients: ['sales@lanbo.example'],
    },
    admin,
  )
  expect(after).toMatchObject({ companyName: NAME, themeColor: '#0a7f5a', version: before.version + 1 })
  expect(await seen()).toMatchObject({ companyName: 'New name', themeColor: '#0a7f5a' })
  const { items } = await app.get(operationLogCalls.list, { module: 'setting' }, admin)
  const entry = await app.get(operationLogCalls.read, { id: items[0]?.id ?? 0 }, admin)
  expect(entry.changes.map(({ field }) => field).toSorted()).toEqual([
    'companyName',
    'recipients',
    'themeColor',
  ])
})

test('what staff alone see of the settings stands in no public answer', async () => {
  const answer = await app.inject({ url: `${siteCalls.get.path}?lang=zh` })
  const page = await app.inject({ url: '/' })
  for (const text of [answer.body, page.body]) expect(text).not.toContain('sales@lanbo.example')
})

test('a stale write is answered 409 with the settings as they are', async () => {
  const { version } = await app.get(calls.read, {}, admin)
  await app.get(calls.update, { version, phone: '1' }, admin)
  const late = await app.ask(calls.update, { version, phone: '2' }, admin)
  expect(late).toMatchObject({ code: 409, data: { current: { phone: '1', version: version + 1 } } })
})

test('two who save at once: one is stored, one is told', async () => {
  const { version } = await app.get(calls.read, {}, admin)
  const answers = await Promise.all(
    ['a', 'b', 'c'].map((phone) => app.ask(calls.update, { version, phone }, admin)),
  )
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409, 409])
})

test('verification tags are names and contents alone: names of the pages themselves are refused', async () => {
  const { version } = await app.get(calls.read, {}, admin)
  const wrong = async (name: string, content = 'x') =>
    (await app.ask(calls.update, { version, headTags: [{ name, content }] }, admin)).code
  for (const name of ['robots', 'viewport', 'og:title', 'a b', '"><script>', ''])
    expect(await wrong(name)).toBe(400)
  expect(await wrong('baidu-site-verification', 'a\nb')).toBe(400)
  const headTags = [
    { name: 'google-site-verification', content: 'abc_-123' },
    { name: 'baidu-site-verification', content: '"><script>alert(1)</script>' },
  ]
  await app.get(calls.update, { version, headTags }, admin)
  expect(app.parts.site.own().headTags).toEqual(headTags)
})

test('links lead to places of this site or to the web, a logo is a picture of the library', async () => {
  const { version } = await app.get(calls.read, {}, admin)
  const link = (address: string, label = 'x') => ({ label: { zh: '', en: label, es: '' }, address })
  const tried = async (fields: object) => app.ask(calls.update, { version, ...fields }, admin)
  for (const address of ['javascript:alert(1)', '//evil.example', '/\\evil.example', 'news', ''])
    expect((await tried({ footerLinks: [link(address)] })).code).toBe(400)
  expect(await tried({ footerLinks: [link('/news', '')] })).toMatchObject({
    code: 400,
    data: { fields: { 'footerLinks.0.label': expect.any(String) } },
  })
  expect(await tried({ logo: `${'0'.repeat(40)}.svg` })).toMatchObject({ code: 400 })
  expect(await tried({ logo: `${'0'.repeat(40)}.png` })).toMatchObject({
    code: 400,
    data: { fields: { logo: expect.any(String) } },
  })
  expect(await tried({ social: [{ name: 'X', address: 'javascript:1' }] })).toMatchObject({ code: 400 })
  await app.get(
    calls.update,
    { version, footerLinks: [link('/news', 'Press')], headerLinks: [link('https://shop.example/')] },
    admin,
  )
  const { footerLinks, shownIn } = await app.get(siteCalls.get, { lang: 'es' })
  expect([footerLinks, shownIn?.['footerLinks.0.label']]).toEqual([
    [{ label: 'Press', address: '/news' }],
    'en',
  ])
})

test('notices go to the recipients of the settings under the name of the sender; without them to those of the configuration', async () => {
  const { version } = await app.get(calls.read, {}, admin)
  const senderName = { zh: '销售部', en: 'Sales team', es: '' }
  await app.get(calls.update, { version, senderName, recipients: ['one@lanbo.example'] }, admin)
  await sent({ language: 'en' })
  await app.parts.outbox.flush()
  expect(mail.taken.map(({ envelopeTo, from }) => [envelopeTo[0], from?.name]).toSorted()).toEqual([
    ['ana@example.com', 'Sales team'],
    ['one@lanbo.example', ''],
  ])
  mail.taken.length = 0
  await app.get(calls.update, { version: version + 1, recipients: [] }, admin)
  await sent({ email: 'other@example.com' })
  await app.parts.outbox.flush()
  expect(mail.taken.map(({ envelopeTo }) => envelopeTo[0]).toSorted()).toEqual([
    'configured@lanbo.example',
    'other@example.com',
  ])
})

test('a test letter leaves at once; without a mail server it is refused with the reason', async () => {
  mail.taken.length = 0
  await app.get(calls.testMail, { to: 'me@lanbo.example' }, admin)
  await app.parts.outbox.flush()
  expect(mail.taken.map(({ envelopeTo }) => envelopeTo)).toEqual([['me@lanbo.example']])
  const without = await testApp()
  const answer = await without.ask(calls.testMail, { to: 'me@lanbo.example' }, await without.signIn())
  expect(answer).toMatchObject({ code: 422, message: expect.stringContaining('SMTP_HOST') })
})

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'what one node changes holds on another, also in answers it had kept',
  async () => {
    const parts = await openParts(app.parts.config, app.parts.now)
    const two = await buildApp(parts, '/nowhere')
    const name = async () =>
      (await two.inject({ url: `${siteCalls.get.path}?lang=es` })).json().data.companyName
    expect(await name()).toBe('Nombre nuevo')
    const { version } = await app.get(calls.read, {}, admin)
    await app.get(calls.update, { version, companyName: { ...NAME, es: 'Otro nodo' } }, admin)
    await expect.poll(name).toBe('Otro nodo')
    await two.close()
    await closeParts(parts)
  },
)
