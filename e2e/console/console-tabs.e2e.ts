// The tabs of the console: pages that are kept, what closes and refreshes them, whose they are (spec §2, decision 18).
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/site.ts'
import {
  demoProduct,
  field,
  fillSignIn,
  openAddress as open,
  PRODUCTS,
  sidebar,
  signIn,
  speakEnglishWithoutComplaint,
  TYPES,
  tab,
  tabs,
} from '../testing/staff.ts'

const complaints = speakEnglishWithoutComplaint()

const titles = (page: Page) => tabs(page).getByRole('link')
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
async function menuOf(page: Page, title: string) {
  await tab(page, title).click({ button: 'right' })
  await expect(item(page, 'Refresh')).toBeVisible()
}

/** Two products of the demo, which what is typed here never reaches. */
async function twoProducts(page: Page) {
  await page.route('**/api/web/product/update', (route) => route.abort())
  return [await demoProduct(page, 'LEM-300'), await demoProduct(page, 'LTB-50')] as const
}

test('a form keeps its input and its place while another tab is shown, and two products are two tabs', async ({
  page,
}) => {
  await signIn(page, 'admin', TYPES)
  const [first, second] = await twoProducts(page)
  await open(page, `${PRODUCTS}/${first.id}`)
  await field(page, 'product.productModel').fill('TYPED ONE')
  const place = await page.evaluate(() => {
    scrollTo(0, 90)
    return scrollY
  })
  expect(place).toBe(90)
  await open(page, `${PRODUCTS}/${second.id}`)
  await expect(tab(page, first.productModel)).toBeVisible()
  await expect(field(page, 'product.productModel')).toHaveValue(second.productModel)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await field(page, 'product.productModel').fill('TYPED TWO')
  await sidebar(page).getByRole('link', { name: 'Products' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  await expect(page).toHaveTitle(/^(\(\d+\) )?Products - ./)

  await tab(page, first.productModel).click()
  await expect(field(page, 'product.productModel')).toHaveValue('TYPED ONE')
  await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${first.productModel} - .`))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
  await page.getByText('Model', { exact: true }).filter({ visible: true }).first().click()
  await expect(field(page, 'product.productModel')).toBeFocused()
  await tab(page, second.productModel).click()
  await expect(field(page, 'product.productModel')).toHaveValue('TYPED TWO')
  await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${second.productModel} - .`))
  await open(page, `${PRODUCTS}/${first.id}`)
  await expect(field(page, 'product.productModel')).toHaveValue('TYPED ONE')
  await expect(titles(page)).toHaveCount(5)
})

test('the menu of a tab closes and refreshes, also by keyboard, and the affixed tab stays', async ({
  page,
}) => {
  await signIn(page, 'admin', TYPES)
  await sidebar(page).getByRole('link', { name: 'Products' }).click()
  await page.getByRole('link', { name: 'New product' }).click()
  await expect(titles(page)).toHaveText(['Dashboard', 'Product types', 'Products', 'New product'])

  await menuOf(page, 'Dashboard')
  await expect(item(page, 'Close')).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem', { name: 'Refresh' })).toHaveCount(0)
  await menuOf(page, 'Product types')
  await item(page, 'Close').click()
  await expect(titles(page)).toHaveText(['Dashboard', 'Products', 'New product'])
  await expect(page).toHaveURL(/\/add$/)
  await tab(page, 'New product').focus()
  await page.keyboard.press('Delete')
  await expect(page).toHaveURL(/web_product$/)
  await expect(tab(page, 'Products')).toBeFocused()

  await page.keyboard.press('Shift+F10')
  await expect(item(page, 'Refresh')).toBeVisible()
  await expect(page.getByRole('menu').filter({ has: item(page, 'Refresh') })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[role=menuitem]:focus')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem', { name: 'Refresh' })).toHaveCount(0)
  await expect(tab(page, 'Products')).toBeFocused()
  await page.getByRole('link', { name: 'New product' }).click()
  await expect(field(page, 'product.productModel')).toBeVisible()
  await menuOf(page, 'Products')
  await item(page, 'Close Others').click()
  await expect(titles(page)).toHaveText(['Dashboard', 'Products'])
  await expect(page).toHaveURL(/web_product$/)
  await menuOf(page, 'Products')
  await item(page, 'Close All').click()
  await expect(titles(page)).toHaveText(['Dashboard'])
  await expect(page).toHaveURL(/#\/dashboard$/)
})

test('a middle click closes, arrows walk and move, and dragging moves', async ({ page, context }) => {
  await signIn(page, 'admin', TYPES)
  await sidebar(page).getByRole('link', { name: 'Products' }).click()
  await page.getByRole('link', { name: 'New product' }).click()
  await tab(page, 'New product').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tab(page, 'Products')).toBeFocused()
  await page.keyboard.press('Alt+ArrowLeft')
  await expect(titles(page)).toHaveText(['Dashboard', 'Products', 'Product types', 'New product'])
  await expect(tab(page, 'Products')).toBeFocused()
  await tab(page, 'New product').dragTo(tab(page, 'Products'), { targetPosition: { x: 8, y: 10 } })
  await expect(titles(page)).toHaveText(['Dashboard', 'New product', 'Products', 'Product types'])
  await tab(page, 'Products').click({ button: 'middle' })
  await expect(titles(page)).toHaveText(['Dashboard', 'New product', 'Product types'])
  await tab(page, 'Dashboard').click({ button: 'middle' })
  await expect(titles(page)).toHaveCount(3)
  expect(context.pages()).toHaveLength(1)
})

