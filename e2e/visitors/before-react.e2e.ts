// A page of the server is of use before React is there, and nothing that was pressed, typed or chosen meanwhile is lost.
import type { Page, Route } from '@playwright/test'
import { expect, isTakenOver, test } from '../testing/site.ts'

const REACT = /\/assets\/main-[^/]+\.js$/

/** Holds back what takes the page over, until it is let go. */
async function withoutReact(page: Page) {
  const held: Route[] = []
  let open = false
  await page.route(REACT, (route) => (open ? route.continue() : void held.push(route)))
  return {
    asked: () => held.length > 0,
    letGo: async () => {
      open = true
      for (const route of held.splice(0)) await route.continue()
    },
  }
}

const aProduct = async (page: Page) => {
  await page.goto('/en/productModular/1')
  await page.locator('.listing .card a').first().click()
  await expect(page.locator('.gallery')).toBeVisible()
}

test('the panel, the thumbs and the filters of a product range answer without React', async ({ page }) => {
  const react = await withoutReact(page)
  await aProduct(page)
  await page.locator('.products > summary').click()
  await expect(page.locator('.mega')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.mega')).toBeHidden()
  const thumbs = page.locator('.thumb')
  await thumbs.nth(2).click()
  await expect(thumbs.nth(2)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.view').nth(2)).toBeVisible()
  await expect(page.locator('.view-count')).toContainText('3')
  await page.keyboard.press('ArrowRight')
  await expect(thumbs.nth(3)).toBeFocused()
  await expect(page.locator('.view').nth(3)).toBeVisible()

  await page.goto('/en/productModular/1')
  const count = await page.locator('#count').textContent()
  const box = page.getByRole('checkbox', { name: /^Turbine/ })
  await box.check()
  await expect(page).toHaveURL(/[?&]f\.[a-z-]+=turbine/)
  await expect(page.locator('.listing .card').first()).toContainText('LTB')
  await expect(page.locator('#count')).not.toHaveText(count ?? '')
  await expect(box).toBeFocused()
  await expect(page.locator('.listing [role="status"]')).toHaveText(
    (await page.locator('#count').textContent()) ?? '',
  )
  await page.locator('select[name="sort"]').selectOption('productModel')
  await expect(page).toHaveURL(/[?&]f\.[a-z-]+=turbine&sort=productModel/)
  await page.locator('.chosen-filters a').first().click()
  await expect(page).not.toHaveURL(/turbine/)
  await page.goBack()
  await expect(page.locator('.listing .card').first()).toContainText('LTB')
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/productModular\/1[^?]*$/)
  await expect(page.locator('#count')).toHaveText(count ?? '')
  // What is there now is what React takes over.
  await page.getByRole('checkbox', { name: /^Turbine/ }).check()
  await expect(page.locator('.listing .card').first()).toContainText('LTB')
  await react.letGo()
  await page.locator('.enquiry-place').scrollIntoViewIfNeeded()
  await isTakenOver(page)
  await expect(page.locator('.listing .card').first()).toContainText('LTB')
  await page.getByRole('checkbox', { name: /^Turbine/ }).uncheck()
  await expect(page.locator('#count')).toHaveText(count ?? '')
})

test('a list goes on to its next page and its other part without React, from its head', async ({ page }) => {
  await withoutReact(page)
  await page.goto('/en/productModular')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.locator('#count')).toBeFocused()
  await expect(page.locator('#count')).toBeInViewport()
  await page.goto('/en/news')
  const tab = page.locator('.tabs a').nth(1)
  const name = await tab.textContent()
  await tab.click()
  await expect(page.locator('.tabs [aria-current="page"]')).toHaveText(name ?? '')
})

test('a search field suggests without React, by keys and by a press', async ({ page }) => {
  await withoutReact(page)
  await page.goto('/en/news')
  const field = page.locator('.site-header').getByRole('combobox')
  await field.fill('turbine')
  const list = page.getByRole('listbox')
  await expect(list.getByRole('option').first()).toContainText(/turbine/i)
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowDown')
  const first = list.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await field.fill('turbin')
  await list.getByRole('option').last().click()
  await expect(page).toHaveURL(/\/en\/keyword\?keyword=turbin$/)
})

test('pictures enlarge without React: by a press and by keys, with the gallery behind them, and close up', async ({
  page,
}) => {
  await withoutReact(page)
  await aProduct(page)
  await page.locator('.thumb').nth(1).click()
  await page.getByRole('button', { name: 'Enlarge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pictures of the product' })
  const count = dialog.locator('.picture-preview-count')
  await expect(count).toHaveText('Picture 2 of 5')
  await dialog.getByRole('button', { name: 'Next picture' }).click()
  await expect(count).toHaveText('Picture 3 of 5')
  await page.keyboard.press('ArrowLeft')
  await expect(count).toHaveText('Picture 2 of 5')
  const picture = dialog.getByRole('button', { name: /^Look closer/ })
  await picture.focus()
  await expect(async () => {
    await page.keyboard.press('+')
    await expect(picture).toHaveAttribute('aria-pressed', 'true', { timeout: 100 })
  }).toPass()
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('.thumb').nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: 'Enlarge' })).toBeFocused()

  await page.goto('/en/successCase')
  await page.getByRole('link', { name: 'Read the case' }).first().click()
  await page
    .getByRole('link', { name: /^Enlarge/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').locator('.picture-preview-count')).toHaveText(/^Picture 1 of/)
  await page.keyboard.press('Escape')
})

