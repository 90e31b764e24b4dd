// A release: records of two kinds are put together, seen as a whole, published in one step, and rolled back in one click.
import type { Browser, Page } from '@playwright/test'
import { fitsWidth } from '../testing/looks.ts'
import { expect, test } from '../testing/site.ts'
import {
  call,
  describePictures,
  openAddress,
  PRODUCTS,
  signIn,
  speakEnglishWithoutComplaint,
  unique,
} from '../testing/staff.ts'

speakEnglishWithoutComplaint()

const RELEASES = '/#/webSystemManage/web_release'
type Stored = {
  id: number
  version: number
  state: string
  title: { en: string }
  productName: { en: string }
}

/** A product and a piece of news that visitors see, each with a newer name that they do not see yet. */
async function changedRecords(page: Page) {
  await describePictures(page)
  const first = async (base: string) =>
    (await call<{ items: Stored[] }>(page, `/api/web/${base}/list?state=published&limit=1`)).data
      .items[0] as Stored
  const [product, news] = [await first('product'), await first('news')]
  const names = { product: unique('Fair pump'), news: unique('Fair news') }
  const in3 = (text: string) => ({ zh: text, en: text, es: text })
  const { id, version } = product
  await call(page, '/api/web/product/update', { id, version, productName: in3(names.product) })
  await call(page, '/api/web/news/update', { id: news.id, version: news.version, title: in3(names.news) })
  return [
    { address: `/en/productDetail/${id}`, kind: 'Products', name: names.product },
    { address: `/en/newsDetail/${news.id}`, kind: 'News', name: names.news },
  ]
}

const guestOf = async (browser: Browser, baseURL: string) => (await browser.newContext({ baseURL })).newPage()
async function sees(guest: Page, address: string, name: string, is: boolean, preview = '') {
  await guest.goto(address + preview)
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(guest.getByRole('heading', { level: 1, name })).toHaveCount(is ? 1 : 0)
}