test('F5 keeps the strip with its order and titles; a refresh begins the page anew with its query', async ({
  page,
}) => {
  await signIn(page, 'admin', TYPES)
  const [first] = await twoProducts(page)
  await open(page, `${PRODUCTS}/${first.id}?from=list`)
  await expect(tab(page, first.productModel)).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL(/web_product$/)
  await page.reload()
  await expect(titles(page)).toHaveText(['Dashboard', 'Product types', first.productModel, 'Products'])
  await tab(page, first.productModel).click()
  await expect(page).toHaveURL(/\?from=list$/)
  // What cannot be saved by itself stays unsaved.
  await page.route('**/api/web/product/update', (route) => route.abort())
  await field(page, 'product.productModel').fill('CHANGED')
  const frame = page.locator('.console-layout')
  await frame.evaluate((element) => element.setAttribute('data-same', ''))

  await menuOf(page, first.productModel)
  await item(page, 'Refresh').click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(field(page, 'product.productModel')).toHaveValue('CHANGED')
  await menuOf(page, first.productModel)
  await item(page, 'Refresh').click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(field(page, 'product.productModel')).toHaveValue(first.productModel)
  await expect(page).toHaveURL(/\?from=list$/)

  await open(page, `/#/redirect/webSystemManage/web_product/${first.id}?from=redirect`)
  await expect(page).toHaveURL(/Manage\/web_product\/\d+\?from=redirect$/)
  await expect(page).not.toHaveURL(/\/redirect\//)
  await expect(field(page, 'product.productModel')).toHaveValue(first.productModel)
  await expect(titles(page)).toHaveCount(4)
  // The page alone began anew: what is typed in other tabs stays.
  await expect(frame).toHaveAttribute('data-same', '')
})

test('closing a tab with unsaved input asks, also while it is hidden, and so does the sign-out', async ({
  page,
}) => {
  await signIn(page, 'admin', `${PRODUCTS}/add`)
  await field(page, 'product.productName').fill('Half a product')
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)
  await page.getByRole('button', { name: 'Close: New product' }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await page.getByRole('button', { name: /^Account:/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await tab(page, 'New product').click()
  await expect(field(page, 'product.productName')).toHaveValue('Half a product')
  await page.getByRole('button', { name: 'Close: New product' }).click()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(titles(page)).toHaveText(['Dashboard'])
  await open(page, `${PRODUCTS}/add`)
  await expect(field(page, 'product.productName')).toHaveValue('')
})

test('signing out in one window signs out the other, and a second account sees nothing of the first', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin', TYPES)
  const account = page.getByRole('button', { name: /^Account:/ })
  // Another journey may have given the administrator a nickname.
  const admin = (await account.getAttribute('aria-label')) ?? ''
  await sidebar(page).getByRole('link', { name: 'Products' }).click()
  await expect(titles(page)).toHaveCount(3)
  const other = await context.newPage()
  await other.goto('/#/dashboard')
  await other.getByRole('button', { name: /^Account:/ }).click()
  await other.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(other).toHaveURL(/njlbWebLogin/)
  await expect(page).toHaveURL(/njlbWebLogin/)

  await page.goto('/#/dashboard')
  await fillSignIn(page, 'editor')
  await expect(titles(page)).toHaveText(['Dashboard'])
  await expect(account).not.toHaveAccessibleName(admin)

  // The cookie of one browser: whoever signs in last is the person of every window.
  await sidebar(page).getByRole('link', { name: 'Products' }).click()
  await other.goto('/#/njlbWebLogin')
  await fillSignIn(other, 'admin')
  await expect(other).toHaveURL(/#\/dashboard$/)
  await expect(account).toHaveAccessibleName(admin)
  await expect(titles(other)).toHaveText(['Dashboard'])
})

test('a page that breaks leaves the frame and the other tabs alive', async ({ page }) => {
  await signIn(page, 'admin', `${PRODUCTS}/add`)
  await field(page, 'product.productName').fill('Still here')
  await page.route('**/api/web/product/list*', (route) =>
    route.fulfill({ json: { code: 200, message: 'ok', data: { total: 3, items: [null] } } }),
  )
  await sidebar(page).getByRole('link', { name: 'Products' }).click()
  await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible()
  await tab(page, 'New product').click()
  await expect(field(page, 'product.productName')).toHaveValue('Still here')
  await page.unroute('**/api/web/product/list*')
  await tab(page, 'Products').click()
  await page.getByRole('button', { name: 'Open again' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  // React itself writes the error down.
  complaints.length = 0
})
