// The widths and times that the specification gives the console (spec §2, §9), measured.
import type { Locator } from '@playwright/test'
import { expectToLast } from '../testing/held-clock.ts'
import { expect, test } from '../testing/site.ts'
import { openAddress, PRODUCTS, sidebar, signIn, speakEnglishWithoutComplaint } from '../testing/staff.ts'

speakEnglishWithoutComplaint()

const HEIGHT = 900
const WIDTH = 1366
const widthOf = async (what: Locator) => Math.round((await what.boundingBox())?.width ?? 0)

test('the sidebar is 210 px wide, below 992 px as a drawer; the drawer of the password takes 30 %', async ({
  page,
}) => {
  await page.setViewportSize({ width: WIDTH, height: HEIGHT })
  await signIn(page, 'admin', '/#/my/loginInfo')
  const menu = page.getByRole('button', { name: 'Open the menu' })
  const bar = page.locator('.sidebar')
  expect(await widthOf(bar)).toBe(210)
  await page.getByRole('button', { name: 'Change password' }).click()
  const drawer = page.locator('.my-password .ant-drawer-content-wrapper')
  await expect(drawer).toBeVisible()
  expect(await widthOf(drawer)).toBe(Math.round(0.3 * WIDTH))
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await page.setViewportSize({ width: 992, height: HEIGHT })
  await expect(bar).toBeVisible()
  await expect(menu).toHaveCount(0)
  await page.setViewportSize({ width: 991, height: HEIGHT })
  await expect(bar).toHaveCount(0)
  await menu.click()
  await expect(sidebar(page)).toBeVisible()
  expect(await widthOf(page.locator('.sidebar-drawer .ant-drawer-content-wrapper'))).toBe(210)
})

test('a refusal is told for five seconds; a prompt is 260 px wide at least and warns for three', async ({
  page,
}) => {
  await page.clock.install()
  await signIn(page, 'admin', '/#/webSystemManage/web_media')
  await page.getByRole('button', { name: 'New folder' }).click()
  const field = page.getByRole('textbox', { name: 'Name of the folder' })
  // Nothing typed only brings the cursor back.
  await field.fill(' ')
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(field).toBeFocused()
  await field.fill('x'.repeat(200))
  const warning = page.locator('.ant-message').getByText('characters at most')
  await expectToLast(page, () => field.press('Enter'), warning, 3_000)
  await expect(field).toBeFocused()
  await page.setViewportSize({ width: 240, height: HEIGHT })
  expect(await widthOf(page.locator('.ant-modal').filter({ has: field }))).toBe(260)
  await page.keyboard.press('Escape')
  await expect(field).toBeHidden()

  await page.setViewportSize({ width: WIDTH, height: HEIGHT })
  await page.route('**/api/web/product/list*', (route) =>
    route.fulfill({ status: 507, json: { code: 507, message: 'The store is full', data: null } }),
  )
  const refused = page.locator('.ant-message').getByText('The store is full')
  await expectToLast(page, () => openAddress(page, PRODUCTS), refused, 5_000)
})
