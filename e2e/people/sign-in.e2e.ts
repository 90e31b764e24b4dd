// Staff at the door: signing in and out, the way back, a session that ends.
import { expect, test } from '../testing/site.ts'
import {
  field,
  fillSignIn,
  PASSWORD,
  PRODUCTS,
  signIn,
  speakEnglishWithoutComplaint,
  tabs,
} from '../testing/staff.ts'

speakEnglishWithoutComplaint()

test('a guest who opens a page of the console comes back to it after signing in', async ({ page }) => {
  await page.goto(`${PRODUCTS}?state=draft`)
  await expect(page).toHaveURL(/#\/njlbWebLogin\?redirect=%2FwebSystemManage%2Fweb_product%3Fstate%3Ddraft$/)
  await fillSignIn(page, ' admin ')
  await expect(page).toHaveURL(/#\/webSystemManage\/web_product\?state=draft$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products')
  await expect(page).toHaveTitle(/^(\(\d+\) )?Products - /)
})

test('/login is the sign-in and keeps its query; a foreign redirect is not obeyed', async ({ page }) => {
  await page.goto('/#/login?redirect=//evil.example/x')
  await expect(page).toHaveURL(/#\/njlbWebLogin\?redirect=\/\/evil\.example\/x$/)
  await fillSignIn(page, 'admin')
  await expect(page).toHaveURL(/#\/dashboard$/)
})

test('a wrong password is said in the form and keeps the name; where no captcha is asked for there is none', async ({
  page,
}) => {
  await page.goto('/#/njlbWebLogin')
  await fillSignIn(page, 'admin', 'not-the-password')
  await expect(page.getByRole('alert')).toContainText('password')
  await expect(page.getByLabel('User name')).toHaveValue('admin')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expect(page.getByLabel('Verification code', { exact: true })).toHaveCount(0)
})

test('an ended session is renewed inside a dialog, and what was typed stays', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, 'admin', `${PRODUCTS}/add`)
  await field(page, 'product.productName').fill('Typed before')
  await context.addCookies([{ name: 'Admin-Token', value: 'x'.repeat(43), url: baseURL }])
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Confirm logout' })
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Log in again' }).click()
  await expect(dialog).toBeHidden()
  await expect(field(page, 'product.productName')).toHaveValue('Typed before')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/web_product\/\d+$/)
})

test('somebody else who signs in where a session ended begins at the start and sees nothing of the first', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, 'admin', `${PRODUCTS}/add`)
  const account = page.getByRole('button', { name: /^Account: / })
  const first = (await account.getAttribute('aria-label')) ?? ''
  await field(page, 'product.productName').fill('Typed by the first')
  await context.addCookies([{ name: 'Admin-Token', value: 'x'.repeat(43), url: baseURL }])
  await page.keyboard.press('Control+s')
  const dialog = page.getByRole('dialog', { name: 'Confirm logout' })
  await dialog.getByLabel('User name').fill('editor')
  await dialog.getByLabel('Password').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Log in again' }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)
  await expect(account).toBeVisible()
  await expect(page.getByRole('button', { name: first })).toHaveCount(0)
  await expect(tabs(page).getByRole('link')).toHaveText(['Dashboard'])
  await page.goto(`${PRODUCTS}/add`)
  await expect(field(page, 'product.productName')).toHaveValue('')
})

test('signing out ends the session and forgets the person', async ({ page, context }) => {
  await signIn(page, 'admin', '/#/dashboard')
  const token = (await context.cookies()).find(({ name }) => name === 'Admin-Token')?.value ?? ''
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/#\/njlbWebLogin$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Staff sign-in')
  expect((await context.cookies()).some(({ name }) => name === 'Admin-Token')).toBe(false)
  const status = await page.evaluate(
    async (stale) =>
      (await fetch('/api/user/getUserInfo', { method: 'POST', headers: { 'X-Token': stale } })).status,
    token,
  )
  expect(status).toBe(401)
})

test('a page that is loaded again while it still asks who is there keeps the person signed in', async ({
  page,
}) => {
  await signIn(page, 'admin', '/#/dashboard')
  let asked = 0
  // The first answer never comes: the browser cuts the call short when the page goes.
  await page.route('**/api/user/getUserInfo', (route) => {
    asked += 1
    if (asked > 1) return route.continue()
  })
  await page.reload()
  await expect.poll(() => asked).toBe(1)
  await page.reload()
  await expect(page.locator('.console-content')).toBeVisible()
  await expect(page).toHaveURL(/#\/dashboard$/)
})

test('a token that no longer counts leads out to the public site', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'Admin-Token', value: 'x'.repeat(43), url: baseURL }])
  await page.goto(PRODUCTS)
  await expect(page).toHaveURL(/#\/HomePage$/)
  expect((await context.cookies()).some(({ name }) => name === 'Admin-Token')).toBe(false)
})
