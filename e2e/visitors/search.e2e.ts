// The search as visitors use it: while they type, by keyboard, with marked results, and when nothing is found; and what editors see of that.
import type { Page } from '@playwright/test'
import { expectAccess } from '../testing/axe.ts'
import { expect, test } from '../testing/site.ts'
import { signIn, speakEnglishWithoutComplaint } from '../testing/staff.ts'

speakEnglishWithoutComplaint()

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('titles are suggested while somebody types, and chosen by keyboard or pointer', async ({ page }) => {
  await page.goto('/#/HomePage')
  const field = page.locator('.site-header').getByRole('combobox', { name: 'Search the site' })
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await field.click()
  await field.pressSequentially('ball va')
  await expect(list.getByRole('option').first()).toContainText('ball valve')
  await expect(list.locator('mark').first()).toHaveText(/ball/i)
  await expect(list.locator('.plate img').first()).toBeVisible()
  await expect(list.getByRole('option').first()).toContainText(/DN\s/)
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await expectAccess(page, 'suggestions')
  await page.keyboard.press('ArrowDown')
  const first = list.getByRole('option').first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(list.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(field).toHaveValue('ball va')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/product(Detail|ModularChil)\/\d+/)

  await page.goto('/#/keyword')
  await page.locator('main input[role="combobox"]').fill('ltb50')
  await list
    .getByRole('option', { name: /LTB-50/ })
    .first()
    .click()
  await expect(page.locator('.buy .model')).toHaveText('LTB-50')
})

test('words are found in every language and form, marked, counted by kind, at an address of their own', async ({
  page,
}) => {
  for (const [keyword, marked] of [
    ['流量计', '流量计'],
    ['valvula', 'Válvula'],
    ['valve', 'valve'],
    ['LTB 50', 'LTB-50'],
  ]) {
    await page.goto(`/#/keyword?keyword=${encodeURIComponent(keyword ?? '')}`)
    await expect(heading(page)).toHaveText(`Results for “${keyword}”`)
    await expect(page.locator('.found mark', { hasText: marked ?? '' }).first()).toBeVisible()
  }
  await page.goto('/#/keyword?keyword=valves')
  await expect(heading(page)).toHaveText('Results for “valves”')
  const kinds = page.getByRole('navigation', { name: 'Filter results' })
  await kinds.getByRole('link', { name: /^Products/ }).click()
  await expect(page).toHaveURL(/keyword=valves&kind=product$/)
  await page.goto('/#/keyword?keyword=valves&page=2')
  await expect(page.locator('.pages [aria-current]')).toHaveText('2')
  await expectAccess(page, 'results')
})

test('when nothing is found there is help, and editors see the word until they have done with it', async ({
  page,
}) => {
  await page.goto('/#/keyword?keyword=valvee')
  await page.goto('/#/keyword?keyword=harpsichord')
  await expect(heading(page)).toHaveText('Nothing found for “harpsichord”')
  await expect(page.locator('.cards .card')).toHaveCount(4)
  await expect(page.getByRole('heading', { name: 'Latest news' })).toBeVisible()
  await expectAccess(page, 'nothing found')
  // The nearest families, and the form with the question in it.
  const families = page.getByRole('navigation', { name: 'Nearest product families' })
  await expect(families.getByRole('link', { name: 'Valves' })).toBeVisible()
  await page.getByRole('heading', { name: 'Ask our engineers' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('textbox', { name: /Your inquiry/ })).toHaveValue('I searched for: harpsichord')
  const script = '<script>alert(1)</script>qwx'
  await page.goto(`/#/keyword?keyword=${encodeURIComponent(script)}`)
  await expect(heading(page)).toContainText(script)

  await signIn(page, 'admin', '/#/webSystemManage/web_search')
  const row = page.getByRole('row', { name: /harpsichord/ })
  await expect(row).toContainText('English')
  await row.getByRole('button', { name: 'Remove: harpsichord' }).click()
  await expect(row).toHaveCount(0)
})

test('a question in the words of an engineer is understood, and what was misspelled is said', async ({
  page,
}) => {
  const first = page.locator('.found > li').first()
  for (const [language, keyword, model] of [
    ['en', '4 inch magmeter', 'LEM-300'],
    ['zh', '離心泵 100m3/h', 'LCP 80-200'],
    ['es', 'electroválvula 1/2"', 'LSV-25'],
  ]) {
    await page.goto(`/${language}/keyword?keyword=${encodeURIComponent(keyword ?? '')}`)
    await expect(first.locator('.model')).toHaveText(model ?? '')
  }
  await page.goto('/en/keyword?keyword=turbnie')
  await expect(page.getByText('Showing results for “turbine”')).toBeVisible()
  await expect(first.locator('.model')).toHaveText('LTB-50')
  await page.goto('/en/keyword?keyword=unobtainium+magmeter')
  await expect(page.locator('.found-loosely')).toContainText('unobtainium')
  await page.goto('/zh/keyword?keyword=qiufa')
  await expect(page.getByText('以下是“球阀”的结果')).toBeVisible()
})

test('words of one meaning are kept in the console, and the search knows them at once', async ({ page }) => {
  await page.goto('/en/keyword?keyword=zorgle')
  await expect(heading(page)).toHaveText('Nothing found for “zorgle”')
  await signIn(page, 'admin', '/#/webSystemManage/web_search')
  await page.getByRole('button', { name: 'Synonyms' }).click()
  const english = page.getByRole('textbox', { name: 'Words of one meaning: English' })
  const kept = await english.inputValue()
  await english.fill(`${kept}\nzorgle`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('“zorgle” stands alone')).toBeVisible()
  await english.fill(`${kept}\nball valve, zorgle`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The search knows the new synonyms')).toBeVisible()
  await page.goto('/en/keyword?keyword=zorgle')
  await expect(page.locator('.found .model').first()).toHaveText('LBV-50')
})
