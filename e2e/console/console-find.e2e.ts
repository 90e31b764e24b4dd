// The search over the whole console: pages, records, pictures, people, settings and commands from one field.
import { expect, test } from '../testing/site.ts'
import { call, signIn, speakEnglishWithoutComplaint, unique } from '../testing/staff.ts'

const DASHBOARD = '/#/dashboard'

speakEnglishWithoutComplaint()

test('Ctrl+K finds a page, by its English title and by pinyin, and opens it with Enter', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, 'admin', DASHBOARD)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('prod')
  await expect(page.getByRole('option').first()).toContainText('Website › Products')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toContainText('Product types')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/web_product_type$/)

  await context.addCookies([{ name: 'language', value: 'zh', url: baseURL }])
  await page.reload()
  await page.getByRole('button', { name: '查找或执行' }).click()
  await page.getByRole('combobox').fill('grxx')
  await expect(page.getByRole('option', { selected: true })).toContainText('个人信息')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/my\/loginInfo$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('个人信息')
})

test('Ctrl+K finds records, pictures, settings and people, does commands, and begins with what was opened last', async ({
  page,
}) => {
  await signIn(page, 'admin', DASHBOARD)
  const typed = page.getByRole('combobox', { name: 'Find or do' })
  const chosen = page.getByRole('option', { selected: true })
  const find = async (words: string) => {
    await page.keyboard.press('Control+k')
    await typed.fill(words)
  }
  await find('LEM-500')
  await expect(chosen).toContainText('LEM-500')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/web_product\/\d+$/)

  await page.keyboard.press('Control+k')
  await expect(chosen).toContainText('LEM-500')
  await typed.fill('mail')
  await expect(page.getByRole('group', { name: 'Settings' }).getByRole('option').first()).toContainText(
    'recipients',
  )
  await typed.fill('gear-pump')
  await expect(page.getByRole('group', { name: 'Pictures' }).getByRole('option').first()).toBeVisible()
  await typed.fill('admin')
  await expect(page.getByRole('group', { name: 'People' }).getByRole('option').first()).toContainText('admin')
  await typed.fill('qqqq')
  await expect(page.getByText('Nothing found for “qqqq”')).toBeVisible()
  await typed.fill('new news')
  await expect(chosen).toContainText('New news')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/web_news_form\/0/)
})

test('a record is published from the search with a second Enter, and a failing server leaves pages to be found', async ({
  page,
}) => {
  await signIn(page, 'admin', DASHBOARD)
  const model = unique('PAL')
  await call(page, '/api/web/product/add', { productModel: model, productName: { en: 'Palette valve' } })
  await page.keyboard.press('Control+k')
  const typed = page.getByRole('combobox', { name: 'Find or do' })
  await typed.fill(`publish ${model}`)
  const chosen = page.getByRole('option', { selected: true })
  await expect(chosen).toContainText(`Publish ${model}`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  // A draft without pictures lacks something: what, and the way to it.
  await expect(page.getByRole('dialog', { name: /cannot be published yet/ })).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()

  await page.route('**/api/find/list**', (route) => route.abort())
  await page.keyboard.press('Control+k')
  await typed.fill('products')
  await expect(chosen).toContainText('Products')
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
})
