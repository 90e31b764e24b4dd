// German from nothing to a published site: chosen in the settings, written by an editor, shown to visitors, put away again and emptied.
import type { Page } from '@playwright/test'
import { expectAccess } from '../testing/axe.ts'
import { fitsWidth } from '../testing/looks.ts'
import { expect } from '../testing/site.ts'
import { call, demoProduct, field, PRODUCTS, signIn, speakEnglishWithoutComplaint } from '../testing/staff.ts'
import { test } from '../testing/whole-site.ts'

speakEnglishWithoutComplaint()

const LANGUAGES = '/#/webSystemManage/web_setting?part=languages'
const german = (page: Page) => page.getByRole('listitem', { name: 'German' })

/** Applies what was chosen, and waits until the console has it. */
async function apply(page: Page) {
  await page.getByRole('button', { name: 'Apply languages' }).click()
  const again = page.waitForEvent('load')
  await page.getByRole('tooltip').getByRole('button', { name: 'Apply languages' }).click()
  await again
  await expect(page.getByRole('button', { name: 'Apply languages' })).toBeDisabled()
}

async function choose(page: Page, which: string) {
  // The page moves to its part when that is drawn, and a list that is open closes.
  await expect(async () => {
    await german(page).getByRole('combobox').click()
    const option = page.locator('.ant-select-item-option').filter({ hasText: which, visible: true })
    await option.click({ timeout: 2_000 })
  }).toPass()
  await apply(page)
}

/** More languages than the line above the header takes stand behind the one that is shown. */
async function manyLanguages(page: Page) {
  type Chosen = { languages: { code: string; standing: string }[]; version: number }
  const { data } = await call<Chosen>(page, '/api/web/setting/languages')
  await call(page, '/api/web/setting/chooseLanguages', {
    version: data.version,
    languages: [...data.languages, { code: 'ru', standing: 'public' }],
  })
  // It begins anew.
  await expect(async () => {
    expect((await page.request.get('/ru/HomePage', { maxRedirects: 0 })).status()).toBe(200)
  }).toPass()
  await page.goto('/de/HomePage')
  const menu = page.locator('.utility summary')
  await menu.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.utility').getByRole('link', { name: '中文' })).toBeFocused()
  await expectAccess(page, 'the menu of languages')
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(menu).toHaveAccessibleName('Sprache: Deutsch')
  await menu.click()
  await page.locator('.utility').getByRole('link', { name: 'Русский' }).click()
  await expect(page).toHaveURL(/\/ru\//)
  await expect(page.locator('.utility').getByRole('link', { name: '中文' })).toBeHidden()
  for (const width of [992, 1240, 1440, 1280]) {
    await page.setViewportSize({ width, height: 720 })
    await fitsWidth(page, width)
  }
  await speakEnglish(page)
}

const speakEnglish = (page: Page) =>
  page.context().addCookies([{ name: 'language', value: 'en', url: new URL('/', page.url()).href }])

test('a language is added for staff, written, shown to visitors with all that belongs to it, put away with its texts, and emptied', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await signIn(page, 'admin', LANGUAGES)
  await expect(async () => {
    await page.getByRole('combobox', { name: 'Add a language' }).fill('german')
    const option = page.locator('.ant-select-item-option').filter({ hasText: 'Deutsch', visible: true })
    await option.click({ timeout: 2_000 })
  }).toPass()
  await expect(german(page)).toContainText('Staff only')
  const details = german(page).getByRole('button', { name: 'German: Details' })
  await details.click()
  await expect(german(page)).toContainText('German → English → any language')
  await german(page).getByRole('switch', { name: 'Releases ask for it' }).click()
  await expectAccess(page, 'the languages of the site')
  await fitsWidth(page, 1280)
  await apply(page)
  await expect(german(page)).toContainText(/0 of \d+ records complete/)
  await details.click()
  await expect(german(page).getByRole('switch', { name: 'Releases ask for it' })).toBeChecked()

  // Nobody else sees anything of it.
  const hidden = await page.request.get('/de/HomePage', { maxRedirects: 0 })
  expect([hidden.status(), hidden.headers().location]).toEqual([302, '/zh/HomePage'])
  expect(await (await page.request.get('/en/HomePage')).text()).not.toContain('hreflang="de"')

  // An editor writes it beside the others.
  const { id } = await demoProduct(page, 'LG-200')
  await page.goto('about:blank')
  await page.goto(`${PRODUCTS}/${id}`)
  await page.locator('.language-choice').getByText('Deutsch').click()
  await field(page, 'product.productName').fill('Schwingungsgateway für Pumpen')
  await field(page, 'product.summary').fill('Hört Pumpen ab und warnt, bevor Lager versagen.')
  await page.getByRole('button', { name: /^Publish( changes)?$/ }).click()
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled()

  // Now visitors see it.
  await page.goto('about:blank')
  await page.goto(LANGUAGES)
  await choose(page, 'Visitors and staff')
  const shown = await page.request.get(`/de/productDetail/${id}`)
  expect(shown.url()).toMatch(/\/de\/productDetail\/\d+-schwingungsgateway-fuer-pumpen$/)
  const html = await shown.text()
  expect(html).toContain('<html lang="de"')
  expect(html).toContain('Hört Pumpen ab und warnt')
  expect(html).toContain('hreflang="de"')
  expect(await (await page.request.get('/sitemap/product-de-1.xml')).text()).toContain('/de/productDetail/')
  await page.goto('/de/HomePage')
  await expect(page.getByRole('navigation').getByText('Produkte').first()).toBeVisible()
  await page.goto('/de/keyword?keyword=pumpe')
  await expect(page.getByRole('link', { name: /Schwingungsgateway/ }).first()).toBeVisible()

  await manyLanguages(page)

  // The console speaks it as well.
  await signIn(page, 'admin', LANGUAGES)
  await expect(async () => {
    const heading = page.getByRole('heading', { name: 'Sprachen', exact: true })
    if (await heading.isVisible()) return
    await page.getByRole('button', { name: /^Language: / }).click({ timeout: 5_000 })
    await page.getByRole('menuitem', { name: 'Deutsch' }).click({ timeout: 5_000 })
    await expect(heading).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await speakEnglish(page)
  await page.reload()

  // Put away, its pages lead elsewhere and its texts stay.
  await choose(page, 'Put away')
  expect((await page.request.get('/de/HomePage', { maxRedirects: 0 })).status()).toBe(302)
  type Read = { productName: Record<string, string> }
  const { data } = await call<Read>(page, `/api/web/product/read?id=${id}`)
  expect(data.productName.de).toBe('Schwingungsgateway für Pumpen')

  // They go once that is said, after they were counted.
  await german(page).getByRole('button', { name: 'German: Empty' }).click()
  const question = page.getByRole('dialog', { name: 'Empty German for good?' })
  await expect(question).toContainText('1 record has texts in this language, 1 of them published')
  await question.getByRole('button', { name: 'Empty' }).click()
  await expect(page.getByText('Emptied in 1 record')).toBeVisible()
  const emptied = await call<Read>(page, `/api/web/product/read?id=${id}`)
  expect(emptied.data.productName.de).toBe('')
  expect(emptied.data.productName.en).not.toBe('')
})
