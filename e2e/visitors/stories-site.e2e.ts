// News, cases, about us and the pages where nothing is: found by filters, read, handed on, enlarged and printed.
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/site.ts'

test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: 'language', value: 'en', url: baseURL }]),
)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('news are narrowed by category and year, each with its count, and the address keeps both', async ({
  page,
}) => {
  await page.goto('/#/news')
  await expect(page.locator('.news-lead .pinned')).toHaveText('Pinned')
  const categories = page.getByRole('navigation', { name: 'Categories' })
  await categories.getByRole('link', { name: 'Service 2' }).click()
  await expect(page).toHaveURL(/category=service/)
  await expect(page.locator('.news-rows > li')).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Year' }).selectOption({ label: '2025 (1)' })
  await expect(page).toHaveURL(/year=2025/)
  await expect(page).toHaveURL(/category=service/)
  await expect(page.getByRole('status').filter({ hasText: '1 article' })).toBeAttached()
  await page.reload()
  await expect(page.locator('.news-rows > li')).toHaveCount(1)
  await page.goto('/#/news?category=knowledge&year=1999')
  await expect(page.getByText('No articles here yet')).toBeVisible()
  await page.getByRole('link', { name: 'See all news' }).click()
  await expect(page.locator('.news-lead')).toBeVisible()
})

test('a piece of news is read by its contents, names its products, and leads to its neighbours', async ({
  page,
}) => {
  await page.goto('/#/news')
  const title = 'LG-100 gateway: MQTT and Modbus out of the box'
  await page.getByRole('link', { name: title }).click()
  await expect(heading(page)).toHaveText(title)
  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'When the network is down' }).click()
  await expect(contents.getByRole('link', { name: 'When the network is down' })).toHaveAttribute(
    'aria-current',
    'true',
  )
  await expect(
    page.getByRole('region', { name: 'Products in this article' }).getByRole('link'),
  ).toContainText(['All products', 'Edge gateway'])
  await page.getByRole('navigation', { name: 'More news' }).getByRole('link').first().click()
  await expect(heading(page)).toHaveText('Support in Spanish now covers the whole Latin American working day')
  await page.goBack()
  await expect(heading(page)).toHaveText(title)
})

test('a piece of news is handed on: its address, a code for WeChat drawn here, and paper', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/#/news')
  await page.locator('.news-lead a').click()
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/newsDetail\/\d+/)

  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).host))
  const button = page.getByRole('button', { name: 'Share on WeChat' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Share on WeChat' })
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  const here = new URL(page.url()).host
  expect(asked.filter((host) => host !== here)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()

  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.site-nav, .bar-end').first()).toBeHidden()
  await expect(page.locator('.site-header .logo')).toBeVisible()
  await expect(page.locator('.share')).toBeHidden()
  await expect(page.locator('.contents')).toBeHidden()
  await expect(heading(page)).toBeVisible()
})

test('cases are narrowed by industry and place; a case shows its facts, its gallery and the next one', async ({
  page,
}) => {
  await page.goto('/#/successCase')
  const industries = page.getByRole('navigation', { name: 'Industry' })
  await industries.getByRole('link', { name: 'Food and beverage 1' }).click()
  await expect(page).toHaveURL(/industry=food-and-beverage/)
  await expect(page.locator('.feature-text h2')).toHaveText('The same recipe, batch after batch, within 0.3%')
  await industries.getByRole('link', { name: 'All' }).click()
  await page.getByRole('combobox', { name: 'Region' }).selectOption({ label: 'Latin America (1)' })
  await expect(page).toHaveURL(/region=latin-america/)
  await page.getByRole('link', { name: 'Read the case' }).click()
  await expect(heading(page)).toContainText('61% less water lost in a city of 140,000')
  await expect(page.getByRole('complementary', { name: 'At a glance' })).toContainText('Drinking water')
  await expect(page.locator('.results .figure')).toHaveCount(4)

  const first = page.getByRole('link', { name: /^Enlarge/ }).first()
  await first.click()
  const dialog = page.getByRole('dialog', { name: 'Pictures of the project' })
  await expect(dialog).toContainText('Picture 1 of 2')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('Picture 2 of 2')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(first).toBeFocused()

  const more = page.getByRole('navigation', { name: 'More cases' })
  await more.getByRole('link', { name: /Next case/ }).click()
  await expect(heading(page)).toContainText('The same recipe')
  await more.getByRole('link', { name: /Previous case/ }).click()
  await expect(heading(page)).toContainText('61% less water lost in a city of 140,000')
})

test('about us: parts, a certificate that enlarges, offices whose maps load nothing until they are asked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto('/#/aboutus/lianxi')
  await expect(page).toHaveURL(/#\/aboutus#lianxi$/)
  await expect(page.locator('#lianxi')).toBeInViewport()
  const parts = page.getByRole('navigation', { name: 'Parts of this page' })
  await parts.getByRole('link', { name: 'Certificates' }).click()
  await expect(parts.getByRole('link', { name: 'Certificates' })).toHaveAttribute('aria-current', 'true')
  await page.getByRole('link', { name: /^Enlarge/ }).click()
  await expect(page.getByRole('dialog')).toContainText('Picture 1 of 1')
  await page.keyboard.press('Escape')
  const office = page.locator('.office').first()
  await expect(office.getByRole('link', { name: /OpenStreetMap/ })).toHaveAttribute('target', '_blank')
  await expect(office.getByRole('link', { name: /Directions/ })).toHaveAttribute('href', /120\.58/)
  await office.getByRole('button', { name: 'Copy the address' }).click()
  await expect(office.getByRole('button', { name: 'Address copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('18 Chuangxin Road')
  expect([...hosts]).toEqual([new URL(page.url()).host])
})

test('where a record is no more, the words of its address lead to what is near, and others to what is popular', async ({
  page,
}) => {
  await page.goto('/#/newsDetail/999999-gateway')
  await expect(heading(page)).toHaveText('Page not found')
  const near = page.locator('.others section').filter({ hasText: 'Perhaps you were looking for' })
  await expect(near.getByRole('link').first()).toContainText('ateway')
  await expect(page.getByRole('heading', { name: 'Popular products' })).toBeVisible()
})

test('the theme colour of the site reaches every shade', async ({ page }) => {
  await page.route('**/api/web/site/get**', async (route) => {
    const answer = await (await route.fetch()).json()
    await route.fulfill({ json: { ...answer, data: { ...answer.data, themeColor: '#c2410c' } } })
  })
  await page.goto('/#/news')
  await expect(page.locator('.news-lead')).toBeVisible()
  // The language asked for anew brings the answer that carries the colour.
  await page.locator('.utility').getByRole('link', { name: 'Español' }).click()
  await expect(page.locator('html')).toHaveAttribute('style', /--brand: ?#c2410c/)
  const button = page.locator('.bar-end a.button')
  const hue = await button.evaluate((one) => getComputedStyle(one).backgroundColor)
  expect(hue).not.toContain('252')
})
