// The two doors of the public site: canonical pages rendered on the server, and hash addresses at `/` (decision 27).
import type { Page } from '@playwright/test'
import { expect, isTakenOver, test } from '../testing/site.ts'

const PRODUCTS = '/en/productModular'

/** What the browser complained of. */
function complaints(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text())
  })
  page.on('pageerror', (error) => said.push(error.message))
  return said
}

/** Marks the heading before any script of the page runs; it stays when React takes the page over as it is. */
const markHeading = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1')
      if (!heading) return
      heading.setAttribute('data-served', '')
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })

/** Settles once the browser has fetched the document at an address by itself. */
async function fetchedAhead(page: Page, address: string) {
  const client = await page.context().newCDPSession(page)
  await new Promise<void>((ready) => {
    client.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (prefetchUrl === address && status === 'Ready') ready()
    })
    void client.send('Preload.enable')
  })
  await client.detach()
}

test.describe('where no scripts run', () => {
  test.use({ javaScriptEnabled: false })

  test('canonical pages can be read and walked, and an unknown one says so with 404', async ({ page }) => {
    await page.goto(PRODUCTS)
    await page.locator('main a[href*="/productDetail/"]').first().click()
    await expect(page).toHaveURL(/\/en\/productDetail\/\d+-[a-z0-9-]+$/)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/productDetail\/\d+-/)
    await page.getByRole('link', { name: 'Español' }).first().click()
    await expect(page).toHaveURL(/\/es\/productDetail\/\d+-/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    const missing = await page.goto('/zh/productDetail/999999')
    expect(missing?.status()).toBe(404)
    await expect(page.locator('header nav')).toBeAttached()
  })

  test('filters, order, search and the menu of a phone work as forms and links', async ({ page }) => {
    await page.goto('/en/productModular/1')
    await page.getByRole('checkbox', { name: /^Turbine/ }).check()
    await page.locator('.facet-form').getByRole('button').click()
    await expect(page).toHaveURL(/[?&]f\.[a-z-]+=/)
    await expect(page.locator('.listing .card').first()).toContainText('LTB')
    await page.locator('select[name="sort"]').selectOption('productModel')
    await page.locator('.facet-form').getByRole('button').click()
    await expect(page).toHaveURL(/[?&]sort=productModel/)
    await page.locator('header').getByRole('searchbox').fill('pump')
    await page.locator('header').getByRole('button', { name: 'Search' }).click()
    await expect(page.locator('main')).toContainText('Centrifugal pump')
    await page.setViewportSize({ width: 360, height: 740 })
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.locator('.phone-families').getByRole('link', { name: 'All products' }).click()
    await expect(page).toHaveURL(/\/en\/productModular/)
    await expect(page.locator('img[loading="lazy"]').first()).toBeAttached()
  })
})

test('the browser takes a canonical page over as it is, and walks on inside its door', async ({ page }) => {
  const said = complaints(page)
  await markHeading(page)
  await page.goto(PRODUCTS)
  // The form below the list needs React.
  await page.locator('.enquiry-place').scrollIntoViewIfNeeded()
  await isTakenOver(page)
  await expect(page.locator('h1')).toHaveAttribute('data-served', '')
  let loads = 0
  page.on('load', () => loads++)
  await page.locator('main a[href*="/productDetail/"]').first().click()
  await expect(page).toHaveURL(/\/en\/productDetail\/\d+/)
  await page.getByRole('link', { name: 'News', exact: true }).first().click()
  await expect(page).toHaveURL(/\/en\/news$/)
  await expect(page).toHaveTitle(/^News - /)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/productDetail\/\d+/)
  expect([loads, said]).toEqual([0, []])
})

test('the home page at `/` is taken over as it is and becomes the hash door', async ({ page }) => {
  const said = complaints(page)
  await markHeading(page)
  await page.goto('/')
  await expect(page).toHaveURL(/\/#\/HomePage$/)
  await expect(page.locator('h1').first()).toHaveAttribute('data-served', '')
  await page.locator('header').getByRole('link', { name: '新闻' }).first().click()
  await expect(page).toHaveURL(/\/#\/news$/)
  expect(said).toEqual([])
})

test('a hash that names another page never shows the home page first', async ({ page }) => {
  const said = complaints(page)
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const heading = document.querySelector('h1')
      if (heading?.checkVisibility({ visibilityProperty: true })) seen.push(heading.textContent ?? '')
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/#/aboutus')
  await expect(page.locator('h1')).toBeVisible()
  const about = await page.locator('h1').textContent()
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect([...new Set(seen)].filter((heading) => heading !== about)).toEqual([])
  expect(said).toEqual([])
})

test('choosing a language at a canonical address opens the same page in it and says so', async ({ page }) => {
  const said = complaints(page)
  await page.goto('/en/news')
  await page.getByRole('link', { name: 'Español' }).first().click()
  await expect(page).toHaveURL(/\/es\/news$/)
  await expect(page.locator('.toast')).toHaveText(/\S/)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  expect(said).toEqual([])
})

test('what a link leads to is fetched while the pointer rests on it', async ({ page }) => {
  await page.goto('/?lang=en#/HomePage')
  await isTakenOver(page)
  const fetched = page.waitForRequest(/\/api\/web\/news\/listAll/)
  await page.locator('header').getByRole('link', { name: 'News', exact: true }).hover()
  await fetched
})

test('a page that was fetched ahead is counted once it is seen, and one that the browser kept again', async ({
  page,
}) => {
  const told: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/web/visit')) told.push(request.postDataJSON().path)
  })
  await page.goto(PRODUCTS)
  const link = page.locator('header').getByRole('link', { name: 'News', exact: true })
  const address = await link.evaluate((a: HTMLAnchorElement) => a.href)
  await link.hover()
  await fetchedAhead(page, address)
  expect(told).toEqual([])
  await link.click()
  await expect(page).toHaveURL(address)
  const delivery = () =>
    page.evaluate(() => Reflect.get(performance.getEntriesByType('navigation')[0] ?? {}, 'deliveryType'))
  expect(await delivery()).toBe('navigational-prefetch')
  await expect.poll(() => told).toEqual(['/news'])
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await expect.poll(() => told).toEqual(['/news', '/news'])
  await page.goto('/en/aboutus')
  await page.waitForLoadState('networkidle')
  expect(told).toHaveLength(2)
})

test('a step inside a canonical page breaks no policy, and no text becomes markup there', async ({
  page,
}) => {
  const said = complaints(page)
  // A step inside the door draws pictures that travel, and panels.
  await page.goto('/en/news')
  await page.locator('main a[href*="/newsDetail/"]').first().click()
  await expect(page).toHaveURL(/newsDetail/)
  await page.locator('.products > summary').click()
  await expect(page.locator('.mega-grid')).toBeVisible()
  expect(said.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([])
  const markup = () =>
    page.evaluate(() => {
      document.body.append(Object.assign(document.createElement('p'), { innerHTML: '<b>x</b>' }))
    })
  await expect(markup()).rejects.toThrow('TrustedHTML')
})
