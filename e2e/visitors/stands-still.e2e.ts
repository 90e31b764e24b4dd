// How a page comes on a phone: nothing moves while it does, and what is seen first is fetched first.
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { canonicalPages } from '../testing/canonical-pages.ts'
import { EVERY_PAGE_MS } from '../testing/public-pages.ts'
import { expect, test } from '../testing/site.ts'

test.use({
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
})

/** What moved, and by how much. */
function noteShifts() {
  const moved: string[] = []
  Object.assign(window, { moved })
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[])
      moved.push(
        `${value.toFixed(4)} ${sources.map(({ node }) => node?.textContent?.slice(0, 30)).join(', ')}`,
      )
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const language of LANGUAGES)
  test(`nothing moves on any kind of page while it comes, also when its letters are late, and no picture is fetched in the wrong order (${language})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(EVERY_PAGE_MS)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.addInitScript(noteShifts)
    // Letters come once the page was painted without them.
    await page.route(/\.woff2$/, async (route) => {
      await page
        .waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
        .catch(() => {})
      await route.continue().catch(() => {})
    })
    const wrong: string[] = []
    for (const { kind, address } of await canonicalPages(request, language)) {
      await page.goto(address, { waitUntil: 'networkidle' })
      const { moved, pictures } = await page.evaluate(async () => {
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
        const isDrawn = (picture: HTMLImageElement) =>
          picture.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        // Thumbs and signs may wait for what is large.
        const isOnScreen = (picture: HTMLImageElement) => {
          const { top, bottom, left, width } = picture.getBoundingClientRect()
          return width > 80 && top < innerHeight * 0.9 && bottom > 0 && left < innerWidth && left + width > 0
        }
        const pictures = [...document.images].flatMap((picture) => {
          if (picture.loading === 'lazy' && isDrawn(picture) && isOnScreen(picture))
            return [`waits: ${picture.src}`]
          return picture.fetchPriority === 'high' && !isDrawn(picture) ? [`hurries: ${picture.src}`] : []
        })
        return { moved: (window as unknown as { moved: string[] }).moved, pictures }
      })
      wrong.push(...[...moved, ...pictures].map((what) => `${kind}: ${what}`))
    }
    expect(wrong).toEqual([])
  })
