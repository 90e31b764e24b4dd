// A colleague is invited in one dialog, chooses a password by the letter, and works as what they were invited for.
import { PUBLIC_URL, test } from '../testing/mail-site.ts'
import { expect } from '../testing/site.ts'
import { fillSignIn, sidebar, signIn, unique } from '../testing/staff.ts'

const NEW = 'Lanbo-2027!'

test('a colleague is invited by name, address and role, and comes in by the link of the letter', async ({
  page,
  mail,
  context,
  baseURL,
}) => {
  test.slow()
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
  const email = `${unique('ana').replace(' ', '-')}@example.com`
  await signIn(page, 'admin', '/#/sysUserManage/userList')
  await page.getByRole('button', { name: 'Add a colleague' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a colleague' })
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(dialog.getByText('Enter a name.')).toBeVisible()
  await expect(dialog.getByText('Choose a role.')).toBeVisible()
  await dialog.getByLabel('Name').fill('Ana Example')
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('radio', { name: /Translator/ }).check()
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText(`The invitation was sent to ${email}`)).toBeVisible()
  await expect(page.getByRole('row', { name: /Ana Example/ })).toContainText('Translator')

  const letter = () => mail.taken.find(({ envelopeTo }) => envelopeTo.includes(email))
  await expect.poll(letter, { timeout: 20_000 }).toBeTruthy()
  const [, path = ''] = new RegExp(`${PUBLIC_URL}(/#/\\S+)`).exec(letter()?.text ?? '') ?? []
  const username = email.split('@')[0] ?? ''
  await context.clearCookies({ name: 'Admin-Token' })
  await page.goto(path)
  await expect(page.getByLabel('User name')).toHaveValue(username)
  await page.getByLabel('New password', { exact: true }).fill(NEW)
  await page.getByLabel('Repeat the new password').fill(NEW)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await expect(page).toHaveURL(/#\/njlbWebLogin$/)
  await fillSignIn(page, username, NEW)
  await expect(sidebar(page).getByRole('link', { name: 'Products' })).toBeVisible()
  await expect(sidebar(page).getByRole('link', { name: 'Users' })).toHaveCount(0)
})
