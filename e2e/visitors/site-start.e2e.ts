// What a public page asks for by itself once it is there (spec §7, decision 20).
import { expect, test } from '../testing/site.ts'

test('the categories are on the page from the first paint, and asked for again 75 ms after start', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-20T08:00:00Z' })
  await page.clock.pauseAt('2026-11-20T09:00:00Z')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/web/product/type/listAll')) asked.push(request.url())
  })
  await page.goto('/?lang=en#/productModular')
  // What answers a press is taken over, so that its clock runs from here on.
  const panel = page.locator('.mega')
  await expect(async () => {
    await page.locator('.products > summary').click()
    await expect(panel).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(panel.getByRole('link').first()).toBeVisible()
  await page.clock.runFor(74)
  await page.evaluate(() => fetch('/healthz'))
  expect(asked).toEqual([])
  await page.clock.runFor(1)
  await expect.poll(() => asked).toHaveLength(1)
  await page.clock.runFor(2_000)
  expect(asked).toHaveLength(1)
})
