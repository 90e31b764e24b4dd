// The pages of roles in a journey: rows, their ways, and the boxes of the permission tree.
import type { Page } from '@playwright/test'

export const ROLES = '/#/sysUserManage/roleList'

export const toast = (page: Page, words: string | RegExp) => page.locator('.ant-message').getByText(words)
export const row = (page: Page, name: string) =>
  page.locator('tbody tr[data-row-key]').filter({ hasText: name })
export const box = (page: Page, name: string | RegExp) =>
  page.getByRole('tree', { name: 'Permissions' }).getByRole('checkbox', { name })
export const newKey = () => `crew-${Math.random().toString(36).slice(2, 8)}`

/** Chooses a way of a row, which stands in the row where there is room and in its menu otherwise. */
export async function choose(page: Page, name: string, way: string) {
  const inRow = row(page, name).getByRole('button', { name: `${way}: ${name}` })
  const more = row(page, name).getByRole('button', { name: `More actions: ${name}` })
  await more.waitFor()
  if (await inRow.isVisible()) return inRow.click()
  await more.click()
  await page.getByRole('menuitem', { name: way }).click()
}
