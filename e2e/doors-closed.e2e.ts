// Closed doors of the console: Back leaves them at the first press, and a broken line signs nobody out.
import { expect, test } from './testing/site.ts'
import { PRODUCTS, signIn, speakEnglishWithoutComplaint } from './testing/staff.ts'

const complaints = speakEnglishWithoutComplaint()

test('Back leaves the sign-in, /401 and the addresses that lead on at the first press', async ({ page }) => {
  await page.goto('/#/HomePage')
  await page.goto(`${PRODUCTS}?state=draft`)
  await expect(page).toHaveURL(/njlbWebLogin/)
  await page.goBack()
  await expect(page).toHaveURL(/#\/HomePage$/)

  await signIn(page, 'writer', '/#/my/loginInfo')
  const typed: [string, RegExp][] = [
    ['/#/sysUserManage/userList', /#\/401/],
    ['/#/sysUserManage', /#\/401/],
    ['/#/webSystemManage', /web_product$/],
    ['/#/auth-redirect', /#\/dashboard$/],
  ]
  for (const [address, there] of typed) {
    await page.goto(address)
    await expect(page).toHaveURL(there)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/#\/my\/loginInfo$/)
  }
})

test('a line that breaks while the console asks who is there signs nobody out, and a refusal is told', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin', PRODUCTS)
  const USER = '**/api/user/getUserInfo'
  const gateway = '<html><h1>Bad gateway</h1></html>'
  await page.route(USER, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: gateway }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'The server cannot be reached' })).toBeVisible()
  await expect(page).toHaveURL(/web_product$/)
  await page.unroute(USER)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')

  const { value } = (await context.cookies()).find(({ name }) => name === 'Admin-Token') ?? { value: '' }
  await context.addCookies([{ name: 'Admin-Token', value: 'x'.repeat(value.length), url: page.url() }])
  await page.reload()
  await expect(page).toHaveURL(/#\/HomePage$/)
  const notice = page.getByRole('complementary', { name: 'Your session' })
  await expect(notice).toContainText('Your session has ended')
  await notice.getByRole('link', { name: 'Sign in again' }).click()
  await expect(page).toHaveURL(/njlbWebLogin\?redirect=%2FwebSystemManage%2Fweb_product$/)
  // The gateway's page and the refusal are written down by the browser.
  complaints.length = 0
})
