// Staff at work: product types and products, and what an editor may not do.
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/site.ts'
import {
  call,
  describePictures,
  field,
  PRODUCTS,
  pictureFile,
  sidebar,
  signIn,
  speakEnglishWithoutComplaint,
  TYPES,
  unique,
} from '../testing/staff.ts'

speakEnglishWithoutComplaint()

test('staff add a type and a product with a picture, publish it, and a visitor sees both', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const type = unique('Heat meters')
  const product = unique('Heat meter')
  await signIn(page, 'admin', TYPES)
  await page.getByRole('button', { name: 'Add a type' }).click()
  await field(page, 'type.productTypeName.en').fill(type)
  const upload = page.getByLabel('Upload pictures').first()
  await upload.setInputFiles(await pictureFile('cover.png', '#1e5a8a'))
  await expect(page.getByRole('listitem', { name: 'Picture 1 of 1' })).toBeVisible()
  await describePictures(page)
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.getByRole('row', { name: new RegExp(type) })).toContainText('中 ES')

  await sidebar(page).getByRole('link', { name: 'Products' }).click()
  await page.getByRole('link', { name: 'New product' }).click()
  await field(page, 'product.productName').fill(product)
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.getByText('Please complete this before publishing')).toBeVisible()
  await expect(page).toHaveURL(/web_product\/\d+$/)
  await expect(field(page, 'product.summary')).toBeFocused()

  await field(page, 'product.productModel').fill('LHM-1')
  await field(page, 'product.summary').fill('Measures heat.')
  await field(page, 'product.productTypeId').click()
  await field(page, 'product.productTypeId').fill(type)
  await page.getByRole('treeitem', { name: type }).click()
  const pictures = [await pictureFile('one.png', '#c0392b'), await pictureFile('two.png', '#27ae60')]
  await page.getByRole('region', { name: 'Basics' }).getByLabel('Upload pictures').setInputFiles(pictures)
  await page
    .getByRole('listitem', { name: 'Picture 2 of 2' })
    .getByRole('button', { name: 'Move forward' })
    .click()
  await describePictures(page)
  await page.getByRole('button', { name: 'Add a group' }).click()
  await page.keyboard.type('Measuring')
  await field(page, 'product.specs.0.rows.0.name').fill('Range')
  await field(page, 'product.specs.0.rows.0.value').fill('0.6–60')
  await field(page, 'product.specs.0.rows.0.unit').fill('m³/h')
  await page.getByRole('button', { name: 'Copy figures to the empty languages' }).click()
  await page.getByRole('button', { name: 'Save and publish' }).click()
  await expect(page.locator('.editor-bar')).toContainText(/Published \d/)

  const visitor = await browser.newContext({ baseURL })
  await visitor.addCookies([{ name: 'language', value: 'en', url: baseURL }])
  const site = await visitor.newPage()
  await site.goto('/')
  // The address of the hash door comes when the browser has taken the page over.
  await expect(site).toHaveURL(/#\/HomePage$/)
  await site.locator('.products > summary').click()
  await site.locator('.site-header').getByRole('link', { name: type }).first().click()
  await site.getByRole('link', { name: product }).first().click()
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(product)
  await expect(site.getByRole('table')).toContainText('0.6–60')
  await visitor.close()
})

test('an editor has no delete button for products, and the call is refused', async ({ page }) => {
  await signIn(page, 'editor', PRODUCTS)
  const row = page.getByRole('row').nth(1)
  await expect(row.getByRole('button', { name: /^Edit:/ })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Delete:/ })).toHaveCount(0)
  const { data } = await call<{ items: { id: number; version: number }[] }>(
    page,
    '/api/web/product/list?limit=1',
  )
  const refused = await call(page, '/api/web/product/delete', data.items[0] && target(data.items[0]))
  expect(refused.code).toBe(403)
})
const target = ({ id, version }: { id: number; version: number }) => ({ id, version })

test('unsaved input asks before the console is left or the address is typed over', async ({ page }) => {
  await signIn(page, 'admin', `${PRODUCTS}/add`)
  await field(page, 'product.productName').fill('Half a product')
  await page.evaluate(() => {
    location.hash = '#/HomePage'
  })
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page).toHaveURL(/web_product\/add$/)
  await expect(field(page, 'product.productName')).toHaveValue('Half a product')
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL(/#\/dashboard$/)
  await page.evaluate(() => {
    location.hash = '#/HomePage'
  })
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page).toHaveURL(/#\/HomePage$/)
})

