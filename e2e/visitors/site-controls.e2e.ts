// What moves, opens and answers keys on the public site.
import type { Page } from '@playwright/test'
import { expect, isTakenOver, test } from '../testing/site.ts'

test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: 'language', value: 'en', url: baseURL }]),
)

const withMotion = (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' })
const currentSlide = (page: Page) => page.locator('.slide.is-current :is(h1, h2)')

test('the carousel moves by itself after five seconds, and stands still while it is paused', async ({
  page,
}) => {
  await withMotion(page)
  await page.goto('/#/HomePage')
  await expect(page.locator('.hero')).not.toHaveAttribute('data-paused')
  const first = await currentSlide(page).textContent()
  // Most of the five seconds are passed over; the rest runs by itself.
  const stays = await page.locator('.hero-tab[aria-current]').evaluate((tab) => {
    const line = tab.getAnimations({ subtree: true }).find((one) => one instanceof CSSAnimation)
    if (line) line.currentTime = 4_500
    return line?.effect?.getComputedTiming().duration
  })
  expect(stays).toBe(5_000)
  await expect(currentSlide(page)).not.toHaveText(first ?? '')
  const second = await currentSlide(page).textContent()
  await page.getByRole('button', { name: 'Pause the carousel' }).click()
  await page.mouse.move(5, 5)
  await expect(page.locator('.hero')).toHaveAttribute('data-paused', 'true')
  const line = page.locator('.hero-tab[aria-current]')
  expect(await line.evaluate((tab) => getComputedStyle(tab, '::before').animationPlayState)).toBe('paused')
  await expect(currentSlide(page)).toHaveText(second ?? '')
  await page.getByRole('button', { name: 'Play the carousel' }).click()
  await page.mouse.move(5, 5)
  await expect(page.locator('.hero')).not.toHaveAttribute('data-paused')
})

test('pointer and keyboard on the carousel pause it; its buttons and tabs turn it', async ({ page }) => {
  await withMotion(page)
  await page.goto('/#/HomePage')
  await page.locator('.hero h1').hover()
  await expect(page.locator('.hero')).toHaveAttribute('data-paused', 'true')
  await page.mouse.move(5, 5)
  await expect(page.locator('.hero')).not.toHaveAttribute('data-paused')
  const first = await currentSlide(page).textContent()
  await page.getByRole('button', { name: 'Next highlight' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.hero')).toHaveAttribute('data-paused', 'true')
  await expect(currentSlide(page)).not.toHaveText(first ?? '')
  await page.locator('.hero-tab').first().click()
  await expect(currentSlide(page)).toHaveText(first ?? '')
})

test('the products panel is opened, walked and closed by keyboard', async ({ page }) => {
  await page.goto('/#/HomePage')
  const button = page.locator('.products > summary')
  const panel = page.locator('.mega')
  await isTakenOver(page)
  await button.focus()
  await page.keyboard.press('ArrowDown')
  await expect(panel.getByRole('link', { name: 'Flow measurement' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(panel.getByRole('link', { name: 'Electromagnetic flow meters' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('h1')).toHaveText('Electromagnetic flow meters')
  await expect(panel).toBeHidden()
  await expect(page.locator('main')).toBeFocused()
})

test('the panel closes when the focus or a click goes elsewhere', async ({ page }) => {
  await page.goto('/#/HomePage')
  await page.locator('.products > summary').click()
  await expect(page.locator('.mega')).toBeVisible()
  await page.locator('.site-header').getByRole('combobox').focus()
  await expect(page.locator('.mega')).toBeHidden()
  await page.locator('.products > summary').click()
  await page.mouse.click(700, 850)
  await expect(page.locator('.mega')).toBeHidden()
})

test('the way to the content is the first stop of the keyboard', async ({ page }) => {
  await page.goto('/#/news')
  await expect(page.locator('h1')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await expect(page).toHaveURL(/#\/news$/)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the menu leads to a category and to another language', async ({ page }) => {
    await page.goto('/#/HomePage')
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.locator('.phone-families summary', { hasText: 'Valves' }).tap()
    await page.locator('.phone-families').getByRole('link', { name: 'Valves', exact: true }).tap()
    await expect(page.locator('h1')).toHaveText('Valves')
    await expect(page.locator('.nav')).toBeHidden()
    await page.getByRole('button', { name: 'Menu' }).tap()
    await expect(page.locator('main')).toHaveAttribute('inert')
    await page.locator('.nav').getByRole('link', { name: 'Español' }).tap()
    await page.keyboard.press('Escape')
    await expect(page.locator('h1')).toHaveText('Válvulas')
    await expect(page.getByRole('button', { name: 'Menú' })).toBeFocused()
  })

  test('the menu has both levels of products, the telephone with its hours, the way to ask and the search', async ({
    page,
  }) => {
    for (const [language, menu, family, type, search, hours] of [
      ['en', 'Menu', 'Valves', 'Ball valves', 'Search', 'Mon–Fri'],
      ['zh', '菜单', '阀门', '球阀', '搜索', '周一至周五'],
      ['es', 'Menú', 'Válvulas', 'Válvulas de bola', 'Buscar', 'lun–vie'],
    ] as const) {
      await page.goto(`/${language}/HomePage`)
      await page.getByRole('button', { name: menu, exact: true }).tap()
      const nav = page.locator('.nav')
      await expect(nav.locator('.nav-foot')).toContainText(hours)
      const families = nav.locator('.phone-families')
      await families.locator('summary').first().tap()
      await families.locator('summary', { hasText: family }).tap()
      await expect(families.getByRole('link', { name: type, exact: true })).toBeVisible()
      // One is open at a time, and the way to ask stays in sight however long the list is.
      await expect(families.locator('details[open]')).toHaveCount(1)
      await nav.locator('.phone-pages a').last().scrollIntoViewIfNeeded()
      await expect(nav.locator('.nav-foot a[href^="tel:"]')).toBeInViewport()
      await expect(nav.locator('.nav-foot .button')).toBeInViewport()
      await nav.getByRole('search').getByRole('combobox').fill('LEM-300')
      await nav.getByRole('search').getByRole('button', { name: search }).tap()
      await expect(page).toHaveURL(/keyword=LEM-300$/)
      await expect(nav).toBeHidden()
      await expect(page.locator('.found .model').first()).toHaveText('LEM-300')
    }
  })

  test('the way to ask stays at the foot of a product', async ({ page }) => {
    await page.goto('/#/productModular/1')
    await page.locator('.listing .card a').first().tap()
    await expect(page.locator('.buy-bar')).toBeInViewport()
    await expect(page.locator('.buy-bar .button')).toHaveAttribute('href', /message\?product=\d+$/)
  })
})

test('arrow keys walk through the gallery, small and large', async ({ page }) => {
  await page.goto('/#/productModular/1')
  await page.locator('.listing .card a').first().click()
  const thumbs = page.locator('.thumb')
  await thumbs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(thumbs.nth(1)).toBeFocused()
  await expect(thumbs.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Enlarge' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Picture 2 of 5')
  await page.keyboard.press('End')
  await expect(dialog).toContainText('Picture 5 of 5')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('Picture 1 of 5')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(thumbs.first()).toHaveAttribute('aria-pressed', 'true')
})

test('an enlargement that cannot be shown offers the next one', async ({ page }) => {
  await page.goto('/#/productModular/1')
  await page.locator('.listing .card a').first().click()
  await expect(page.locator('.view:not([hidden]) img')).toBeVisible()
  await page.route('**/image?*', (route) => route.abort())
  await page.setViewportSize({ width: 1900, height: 1000 })
  await page.getByRole('button', { name: 'Enlarge' }).click()
  await expect(page.getByRole('alert')).toHaveText(
    /the image address is abnormal, continue to the next one\?/,
  )
  await page.getByRole('alert').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a page that fails says so inside its frame, and comes when it is tried again', async ({ page }) => {
  // From the start: what a link leads to may be fetched before it is pressed.
  await page.route('**/api/web/news/**', (route) => route.abort())
  await page.goto('/#/HomePage')
  await isTakenOver(page)
  await page.locator('.nav').getByRole('link', { name: 'News' }).click()
  await expect(page.getByRole('alert')).toContainText('You are offline')
  await expect(page.locator('.site-header')).toBeVisible()
  await page.unroute('**/api/web/news/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.locator('h1')).toHaveText('News')
})

test('what stands on the first screen, be it by its edge, never waits to rise', async ({ page }) => {
  for (const height of [900, 940, 980, 1020]) {
    await page.setViewportSize({ width: 1600, height })
    await page.goto('about:blank')
    await page.goto('/#/HomePage')
    const waiting = page.locator('.reveal.is-waiting')
    await expect(waiting.last()).toBeAttached()
    const tops = await waiting.evaluateAll((blocks) =>
      blocks.map((block) => block.getBoundingClientRect().top),
    )
    expect([height, tops.filter((top) => top < height)]).toEqual([height, []])
  }
})
