// Dialogs belong to the tab that opened them: out of sight with it, there again with it, and nothing typed is lost (decision 18).
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/site.ts'
import { call, PRODUCTS, signIn, speakEnglishWithoutComplaint, tab, unique } from '../testing/staff.ts'

const DASHBOARD = '/#/dashboard'
const LOGIN_INFO = '/#/my/loginInfo'

speakEnglishWithoutComplaint()

/** A page that something still lies over, or whose scrolling is still held, is no page to work on. */
async function isFree(page: Page) {
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('body')).not.toHaveCSS('overflow-y', 'hidden')
  await page.getByRole('link', { name: 'All products' }).first().click({ trial: true })
}
/** From the dashboard, a product of this journey with two pictures; answers the title of its tab. */
async function openProduct(page: Page): Promise<string> {
  const model = unique('DIALOG')
  const { data: media } = await call<{ items: { key: string }[] }>(page, '/api/web/media/list?limit=2')
  const gallery = media.items.map(({ key }) => key)
  await call(page, '/api/web/product/add', { productModel: model, productName: { en: model }, gallery })
  await page.reload()
  await page.getByRole('region', { name: 'Recently changed' }).getByRole('link', { name: model }).click()
  await expect(tab(page, model)).toBeVisible()
  return model
}

test('a dialog goes out of sight with its tab and comes back with what was typed, whichever way one leaves', async ({
  page,
}) => {
  await signIn(page, 'admin', DASHBOARD)
  const model = await openProduct(page)
  await page
    .getByRole('button', { name: /^Alt text/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Alt text of the picture' })
  const english = dialog.getByLabel('Alt text: English')
  await english.fill('Half a sentence')

  await page.keyboard.press('Control+k')
  await page.locator('.find-dialog').getByRole('combobox').fill('dashboard')
  await expect(page.getByRole('option', { selected: true })).toContainText('Dashboard')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#\/dashboard$/)
  await isFree(page)
  await page.goBack()
  await expect(english).toHaveValue('Half a sentence')
  await expect(english).toBeVisible()

  await page.goBack()
  await expect(page).toHaveURL(/#\/dashboard$/)
  await isFree(page)
  await tab(page, model).click()
  await expect(english).toHaveValue('Half a sentence')

  await page.evaluate(() => {
    location.hash = '/dashboard'
  })
  await isFree(page)
  await page.getByRole('button', { name: `Close: ${model}` }).click()
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await tab(page, model).click()
  await expect(english).toHaveValue('Half a sentence')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a question and an enlarged picture stay with their tab, and leave no other page locked', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL })
  const other = await context.newPage()
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
  await signIn(other, 'admin', DASHBOARD)
  await signIn(page, 'admin', DASHBOARD)
  await page.goto(LOGIN_INFO)
  await page
    .getByRole('button', { name: /^End the session/ })
    .first()
    .click()
  const question = page.getByRole('dialog', { name: 'End this session?' })
  await expect(question).toBeVisible()
  await page.goBack()
  await isFree(page)
  await page.goForward()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  await context.close()

  await page.goto(DASHBOARD)
  await openProduct(page)
  await page.getByRole('button', { name: 'Enlarge' }).first().click()
  const preview = page.getByRole('dialog', { name: 'Pictures' })
  await expect(preview).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.goBack()
  await isFree(page)
  await page.goForward()
  await expect(preview).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
})

test('a question of a page that is made anew each time is gone with it', async ({ page }) => {
  await signIn(page, 'admin', DASHBOARD)
  await page.goto(PRODUCTS)
  await page
    .getByRole('button', { name: /^Unpublish:/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await isFree(page)
  await page.goForward()
  await expect(page.getByRole('button', { name: /^Unpublish:/ }).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
