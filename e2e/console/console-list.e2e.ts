// What all lists of the console share, on the list of products.
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/site.ts'
import { call, PRODUCTS, signIn, speakEnglishWithoutComplaint, unique } from '../testing/staff.ts'

speakEnglishWithoutComplaint()

type Product = { id: number; version: number }
const NO_TEXT = { zh: '', en: '', es: '' }
const rows = (page: Page) => page.locator('.list-table tbody tr[data-row-key]')
const columnNames = (page: Page) => page.getByRole('columnheader')

async function addProduct(page: Page, name: string) {
  const productName = { ...NO_TEXT, zh: name, en: name }
  return (await call<Product>(page, '/api/web/product/add', { productName })).data
}

/** Goes as far as the list, with only the named products in it. */
async function look(page: Page, keyword: string) {
  await page.getByLabel('Keyword').fill(keyword)
  await page.getByLabel('Keyword').press('Enter')
  await expect(page).toHaveURL(new RegExp(`keyword=${encodeURIComponent(keyword).replaceAll('%20', '\\+')}`))
}

test('filters and sort stand in the address and outlive F5; columns and density are remembered', async ({
  page,
}) => {
  await signIn(page, 'admin', PRODUCTS)
  await page.getByLabel('State').click()
  await page.getByTitle('Published', { exact: true }).click()
  // At once, while the first change may still be on its way: neither is lost.
  await page.getByRole('columnheader', { name: 'Product', exact: true }).click()
  await expect(page).toHaveURL(/web_product\?state=published&sort=productModel$/)

  await page.getByRole('button', { name: 'Columns and density' }).click()
  await page.getByRole('checkbox', { name: 'Product type' }).uncheck()
  await page.getByRole('checkbox', { name: 'Created' }).check()
  await page.getByText('Compact', { exact: true }).click()
  const cell = rows(page).first().getByRole('cell').nth(2)
  await expect(cell).toHaveCSS('padding-top', '4px')

  await page.reload()
  await expect(columnNames(page).filter({ hasText: 'Created' })).toBeVisible()
  await expect(columnNames(page).filter({ hasText: 'Product type' })).toHaveCount(0)
  await expect(cell).toHaveCSS('padding-top', '4px')
  await expect(page).toHaveURL(/\?state=published&sort=productModel$/)
  await expect(columnNames(page).filter({ hasText: /^Product$/ })).toHaveAttribute('aria-sort', 'ascending')

  await page.getByRole('button', { name: 'Clear the filters' }).click()
  await expect(page).toHaveURL(/web_product\?sort=productModel$/)
  await page.getByRole('button', { name: 'Columns and density' }).click()
  await page.getByRole('button', { name: 'Reset to default' }).click()
  await expect(columnNames(page).filter({ hasText: 'Product type' })).toBeVisible()
})

