// The console without a connection: what was read stays in sight, a write waits and is sent once, and nothing typed is lost.
import { expect, test } from '../testing/site.ts'
import { field, PRODUCTS, signIn, speakEnglishWithoutComplaint, tab, unique } from '../testing/staff.ts'

speakEnglishWithoutComplaint()

test('without a connection pages show what they have, and a write waits, says so and is sent once', async ({
  page,
  context,
}) => {
  await signIn(page, 'admin', PRODUCTS)
  const rows = page.locator('.list-table tbody .ant-table-row')
  await expect(rows).toHaveCount(20)
  await rows.first().getByRole('link').first().click()
  const summary = field(page, 'product.summary')
  await expect(summary).toBeEditable()
  // Whatever the page needs has come.
  await expect(page.getByLabel('Upload pictures').first()).toBeAttached()
  await expect(page.locator('.rich-content').first()).toBeVisible()
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/product/update')) writes.push(request.headers()['idempotency-key'] ?? '')
  })

  await context.setOffline(true)
  const notice = page.locator('.console-line')
  await expect(notice).toHaveText(/^You are offline\. What you see is as of \d\d:\d\d\.\s*$/)
  await tab(page, 'Products').click()
  await expect(rows).toHaveCount(20)
  await page.goBack()
  const words = unique('Typed without a line')
  await summary.fill(words)
  await expect(page.locator('.editor-says')).toContainText('kept in this browser')
  await page.keyboard.press('Control+s')
  await expect(notice).toContainText('1 change waits and will be sent once you are back online.')
  await page.locator('.language-choice').getByText('Español').click()
  await summary.fill(`${words} ES`)
  expect(writes).toEqual([])

  await context.setOffline(false)
  await expect(notice).toBeHidden()
  await expect(page.locator('.editor-says')).toHaveText(/^Everything is saved, /)
  // The one that waited, and what was typed while it did: two writes, each sent once.
  expect(new Set(writes).size).toBe(2)
  expect(writes).toHaveLength(2)
  await page.reload()
  await expect(summary).toHaveValue(words)
  await page.locator('.language-choice').getByText('Español').click()
  await expect(summary).toHaveValue(`${words} ES`)
})
