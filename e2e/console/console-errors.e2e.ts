// What goes wrong and how the console says so: spec §8 row by row, the error log, and a new version.
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/site.ts'
import { call, PRODUCTS, sidebar, signIn, speakEnglishWithoutComplaint, TYPES } from '../testing/staff.ts'

const complaints = speakEnglishWithoutComplaint()

const toast = (page: Page, words: string | RegExp) => page.locator('.ant-message').getByText(words)
function passMinutes(minutes: number) {
  const now = Date.now.bind(Date)
  Date.now = () => now() + minutes * 60_000
}
const LIST = '**/api/web/product/list*'

test('what nobody caught is counted, shown with message, stack, component and address, and cleared', async ({
  page,
}) => {
  await signIn(page, 'admin', TYPES)
  await expect(page.getByRole('button', { name: /^Error log/ })).toHaveCount(0)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new RangeError('Out of bounds')
    })
    void Promise.reject(new Error('Nobody was there'))
  })
  await expect(page.getByRole('button', { name: 'Error log: 2 errors' })).toBeVisible()
  await page.route(LIST, (route) =>
    route.fulfill({ json: { code: 200, message: 'ok', data: { total: 3, items: [null] } } }),
  )
  await sidebar(page).getByRole('link', { name: 'Products' }).click()
  await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible()
  await page.getByRole('button', { name: 'Error log: 3 errors' }).click()
  const viewer = page.getByRole('dialog', { name: 'Error log' })
  const entries = viewer.locator('.error-list > li')
  await expect(entries).toHaveCount(3)
  const rejected = entries.filter({ hasText: 'Error: Nobody was there' })
  await expect(rejected).toContainText('#/webSystemManage/web_product_type')
  await rejected.getByText('Stack').click()
  await expect(rejected.locator('pre')).toContainText('Nobody was there')
  await expect(rejected.locator('pre')).toContainText(/\n\s+at /)
  await expect(entries.filter({ hasText: 'RangeError: Out of bounds' })).toHaveCount(1)
  const broken = entries.filter({ hasText: 'TypeError' })
  await expect(broken).toContainText(/#\/webSystemManage\/web_product(?!_)/)
  await broken.getByText('Component').click()
  await expect(broken.locator('pre').first()).toContainText('at ')
  await viewer.getByRole('button', { name: 'Clear all' }).click()
  await expect(viewer).toBeHidden()
  await expect(page.getByRole('button', { name: /^Error log/ })).toHaveCount(0)
  // React itself writes the broken page down.
  complaints.length = 0
})

test('a refusal is told in the words of the server, a broken line in plain ones', async ({ page }) => {
  await signIn(page, 'admin', TYPES)
  await page.route(LIST, (route) =>
    route.fulfill({ status: 507, json: { code: 507, message: 'The store is full', data: null } }),
  )
  await sidebar(page).getByRole('link', { name: 'Products' }).click()
  const refused = toast(page, 'The store is full')
  await expect(refused).toBeVisible()
  await expect(page.locator('.console-content')).toContainText('The store is full')
  expect(complaints).toEqual([])

  await page.unroute(LIST)
  await page.route(LIST, (route) => route.abort())
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(toast(page, /^The server cannot be reached/)).toBeVisible()
  await expect(page.locator('.console-content')).not.toContainText('fetch')
  expect(complaints.join()).toContain('Failed to fetch')
  complaints.length = 0
  await page.unroute(LIST)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('table')).toBeVisible()
  // Whoever has to find out why finds the words of the engine behind the plain ones.
  await page.getByRole('button', { name: 'Error log: 1 error' }).click()
  const entry = page.getByRole('dialog', { name: 'Error log' }).locator('.error-list > li')
  await expect(entry).toContainText('/api/web/product/list: TypeError: Failed to fetch')
})

test('many calls that fail for an ended session are told once, with one dialog', async ({ page }) => {
  await signIn(page, 'admin', TYPES)
  await call(page, '/api/auth/logout')
  const refused: string[] = []
  page.on('response', (reply) => {
    if (reply.status() === 401) refused.push(reply.url())
  })
  // Later, so that nothing that was read before counts as fresh.
  await page.evaluate(passMinutes, 1)
  await sidebar(page).getByRole('link', { name: 'Products' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm logout' })
  await expect(dialog).toBeVisible()
  await expect.poll(() => refused.length).toBeGreaterThan(1)
  await expect(dialog).toHaveCount(1)
  await expect(page.locator('.ant-message-notice')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/web_product$/)
})

test('"4001" leads to the sign-in and says why; a page of another role leads to /401', async ({ page }) => {
  await signIn(page, 'admin', TYPES)
  await page.route(LIST, (route) =>
    route.fulfill({
      status: 401,
      json: { code: '4001', msg: 'You were let go', message: 'You were let go' },
    }),
  )
  await sidebar(page).getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL(/#\/njlbWebLogin/)
  await expect(page.getByRole('status').filter({ hasText: 'You were let go' })).toBeVisible()
  expect((await page.context().cookies()).some(({ name }) => name === 'Admin-Token')).toBe(false)
  await page.unroute(LIST)

  await page.route('**/api/user/getUserInfo', async (route) => {
    const reply = await route.fetch()
    // Of a page that was left meanwhile the answer is gone.
    const answer = await reply.json().catch(() => null)
    if (answer) await route.fulfill({ json: { ...answer, data: { ...answer.data, menus: [] } } })
  })
  await signIn(page, 'editor', '/#/my/loginInfo')
  await expect(sidebar(page).getByRole('link', { name: 'Products' })).toHaveCount(0)
  await page.goto(PRODUCTS)
  await expect(page).toHaveURL(/#\/401/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a new version is told once the window is looked at again, and taken with a reload', async ({
  page,
}) => {
  await signIn(page, 'admin', '/#/dashboard')
  const deployed = '<script type="module" crossorigin src="/assets/index-NEWER.js"></script>'
  await page.route(
    (address) => address.pathname === '/',
    (route) =>
      route.request().resourceType() === 'fetch'
        ? route.fulfill({ contentType: 'text/html', body: deployed })
        : route.continue(),
  )
  const look = () => page.evaluate(() => dispatchEvent(new Event('focus')))
  const notice = page.getByRole('alert').filter({ hasText: 'A new version' })
  await look()
  await expect(notice).toHaveCount(0)
  await page.evaluate(passMinutes, 6)
  await look()
  await expect(notice).toBeVisible()
  await page.evaluate(() => Object.assign(window, { before: true }))
  await notice.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => page.evaluate(() => 'before' in window)).toBe(false)
  await expect(page.locator('.console-content')).toBeVisible()
  await expect(notice).toHaveCount(0)
})
