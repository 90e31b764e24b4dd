// The sign-in of a site that asks for a captcha, as every site does but those of automated tests.
import { test as bare, expect, startSite } from '../testing/site.ts'
import { fillSignIn } from '../testing/staff.ts'

const test = bare.extend<object, object>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of this pattern
    async ({}, use) => {
      const { site, stop } = await startSite({ CAPTCHA: 'on' })
      await use(site)
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

test('empty fields are named, a captcha is renewed by its picture, its button and a wrong try', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
  await page.goto('/#/njlbWebLogin')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('Please enter your password')).toBeVisible()
  await expect(page.getByLabel('User name')).toBeFocused()
  const captcha = page.getByRole('img', { name: /Verification code/ })
  for (const press of [captcha, page.getByRole('button', { name: 'Get another code' })]) {
    const before = await captcha.getAttribute('src')
    await press.click()
    await expect(captcha).not.toHaveAttribute('src', before ?? '')
  }
  const before = await captcha.getAttribute('src')
  await page.getByLabel('User name').fill('admin')
  await page.getByLabel('Password', { exact: true }).fill('not-the-password')
  await page.getByLabel('Verification code', { exact: true }).fill('abcd')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('The verification code is wrong or has expired.').first()).toBeVisible()
  await expect(captcha).not.toHaveAttribute('src', before ?? '')
  await expect(page.getByLabel('User name')).toHaveValue('admin')
  const code = page.getByLabel('Verification code', { exact: true })
  await expect(code).toHaveValue('')
  await expect(code).toBeFocused()
})

test('where the browser works for it nobody types a code, also after a wrong password', async ({
  page,
  context,
}) => {
  const { site, stop } = await startSite({ CAPTCHA: 'work' })
  try {
    await context.addCookies([{ name: 'language', value: 'en', url: site.address }])
    await page.goto(`${site.address}/#/njlbWebLogin`)
    await expect(page.getByLabel('Verification code', { exact: true })).toHaveCount(0)
    await fillSignIn(page, 'admin', 'not-the-password')
    await expect(page.getByRole('alert')).toContainText('password')
    await fillSignIn(page, 'admin')
    await expect(page.locator('.console-content')).toBeVisible()
  } finally {
    await stop()
  }
})
