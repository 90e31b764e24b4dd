// The page of the signed-in person: fields, avatar, sessions, password.
import type { Page } from '@playwright/test'
import { expectToLast } from '../testing/held-clock.ts'
import { fitsWidth } from '../testing/looks.ts'
import { expect, test } from '../testing/site.ts'
import {
  call,
  field,
  fillSignIn,
  PASSWORD,
  pictureFile,
  signIn,
  speakEnglishWithoutComplaint,
  unique,
} from '../testing/staff.ts'

const DASHBOARD = '/#/dashboard'
const LOGIN_INFO = '/#/my/loginInfo'

speakEnglishWithoutComplaint()

test('personal information is saved and stays; a wrong telephone number is refused', async ({ page }) => {
  const name = unique('Chief')
  await signIn(page, 'admin', LOGIN_INFO)
  await field(page, 'my_nickName').fill(name)
  await field(page, 'my_phone').fill('12345')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Enter an 11-digit mobile number of China')).toBeVisible()
  await field(page, 'my_phone').fill('13800138000')
  await field(page, 'my_email').fill('somebody')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await field(page, 'my_email').fill('somebody@example.com')
  // Letters for a new password would go there, so it takes the current one.
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please enter your current password')).toBeVisible()
  await field(page, 'my_pwd').fill('not-the-one')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.locator('#my_pwd_help')).toHaveText('The current password is not correct.')
  await field(page, 'my_pwd').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your information is saved')).toBeVisible()
  await expect(page.getByRole('button', { name: `Account: ${name}` })).toBeVisible()
  await page.getByLabel('Change the avatar').setInputFiles(await pictureFile('me.png', '#8a5200'))
  await expect(page.getByText('The avatar was changed')).toBeVisible()
  await expect(page.locator('.user-button img')).toBeVisible()
  await page.reload()
  await expect(field(page, 'my_pwd')).toHaveCount(0)
  await expect(field(page, 'my_phone')).toHaveValue('13800138000')
  await expect(page.locator('.my-avatar img')).toBeVisible()
})

test('what another desk saved meanwhile is shown beside mine', async ({ page }) => {
  await signIn(page, 'editor', LOGIN_INFO)
  const { data } = await call<{ version: number }>(page, '/api/user/getUserInfo')
  await field(page, 'my_introduction').fill('Mine')
  const theirs = { nickName: 'Theirs', sex: '2', phone: '', email: '', introduction: '' }
  const saved = await call(page, '/api/user/my/update', { ...theirs, version: data.version })
  expect(saved.code).toBe(200)
  await page.getByRole('button', { name: 'Save' }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this' })
  await expect(dialog.getByRole('region', { name: 'Their changes (kept)' })).toContainText('NicknameTheirs')
  await dialog.getByRole('button', { name: 'Save the merged version' }).click()
  await expect(page.getByText('Your information is saved')).toBeVisible()
  await expect(field(page, 'my_nickName')).toHaveValue('Theirs')
  await expect(field(page, 'my_introduction')).toHaveValue('Mine')
})

test('a session of one’s own at another desk is ended', async ({ page, browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, userAgent: 'Mozilla/5.0 (X11; Linux) Firefox/140.0' })
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
  const other = await context.newPage()
  await signIn(other, 'admin', DASHBOARD)
  await signIn(page, 'admin', LOGIN_INFO)
  const row = page.getByRole('listitem').filter({ hasText: 'Firefox 140 on Linux' }).first()
  await expect(row).toContainText('127.0.0.1')
  await expect(row).toContainText('just now')
  await expect(page.getByRole('listitem').filter({ hasText: 'This session' })).not.toContainText('End')
  await row.getByRole('button', { name: /^End the session/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click()
  await expect(page.getByText('The session was ended')).toBeVisible()
  expect((await call(other, '/api/user/getUserInfo')).code).not.toBe(200)
  await context.close()
})

test('a changed password signs out, and the new one signs in', async ({ page }) => {
  test.slow()
  await page.clock.install()
  const fresh = 'Lanbo-2027!'
  await signIn(page, 'editor', LOGIN_INFO)
  await changePassword(page, PASSWORD, fresh)
  await fillSignIn(page, 'editor', fresh)
  await expect(page.locator('.console-content')).toBeVisible()
  // Other journeys of this worker sign in with the password they know.
  await page.goto(LOGIN_INFO)
  await changePassword(page, fresh, PASSWORD)
})

async function changePassword(page: Page, from: string, to: string) {
  await page.getByRole('button', { name: 'Change password' }).click()
  const drawer = page.getByRole('dialog', { name: 'Change password' })
  await expect(drawer).toBeVisible()
  await expect(drawer.getByLabel('Current password')).toBeFocused()
  const submit = drawer.getByRole('button', { name: 'Change password' })
  await drawer.getByLabel('Current password').fill(from)
  await drawer.getByLabel('New password', { exact: true }).fill('short')
  await drawer.getByLabel('Confirm the new password').fill('other')
  await submit.click()
  await expect(drawer.getByText('The password needs 6 to 15 characters')).toBeVisible()
  await drawer.getByLabel('New password', { exact: true }).fill(to)
  await submit.click()
  await expect(drawer.getByText('The two passwords differ!')).toBeVisible()
  await drawer.getByLabel('Confirm the new password').fill(to)
  await expectToLast(page, () => submit.click(), page.getByText('Password changed'), 2_000)
  await expect(page).toHaveURL(/njlbWebLogin/)
}

test('on a phone the bar fits, the drawer fills the screen, and the menu holds what the bar has no room for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'admin', LOGIN_INFO)
  await fitsWidth(page, 390)
  await page.getByRole('button', { name: /^Account:/ }).click()
  await expect(page.getByRole('menuitem', { name: 'View website' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Theme' }).click()
  const panel = await page.getByRole('group', { name: 'Theme' }).boundingBox()
  expect((panel?.x ?? -1) + (panel?.width ?? 0)).toBeLessThanOrEqual(390)
  expect(panel?.x).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Change password' }).click()
  const drawer = page.getByRole('dialog', { name: 'Change password' })
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(390)
})
