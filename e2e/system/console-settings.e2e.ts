// Settings and webhooks: what staff change is on the site at once, and what happens is told to another system.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from '../testing/site.ts'
import { call, field, signIn, speakEnglishWithoutComplaint, unique } from '../testing/staff.ts'

const SETTINGS = '/#/webSystemManage/web_setting'
const WEBHOOKS = '/#/webSystemManage/web_webhook'

speakEnglishWithoutComplaint()

type Settings = { version: number; companyName: object; themeColor: string; footerLinks: object[] }

test('a new name, colour and link are on the site at once; a change of somebody else is merged', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'admin', SETTINGS)
  const read = async () => (await call<Settings>(page, '/api/web/setting/read')).data
  const before = await read()
  const name = unique('Lanbo')
  try {
    await field(page, 'setting.companyName').fill(name)
    await field(page, 'setting.themeColor').fill('#ffee00')
    await expect(page.getByRole('region', { name: 'Light pages' })).toContainText(/Contrast \d+\.\d : 1/)
    await page.getByRole('button', { name: 'Add a footer link' }).click()
    const last = before.footerLinks.length
    await field(page, `setting.footerLinks.${last}.label`).fill('Press room')
    await field(page, `setting.footerLinks.${last}.address`).fill('javascript:alert(1)')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(field(page, `setting.footerLinks.${last}.address`)).toBeFocused()
    await expect(page.getByText('Enter a full address')).toBeVisible()
    await field(page, `setting.footerLinks.${last}.address`).fill('/news')
    // Somebody else saved meanwhile.
    await call(page, '/api/web/setting/update', { version: before.version, phone: '+86 512 0000 0111' })
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'Save the merged version' }).click()
    await expect(page.getByText('Saved; the site shows it now')).toBeVisible()
    expect(await read()).toMatchObject({ themeColor: '#ffee00', phone: '+86 512 0000 0111' })

    const visitor = await browser.newContext({ ...(baseURL && { baseURL }) })
    await visitor.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }])
    const site = await visitor.newPage()
    await site.goto('/')
    await expect(site.locator('footer address')).toContainText(name)
    await expect(site.getByRole('link', { name: 'Press room' })).toHaveAttribute('href', /news$/)
    const brand = site.locator('html')
    await expect(brand).toHaveAttribute('style', /#ffee00/)
    const { version } = await read()
    const headTags = [{ name: 'baidu-site-verification', content: 'a"><script>1</script>' }]
    await call(page, '/api/web/setting/update', { version, headTags })
    const html = await (await site.request.get('/')).text()
    expect(html).toContain('content="a&quot;&gt;&lt;script&gt;1&lt;/script&gt;">')
    await visitor.close()
  } finally {
    const { version } = await read()
    const { companyName, themeColor, footerLinks } = before
    const back = { version, companyName, themeColor, footerLinks, headTags: [], phone: '+86 512 0000 0110' }
    await call(page, '/api/web/setting/update', back)
  }
})

test('a webhook is added with a secret shown once, tested, and what was sent stands in its deliveries', async ({
  page,
}) => {
  const bodies: string[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      bodies.push(body)
      response.end('thank you')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const name = unique('Shop')
  try {
    await signIn(page, 'admin', WEBHOOKS)
    await page.getByRole('button', { name: 'Add a webhook' }).click()
    await field(page, 'webhook.name').fill(name)
    await field(page, 'webhook.address').fill(`http://127.0.0.1:${port}/hook`)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const secret = page.getByRole('textbox', { name: 'Signing secret' })
    await expect(secret).toHaveValue(/^whsec_/)
    await page.getByRole('button', { name: 'I have saved it' }).click()
    const card = page.getByRole('article', { name })
    await card.getByRole('button', { name: 'Send a test' }).click()
    const drawer = page.getByRole('dialog')
    const first = drawer.getByRole('button', { name: /Test Delivered · HTTP 200/ })
    await expect(first).toHaveCount(1)
    await first.click()
    await expect(drawer.getByText('thank you')).toBeVisible()
    await drawer.getByRole('button', { name: 'Replay' }).click()
    await expect(first).toHaveCount(2)
    expect(bodies).toHaveLength(2)
    expect(bodies[0]).toBe(bodies[1])
    await drawer.getByRole('button', { name: 'Close' }).click()
    await card.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(card).toHaveCount(0)
  } finally {
    server.closeAllConnections()
    server.close()
  }
})