test('types are moved by keyboard, and a type that holds something cannot be deleted', async ({ page }) => {
  const type = unique('Moved')
  await signIn(page, 'admin', TYPES)
  await page.getByRole('button', { name: 'Add a type' }).click()
  await field(page, 'type.productTypeName.en').fill(type)
  await page.getByRole('button', { name: 'Save and publish' }).click()
  const handle = page.getByRole('button', { name: `Move “${type}”` })
  await handle.press('Alt+ArrowRight')
  await expect(page.getByText(`“${type}” was moved`)).toBeVisible()
  await expect(handle).toBeFocused()
  await choose(page, 'Valves', 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('sub-type')
})

/** Chooses what stands in the menu of a row. */
async function choose(page: Page, name: string, way: string) {
  await page.getByRole('button', { name: `More actions: ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: way, exact: true }).click()
}

test('a type is prepared unseen, published when its gaps are known, changed unseen, and taken off again', async ({
  page,
}) => {
  const [type, later] = [unique('Vortex meters'), unique('Vortex flow meters')]
  const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
  const drawer = page.getByRole('dialog', { name: /type|Edit/ })
  const shown = async () => {
    const { data } = await call<{ productTypeName: string }[]>(page, '/api/web/product/type/listAll?lang=en')
    return data.map(({ productTypeName }) => productTypeName).filter((name) => [type, later].includes(name))
  }
  await signIn(page, 'admin', TYPES)
  await page.getByRole('button', { name: 'Add a type' }).click()
  await field(page, 'type.productTypeName.en').fill(type)
  await expect(drawer).toContainText('Not translated: 中文 (1), Español (1)')
  await drawer.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText(`“${type}” is saved, not published yet`)).toBeVisible()
  await expect(row(type)).toContainText('Draft')
  expect(await shown()).toEqual([])

  const opened = page.waitForEvent('popup')
  await choose(page, type, 'Preview')
  const preview = await opened
  await expect(preview.getByRole('heading', { level: 1, name: type })).toBeVisible()
  await preview.close()

  await page.getByRole('button', { name: type, exact: true }).click()
  await expect(drawer).toContainText('Visitors do not see it yet.')
  await expect(drawer.getByRole('button', { name: 'Save draft' })).toBeDisabled()
  await drawer.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(row(type)).toContainText('Published')
  expect(await shown()).toEqual([type])

  await page.getByRole('button', { name: type, exact: true }).click()
  await field(page, 'type.productTypeName.en').fill(later)
  await drawer.getByRole('button', { name: 'Save draft' }).click()
  await expect(row(later)).toContainText('Unpublished changes')
  expect(await shown()).toEqual([type])
  await choose(page, later, 'Publish again')
  const asks = page.getByRole('dialog', { name: `Publish “${later}”?` })
  await expect(asks).toContainText('Not translated: 中文 (1), Español (1)')
  await asks.getByRole('button', { name: 'Publish' }).click()
  await expect(row(later)).toContainText('Published')
  expect(await shown()).toEqual([later])

  await choose(page, 'Valves', 'Unpublish')
  const valves = page.getByRole('dialog', { name: 'Unpublish “Valves”?' })
  await valves.getByRole('button', { name: 'Unpublish' }).click()
  const refusal = page.getByRole('dialog', { name: '“Valves” is still published' })
  await expect(refusal).toContainText('Ball valves')
  await refusal.getByRole('button', { name: 'Close' }).click()
  await choose(page, later, 'Unpublish')
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect(row(later)).toContainText('Draft')
  expect(await shown()).toEqual([])
})

test('unknown and malformed addresses lead to the 404 page, also for staff', async ({ page }) => {
  await signIn(page, 'admin', '/#/dashboard')
  await page.goto('/#/webSystemManage/nothing')
  await expect(page).toHaveURL(/#\/404/)
  await page.goto(`${PRODUCTS}/12abc`)
  await expect(page).toHaveURL(/#\/404/)
})

test('no page of the console takes markup from a text, whatever puts it there', async ({ page }) => {
  await signIn(page, 'admin', PRODUCTS)
  const put = (text: string) =>
    page.evaluate((innerHTML) => {
      document.body.append(Object.assign(document.createElement('style'), { innerHTML }))
    }, text)
  await put('.x { color: red }')
  await expect(put('<img src=x onerror=alert(1)>')).rejects.toThrow('Markup is not put into this page')
})

test('the language is switched in the console, Ant Design included', async ({ page }) => {
  await signIn(page, 'admin', PRODUCTS)
  await page.getByRole('button', { name: /^Language:/ }).click()
  await page.getByRole('menuitem', { name: 'Español' }).click()
  await expect(page.getByText('Idioma cambiado')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Productos')
  await expect(page.locator('.ant-pagination-options')).toContainText('página')
  // Spanish titles are the longest: they take a second line, none loses its end.
  const titles = page.locator('.sidebar-menu .menu-title')
  await expect(titles.filter({ hasText: 'Búsquedas sin resultados' }).first()).toBeVisible()
  expect(
    await titles.evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map(({ textContent }) => textContent),
    ),
  ).toEqual([])
})
