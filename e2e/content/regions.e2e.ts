// Values that differ by region, from the settings to what a visitor in one of the regions reads.
import { test as bare, expect, startSite } from '../testing/site.ts'
import { call, demoProduct, field, PRODUCTS, signIn } from '../testing/staff.ts'

// Regions and fields are those of a whole site: no other journey has them in its forms.
const test = bare.extend<object, object>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures out of this pattern
    async ({}, use) => {
      const { site, stop } = await startSite()
      await use(site)
      await stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

// One site goes from the settings to its visitors.
test.describe.configure({ mode: 'serial' })

type Fields = { kind: string; version: number }[]
const words = (text: string) => ({ zh: text, en: text, es: text })

test('an owner names a region, an editor says what holds there, and a visitor from there reads that first', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow()
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
  await signIn(page, 'admin', '/#/webSystemManage/web_setting')
  await page.getByRole('button', { name: 'Add a region' }).click()
  await field(page, 'setting.regions.0.name').fill('Europe')
  await field(page, 'setting.regions.0.countries').fill('Germany')
  await page.locator('.ant-select-item-option').filter({ hasText: 'Germany', visible: true }).click()
  const bar = page.locator('.editor-bar').filter({ visible: true })
  await bar.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved; the site shows it now')).toBeVisible()

  const { data } = await call<Fields>(page, '/api/web/setting/fields')
  const version = data.find(({ kind }) => kind === 'product')?.version
  const approval = { key: 'o1', name: words('Approval'), type: 'text', byRegion: true }
  await call(page, '/api/web/setting/changeFields', { kind: 'product', version, attributes: [approval] })

  const product = await demoProduct(page, 'LPT-350')
  // From one hash to another the fields would be those that the page has read.
  await page.goto('about:blank')
  await page.goto(`${PRODUCTS}/${product.id}`)
  await field(page, 'product.values.o1').fill('Worldmark')
  await page.locator('.attribute-regions summary').click()
  await field(page, 'product.values.o1@r1').fill('Euromark')
  await bar.getByRole('button', { name: /^(Save and publish|Publish)$/ }).click()
  await expect(bar).toContainText(/Published \d/)

  const address = `/en/productDetail/${product.id}`
  const german = await browser.newContext({ locale: 'de-DE', ...(baseURL && { baseURL }) })
  const visitor = await german.newPage()
  await visitor.goto(address)
  const row = visitor.getByRole('row', { name: /^Approval/ })
  const here = row.locator('summary .here')
  await expect(here.getByText('Euromark')).toBeVisible()
  await expect(here.getByText('Worldmark')).toBeHidden()
  await row.getByText('By region').click()
  await expect(row.getByRole('listitem').filter({ hasText: 'Everywhere else' })).toContainText('Worldmark')

  const choice = visitor.locator('#specs').getByRole('combobox', { name: 'Your region' })
  await expect(choice).toHaveValue('r1')
  await choice.selectOption('Everywhere else')
  await expect(here.getByText('Worldmark')).toBeVisible()
  await visitor.reload()
  await expect(choice).toHaveValue('')
  await expect(here.getByText('Worldmark')).toBeVisible()

  // The hash door draws the same.
  await choice.selectOption('Europe')
  await visitor.goto(`/#/productDetail/${product.id}`)
  await expect(here.getByText('Euromark')).toBeVisible()
  await german.close()
})

test('without scripts all values of a fact can be read', async ({ page, context, browser, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
  await signIn(page, 'admin', PRODUCTS)
  const { id } = await demoProduct(page, 'LPT-350')
  const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const visitor = await plain.newPage()
  await visitor.goto(`/en/productDetail/${id}`)
  const row = visitor.getByRole('row', { name: /^Approval/ })
  await row.locator('summary').click()
  await expect(row.getByRole('listitem').filter({ hasText: 'Europe' })).toContainText('Euromark')
  await plain.close()
})