async function newRelease(page: Page, name: string) {
  await page.getByRole('button', { name: 'New release' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'New release' })
  await drawer.getByLabel('Name').fill(name)
  await drawer.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

async function pick(page: Page, records: readonly { kind: string; name: string }[]) {
  await page.getByRole('button', { name: 'Add records' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add records to the release' })
  for (const { kind, name } of records) {
    await dialog.getByRole('combobox', { name: 'Kind' }).click()
    await page
      .locator('.ant-select-item-option')
      .and(page.getByTitle(kind, { exact: true }))
      .click()
    await dialog.getByRole('searchbox', { name: 'Search' }).fill(name)
    await dialog.getByRole('checkbox', { name }).check()
  }
  await dialog.getByRole('button', { name: `Add ${records.length} record` }).click()
  await expect(dialog).toBeHidden()
}
const confirm = async (page: Page, title: RegExp, button: string) => {
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toBeHidden()
}

test('records of two kinds are seen as a whole, go on in one step, and are rolled back in one click', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await signIn(page, 'admin', RELEASES)
  const records = await changedRecords(page)
  const name = unique('Trade fair')
  await newRelease(page, name)
  await pick(page, records)
  const rows = page.getByRole('list', { name: /^Records/ }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  for (const row of records)
    await expect(rows.filter({ hasText: row.name })).toContainText('A newer version replaces')

  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: /Preview$/ }).click()
  const seen = await popup
  await expect(seen).toHaveURL(/\/en\/HomePage\?preview=[\w-]{40,}$/)
  await expect(seen.getByRole('complementary', { name: 'Preview' })).toBeVisible()
  const preview = `?preview=${/preview=([\w-]+)/.exec(seen.url())?.[1]}`
  await seen.close()
  const guest = await guestOf(browser, baseURL)
  for (const record of records) {
    await sees(guest, record.address, record.name, true, preview)
    await sees(guest, record.address, record.name, false)
  }

  await page.getByRole('button', { name: 'Publish now' }).click()
  await confirm(page, /Publish 2 records at once/, 'Publish now')
  await expect(page.getByRole('button', { name: 'Roll back' })).toBeVisible()
  for (const record of records) await sees(guest, record.address, record.name, true)

  await page.getByRole('button', { name: 'Roll back' }).click()
  await confirm(page, /Roll back “/, 'Roll back')
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible()
  for (const record of records) await sees(guest, record.address, record.name, false)
  await guest.context().close()

  // What was published since is lost only when that is said twice.
  await page.getByRole('button', { name: 'Publish now' }).click()
  await confirm(page, /Publish 2 records at once/, 'Publish now')
  await expect(page.getByRole('button', { name: 'Roll back' })).toBeVisible()
  const id = Number(/\d+/.exec(records[0]?.address ?? '')?.[0])
  const now = await call<Stored>(page, `/api/web/product/read?id=${id}`)
  const name3 = { zh: 'Newer', en: 'Newer', es: 'Newer' }
  const newer = { id, version: now.data.version, productName: name3 }
  const saved = await call<Stored>(page, '/api/web/product/update', newer)
  const shown = { id, version: saved.data.version }
  expect((await call(page, '/api/web/product/publish', shown)).code).toBe(200)
  await page.getByRole('button', { name: 'Roll back' }).click()
  await confirm(page, /Roll back “/, 'Roll back')
  await expect(page.getByRole('dialog', { name: 'Something newer is on the website' })).toContainText('Newer')
  await confirm(page, /Something newer/, 'Roll back anyway')
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible()

  // It can be planned instead, and the plan taken back.
  await page.getByRole('button', { name: 'Schedule…' }).click()
  const plan = page.getByRole('dialog', { name: 'Schedule' })
  const field = plan.getByLabel('Publish at', { exact: true })
  await field.fill('2020-01-01 10:00')
  await plan.getByRole('button', { name: /^Schedule for/ }).click()
  await expect(plan).toContainText('This moment has passed')
  const year = new Date().getFullYear() + 1
  await field.fill(`${year}-07-01 10:00`)
  await plan.getByRole('button', { name: `Schedule for 1 July ${year} 10:00` }).click()
  await expect(page.locator('.page-head').filter({ visible: true })).toContainText(
    `Will be published 1 Jul ${year}, 10:00`,
  )
  await page.getByRole('button', { name: 'Cancel the schedule' }).click()
  await confirm(page, /Cancel the schedule/, 'Cancel the schedule')
  await expect(page.getByRole('button', { name: 'Publish now' })).toBeVisible()
})

test('a record goes into a release from its editor; what is missing is named with the way to it, and somebody else’s change is shown', async ({
  page,
}) => {
  await signIn(page, 'admin', RELEASES)
  const title = unique('Bare')
  const bare = { zh: title, en: title, es: title }
  const added = await call<Stored>(page, '/api/web/product/add', { productName: bare })
  expect(added.code).toBe(200)
  await openAddress(page, `${PRODUCTS}/${added.data.id}`)
  const bar = page.locator('.editor-bar').filter({ visible: true })
  await bar.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: /Add to a release/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to a release' })
  await dialog.getByRole('radio', { name: 'A new release' }).check()
  await dialog.getByRole('textbox', { name: 'Name of the release' }).fill(unique('Bare release'))
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('button', { name: 'Open the release' }).click()
  await expect(page.getByRole('list', { name: /^Records/ }).getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await confirm(page, /Publish 1 record at once/, 'Publish now')
  const refusal = page.getByRole('alert').filter({ hasText: 'visitors see no change' })
  await expect(refusal.getByRole('link').first()).toContainText(title)

  const id = Number(page.url().split('/').at(-1))
  const now = await call<Stored>(page, `/api/web/release/read?id=${id}`)
  await call(page, '/api/web/release/update', { id, version: now.data.version, name: 'Named by another' })
  await page.getByRole('button', { name: `Remove “${title}”` }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Someone else has just changed this release' }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Named by another' })).toBeVisible()
  await page.getByRole('button', { name: `Remove “${title}”` }).click()
  await expect(page.getByText('There is nothing in this release yet')).toBeVisible()
  // Other journeys count on the products of the demo company standing first.
  const { version } = (await call<Stored>(page, `/api/web/product/read?id=${added.data.id}`)).data
  await call(page, '/api/web/product/delete', { id: added.data.id, version })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('a release is put together and nothing scrolls sideways', async ({ page }) => {
    const fits = async () => fitsWidth(page, 390)
    await signIn(page, 'admin', RELEASES)
    const [product] = await changedRecords(page)
    await fits()
    await newRelease(page, unique('Phone release'))
    await pick(page, product ? [product] : [])
    await expect(page.getByRole('list', { name: /^Records/ }).getByRole('listitem')).toHaveCount(1)
    await fits()
    await page.getByRole('button', { name: 'Publish now' }).click()
    await expect(page.getByRole('dialog', { name: /Publish 1 record/ })).toBeVisible()
    await fits()
  })
})
