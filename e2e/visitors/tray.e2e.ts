// The tray: products that a visitor considers, kept over pages, to be compared or asked for; without scripts a list is compared.
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { expect, test } from '../testing/site.ts'

const WORDS = {
  zh: { put: '将 LEM-300 加入选型栏', label: '已选产品', compare: '对比', remove: '从选型栏移除 LTB-50' },
  en: {
    put: 'Add LEM-300 to the tray',
    label: 'Your selection',
    compare: 'Compare',
    remove: 'Remove LTB-50 from the tray',
  },
  es: {
    put: 'Agregar LEM-300 a la bandeja',
    label: 'Su selección',
    compare: 'Comparar',
    remove: 'Quitar LTB-50 de la bandeja',
  },
}

for (const language of LANGUAGES) {
  const words = WORDS[language]
  test(`products are put into the tray, stay there over pages, and are compared or asked for, in ${language}`, async ({
    page,
  }) => {
    const said: string[] = []
    page.on('pageerror', (error) => said.push(String(error)))
    await page.goto(`/${language}/productModular/1`)
    const tray = page.getByRole('region', { name: words.label })
    await expect(tray).toHaveCount(0)
    await page.getByRole('checkbox', { name: words.put }).check()
    await expect(tray.getByRole('listitem')).toHaveText(['LEM-300'])
    await expect(tray.getByRole('link', { name: words.compare, exact: true })).toBeHidden()
    await page.locator('.card:has-text("LTB-50") .pick input').first().check()
    await page.locator('.card:has-text("LUS-200") .pick input').first().check()
    await expect(tray.getByRole('listitem')).toHaveText(['LEM-300', 'LTB-50', 'LUS-200'])

    await page.locator('.card-name a').first().click()
    await expect(page).toHaveURL(/productDetail/)
    await expect(tray.getByRole('listitem')).toHaveCount(3)
    await expect(page.getByRole('checkbox', { name: words.put })).toBeChecked()

    await page.reload()
    await tray.getByRole('button', { name: words.remove }).click()
    await expect(tray.getByRole('listitem')).toHaveText(['LEM-300', 'LUS-200'])
    await expect(tray.locator('a.button').last()).toHaveAttribute('href', /\/message\?ids=\d+,\d+$/)
    await tray.getByRole('link', { name: words.compare, exact: true }).click()
    await expect(page).toHaveURL(/\/compare\?ids=\d+,\d+$/)
    await expect(page.locator('.compare-product b')).toHaveText(['LEM-300', 'LUS-200'])
    expect(said).toEqual([])
  })
}

test('another window of the same browser shows the same tray, and empties it', async ({ page, context }) => {
  await page.goto('/en/productModular/1')
  await page.getByRole('checkbox', { name: 'Add LEM-300 to the tray' }).check()
  const other = await context.newPage()
  await other.goto('/en/news')
  await expect(other.locator('.tray li')).toHaveText(['LEM-300'])
  await other.getByRole('button', { name: 'Empty the tray' }).click()
  await expect(other.locator('.tray')).toBeHidden()
  await expect(page.locator('.tray')).toBeHidden()
  await expect(page.getByRole('checkbox', { name: 'Add LEM-300 to the tray' })).not.toBeChecked()
})

test('the tray holds twelve products and says so to the thirteenth', async ({ page }) => {
  const kept = Array.from({ length: 12 }, (_, at) => {
    return { id: 9000 + at, address: '/productModular', model: `X-${at}`, picture: '' }
  })
  await page.addInitScript((tray) => localStorage.setItem('tray', tray), JSON.stringify(kept))
  await page.goto('/en/productModular/1')
  const box = page.getByRole('checkbox', { name: 'Add LEM-300 to the tray' })
  await box.click()
  await expect(page.locator('.tray [role="status"]')).toHaveText(/^The tray holds up to 12 products/)
  await expect(box).not.toBeChecked()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the ticked products of a list are compared', async ({ page }) => {
    await page.goto('/en/productModular/1')
    await page.getByRole('checkbox', { name: 'Add LEM-300 to the tray' }).check()
    await page.getByRole('checkbox', { name: 'Add LTB-50 to the tray' }).check()
    await page.getByRole('button', { name: 'Compare selected products' }).click()
    await expect(page.locator('.compare-product b')).toHaveText(['LEM-300', 'LTB-50'])
  })
})

test('asking opens the form where the visitor is, with a line for each product, and what was typed stays', async ({
  page,
}) => {
  const said: string[] = []
  page.on('pageerror', (error) => said.push(String(error)))
  await page.goto('/en/productModular/1')
  await page.getByRole('checkbox', { name: 'Add LEM-300 to the tray' }).check()
  await page.getByRole('checkbox', { name: 'Add LTB-50 to the tray' }).check()
  await page.getByRole('link', { name: 'Request a quote' }).click()
  const sheet = page.getByRole('dialog', { name: 'Request a quote' })
  await expect(sheet.locator('.model')).toHaveText(['LEM-300', 'LTB-50'])
  await expect(page).toHaveURL(/productModular\/1/)
  await sheet.getByLabel('Name', { exact: true }).fill('Ana Ruiz')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.getByRole('link', { name: 'Request a quote' }).click()
  await expect(sheet.getByLabel('Name', { exact: true })).toHaveValue('Ana Ruiz')
  expect(said).toEqual([])
})

test('spare parts go into the tray by their numbers, beside their product, and are asked for in lines of their own', async ({
  page,
}) => {
  await page.goto('/en/productModular/1')
  await page.getByRole('checkbox', { name: 'Add LEM-300 to the tray' }).check()
  await page.getByRole('checkbox', { name: 'Add LTB-50 to the tray' }).check()
  await page.locator('.card:has-text("LEM-300") .card-name a').click()
  const parts = page.locator('#parts .parts:last-child li')
  const number = async (at: number) => (await parts.nth(at).locator('.code').textContent()) ?? ''
  const [first, second] = [await number(0), await number(1)]
  await parts
    .nth(0)
    .getByRole('checkbox', { name: `Add ${first} to the tray` })
    .check()
  await parts
    .nth(1)
    .getByRole('checkbox', { name: `Add ${second} to the tray` })
    .check()
  const tray = page.getByRole('region', { name: 'Your selection' })
  await expect(tray.locator('.tray-count b')).toHaveText('4')
  // Products are compared, parts are not.
  await expect(tray.getByRole('link', { name: 'Compare', exact: true })).toHaveAttribute(
    'href',
    /\/compare\?ids=\d+,\d+$/,
  )
  await page.reload()
  await expect(parts.nth(0).getByRole('checkbox')).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Add LEM-300 to the tray' })).toBeChecked()

  await tray.getByRole('link', { name: 'Request a quote' }).click()
  const sheet = page.getByRole('dialog', { name: 'Request a quote' })
  await expect(sheet.locator('.model')).toHaveText(['LEM-300', 'LTB-50', 'LEM-300', 'LEM-300'])
  const codes = sheet.getByLabel('Order code')
  await expect(codes.nth(2)).toHaveValue(first)
  await expect(codes.nth(3)).toHaveValue(second)
  await sheet.getByLabel('Name', { exact: true }).fill('Ana Ruiz')
  await sheet.getByLabel('Phone').fill('+52 55 0000 0110')
  // What is taken out of the form stays in the tray.
  await sheet.getByRole('button', { name: 'Remove LTB-50' }).click()
  await sheet.getByRole('checkbox').check()
  await sheet.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(sheet.locator('.enquiry-number')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tray.getByRole('listitem')).toHaveText(['LTB-50'])
})
