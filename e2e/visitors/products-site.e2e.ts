// The product pages of the site: narrowed lists with an address, pictures looked into, files, and a question that carries its product.

import type { BrowserContext, Page } from '@playwright/test'
import type { Language } from '#contract/languages/language-codes.ts'
import { expectAccess } from '../testing/axe.ts'
import { expect, test } from '../testing/site.ts'

const speak = (context: BrowserContext, url: string | undefined, language: Language) =>
  context.addCookies([{ name: 'language', value: language, url: url ?? '' }])
const count = (page: Page) => page.locator('#count')
const box = (page: Page, name: RegExp) => page.locator('.facets').getByRole('checkbox', { name })
async function openProduct(page: Page, category: number, model: string) {
  await page.goto(`/#/productModular/${category}`)
  await page
    .locator('.card')
    .filter({ has: page.getByText(model, { exact: true }) })
    .getByRole('link')
    .click()
  await expect(page.locator('.buy .model')).toContainText(model)
}

test('a category is narrowed step by step; every step has an address, and back leads back', async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, baseURL, 'en')
  await page.goto('/#/productModular/1')
  // Other journeys may have left products of their own.
  await expect(count(page)).toHaveText(/^\d+ products$/)
  const all = (await count(page).textContent()) ?? ''
  await box(page, /^Ultrasonic/).check()
  await expect(page).toHaveURL(/\?f\.principle=ultrasonic$/)
  await expect(count(page)).toHaveText('2 products')
  await expect(box(page, /^Ultrasonic/)).toBeFocused()
  await box(page, /^Turbine/).check()
  await expect(count(page)).toHaveText('4 products')
  await expect(box(page, /^Battery/)).toBeDisabled()

  const least = page.locator('.facets').getByRole('textbox', { name: 'From' }).first()
  await least.fill('600')
  await least.press('Enter')
  await expect(page).toHaveURL(/f\.size\.min=600/)
  await expect(count(page)).toHaveText('2 products')
  await page.getByLabel('Sort by').selectOption('Model, A to Z')
  await expect(page).toHaveURL(/sort=productModel/)
  await expect(page.locator('.listing .model').first()).toHaveText('LUS-200')

  await page.getByRole('link', { name: 'Remove filter: Turbine' }).click()
  await expect(box(page, /^Turbine/)).not.toBeChecked()
  await page.goBack()
  await expect(box(page, /^Turbine/)).toBeChecked()
  await page.reload()
  await expect(count(page)).toHaveText('2 products')
  await page.locator('.facets').getByRole('link', { name: 'Clear all' }).click()
  await expect(count(page)).toHaveText(all)

  // A size is found in every range that covers it.
  await least.fill('100')
  const most = page.locator('.facets').getByRole('textbox', { name: 'To' }).first()
  await most.fill('100')
  await most.press('Enter')
  await expect(count(page)).toHaveText('5 products')
  await expect(page.locator('.listing .model')).toHaveText([
    'LEM-300',
    'LEM-500',
    'LTB-50',
    'LUS-200',
    'LUS-80',
  ])

  await page.goto('/#/productModular/1?f.principle=turbine&f.power=battery')
  await expect(page.getByRole('heading', { name: 'No product matches all filters' })).toBeVisible()
  await page.locator('.empty').getByRole('link', { name: 'Clear all' }).click()
  await expect(count(page)).toHaveText(all)
})

test('on a phone the filters are a sheet that gives the focus back', async ({ page, context, baseURL }) => {
  await speak(context, baseURL, 'es')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/#/productModular/1')
  await page.getByRole('button', { name: 'Filtrar' }).click()
  const sheet = page.getByRole('dialog', { name: 'Filtrar' })
  await sheet.getByRole('checkbox', { name: /^Batería/ }).check()
  await expect(sheet.getByRole('button', { name: 'Ver 1 producto' })).toBeVisible()
  await expectAccess(page, 'the sheet of filters')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Filtrar (1)' })).toBeFocused()
  await expect(count(page)).toHaveText('1 producto')
})

test('a product is looked at closely, its files are offered, and a question carries it', async ({
  page,
  context,
  baseURL,
}) => {
  await speak(context, baseURL, 'en')
  await openProduct(page, 1, 'LEM-300')
  await page.getByRole('button', { name: 'Enlarge' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('.view-count')).toContainText('2 / 5')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Pictures of the product' })
  const picture = dialog.getByRole('button', { name: /^Look closer/ })
  await picture.click()
  await expect(picture).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('0')
  await expect(picture).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('End')
  await expect(dialog.getByText('Picture 5 of 5')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Enlarge' })).toBeFocused()

  await page.locator('.buy').getByRole('link', { name: 'Data sheets and manuals' }).click()
  const file = page.locator('.download').first()
  await expect(file).toContainText('English')
  const coming = page.waitForEvent('download')
  await file.click()
  expect((await coming).suggestedFilename()).toBe('LEM-300-en.xlsx')

  await expect(page.locator('#cases .case-card')).toHaveCount(1)
  await expect(page.locator('#related .card')).toHaveCount(4)
  const ask = page.locator('.buy').getByRole('link', { name: 'Request a quote' })
  const id = /productDetail\/(\d+)/.exec(page.url())?.[1]
  await expect(ask).toHaveAttribute('href', new RegExp(`/message\\?product=${id}$`))
  await ask.click()
  await expect(page.getByRole('dialog', { name: 'Request a quote' }).locator('.model')).toHaveText('LEM-300')
})
