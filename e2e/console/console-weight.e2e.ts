// What the console weighs: the sign-in and the first page behind it.
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/site.ts'
import { fillSignIn } from '../testing/staff.ts'

/** Script as the server sends it to browsers that take Brotli. */
const SIGN_IN_BYTES = 81_500
const FIRST_PAGE_BYTES = 223_000
/** What only the search and the theme picker need. */
const LATE = /pinyin|theme-panel|find-dialog|fuse/

test('the sign-in loads at most 81.5 kB of script and the first page of the console at most 223 kB', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
  const scripts = watch(page)
  await page.goto('/#/njlbWebLogin')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(await weigh(page, scripts)).toBeLessThan(SIGN_IN_BYTES)

  await fillSignIn(page, 'admin')
  await expect(page.locator('.console-content')).toBeVisible()
  // Somebody who comes back tomorrow opens the page itself.
  scripts.clear()
  await page.goto('about:blank')
  await page.goto('/#/dashboard')
  await expect(page.locator('.dash-latest li').first()).toBeVisible()
  // The stream of messages is opened when the page stands, and never ends.
  await expect(page.locator('.message-button')).toBeVisible()
  expect(await weigh(page, scripts)).toBeLessThan(FIRST_PAGE_BYTES)
  expect([...scripts].filter((address) => LATE.test(address))).toEqual([])
})

function watch(page: Page) {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url())
  })
  // A page that is watched this closely is loaded without the browser's cache.
  void page.route('**/*', (route) => route.continue())
  return scripts
}

/** Browsers take Brotli over TLS alone, so each is asked for once more. */
async function weigh(page: Page, scripts: ReadonlySet<string>) {
  const headers = { 'Accept-Encoding': 'br' }
  const sizes = await Promise.all(
    [...scripts].map(async (address) => {
      const sent = (await page.request.get(address, { headers })).headers()
      expect(sent['content-encoding'], address).toBe('br')
      return Number(sent['content-length'])
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}
