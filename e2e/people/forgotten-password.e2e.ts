// A forgotten password: asked for at the sign-in, set anew with the link of the letter; on a phone too.
import { PUBLIC_URL, test } from '../testing/mail-site.ts'
import { expect } from '../testing/site.ts'
import { call, fillSignIn, PASSWORD, signIn, unique } from '../testing/staff.ts'

const NEW = 'Lanbo-2027!'

test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: 'language', value: 'en', url: baseURL }]),
)

test('a forgotten password is asked for, set anew with the link of the letter, and signs in', async ({
  page,
  mail,
  context,
}) => {
  test.slow()
  const email = `${unique('writer').replace(' ', '-')}@example.com`
  await signIn(page, 'writer', '/#/dashboard')
  const { data: own } = await call<{ version: number }>(page, '/api/user/getUserInfo')
  const fields = { nickName: 'Wei', sex: '2', phone: '', introduction: '', email, pwd: PASSWORD }
  expect(await call(page, '/api/user/my/update', { ...fields, version: own.version })).toMatchObject({
    code: 200,
  })
  await context.clearCookies({ name: 'Admin-Token' })

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/njlbWebLogin')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgotten password')
  await page.getByRole('button', { name: 'Send the email' }).click()
  await expect(page.getByText('Enter your user name or email address', { exact: true })).toBeVisible()
  await page.getByLabel('User name or email').fill(email)
  await page.getByRole('button', { name: 'Send the email' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const letters = () => mail.taken.filter(({ envelopeTo }) => envelopeTo.includes(email))
  await expect.poll(() => letters().length, { timeout: 20_000 }).toBe(1)
  const [, path = ''] = new RegExp(`${PUBLIC_URL}(/#/\\S+)`).exec(letters()[0]?.text ?? '') ?? []

  await page.goto(path)
  await expect(page.getByLabel('User name')).toHaveValue('writer')
  // The secret has left the address, and is still known after a reload.
  await expect(page).toHaveURL(/#\/njlbWebLogin\/newPassword$/)
  await page.reload()
  await page.getByLabel('New password', { exact: true }).fill(NEW)
  await page.getByLabel('Repeat the new password').fill(`${NEW}x`)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page.getByText('The two passwords are not the same!')).toBeVisible()
  await expect(page.getByLabel('Repeat the new password')).toBeFocused()
  await page.getByLabel('Repeat the new password').fill(NEW)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page).toHaveURL(/#\/njlbWebLogin$/)
  await expect(page.getByRole('status')).toContainText('Please sign in with the new one')
  await fillSignIn(page, 'writer', NEW)
  await expect(page).toHaveURL(/#\/dashboard$/)

  // A link works once.
  await context.clearCookies({ name: 'Admin-Token' })
  await page.goto('about:blank')
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works')
  await page.getByRole('link', { name: 'Ask for a new link' }).click()
  await expect(page.getByLabel('User name or email')).toBeFocused()
})
