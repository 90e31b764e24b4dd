// The editor of content: from a draft to the public page, plans, history, two people at once, a crash, a preview.
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/site.ts'
import {
  call,
  describePictures,
  field,
  PRODUCTS,
  pictureFile,
  signIn,
  speakEnglishWithoutComplaint,
  unique,
} from '../testing/staff.ts'

speakEnglishWithoutComplaint()

type Stored = { id: number; version: number; summary: { en: string }; productModel: string }
const bar = (page: Page) => page.locator('.editor-bar').filter({ visible: true })
const saved = (page: Page) => expect(bar(page)).toContainText(/Everything is saved/)
const choose = async (page: Page, way: string) => {
  await bar(page).getByRole('button', { name: 'More actions' }).click()
  const words = page.getByText(way, { exact: true })
  await page.getByRole('menuitem').filter({ has: words, visible: true }).click()
}
const idOf = (page: Page) => Number(page.url().split('/').at(-1))
const read = async (page: Page, id: number) =>
  (await call<Stored>(page, `/api/web/product/read?id=${id}`)).data

async function newProduct(page: Page, name: string) {
  await signIn(page, 'admin', `${PRODUCTS}/add`)
  await field(page, 'product.productName').fill(name)
  await field(page, 'product.productModel').fill('E-1')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(/web_product\/\d+$/)
  await expect(field(page, 'product.productModel')).toHaveValue('E-1')
  return idOf(page)
}

test('a draft saves itself, is completed and published, is planned and taken off, and an old version comes back', async ({
  page,
}) => {
  test.slow()
  const name = unique('Editor pump')
  const id = await newProduct(page, name)
  await field(page, 'product.summary').fill('Saves itself.')
  await expect.poll(async () => (await read(page, id)).summary.en).toBe('Saves itself.')
  await expect(bar(page)).toContainText(/Everything is saved, \d\d:\d\d/)

  await field(page, 'product.productTypeId').click()
  await field(page, 'product.productTypeId').fill('Ball valves')
  await page.getByRole('treeitem', { name: 'Ball valves' }).click()
  await page
    .getByRole('region', { name: 'Basics' })
    .getByLabel('Upload pictures')
    .setInputFiles([await pictureFile('one.png', '#1e5a8a')])
  await expect(page.getByRole('listitem', { name: 'Picture 1 of 1' })).toBeVisible()
  await describePictures(page)
  await bar(page)
    .getByRole('button', { name: /^(Save and publish|Publish)$/ })
    .click()
  await expect(bar(page)).toContainText(/Published \d/)

  await choose(page, 'Schedule…')
  const dialog = page.getByRole('dialog', { name: /^Schedule/ })
  const off = dialog.getByLabel('Unpublish at', { exact: true })
  const plan = dialog.getByRole('button', { name: /^Unpublish on/ })
  await off.fill('1 January 2020, 10:00')
  await plan.click()
  await expect(dialog).toContainText('This moment has passed')
  await off.fill('some day')
  await expect(dialog).toContainText('This time is not understood')
  await expect(dialog.getByRole('button', { name: 'Schedule', exact: true })).toBeDisabled()
  // Typed words become a date, and the button repeats it.
  await off.fill('viernes a las 14:00')
  await off.press('Enter')
  await expect(off).toHaveValue(/^\d{4}-\d\d-\d\d 14:00$/)
  await expect(plan).toHaveText('Unpublish on Friday 14:00')
  await dialog.getByRole('radio', { name: /^Tomorrow 09:00/ }).check()
  await expect(off).toHaveValue(/ 09:00$/)
  const year = new Date().getFullYear() + 1
  await off.fill(`${year}-07-01 10:00`)
  await expect(dialog).toContainText(`1 July ${year}, 10:00`)
  await expect(dialog).toContainText(/UTC/)
  await plan.click()
  await expect(bar(page)).toContainText(`Will be unpublished 1 Jul ${year}, 10:00`)

  await field(page, 'product.summary').fill('Quite another sentence.')
  await page.keyboard.press('Control+s')
  await expect(bar(page)).toContainText('Unpublished changes')
  await choose(page, 'History')
  const history = page.getByRole('dialog', { name: 'History' })
  const versions = history.getByRole('list', { name: 'History' }).getByRole('button')
  await expect(history).toContainText('on the website')
  // It opens with the last change, and says what stayed.
  await expect(versions.first()).toHaveAttribute('aria-pressed', 'true')
  await expect(history.locator('ins').first()).toContainText('Quite')
  await expect(history.getByRole('definition').last()).toContainText('Product name')
  await history.getByRole('button', { name: /scheduled/ }).click()
  await history.getByRole('button', { name: 'Restore this version' }).click()
  await page
    .getByRole('dialog', { name: 'Restore this version?' })
    .getByRole('button', { name: 'Restore' })
    .click()
  await expect(field(page, 'product.summary')).toHaveValue('Saves itself.')
  await choose(page, 'Publish with a note…')
  await page.getByRole('textbox', { name: 'What changed?' }).fill('As it was before')
  await page.keyboard.press('Enter')
  await choose(page, 'History')
  await expect(versions.first()).toContainText('Note: As it was before')
  await page.keyboard.press('Escape')

  await choose(page, 'Unpublish')
  await page
    .getByRole('dialog', { name: /^Unpublish “/ })
    .getByRole('button', { name: 'Unpublish' })
    .click()
  await expect(bar(page)).toContainText('Draft')
  await choose(page, 'Delete…')
  await expect(page).toHaveURL(/web_product$/)
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible()
})

