// The top bar: size, theme, dark mode, full screen; and pictures enlarged.
import type { Page, Request } from '@playwright/test'
import { standStill } from '../testing/axe.ts'
import { expect, test } from '../testing/site.ts'
import { field, PRODUCTS, sidebar, signIn, speakEnglishWithoutComplaint, tab } from '../testing/staff.ts'

const DASHBOARD = '/#/dashboard'

speakEnglishWithoutComplaint()

const background = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)

test('a size is taken at once, told, and kept over a reload', async ({ page, context }) => {
  await signIn(page, 'admin', PRODUCTS)
  const button = page.getByRole('link', { name: 'New product' })
  await expect(button).toHaveCSS('height', '34px')
  for (const [size, height] of [
    ['Mini', '26px'],
    ['Small', '30px'],
    ['Default', '36px'],
    ['Mini', '26px'],
  ] as const) {
    await page.getByRole('button', { name: /^Size:/ }).click()
    await page.getByRole('menuitem', { name: size }).click()
    await expect(page.getByText('Switch Size Success').last()).toBeVisible()
    await expect(button).toHaveCSS('height', height)
  }
  await expect(page.getByRole('cell').first()).toHaveCSS('padding-top', '5px')
  expect((await context.cookies()).find(({ name }) => name === 'size')?.value).toBe('mini')
  await page.reload()
  await expect(button).toHaveCSS('height', '26px')
})

test('a size begins every page anew, kept ones too, and asks first when input would be lost', async ({
  page,
}) => {
  const heading = page.locator('h1').filter({ visible: true })
  const mark = () => heading.evaluate((one) => one.setAttribute('data-marked', ''))
  const choose = async (size: string) => {
    await page.getByRole('button', { name: /^Size:/ }).click()
    await page.getByRole('menuitem', { name: size }).click()
  }
  await signIn(page, 'admin', '/#/my/loginInfo')
  await expect(heading).toHaveText('Personal information')
  await mark()
  await sidebar(page).getByRole('link', { name: 'Products' }).click()
  await page.getByRole('link', { name: 'New product' }).click()
  await field(page, 'product.productName').fill('Half a product')
  await mark()
  await tab(page, 'Personal information').click()
  await expect(heading).toHaveAttribute('data-marked')
  await tab(page, 'New product').click()

  await choose('Mini')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await expect(page.getByRole('button', { name: 'Size: Medium' })).toBeVisible()
  await expect(field(page, 'product.productName')).toHaveValue('Half a product')
  await expect(heading).toHaveAttribute('data-marked')

  await choose('Mini')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByText('Switch Size Success')).toBeVisible()
  await expect(heading).not.toHaveAttribute('data-marked')
  await expect(field(page, 'product.productName')).toHaveValue('')
  const read = page.waitForRequest('**/api/user/my/sessions**')
  await tab(page, 'Personal information').click()
  await read
  await expect(heading).toHaveText('Personal information')
  await expect(heading).not.toHaveAttribute('data-marked')
})

test('a theme colour restyles everything at once without fetching anything, and is kept over a reload', async ({
  page,
}) => {
  await signIn(page, 'admin', PRODUCTS)
  const button = page.getByRole('link', { name: 'New product' })
  const before = [
    await background(page, '.sidebar'),
    await button.evaluate((one) => getComputedStyle(one).backgroundColor),
  ]
  await page.getByRole('button', { name: 'Theme' }).click()
  await expect(page.getByRole('button', { name: 'Vermilion' })).toBeVisible()
  const asked: string[] = []
  // The stream of messages begins when the page is at rest; pictures of the list may still be on their way.
  const isOfPage = (request: Request) =>
    request.url().endsWith('/events') || request.url().includes('/image?filepath=')
  page.on('request', (request) => isOfPage(request) || asked.push(request.url()))
  await page.getByRole('button', { name: 'Vermilion' }).click()
  await expect(page.getByText('Theme changed')).toBeVisible()
  await expect(button).not.toHaveCSS('background-color', before[1] ?? '')
  await expect.poll(() => background(page, '.sidebar')).not.toBe(before[0])
  await page.getByLabel('Color value').fill('#0a7')
  await page.getByLabel('Color value').press('Enter')
  await expect(page.getByLabel('Any color', { exact: true })).toHaveValue('#00aa77')
  await page.getByLabel('Color value').fill('red')
  await page.getByLabel('Color value').press('Enter')
  await expect(page.getByText('Please enter a color such as #409EFF')).toBeVisible()
  expect(asked).toEqual([])
  const chosen = await background(page, '.sidebar')
  await page.reload()
  await expect(button).toBeVisible()
  await expect.poll(() => background(page, '.sidebar')).toBe(chosen)
})

test('the change of the theme is told in Chinese as specified', async ({ page, context, baseURL }) => {
  await signIn(page, 'admin', DASHBOARD)
  await context.addCookies([{ name: 'language', value: 'zh', url: baseURL }])
  await page.reload()
  await page.getByRole('button', { name: '主题' }).click()
  await page.getByRole('button', { name: '琥珀' }).click()
  await expect(page.getByText('换肤成功')).toBeVisible()
})

test('dark mode turns the console dark, keeps over a reload, and auto follows the system', async ({
  page,
}) => {
  await signIn(page, 'admin', PRODUCTS)
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.locator('.theme-panel').getByText('Dark', { exact: true }).click()
  const ground = () => background(page, '.console-layout')
  await expect.poll(ground).toBe('rgb(17, 31, 49)')
  await page.reload()
  await expect.poll(ground).toBe('rgb(17, 31, 49)')
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.locator('.theme-panel').getByText('System', { exact: true }).click()
  await expect.poll(ground).toBe('rgb(244, 247, 250)')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(ground).toBe('rgb(17, 31, 49)')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Theme' })).toBeFocused()
})

test('the whole screen is a toggle, and a browser that cannot says so', async ({ page }) => {
  await signIn(page, 'admin', DASHBOARD)
  await page.getByRole('button', { name: 'Full screen' }).click()
  await page.getByRole('button', { name: 'Leave full screen' }).click()
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
  await page.evaluate(() => {
    Object.defineProperty(document, 'fullscreenEnabled', { value: false })
  })
  await page.getByRole('button', { name: 'Full screen' }).click()
  await expect(page.getByText('you browser can not work')).toBeVisible()
})

test('pictures in a form are enlarged and walked through, a broken one offers the next, and the form stays', async ({
  page,
}) => {
  await signIn(page, 'admin', `${PRODUCTS}?keyword=LEM-300`)
  await page.getByRole('button', { name: /^Edit:/ }).click()
  await standStill(page)
  await page.getByRole('button', { name: 'Enlarge' }).first().click()
  const preview = page.getByRole('dialog', { name: 'Pictures' })
  await expect(preview).toContainText(/Picture 1 of \d/)
  await page.keyboard.press('End')
  await expect(preview).not.toContainText('Picture 1 of')
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()

  // Larger than what is there already, so that each picture is asked for and does not come.
  await page.route('**/image?*', (route) => route.abort())
  await page.setViewportSize({ width: 1900, height: 1000 })
  await page.getByRole('button', { name: 'Enlarge' }).first().click()
  const broken = preview.getByRole('alert')
  await expect(broken).toContainText('the image address is abnormal, continue to the next one?')
  await broken.getByRole('button', { name: 'Next picture' }).click()
  await expect(preview).toContainText('Picture 2 of')
  await broken.getByRole('button', { name: 'Cancel' }).click()
  await expect(preview).toBeHidden()
  await expect(page).toHaveURL(/web_product\/\d+$/)
})
