// The sizing line of a family: a mark on a ruler, and which products it crosses; by keyboard, without scripts, and by an address
// that somebody sends.
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/site.ts'

const lane = (page: Page, model: string) =>
  page.locator(`.sizing [data-reach]:has(.model:text-is("${model}"))`)
const isOut = (page: Page, model: string) => expect(lane(page, model)).toHaveAttribute('data-out', '')
const isIn = (page: Page, model: string) => expect(lane(page, model)).not.toHaveAttribute('data-out')

test('the mark moves by a size with each press, what it no longer crosses says why, and the address follows', async ({
  page,
}) => {
  await page.goto('/en/productModular/1')
  const mark = page.getByRole('slider', { name: 'Nominal size' })
  await expect(mark).toHaveAttribute('aria-valuetext', /^DN\s100, 4\sin$/)
  await isOut(page, 'LTB-25H')
  await expect(lane(page, 'LTB-25H')).toContainText(/up to DN\s50/)
  await mark.focus()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/at\.size=2000/)
  await expect(page.locator('.sizing [data-reading]')).toHaveText(/DN\s2000/)
  await isOut(page, 'LEM-300')
  await isIn(page, 'LUS-200')
  await expect(page.locator('.sizing [role="status"]')).toHaveText(/^1 of 6 products fit/)
  await expect(mark).toBeFocused()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/at\.size=10(&|$)/)
  await isIn(page, 'LTB-25H')
  await page.locator('.sizing-form').getByRole('radio', { name: 'Milk' }).check()
  await expect(page).toHaveURL(/at\.medium=milk/)
  await isOut(page, 'LTB-25H')
  await expect(lane(page, 'LTB-25H')).toContainText('not for: Milk')
})

test('an address that somebody sent shows the same question, in their units', async ({ page }) => {
  await page.goto('/es/productModular/1?at.size=50&at.fluid-temperature=130&units=us')
  await expect(page.locator('.sizing [data-reading]').getByText(/^2\sin$/)).toBeVisible()
  await expect(page.locator('.sizing [data-reach]').first()).toContainText(/rango/)
  await isOut(page, 'LTB-50')
})

test('two marks are a duty point: the lowest curve above it comes first, and says what is to spare', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/productModular/10?at.flow=50&at.head=20')
  const rank = page.locator('.duty-rank li')
  await expect(rank.first()).toContainText(/LCP 50-160.*reaches [\d.]+\sm at 50\sm³\/h, [\d.]+\sm to spare/)
  await expect(page.getByRole('img', { name: /^Duty point 50\sm³\/h, 20\sm/ })).toBeVisible()
  // On phones the first ruler stands upright; the second one moves the point.
  const upright = await page.getByRole('slider', { name: 'Flow' }).boundingBox()
  expect(upright?.height).toBeGreaterThan((upright?.width ?? 0) * 5)
  // What fits stands beneath in lines, not one letter below the other.
  const names = await lane(page, 'LCP 50-160').locator('.lane-product').boundingBox()
  expect(names?.width).toBeGreaterThan((names?.height ?? 0) * 2)
  await page.getByRole('slider', { name: 'Head' }).focus()
  await page.keyboard.press('End')
  await expect(page).toHaveURL(/at\.head=50/)
  await expect(rank.first()).toContainText('LCP 80-200')
  await expect(rank.filter({ hasText: 'LCP 50-160' })).toContainText(/reaches only [\d.]+\sm/)
})

test('a second mark that is put without React brings the drawing with its styles', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/en/productModular/10?at.flow=50')
  await expect(page.locator('.duty')).toHaveCount(0)
  await page.locator('select[name="at.head"]').selectOption('20')
  await expect(page).toHaveURL(/at\.head=20/)
  await expect(page.locator('.duty')).toHaveCSS('display', 'grid')
  expect(scripts.filter((address) => address.includes('/react-'))).toEqual([])
})

const countOf = (page: Page, family: string) => page.locator(`.family:has-text("${family}") .family-count`)

test('the home page asks for the pipe: each family says how many fit, and takes the question along', async ({
  page,
}) => {
  await page.goto('/en/HomePage')
  await expect(countOf(page, 'Flow measurement')).toHaveText('5 of 6 fit')
  await page.getByRole('slider', { name: 'Nominal size' }).focus()
  await page.keyboard.press('Home')
  await expect(page).toHaveURL(/at\.size=8(&|$)/)
  await expect(countOf(page, 'Flow measurement')).toHaveText('0 of 6 fit')
  await expect(countOf(page, 'Valves')).toHaveText('3 of 6 fit')
  await page.locator('.family-lines').getByRole('radio', { name: 'Water', exact: true }).check()
  await expect(page).toHaveURL(/at\.medium=water/)
  await countOf(page, 'Valves').click()
  await expect(page).toHaveURL(/productModular\/\d.*at\.size=8&at\.medium=water/)
  await expect(page.locator('.sizing [data-reading]')).toHaveText(/DN\s8/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the pipe of the home page is a form', async ({ page }) => {
    await page.goto('/en/HomePage')
    await page.locator('select[name="at.size"]').selectOption('50')
    await page.getByRole('button', { name: 'Show what fits' }).click()
    await expect(countOf(page, 'Flow measurement')).toHaveText('6 of 6 fit')
  })

  test('the same question is a form, and two marks put the best placed first', async ({ page }) => {
    await page.goto('/en/productModular/1')
    await page.locator('select[name="at.size"]').selectOption('25')
    await page.locator('.sizing-form').getByLabel('Oils', { exact: true }).check()
    await page.getByRole('button', { name: 'Show what fits' }).click()
    await expect(page).toHaveURL(/at\.size=25/)
    await isOut(page, 'LEM-300')
    await expect(page.locator('.sizing [data-reach]').first()).not.toHaveAttribute('data-out')
    await page.goto('/en/productModular/10?at.flow=50&at.head=20')
    await expect(page.locator('.duty')).toHaveCSS('display', 'grid')
  })
})