test('a gallery that is pressed before any script has come enlarges all the same, and is walked through once it has', async ({
  page,
}) => {
  const held: Route[] = []
  await aProduct(page)
  await page.route(/\/assets\/behaviour-[^/]+\.js$/, (route) => void held.push(route))
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Enlarge' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pictures of the product' })
  await expect(dialog.getByRole('button', { name: /^Look closer/ }).locator('img')).toBeVisible()
  await expect.poll(() => held.length).toBe(1)
  await held[0]?.continue()
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(dialog.locator('.picture-preview-count')).toHaveText('Picture 5 of 5', { timeout: 100 })
  }).toPass()
})

test('a press that needs React is answered once it is there, also after the line broke', async ({ page }) => {
  const react = await withoutReact(page)
  await page.goto('/en/news')
  await page.locator('main a[href*="/newsDetail/"]').first().click()
  const code = page.getByRole('button', { name: 'Share on WeChat' })
  await code.click()
  await expect.poll(react.asked).toBe(true)
  await expect(code).toHaveAttribute('aria-expanded', 'false')
  await react.letGo()
  await expect(code).toHaveAttribute('aria-expanded', 'true')

  await page.unrouteAll()
  await page.route(REACT, (route) => route.abort())
  await page.reload()
  const broken = page.waitForEvent('requestfailed', (request) => REACT.test(request.url()))
  await code.click()
  await broken
  await expect(page.locator('html')).not.toHaveAttribute('data-coming')
  await page.unrouteAll()
  await code.click()
  await expect(code).toHaveAttribute('aria-expanded', 'true')
})

test('what was typed before React stays in the form, and is sent', async ({ page }) => {
  const react = await withoutReact(page)
  await page.goto('/en/message')
  await page.getByLabel('Name', { exact: false }).first().fill('Nora Klein')
  await page.getByLabel('Email').fill('nora@example.com')
  await page.getByRole('checkbox').check()
  await expect.poll(react.asked).toBe(true)
  await react.letGo()
  await isTakenOver(page)
  const message = page.locator('.enquiry-form textarea')
  await message.fill('Which flow meter fits DN 300?')
  await expect(page.getByLabel('Email')).toHaveValue('nora@example.com')
  await page.locator('.enquiry-form button[type="submit"]').click()
  await expect(page.locator('.enquiry-sent')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the menu and the slides of the home page answer without React', async ({ page }) => {
    await withoutReact(page)
    await page.goto('/en/HomePage')
    const first = await page.locator('.slide.is-current :is(h1, h2)').textContent()
    await page.getByRole('button', { name: 'Next highlight' }).tap()
    await expect(page.locator('.slide.is-current :is(h1, h2)')).not.toHaveText(first ?? '')
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(page.locator('main')).toHaveAttribute('inert')
    await page.locator('.phone-families summary', { hasText: 'Valves' }).tap()
    await page.locator('.phone-families').getByRole('link', { name: 'Valves', exact: true }).tap()
    await expect(page.locator('h1')).toHaveText('Valves')
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.locator('.nav').getByRole('link', { name: 'Español' }).tap()
    await expect(page.locator('h1')).toHaveText('Válvulas')
    await expect(page.locator('p.toast[data-shown]')).toBeVisible()
  })

  test('the filters are a sheet that narrows the list behind it without React, and stays open', async ({
    page,
  }) => {
    await withoutReact(page)
    await page.goto('/en/productModular/1')
    await page.getByRole('button', { name: 'Filter', exact: true }).tap()
    const sheet = page.getByRole('dialog', { name: 'Filter' })
    await expect(page.getByRole('banner')).toHaveAttribute('inert')
    await sheet.getByRole('checkbox', { name: /^Turbine/ }).check()
    const show = sheet.getByRole('button', { name: 'Show 2 products' })
    await expect(show).toBeVisible()
    await expect(sheet.getByRole('checkbox', { name: /^Turbine/ })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('button', { name: 'Filter (1)' })).toBeFocused()
    await expect(page.getByRole('banner')).not.toHaveAttribute('inert')
    await page.getByRole('button', { name: 'Filter (1)' }).tap()
    await show.tap()
    await expect(sheet).toBeHidden()
    await expect(page.getByRole('banner')).not.toHaveAttribute('inert')
  })
})
