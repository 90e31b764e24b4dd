// Moves between pages of the site: drawn as one by the browser, and none keeps its page from being shown again as it was.
import type { Page } from '@playwright/test'
import { canonicalPages } from '../testing/canonical-pages.ts'
import { expect, test } from '../testing/site.ts'

/** What a page that is left at once had not fetched yet says nothing of the page. */
const IN_HASTE = /^OutstandingNetworkRequest/

/** Goes back and answers what of the page itself kept the browser from having stored it; the driver stores none. */
async function keptFromStore(page: Page): Promise<string[]> {
  const line = await page.context().newCDPSession(page)
  await line.send('Page.enable')
  const told = new Promise<string[]>((resolve) =>
    line.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(
        notRestoredExplanations
          .filter(({ type, reason }) => type !== 'Circumstantial' && !IN_HASTE.test(reason))
          .map(({ reason }) => reason),
      ),
    ),
  )
  await page.goBack()
  const reasons = await told
  await line.detach()
  return reasons
}

test('a step to another page and the step back are drawn as one move, unless a visitor wants no motion', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.moved = String(event.viewTransition !== null)
    }),
  )
  const moved = page.locator('html')
  for (const [reducedMotion, expected] of [
    ['no-preference', 'true'],
    ['reduce', 'false'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    await page.goto('/en/HomePage')
    await page.locator('a[href="/en/news"]').first().click()
    await expect(page).toHaveURL(/\/en\/news$/)
    await expect(moved).toHaveAttribute('data-moved', expected)
    await page.goBack()
    await expect(page).toHaveURL(/\/en\/HomePage$/)
    await expect(moved).toHaveAttribute('data-moved', expected)
  }
})

test('nothing on any kind of page keeps the browser from storing it for the way back', async ({
  page,
  request,
}) => {
  for (const { kind, address } of await canonicalPages(request, 'en'))
    await test.step(kind, async () => {
      await page.goto(address)
      await page.goto('about:blank')
      expect.soft(await keptFromStore(page), kind).toEqual([])
    })
})
