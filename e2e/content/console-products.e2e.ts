// Products in the console: values for the attributes of their type, files, a replacement, and spreadsheets both ways.
import { sheetFile } from '../testing/sheet.ts'
import { expect, test } from '../testing/site.ts'
import {
  call,
  describePictures,
  field,
  PRODUCTS,
  pictureFile,
  signIn,
  speakEnglishWithoutComplaint,
  TYPES,
  unique,
} from '../testing/staff.ts'

speakEnglishWithoutComplaint()

type Record = { id: number; version: number }
const words = (text: string) => ({ zh: text, en: text, es: text })

test('an attribute of a type is filled in, a file is offered, and a discontinued product names what replaces it', async ({
  page,
}) => {
  test.slow()
  const [typeName, model] = [unique('Valves of a kind'), unique('KV')]
  await signIn(page, 'admin', TYPES)
  const type = await call<Record>(page, '/api/web/product/type/add', {
    productTypeName: words(typeName),
    productTypeLevel: '0',
  })
  await page.reload()
  await page
    .getByRole('link', { name: typeName })
    .or(page.getByRole('button', { name: typeName, exact: true }))
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: `Edit “${typeName}”` })
  await drawer.getByRole('button', { name: 'Add an attribute' }).click()
  const attribute = drawer.getByRole('group', { name: 'Attribute 1' })
  await attribute.getByLabel('English').fill('Bore')
  await attribute.getByRole('textbox', { name: 'Key' }).fill('Bore-1')
  await attribute.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByTitle('Choice', { exact: true }).click()
  // A name that belongs to no language is said in all when it is left, also by the button that adds the next one.
  const choice = (at: number) => attribute.getByRole('group', { name: `Choice ${at}` })
  const add = attribute.getByRole('button', { name: 'Add a choice' })
  await add.click()
  await choice(1).getByLabel('English').fill('PTFE')
  await add.click()
  await expect(choice(2).getByLabel('English')).toBeVisible()
  await expect(choice(1).getByLabel('中文')).toHaveValue('PTFE')
  await attribute.getByRole('combobox', { name: 'Kind' }).click()
  await page.getByTitle('Number', { exact: true }).click()
  await attribute.getByRole('textbox', { name: 'Unit' }).fill('mm')
  await drawer.getByRole('button', { name: 'Save and publish' }).click()
  await expect(drawer).toBeHidden()

  await page.goto(`${PRODUCTS}/add`)
  await expect(field(page, 'product.productName')).toBeVisible()
  await page
    .getByRole('region', { name: 'Basics' })
    .getByLabel('Upload pictures')
    .setInputFiles([await pictureFile('valve.png', '#3a6a4a')])
  await expect(page.getByRole('listitem', { name: 'Picture 1 of 1' })).toBeVisible()
  await field(page, 'product.productName').fill(`${model} valve`)
  await field(page, 'product.productModel').fill(model)
  await field(page, 'product.summary').fill('Opens and closes.')
  await field(page, 'product.productTypeId').click()
  await field(page, 'product.productTypeId').fill(typeName)
  await page.getByRole('treeitem', { name: typeName }).click()
  await field(page, 'product.values.bore-1').fill('25.5')
  const others = page.getByRole('region', { name: 'Other products and availability' })
  await others.getByText('Discontinued', { exact: true }).click()
  await field(page, 'product.replacement').click()
  await field(page, 'product.replacement').fill('LPT-500')
  await page.getByTitle(/^LPT-500/).click()
  await others.getByLabel('Upload files').setInputFiles({
    name: 'manual.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(`%PDF-1.7\n% ${model}\n%%EOF`),
  })
  await field(page, 'product.downloads.0.title').fill('Manual')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/web_product\/\d+$/)
  await describePictures(page)
  const bar = page.locator('.editor-bar').filter({ visible: true })
  await bar.getByRole('button', { name: /^(Save and publish|Publish)$/ }).click()
  await expect(bar).toContainText(/Published \d/)

  const id = Number(page.url().split('/').at(-1))
  await page.goto(`/en/productDetail/${id}`)
  await expect(page.getByRole('note')).toContainText(/Replaced by\s*LPT-500/)
  await expect(page.getByRole('row', { name: 'Bore 25.5 mm' })).toBeVisible()
  const file = page.getByRole('link', { name: /^Manual/ })
  await expect(file).toHaveAttribute('href', /^\/download\/[0-9a-f]{40}\.pdf$/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(file).toBeVisible()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(wide).toBeLessThanOrEqual(0)
  await page.getByRole('note').getByRole('link').click()
  await expect(page).toHaveURL(/productDetail\/\d+/)
  expect(type.code).toBe(200)
})

test('products are exported; an import with a wrong row writes nothing, the corrected one adds drafts; a deletion is taken back', async ({
  page,
}) => {
  test.slow()
  const [one, other] = [unique('IMP'), unique('IMP')]
  const heading = ['Model', 'Product name (English)', 'Product type', 'Popular']
  await signIn(page, 'admin', `${PRODUCTS}?keyword=LPT`)
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: /Export$/ }).click()
  expect((await downloading).suggestedFilename()).toMatch(/^Products-\d{4}-\d\d-\d\d\.xlsx$/)

  await page.getByRole('button', { name: /Import$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Import products' })
  const file = dialog.locator('input[type=file]')
  const good = [
    [one, 'Imported one', 'Ball valves', 'Yes'],
    [other, 'Imported other', '', ''],
  ]
  await file.setInputFiles(await sheetFile('p.xlsx', [heading, ...good, ['X', 'Y', 'Nowhere', 'perhaps']]))
  await expect(dialog.getByText('1 of 3 rows have errors; nothing was imported')).toBeVisible()
  await expect(dialog.getByRole('row').nth(1)).toContainText('No type has this name')
  await file.setInputFiles(await sheetFile('p.xlsx', [heading, ...good]))
  await dialog.getByRole('button', { name: 'Import 2 rows' }).click()
  await expect(dialog.getByText('Imported: 2 added, 0 updated, 0 unchanged')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${PRODUCTS}?keyword=${encodeURIComponent(other)}`)
  const row = page.getByRole('row').filter({ hasText: other })
  await expect(row).toContainText('Draft')
  await page.setViewportSize({ width: 1280, height: 720 })
  await row.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Delete', exact: true }).first().click()
  await expect(page.getByText('Deleted: 1 record')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(row).toContainText('Draft')
})
