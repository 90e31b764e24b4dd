// React takes a page of the server over as it is: nothing that stands there goes away, not for a moment.
import { expect, isTakenOver, test } from '../testing/site.ts'

/** Parts whose scripts come after the page, by the file that draws them. */
const LATE_PARTS = [
  { name: 'facts of a product', part: '.product-body > *', file: 'product-body' },
  { name: 'sizing line of a family', part: '.sizing', file: 'sizing-line' },
  { name: 'families of the home page', part: '.family-lines', file: 'family-lines' },
]
/** As on a slow line. */
const LATE_MS = 600

for (const { name, part, file } of LATE_PARTS)
  test(`the ${name} stay while React takes the page over, however late their script is`, async ({ page }) => {
    await page.route(new RegExp(`/assets/${file}-[^/]+\\.js$`), async (route) => {
      await new Promise((over) => setTimeout(over, LATE_MS))
      await route.continue().catch(() => {})
    })
    await page.goto(file === 'family-lines' ? '/en/HomePage' : '/en/productModular/1')
    if (file === 'product-body') {
      await page.locator('.listing .card a').first().click()
      await expect(page.locator('.gallery')).toBeVisible()
    }
    await expect(page.locator(part).first()).toBeVisible()
    await page.evaluate((part) => {
      const count = () => document.querySelectorAll(part).length
      const [first, missed]: [number, number[]] = [count(), []]
      Object.assign(window, { missed })
      const look = () => {
        if (count() < first) missed.push(count())
      }
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    }, part)
    // The form about to be seen is what brings React.
    await page.locator('.enquiry').last().scrollIntoViewIfNeeded()
    await isTakenOver(page)
    await expect(page.locator('.enquiry form').last()).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { missed: number[] }).missed)).toEqual([])
  })
