// The decimal sign of Spanish: chosen in the settings, read on pages of the server and in figures that the browser writes.
import { quoteSender } from '../testing/sent-quote.ts'
import { expect, test } from '../testing/site.ts'
import { call, demoProduct, signIn, speakEnglishWithoutComplaint, unique } from '../testing/staff.ts'

speakEnglishWithoutComplaint()

const PUMPS = 'productModular/10?at.flow=50&at.head=20'

test('an editor chooses the comma: pages, quotes, and what the browser reckons, have it in Spanish alone', async ({
  page,
  browser,
  baseURL,
}) => {
  await signIn(page, 'admin', '/#/webSystemManage/web_setting')
  try {
    await page.getByRole('combobox', { name: 'Decimal sign in Spanish' }).click()
    await page
      .locator('.ant-select-item-option')
      .filter({ hasText: /^Comma/ })
      .click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Saved; the site shows it now')).toBeVisible()
    const visitor = await browser.newContext({ ...(baseURL && { baseURL }) })
    const site = await visitor.newPage()
    const language = (value: string) => visitor.addCookies([{ name: 'language', value, url: baseURL ?? '' }])

    const { id } = await demoProduct(page, 'LEM-300')
    await site.goto(`/es/productDetail/${id}`)
    await expect(site.locator('main')).toContainText(/±0,2\s%/)
    await expect(site.locator('main')).not.toContainText(/±\d+\.\d/)
    await site.goto(`/en/productDetail/${id}`)
    await expect(site.locator('main')).toContainText('±0.2%')
    const asker = { name: 'Ana Torres', email: `${unique('ana').replace(' ', '-')}@example.com` }
    const { page: quote } = await quoteSender(baseURL)({ ...asker, language: 'es' })
    await site.goto(quote)
    await expect(site.locator('main')).toContainText(/16\s546,00/)
    await expect(site.locator('main')).not.toContainText(/\d\.\d\d/)

    // At a hash all of it is drawn here.
    await language('es')
    await site.goto(`/#/${PUMPS}`)
    await expect(site.locator('.duty-rank li').first()).toContainText(/\d,\d+\sm/)
    await expect(site.locator('.duty-rank')).not.toContainText(/\d\.\d/)
    // A bound is understood as it is typed.
    const least = site.locator('.facets').getByRole('textbox', { name: 'De' }).first()
    await least.fill('0,5')
    await least.press('Enter')
    await expect(site).toHaveURL(/min=0(%2C|,)5/)
    await expect(least).toHaveValue('0,5')
    await visitor.close()
  } finally {
    const { data } = await call<{ version: number }>(page, '/api/web/setting/read')
    await call(page, '/api/web/setting/update', { version: data.version, decimalSign: 'point' })
  }
})
