// What an engineer reads of a product: figures in both systems of units, the drawing of a size, the order code, and products
// beside each other; with scripts and without.
import { expect, test } from '../testing/site.ts'

const METER = '/en/productDetail/15'
/** A row of the table of facts. */
const fact = (name: string) => `.specs tr:has(> th:text-is("${name}"))`

test('figures change to US units at once, the address takes the choice along, and the next page remembers it', async ({
  page,
}) => {
  await page.goto(METER)
  const size = page.locator(fact('Nominal size')).locator('td')
  await expect(size.getByText('DN 10–1200')).toBeVisible()
  await page.getByRole('group', { name: 'Units' }).getByRole('link', { name: 'US' }).click()
  await expect(size.getByText('3/8–48 in')).toBeVisible()
  await expect(size.getByText('DN 10–1200')).toBeHidden()
  await expect(page).toHaveURL(/[?&]units=us/)
  await expect(page.locator(fact('Fluid temperature')).locator('td')).toContainText('−40…302 °F')
  await page.goto('/en/HotProduct')
  await expect(page.locator('.in-us').first()).toBeVisible()
  await expect(page.locator('.in-metric').first()).toBeHidden()
})

test('a list whose figures can be typed in is read anew in the units that are chosen', async ({ page }) => {
  await page.goto('/en/productModular/1')
  const heat = page.locator('.facet:has(summary:has-text("temperature"))').first()
  await expect(heat.locator('summary')).toContainText('°C')
  await page.getByRole('group', { name: 'Units' }).first().getByRole('link', { name: 'US' }).click()
  await expect(heat.locator('summary')).toContainText('°F')
  await expect(page).toHaveURL(/units=us/)
})

test('the drawing and the table follow the size that is chosen, and the order code what is selected', async ({
  page,
}) => {
  await page.goto(METER)
  const drawing = page.getByRole('img', { name: 'Dimensional drawing' })
  await expect(drawing).toContainText('L 250')
  await page.getByRole('navigation', { name: 'Size shown' }).getByRole('link', { name: 'DN 200' }).click()
  await expect(drawing).toContainText('L 350')
  await expect(page.locator('.size-table [data-chosen] th')).toHaveText(/DN\s200/)
  await expect(page).toHaveURL(/size=200/)

  const code = page.locator('.code-line .code')
  await expect(code).toHaveText('LEM300-0100-E16-P-L-C-1-H-N-0')
  await page.locator('select[name="o.0"]').selectOption('0200')
  await expect(code).toHaveText('LEM300-0200-E16-P-L-C-1-H-N-0')
  await page.reload()
  await expect(code).toHaveText('LEM300-0200-E16-P-L-C-1-H-N-0')
})

test('a comparison shows what differs, marks what is better, and stands in its address', async ({ page }) => {
  await page.goto('/en/productModularChil/2')
  await page.getByRole('link', { name: 'Compare these' }).click()
  await expect(page).toHaveURL(/\/compare\?ids=15,16/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('LEM‑300 and LEM‑500')
  const row = (name: string) => page.locator(`.compare-table tr:has(> th :text-is("${name}"))`)
  await expect(row('Accuracy').getByText('best of these')).toHaveCount(1)
  await expect(row('Accuracy').locator('td').first()).toContainText('±0.2%')
  await expect(row('Warranty')).toBeHidden()
  await page.getByRole('checkbox', { name: 'Only differences' }).uncheck()
  await expect(row('Warranty')).toBeVisible()
  await page.getByRole('link', { name: 'Remove LEM-500 from the comparison' }).click()
  await expect(page).toHaveURL(/ids=15$/)
  await expect(row('Accuracy').locator('td')).toHaveCount(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('units, the size of the drawing, the order code and a comparison are addresses', async ({ page }) => {
    await page.goto(`${METER}?units=us&size=200&o.0=0200`)
    await expect(page.locator(fact('Nominal size')).getByText('3/8–48 in')).toBeVisible()
    await expect(page.locator(fact('Nominal size')).getByText('DN 10–1200')).toBeHidden()
    await expect(page.locator('.drawing .in-us').first()).toHaveText('13.8 in')
    await expect(page.locator('.drawing .in-metric').first()).toBeHidden()
    await expect(page.locator('.code-line .code')).toHaveText('LEM300-0200-E16-P-L-C-1-H-N-0')
    await page.locator('select[name="o.2"]').selectOption('F')
    await page.getByRole('button', { name: 'Generate the code' }).click()
    await expect(page.locator('.code-line .code')).toHaveText('LEM300-0200-E16-F-L-C-1-H-N-0')

    await page.goto('/zh/compare?ids=15,17')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('对比')
    await page.getByRole('checkbox', { name: '只看不同' }).uncheck()
    await expect(page.locator('.compare-table').getByText('质保期')).toBeVisible()
  })
})
