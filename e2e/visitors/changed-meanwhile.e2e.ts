// What a page is taken over with comes later than the page, which may have changed by then.
import { expect, isTakenOver, test } from '../testing/site.ts'

test('a page that has changed since it was opened is taken over as it is now', async ({ page }) => {
  await page.goto('/en/news')
  await page.locator('main a[href*="/newsDetail/"]').first().click()
  const code = page.getByRole('button', { name: 'Share on WeChat' })
  await expect(code).toBeVisible()
  // As if another page were kept at this address until it is asked for anew.
  let anew = false
  page.on('request', (request) => {
    if (request.url() === page.url()) anew = true
  })
  await page.route(/\/data\/en\//, (route) =>
    anew ? route.continue() : route.fulfill({ json: { name: 'another' } }),
  )
  await code.click()
  await isTakenOver(page)
  expect(anew).toBe(true)
  await code.click()
  await expect(code).toHaveAttribute('aria-expanded', 'true')
})
