// The console on a phone: everything of the bar is in reach, dialogs fit, and nothing scrolls sideways.
import type { Locator, Page } from '@playwright/test'
import { fitsWidth } from '../testing/looks.ts'
import { expect, test } from '../testing/site.ts'
import {
  call,
  fillSignIn,
  openAddress,
  PRODUCTS,
  sidebar,
  signIn,
  speakEnglishWithoutComplaint,
  TYPES,
  tab,
  tabs,
} from '../testing/staff.ts'

const WIDTH = 390
/** Each has rows in the demo. */
const LISTS = {
  Productos: 'webSystemManage/web_product',
  Noticias: 'webSystemManage/web_news',
  'Casos de éxito': 'webSystemManage/web_success_case',
  'Tipos de producto': 'webSystemManage/web_product_type',
  Usuarios: 'sysUserManage/userList',
  Roles: 'sysUserManage/roleList',
  Menús: 'sysUserManage/sysmenuList',
  'Inicios de sesión': 'logManagement/loginLog',
}

speakEnglishWithoutComplaint()
test.use({ viewport: { width: WIDTH, height: 844 } })

async function expectFits(page: Page, shown: Locator) {
  await expect(shown).toBeVisible()
  const box = await shown.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(WIDTH)
  await expectNothingSideways(page)
}
const expectNothingSideways = async (page: Page) => fitsWidth(page, WIDTH)

test('on a phone the pages fit, the drawer is the menu, and a wider window brings the sidebar back', async ({
  page,
}) => {
  await page.goto(TYPES)
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await expectNothingSideways(page)
  await fillSignIn(page, 'admin')
  await expect(page.getByRole('table')).toBeVisible()
  await expectNothingSideways(page)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  const drawer = page.getByRole('dialog').filter({ has: sidebar(page) })
  await expectFits(page, drawer)
  await page.keyboard.press('Escape')
  await expect(sidebar(page)).toBeHidden()
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await sidebar(page).getByRole('link', { name: 'Products' }).click()
  await expect(sidebar(page)).toBeHidden()
  await expect(page.locator('.top-bar-trail li:visible')).toHaveText(['Products'])
  await expect(page.getByRole('table')).toBeVisible()
  await expectNothingSideways(page)
  await page
    .getByRole('button', { name: /^More actions:/ })
    .first()
    .click()
  await expectFits(page, page.getByRole('menu').last())
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await page.getByRole('button', { name: 'Trash' }).click()
  await expectFits(page, page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'New product' }).click()
  await expect(page.locator('.editor-bar')).toBeVisible()
  await expectNothingSideways(page)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true })).toBeVisible()
  await expectNothingSideways(page)
  await expect(tabs(page).getByRole('link')).toHaveCount(4)
  await page.setViewportSize({ width: 1200, height: 844 })
  await expect(sidebar(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open the menu' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click()
  expect((await page.context().cookies()).find(({ name }) => name === 'sidebarStatus')?.value).toBe('0')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Expand the sidebar' })).toBeVisible()
})

test('on a phone every control of the bar is in reach, and what it opens fits', async ({ page }) => {
  await signIn(page, 'admin', TYPES)
  await page.evaluate(() => void Promise.reject(new Error('Nobody was there')))
  const errors = page.getByRole('button', { name: 'Error log: 1 error' })
  await expect(errors).toBeVisible()
  for (const control of await page.locator('.top-bar button:visible, .top-bar a:visible').all()) {
    await expect(control).toBeInViewport({ ratio: 0.99 })
  }
  await expectNothingSideways(page)
  await errors.click()
  await page.getByRole('dialog').getByText('Stack').click()
  await expectFits(page, page.getByRole('dialog'))
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(errors).toHaveCount(0)

  await page.getByRole('button', { name: /^Size:/ }).click()
  await expectFits(page, page.getByRole('menu').last())
  await page.getByRole('menuitem', { name: 'Small' }).click()
  await expect(page.getByText('Switch Size Success')).toBeVisible()
  await page.getByRole('button', { name: /^Language:/ }).click()
  await expectFits(page, page.getByRole('menu').last())
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Find or do' }).click()
  await page.getByRole('combobox').fill('prod')
  await expectFits(page, page.getByRole('dialog'))
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/web_product$/)

  await page.evaluate(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }))
  await page.getByRole('button', { name: /^Account:/ }).click()
  await expectFits(page, page.getByRole('menu').last())
  await page.getByRole('menuitem', { name: 'Full screen' }).click()
  await expect(page.getByText('you browser can not work')).toBeVisible()

  await expect(page.getByRole('table')).toBeVisible()
  await call(page, '/api/auth/logout')
  await page.getByRole('searchbox').filter({ visible: true }).first().fill('pump')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Confirm logout' })
  await expectFits(page, dialog)
  await expect(dialog.getByRole('button', { name: 'Log in again' })).toBeInViewport({ ratio: 0.99 })
})

test('on a phone the strip scrolls with the wheel, brings the tab shown into sight, and the drawer closes', async ({
  page,
}) => {
  await signIn(page, 'admin', TYPES)
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await sidebar(page).getByRole('link', { name: 'Products' }).click()
  await expect(sidebar(page)).toBeHidden()
  await page.getByRole('link', { name: 'New product' }).click()
  await expect(tab(page, 'New product')).toBeInViewport({ ratio: 0.99 })
  await expect(tab(page, 'Dashboard')).not.toBeInViewport({ ratio: 0.99 })
  await tabs(page).hover()
  await page.mouse.wheel(0, -600)
  await expect(tab(page, 'Dashboard')).toBeInViewport({ ratio: 0.99 })
  await tab(page, 'Dashboard').click({ button: 'right' })
  await expectFits(page, page.getByRole('menu').filter({ hasText: 'Refresh' }))
})

test('on a phone every list shows its first row at once, its actions on one line, and other filters behind a sign', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'es', url: baseURL }])
  await signIn(page, 'admin', PRODUCTS)
  for (const [list, address] of Object.entries(LISTS)) {
    await openAddress(page, `/#/${address}`)
    const title = page.getByRole('heading', { level: 1, name: list }).filter({ visible: true })
    await expect(title).toBeVisible()
    const row = page.locator('tbody tr[data-row-key]').filter({ visible: true }).first()
    await expect(row, list).toBeVisible()
    expect((await row.boundingBox())?.y, list).toBeLessThan(300)
    const actions = page.locator('.page-head-actions .ant-btn').filter({ visible: true })
    const tops = await actions.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops).size, list).toBeLessThan(2)
  }
  const addresses = page.getByPlaceholder('La dirección empieza por')
  await expect(addresses).toHaveCount(1)
  await expect(addresses).toBeHidden()
  await page.locator('.filter-fold').filter({ visible: true }).click()
  await addresses.fill('127')
  await addresses.press('Enter')
  await expect(page.getByRole('button', { name: 'Filtros (1)' })).toBeVisible()
})
