// Tabs that are pinned, and closing what stands beside one.
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/site.ts'
import { sidebar, signIn, speakEnglishWithoutComplaint, TYPES, tab, tabs } from '../testing/staff.ts'

speakEnglishWithoutComplaint()

const titles = (page: Page) => tabs(page).getByRole('link')
const item = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true })
async function menuOf(page: Page, title: string) {
  await tab(page, title).click({ button: 'right' })
  await expect(item(page, 'Refresh')).toBeVisible()
}

test('a tab is pinned by keyboard, outlives F5 and Close All, and tabs beside one are closed', async ({
  page,
}) => {
  await signIn(page, 'admin', TYPES)
  for (const name of ['Products', 'Case studies', 'News']) {
    await sidebar(page).getByRole('link', { name, exact: true }).click()
    await expect(tab(page, name)).toBeVisible()
  }
  await tab(page, 'News').focus()
  await page.keyboard.press('Shift+F10')
  // The keys reach the menu once it stands in its place.
  await expect(page.getByRole('menu').filter({ has: item(page, 'Pin') })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(item(page, 'Pin')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(titles(page)).toHaveText(['Dashboard', 'News', 'Product types', 'Products', 'Case studies'])
  await expect(page.getByRole('button', { name: 'Close: News' })).toHaveCount(0)
  await page.reload()
  await expect(titles(page)).toHaveText(['Dashboard', 'News', 'Product types', 'Products', 'Case studies'])
  await menuOf(page, 'Products')
  await item(page, 'Close to the Left').click()
  await expect(titles(page)).toHaveText(['Dashboard', 'News', 'Products', 'Case studies'])
  await menuOf(page, 'Products')
  await item(page, 'Close to the Right').click()
  await expect(titles(page)).toHaveText(['Dashboard', 'News', 'Products'])
  await menuOf(page, 'Products')
  await item(page, 'Close All').click()
  await expect(titles(page)).toHaveText(['Dashboard', 'News'])
})
