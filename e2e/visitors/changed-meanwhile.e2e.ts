// What a page is taken over with comes later than the page, which may have changed by then.
import { expect, isTakenOver, test } from '../testing/site.ts'

test('a page that has changed since it was opened is taken over as it is now', async ({ page }) => {
  let asked = 0
  // As if another page had been kept at this address meanwhile.
  await page.route(/\/data\/en\//, (route) =>
    asked++ === 0 ? route.fulfill({ json: { name: 'another' } }) : route.continue(),
  )
  await page.goto('/en/news')
  await page.locator('main a[href*="/newsDetail/"]').first().click()
  const code = page.getByRole('button', { name: 'Share on WeChat' })
  await code.click()
  await isTakenOver(page)
  expect(asked).toBe(2)
  await code.click()
  await expect(code).toHaveAttribute('aria-expanded', 'true')
})
