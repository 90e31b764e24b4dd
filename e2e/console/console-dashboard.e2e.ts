// The dashboard: what visitors did is counted and shown, days stand in the address, cards lead on and follow the rights.

import { expectAccess } from '../testing/axe.ts'
import { fitsWidth } from '../testing/looks.ts'
import { expect, test } from '../testing/site.ts'
import {
  atAnotherDesk,
  call,
  openAddress,
  sidebar,
  signIn,
  speakEnglishWithoutComplaint,
  unique,
} from '../testing/staff.ts'

/** Chromium without a window says so, and is left out of the count like any program. */
const PERSON =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const DASHBOARD = '/#/dashboard'

speakEnglishWithoutComplaint()

test('what a visitor opens is counted and shown, with a table behind the chart and days in the address', async ({
  page,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, userAgent: PERSON })
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
  const visitor = await context.newPage()
  const told = (path: string) =>
    visitor.waitForResponse(
      (reply) => reply.url().endsWith('/api/web/visit') && reply.request().postDataJSON().path === path,
    )
  const home = told('/HomePage')
  await visitor.goto('/#/HomePage')
  expect((await home).status()).toBe(200)
  const search = told('/keyword?keyword=zeppelin')
  await visitor.goto('/#/keyword?keyword=zeppelin')
  await search
  // Behind a canonical address the server counts the first page itself, and the browser tells of the next.
  const news = told('/news')
  await visitor.goto('/en/aboutus')
  await visitor.getByRole('link', { name: 'News', exact: true }).first().click()
  expect((await news).request().postDataJSON().referrer).toBeNull()
  // Filters and pages of a list are the same page, and nothing of it is kept in the browser.
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['language'])
  await context.close()

  await signIn(page, 'admin', DASHBOARD)
  const figure = (name: string) => page.getByRole('button', { name: new RegExp(`^${name} [\\d–]`) })
  const seen = async () => {
    await page.reload()
    return figure('Page views').locator('strong').textContent()
  }
  // What waits is stored every few seconds.
  await expect.poll(seen, { timeout: 30_000, intervals: [2_000] }).toBe('4')
  await expect(figure('Visitors').locator('strong')).toHaveText('1')
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(card('Top pages').getByRole('listitem').filter({ hasText: 'Home page' })).toContainText('1')
  await expect(card('Top searches').getByRole('listitem')).toContainText('zeppelin')

  await figure('Page views').click()
  await expect(figure('Page views')).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Page views: table of values' }).click()
  await expect(
    page.getByRole('region', { name: 'Page views: table of values' }).getByRole('row').nth(1),
  ).toContainText('4')

  await page.getByText('7 days', { exact: true }).click()
  await expect(page).toHaveURL(/days=7$/)
  await page.reload()
  await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked()
  await openAddress(page, '/#/dashboard?from=2026-01-01&to=2026-01-31')
  await expect(card('Top pages')).toContainText('Nothing was counted on these days.')
  await expectAccess(page, 'dashboard without figures', { within: '.console-content' })
})

test('what waits for somebody stands first, leads to the action and goes when it is done, on a phone too', async ({
  page,
  browser,
  baseURL,
}) => {
  const waits = page.getByRole('region', { name: 'Waiting for you' })
  const group = (name: string) => waits.getByRole('list', { name: new RegExp(`^${name}`) })
  // The call fails, then one part of it; what is there is shown, and asking again mends it.
  let fails: 'whole' | 'part' | null = 'whole'
  await page.route('**/api/dashboard/waiting*', async (route) => {
    if (fails === 'whole')
      return route.fulfill({ status: 500, json: { code: 500, message: 'Away', data: null } })
    const reply = await route.fetch()
    const answer = await reply.json()
    if (fails === 'part') Object.assign(answer.data, { failed: ['drafts'], drafts: null })
    return route.fulfill({ response: reply, json: answer })
  })
  await signIn(page, 'admin', DASHBOARD)
  await expect(waits.getByRole('alert')).toContainText('Away')
  fails = 'part'
  await waits.getByRole('button', { name: 'Try again' }).click()
  await expect(waits.getByRole('alert')).toContainText('Cannot be read at the moment: Your drafts.')
  await expect(
    group('Inquiries')
      .getByRole('link', { name: /^Answer: / })
      .first(),
  ).toBeVisible()
  fails = null
  await waits.getByRole('button', { name: 'Try again' }).click()
  await expect(waits.getByRole('alert')).toHaveCount(0)

  const model = unique('Draft')
  await call(page, '/api/web/product/add', { productModel: model, productName: { zh: '草稿', en: 'Draft' } })
  const desk = await atAnotherDesk(browser, baseURL, 'writer', DASHBOARD)
  await call(desk, '/api/right/ask', { resource: 'web_setting', why: 'For the fair' })
  await page.reload()
  const request = group('Requests for rights').getByRole('listitem').filter({ hasText: 'For the fair' })
  await expect(request.getByRole('link')).toHaveAttribute('href', /userList\?name=writer$/)
  await expectAccess(page, 'what waits', { within: '.console-content' })
  await page.setViewportSize({ width: 360, height: 800 })
  await expectAccess(page, 'what waits, on a phone', { within: '.console-content' })
  await fitsWidth(page, 360)
  await request.getByRole('button', { name: /^Put aside/ }).click()
  await expect(request).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })

  // Both numbers are those of the list that they lead to.
  const unassigned = waits.getByRole('link', { name: /^Unassigned: / })
  const count = (await unassigned.textContent())?.replace(/\D/g, '')
  await unassigned.click()
  await expect(page).toHaveURL(/web_message\?state=open&assignee=0/)
  await expect(page.locator('tbody tr[data-row-key]')).toHaveCount(Number(count))
  await openAddress(page, DASHBOARD)
  await group('Your drafts')
    .getByRole('link', { name: `Go on: ${model}` })
    .click()
  await expect(page).toHaveURL(/web_product\/\d+$/)

  // Who writes products alone has drafts and faults of their own, and no inquiries.
  const theirs = desk.getByRole('region', { name: 'Waiting for you' })
  await expect(theirs).toHaveAttribute('aria-busy', 'false')
  await expect(theirs.getByRole('heading', { name: /^Inquiries/ })).toHaveCount(0)
  await expect(theirs.getByText(model)).toHaveCount(0)
  await desk.context().close()
})

test('a card leads to what it counts, and others see fewer', async ({ page, browser, baseURL }) => {
  await signIn(page, 'admin', DASHBOARD)
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  const added = await call(page, '/api/web/product/add', { productName: { zh: '草稿', en: 'Draft' } })
  expect(added.code).toBe(200)
  await page.reload()
  await card('Ready to publish')
    .getByRole('row', { name: /^Products/ })
    .getByRole('link')
    .first()
    .click()
  await expect(page).toHaveURL(/web_product\?state=draft/)
  await expect(card('System')).toHaveCount(0)

  const desk = await atAnotherDesk(browser, baseURL, 'writer', DASHBOARD)
  await expect(desk.getByRole('region', { name: 'Ready to publish' })).toBeVisible()
  await expect(desk.getByRole('button', { name: /^Visitors \d/ })).toBeVisible()
  await expect(desk.getByRole('button', { name: /^Inquiries \d/ })).toHaveCount(0)
  for (const name of ['System', 'Email', 'Latest operations', 'Searches without results'])
    await expect(desk.getByRole('region', { name, exact: true })).toHaveCount(0)
  await expect(sidebar(desk)).toBeVisible()
  await desk.context().close()
})