test('two people at one product: what does not touch is merged, and the rest is chosen or written', async ({
  page,
}) => {
  const id = await newProduct(page, unique('Shared'))
  await saved(page)
  const now = await read(page, id)
  const theirs = { id, version: now.version, summary: { en: 'Theirs' }, productModel: 'THEIRS' }
  expect((await call(page, '/api/web/product/update', theirs)).code).toBe(200)

  await field(page, 'product.productModel').fill('MINE')
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('My words')
  await bar(page).getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Someone else changed this' })
  await expect(dialog.getByRole('group', { name: 'Model' })).toContainText(/MINE[\s\S]*THEIRS/)
  await expect(dialog).toContainText('Theirs')
  await dialog.getByRole('radio', { name: 'Write my own' }).click()
  await dialog.getByRole('textbox', { name: 'Model' }).fill('BOTH')
  await dialog.getByRole('button', { name: 'Save the merged version' }).click()
  await saved(page)
  await expect(field(page, 'product.summary')).toHaveValue('Theirs')
  const merged = await read(page, id)
  expect([merged.productModel, merged.summary.en]).toEqual(['BOTH', 'Theirs'])

  // The editor saves by itself: it meets the newer version, and asks without getting in the way of typing.
  const again = { id, version: merged.version, productModel: 'THEIRS AGAIN' }
  expect((await call(page, '/api/web/product/update', again)).code).toBe(200)
  await field(page, 'product.summary').fill('Typed on')
  await bar(page).getByRole('button', { name: 'Compare and merge' }).click()
  await expect(dialog).toContainText('do not conflict')
  await dialog.getByRole('button', { name: 'Save the merged version' }).click()
  await expect(field(page, 'product.productModel')).toHaveValue('THEIRS AGAIN')
  await saved(page)
})

test('what was typed while the server was away survives the closing of the page', async ({
  page,
  context,
}) => {
  const id = await newProduct(page, unique('Crash'))
  await saved(page)
  await page.route('**/api/web/product/update', (route) => route.abort())
  await field(page, 'product.summary').fill('Nearly lost')
  await expect(bar(page)).toContainText('kept in this browser')
  await page.close({ runBeforeUnload: false })

  const next = await context.newPage()
  await next.goto(`${PRODUCTS}/${id}`)
  await expect(next.getByText(/found in this browser/).first()).toBeVisible()
  await next.getByRole('button', { name: 'Restore' }).click()
  await expect(field(next, 'product.summary')).toHaveValue('Nearly lost')
  await expect(bar(next)).toContainText(/Everything is saved, /)
  expect((await read(next, id)).summary.en).toBe('Nearly lost')
  await next.reload()
  await expect(field(next, 'product.summary')).toHaveValue('Nearly lost')
  await expect(next.getByRole('button', { name: 'Restore' })).toHaveCount(0)
})

test('a new record that cannot be published yet is stored, says what is missing, and typing goes on', async ({
  page,
}) => {
  await signIn(page, 'admin', `${PRODUCTS}/add`)
  await field(page, 'product.productName').fill(unique('Typed on'))
  await field(page, 'product.productModel').fill('T-1')
  await bar(page).getByRole('button', { name: 'Save and publish' }).click()
  await expect(page).toHaveURL(/web_product\/\d+$/)
  await expect(page.getByText('Please complete this before publishing')).toBeVisible()
  await field(page, 'product.summary').fill('Typed after that')
  await saved(page)
  await expect.poll(async () => (await read(page, idOf(page))).summary.en).toBe('Typed after that')
})

test('a preview opens the public address with its secret, and others on the record are seen', async ({
  page,
  browser,
  baseURL,
}) => {
  const name = unique('Previewed')
  const id = await newProduct(page, name)
  const popup = page.waitForEvent('popup')
  await bar(page).getByRole('button', { name: 'Preview' }).click()
  const seen = await popup
  await expect(seen).toHaveURL(new RegExp(`/en/productDetail/${id}\\?preview=[\\w-]{40,}$`))
  await expect(seen.getByRole('heading', { level: 1, name })).toBeVisible()

  const desk = await browser.newContext({ baseURL })
  await desk.addCookies([{ name: 'language', value: 'en', url: baseURL }])
  const other = await desk.newPage()
  await signIn(other, 'editor', `${PRODUCTS}/${id}`)
  await expect(other.getByRole('list', { name: 'Others have this open' })).toBeVisible()
  await desk.close()
})
