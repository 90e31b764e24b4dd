// A visitor meets a server that answers wrongly: nothing hangs, nothing typed is lost, and a way to try again is on the screen.
import { ENGINE_WORDS, EVERY_FAULT, meeting } from '../testing/hostile.ts'
import { expect, isTakenOver, test } from '../testing/site.ts'

test.beforeEach(async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
  await page.clock.install()
})

test('an inquiry is kept through every fault, and sent once by a healthy server', async ({ page }) => {
  const broken: Error[] = []
  page.on('pageerror', (error) => broken.push(error))
  await page.goto('/#/message')
  const form = page.getByRole('form', { name: 'Contact us' })
  await form.getByLabel('Name').fill('Hostile Journey')
  await form.getByLabel('Email').fill('hostile@example.com')
  await form.getByLabel('Your inquiry').fill('Is anybody there?')
  await form.getByRole('checkbox').check()
  const add = '**/api/web/message/add'
  const button = form.locator('button[type="submit"]')
  for (const fault of EVERY_FAULT) {
    await test.step(fault, async () => {
      await meeting(page, add, fault, () => button.click())
      await expect(form.locator('.enquiry-state')).toContainText('Your text is safe')
      await expect(form.locator('.enquiry-state')).not.toContainText(ENGINE_WORDS)
      await expect(button).toHaveText('Try again')
      await expect(form.getByLabel('Your inquiry')).toHaveValue('Is anybody there?')
    })
  }
  await page.reload()
  await expect(form.getByLabel('Your inquiry')).toHaveValue('Is anybody there?')
  await page.unroute(add)
  await form.locator('button[type="submit"]').click()
  await expect(page.locator('.enquiry-number')).toHaveText(/^M-\d{4}-/)
  expect(broken).toEqual([])
})

test('a page, the results of a search and its suggestions say what failed, and come when they are tried again', async ({
  page,
}) => {
  const broken: Error[] = []
  page.on('pageerror', (error) => broken.push(error))
  const again = page.getByRole('button', { name: 'Try again' })
  await page.goto('/#/HomePage')
  // Before, a press of a link opens the page of the server.
  await isTakenOver(page)
  const news = '**/api/web/news/listAll*'
  for (const [at, fault] of EVERY_FAULT.entries()) {
    await test.step(fault, async () => {
      await meeting(page, news, fault, () =>
        at === 0 ? page.locator('.nav').getByRole('link', { name: 'News' }).click() : again.click(),
      )
      await expect(again).toHaveText(/Try again/)
      await expect(page.getByRole('alert')).not.toContainText(ENGINE_WORDS)
      await expect(page.locator('.site-header')).toBeVisible()
    })
  }
  await page.unroute(news)
  await again.click()
  await expect(page.locator('h1')).toHaveText('News')

  const field = page.locator('.site-header').getByRole('combobox')
  await page.route('**/api/web/search*', (route) => route.fulfill({ json: { ok: true } }))
  await page.route('**/api/web/search/suggest*', (route) => route.fulfill({ json: null }))
  await field.fill('pump')
  await field.press('Enter')
  await expect(again).toBeVisible()
  await page.unroute('**/api/web/search*')
  await again.click()
  await expect(page.locator('h1')).toContainText('pump')
  expect(broken).toEqual([])
})

test('the sign-in says what failed and keeps the name', async ({ page }) => {
  await page.goto('/#/njlbWebLogin')
  await page.getByLabel('User name').fill('admin')
  for (const fault of EVERY_FAULT) {
    await test.step(fault, async () => {
      await page.getByLabel('Password', { exact: true }).fill('Lanbo-2026!')
      await meeting(page, '**/api/auth/login', fault, () =>
        page.getByRole('button', { name: 'Sign in' }).click(),
      )
      const alert = page.getByRole('alert').filter({ hasText: /^The server/ })
      await expect(alert).toBeVisible()
      await expect(alert).not.toContainText(ENGINE_WORDS)
      await expect(page.getByLabel('User name')).toHaveValue('admin')
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
    })
  }
})
