// The page's own clock, held by hand, so that how long something stays in sight is known to a tenth of a second.
import type { Locator, Page } from '@playwright/test'
import { expect } from './site.ts'

const STEP_MS = 20
const NEARLY_MS = 100

/** Does `act` and sees `shown` come, stay for `ms`, and go. The page must have `page.clock.install()` behind it. */
export async function expectToLast(page: Page, act: () => Promise<void>, shown: Locator, ms: number) {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
  await act()
  const comes = async () => {
    await page.clock.runFor(STEP_MS)
    return shown.isVisible()
  }
  await expect.poll(comes, { intervals: [STEP_MS] }).toBe(true)
  await page.clock.runFor(ms - NEARLY_MS)
  await expect(shown).toBeVisible()
  await page.clock.runFor(2 * NEARLY_MS)
  await expect(shown).toBeHidden()
  await page.clock.resume()
}
