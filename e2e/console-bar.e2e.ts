// The top bar and the page of the signed-in person: looks, search, personal information, sessions, password.
import type { Page } from '@playwright/test'
import { expect, test } from './testing/site.ts'
import {
  call,
  field,
  fillSignIn,
  PASSWORD,
  PRODUCTS,
  pictureFile,
  signIn,
  speakEnglishWithoutComplaint,
  unique,
} from './testing/staff.ts'

const DASHBOARD = '/#/dashboard'
const LOGIN_INFO = '/#/my/loginInfo'

speakEnglishWithoutComplaint()

const background = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)

test('a size is taken at once, told, and kept over a reload', async ({ page, context }) => {
  await signIn(page, 'admin', PRODUCTS)
  const button = page.getByRole('link', { name: 'New product' })
  await expect(button).toHaveCSS('height', '34px')
  for (const [size, height] of [
    ['Mini', '26px'],
    ['Small', '30px'],
    ['Default', '36px'],
    ['Mini', '26px'],
  ] as const) {
    await page.getByRole('button', { name: /^Size:/ }).click()
    await page.getByRole('menuitem', { name: size }).click()
    await expect(page.getByText('Switch Size Success')).toBeVisible()
    await expect(button).toHaveCSS('height', height)
  }
  await expect(page.getByRole('cell').first()).toHaveCSS('padding-top', '6px')
  expect((await context.cookies()).find(({ name }) => name === 'size')?.value).toBe('mini')
  await page.reload()
  await expect(button).toHaveCSS('height', '26px')
})

test('a theme colour restyles everything at once without fetching anything, and is kept over a reload', async ({
  page,
}) => {
  await signIn(page, 'admin', PRODUCTS)
  const button = page.getByRole('link', { name: 'New product' })
  const before = [
    await background(page, '.sidebar'),
    await button.evaluate((one) => getComputedStyle(one).backgroundColor),
  ]
  await page.getByRole('button', { name: 'Theme' }).click()
  await expect(page.getByRole('button', { name: 'Vermilion' })).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('button', { name: 'Vermilion' }).click()
  await expect(page.getByText('The theme was changed')).toBeVisible()
  await expect(button).not.toHaveCSS('background-color', before[1] ?? '')
  await expect.poll(() => background(page, '.sidebar')).not.toBe(before[0])
  await page.getByLabel('Colour value').fill('#0a7')
  await page.getByLabel('Colour value').press('Enter')
  await expect(page.getByLabel('Any colour', { exact: true })).toHaveValue('#00aa77')
  await page.getByLabel('Colour value').fill('red')
  await page.getByLabel('Colour value').press('Enter')
  await expect(page.getByText('Please enter a colour like #409EFF')).toBeVisible()
  expect(asked).toEqual([])
  const chosen = await background(page, '.sidebar')
  await page.reload()
  await expect(button).toBeVisible()
  await expect.poll(() => background(page, '.sidebar')).toBe(chosen)
})

test('the change of the theme is told in Chinese as specified', async ({ page, context, baseURL }) => {
  await signIn(page, 'admin', DASHBOARD)
  await context.addCookies([{ name: 'language', value: 'zh', url: baseURL }])
  await page.reload()
  await page.getByRole('button', { name: '主题' }).click()
  await page.getByRole('button', { name: '琥珀' }).click()
  await expect(page.getByText('换肤成功')).toBeVisible()
})

test('dark mode turns the console dark, keeps over a reload, and auto follows the system', async ({
  page,
}) => {
  await signIn(page, 'admin', PRODUCTS)
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByText('Dark', { exact: true }).click()
  const ground = () => background(page, '.console-layout')
  await expect.poll(ground).toBe('rgb(17, 31, 49)')
  await page.reload()
  await expect.poll(ground).toBe('rgb(17, 31, 49)')
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByText('System', { exact: true }).click()
  await expect.poll(ground).toBe('rgb(244, 247, 250)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ground).toBe('rgb(17, 31, 49)')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Theme' })).toBeFocused()
})

test('Ctrl+K finds a page, by its English title and by pinyin, and opens it with Enter', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, 'admin', DASHBOARD)
  await page.keyboard.press('Control+k')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('prod')
  await expect(page.getByRole('option').first()).toContainText('Website › Products')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toContainText('Product types')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/web_product_type$/)

  await context.addCookies([{ name: 'language', value: 'zh', url: baseURL }])
  await page.reload()
  await page.getByRole('button', { name: '搜索页面' }).click()
  await page.getByRole('combobox').fill('grxx')
  await expect(page.getByRole('option', { selected: true })).toContainText('个人信息')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/my\/loginInfo$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('个人信息')
})

test('the whole screen is a toggle, and a browser that cannot says so', async ({ page }) => {
  await signIn(page, 'admin', DASHBOARD)
  await page.getByRole('button', { name: 'Full screen' }).click()
  await page.getByRole('button', { name: 'Leave full screen' }).click()
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
  await page.evaluate(() => {
    Object.defineProperty(document, 'fullscreenEnabled', { value: false })
  })
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect(page.getByText('you browser can not work')).toBeVisible()
})

test('personal information is saved and stays; a wrong telephone number is refused', async ({ page }) => {
  const name = unique('Chief')
  await signIn(page, 'admin', LOGIN_INFO)
  await field(page, 'my_nickName').fill(name)
  await field(page, 'my_phone').fill('12345')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please enter a valid telephone number')).toBeVisible()
  await field(page, 'my_phone').fill('13800138000')
  await field(page, 'my_email').fill('somebody')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please enter a valid e-mail address')).toBeVisible()
  await field(page, 'my_email').fill('somebody@example.com')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Your information is saved')).toBeVisible()
  await expect(page.getByRole('button', { name: `Account: ${name}` })).toBeVisible()
  await page.getByLabel('Change the avatar').setInputFiles(await pictureFile('me.png', '#8a5200'))
  await expect(page.getByText('The avatar was changed')).toBeVisible()
  await expect(page.locator('.user-button img')).toBeVisible()
  await page.reload()
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
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed this' })
  await expect(dialog.getByRole('row', { name: /Nickname/ })).toContainText('Theirs')
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
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
  await submit.click()
  await expect(page.getByText('Your password was changed')).toBeVisible()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/njlbWebLogin/)
}

test('on a phone the bar fits, the drawer fills the screen, and the menu holds what the bar has no room for', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'admin', LOGIN_INFO)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: /^Account:/ }).click()
  await expect(page.getByRole('menuitem', { name: 'View website' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Change password' }).click()
  const drawer = page.getByRole('dialog', { name: 'Change password' })
  await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(390)
})
