// Products that were looked at lately: a row that the browser fills, before React is there and after.
import { expect, isTakenOver, test } from '../testing/site.ts'

test('products of before stand on the page of a range, and stay when React takes it over', async ({
  page,
}) => {
  const errors: Error[] = []
  page.on('pageerror', (error) => errors.push(error))
  await page.goto('/en/HotProduct')
  await page.locator('.card a').first().click()
  const model = (await page.locator('.buy .model').first().textContent()) ?? ''
  // It is noted once the scripts of the page came.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recent') ?? '')).toContain(model)
  await page.goto('/en/productModular/1')
  const recent = page.locator('[data-recent]')
  await recent.scrollIntoViewIfNeeded()
  await expect(recent.getByRole('link', { name: model })).toBeVisible()
  await isTakenOver(page)
  await expect(recent.getByRole('link', { name: model })).toBeVisible()
  await recent.getByRole('button').click()
  await expect(recent.getByRole('link')).toHaveCount(0)
  expect(errors).toEqual([])
})