test('a bulk action names how many, goes row by row, says what failed and why, and can be taken back', async ({
  page,
}) => {
  await signIn(page, 'admin', PRODUCTS)
  const name = unique('Bulk')
  await addProduct(page, `${name} one`)
  const two = await addProduct(page, `${name} two`)
  await look(page, name)
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await expect(page.getByRole('toolbar')).toContainText('2 selected')

  // Drafts with nothing in them cannot be published: each says why, and both stay selected.
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Publish 2 records?' })
    .getByRole('button', { name: 'Publish' })
    .click()
  const failed = page.getByRole('dialog', { name: 'Publish: 0 done, 2 failed' })
  await expect(failed.getByRole('listitem')).toHaveCount(2)
  await expect(failed).toContainText(`${name} two`)
  await failed.getByRole('button', { name: 'Close' }).last().click()

  // Somebody changes one of them meanwhile.
  const { id, version } = two
  const changed = await call(page, '/api/web/product/update', { id, version, productModel: 'CHANGED' })
  expect(changed.code).toBe(200)
  const bar = page.getByRole('toolbar')
  await bar.getByRole('button', { name: 'Delete' }).click()
  // Drafts go without a question: that can be taken back.
  const sum = page.getByRole('dialog', { name: 'Delete: 1 done, 1 failed' })
  await expect(sum.getByRole('listitem')).toHaveText(new RegExp(`${name} two.*changed this record`))
  await sum.getByRole('button', { name: 'Close' }).last().click()
  await expect(rows(page)).toHaveCount(1)
  await expect(bar).toContainText('1 selected')

  // The row that is still there came anew, so the same again now succeeds.
  await bar.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No product matches these filters')).toBeVisible()

  await page.goto(`${PRODUCTS}?state=published&limit=10`)
  await rows(page).first().getByRole('checkbox').check()
  const shown = await rows(page).first().getAttribute('data-row-key')
  await bar.getByRole('button', { name: 'Unpublish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  // The deletions before offer a way back of their own for a while.
  await page
    .locator('.undoable')
    .filter({ hasText: 'Unpublished: 1 record' })
    .getByRole('button', { name: 'Undo' })
    .click()
  await expect(page.getByText('1 undone')).toBeVisible()
  // Other journeys count on the products of the demo company being seen.
  const { data } = await call<{ state: string }>(page, `/api/web/product/read?id=${shown}`)
  expect(data.state).toBe('published')
})

test('products are moved to another type together, and back again', async ({ page }) => {
  await signIn(page, 'admin', PRODUCTS)
  const name = unique('Move')
  const typeName = unique('Compressors')
  await call(page, '/api/web/product/type/add', { productTypeName: { en: typeName }, productTypeLevel: '0' })
  await addProduct(page, `${name} one`)
  await addProduct(page, `${name} two`)
  await page.reload()
  await look(page, name)
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Move' }).click()
  const dialog = page.getByRole('dialog', { name: 'Move 2 records to another type?' })
  await expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled()
  await dialog.getByLabel('Move to the type').fill(typeName)
  await page.getByTitle(typeName, { exact: true }).click()
  await dialog.getByRole('button', { name: 'Move' }).click()
  await expect(page.getByText('Moved: 2 records')).toBeVisible()
  await expect(rows(page).filter({ hasText: typeName })).toHaveCount(2)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(page.getByText('2 undone')).toBeVisible()
  await expect(rows(page).filter({ hasText: typeName })).toHaveCount(0)
})

test('a view is kept, replaced and deleted, and its link shows the same to somebody else', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn(page, 'admin', `${PRODUCTS}?state=published&sort=productModel`)
  await page.getByRole('button', { name: 'Columns and density' }).click()
  await page.getByRole('checkbox', { name: 'State' }).uncheck()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save this view…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Name of the view' })
  await dialog.getByRole('textbox').fill('On the website')
  await dialog.getByRole('textbox').press('Enter')
  await expect(page.getByText('View “On the website” saved')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the filters' }).click()
  const menu = page.getByRole('button', { name: /^Views/ })
  await menu.click()
  await page.getByRole('menuitem', { name: 'On the website', exact: true }).click()
  await expect(page).toHaveURL(/\?state=published&sort=productModel&columns=type\.updateTime$/)
  await expect(menu).toHaveAccessibleName('Views: On the website')

  await menu.click()
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const colleague = await browser.newPage({
    ...(baseURL && { baseURL }),
    viewport: { width: 1440, height: 900 },
  })
  await colleague.context().addCookies([{ name: 'language', value: 'en', url: baseURL }])
  await signIn(colleague, 'editor', new URL(link).href.replace(new URL(link).origin, ''))
  await expect(columnNames(colleague).filter({ hasText: 'Updated' })).toBeVisible()
  await expect(columnNames(colleague).filter({ hasText: 'State' })).toHaveCount(0)
  await expect(
    colleague.getByLabel('State').locator('xpath=ancestor::*[contains(@class,"filter-choice")]'),
  ).toContainText('Published')
  await colleague.close()

  await menu.click()
  await page.getByRole('menuitem', { name: 'Delete the view “On the website”' }).click()
  await expect(page.getByText('was deleted')).toBeVisible()
  await menu.click()
  await expect(page.getByRole('menuitem', { name: 'No saved views yet' })).toBeVisible()
})

test('the keyboard alone filters, walks, selects and opens', async ({ page }) => {
  await signIn(page, 'admin', PRODUCTS)
  await expect(rows(page).first()).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Keyword')).toBeFocused()
  await rows(page).first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(1)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('toolbar')).toContainText('1 selected')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await expect(rows(page).first()).toBeFocused()
  const id = await rows(page).first().getAttribute('data-row-key')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`web_product/${id}$`))
})

test('twelve products fit on a screen of 900 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, 'admin', PRODUCTS)
  await expect(rows(page).nth(11)).toBeInViewport({ ratio: 1 })
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('other columns stand under the name, actions are in a menu, and nothing is wider than the screen', async ({
    page,
  }) => {
    await signIn(page, 'admin', `${PRODUCTS}?state=published`)
    const first = rows(page).first()
    await expect(first.locator('.list-folded')).toContainText('Published')
    await first.getByRole('button', { name: /^More actions/ }).click()
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeVisible()
    await page.keyboard.press('Escape')
    await first.getByRole('checkbox').check()
    await expect(page.getByRole('toolbar')).toBeInViewport()
    await page.getByRole('button', { name: 'Columns and density' }).click()
    await page.getByRole('checkbox', { name: 'State' }).uncheck()
    await expect(first.locator('.list-folded')).not.toContainText('Published')
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
})
