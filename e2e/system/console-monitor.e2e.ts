// The monitor in a browser: live figures, values by keyboard, the table behind a chart, and a server that went away.
import { expectAccess } from '../testing/axe.ts'
import { expect, test } from '../testing/site.ts'
import { signIn, speakEnglishWithoutComplaint } from '../testing/staff.ts'

const MONITOR = '/#/logManagement/monitor'
const REPORT = '**/api/monitor/server*'

const complaints = speakEnglishWithoutComplaint()

test('figures move, a chart is read by keyboard and as a table, and the page can be paused', async ({
  page,
}) => {
  await signIn(page, 'admin', MONITOR)
  const updated = page.locator('.monitor-updated')
  const first = (await updated.textContent()) ?? ''
  await expect(page.locator('.monitor-tile', { hasText: 'Processor' })).toContainText(/\d%/)
  await expect(updated).not.toHaveText(first)

  const keys = page.getByRole('slider', { name: /^Processor/ })
  await keys.focus()
  await keys.press('Home')
  const earliest = await keys.getAttribute('aria-valuetext')
  expect(earliest).toMatch(/^\d\d:\d\d:\d\d: Machine .+, This process .+/)
  await keys.press('ArrowRight')
  await expect(keys).not.toHaveAttribute('aria-valuetext', earliest ?? '')

  const toggle = page.getByRole('button', { name: 'Processor: table of values' })
  await toggle.click()
  const table = page.getByRole('region', { name: 'Processor: table of values' })
  await expect(table.getByRole('columnheader')).toHaveText(['Time', 'Machine', 'This process'])
  expect(await table.getByRole('row').count()).toBeGreaterThan(2)
  await expectAccess(page, 'monitor', { within: '.monitor' })
  await toggle.click()
  await expect(table).toHaveCount(0)

  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByText('Paused')).toBeVisible()
  await page.getByRole('button', { name: 'Resume' }).click()
  await expect(page.getByText('Paused')).toHaveCount(0)
})

test('when the server is away the last values stay and say so, until it is back', async ({ page }) => {
  await signIn(page, 'admin', MONITOR)
  await expect(page.locator('.monitor-tile').first()).toBeVisible()
  await page.route(REPORT, (route) => route.abort())
  await expect(page.getByText(/^The server does not answer/)).toBeVisible()
  await expect(page.locator('.monitor-values[data-stale] .monitor-tile').first()).toContainText(/\d/)
  await expect(page.locator('.ant-message-error')).toHaveCount(0)
  await page.unroute(REPORT)
  await expect(page.locator('.monitor-away')).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('a person without the key is taken to /401', async ({ page }) => {
  await signIn(page, 'writer', '/#/dashboard')
  await page.goto(MONITOR)
  await page.waitForURL((url) => url.hash.startsWith('#/401'))
})
