// The frame of the console: its menu by keyboard and when it is narrow, and what a step leaves as it is.
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/site.ts'
import {
  openAddress,
  PRODUCTS,
  sidebar,
  signIn,
  speakEnglishWithoutComplaint,
  tab,
} from '../testing/staff.ts'

speakEnglishWithoutComplaint()

const entry = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true })
const folder = (page: Page, name: string) => sidebar(page).getByRole('button', { name, exact: true })

test('the menu is walked with the arrow keys, and a folder is closed and opened', async ({ page }) => {
  await signIn(page, 'admin', '/#/dashboard')
  await entry(page, 'Dashboard').focus()
  await page.keyboard.press('ArrowDown')
  await expect(folder(page, 'Website')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(entry(page, 'Products')).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await expect(folder(page, 'System')).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowDown')
  await expect(entry(page, 'Home page')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(entry(page, 'Dashboard')).toBeFocused()
  await expect(entry(page, 'Dashboard')).toHaveAttribute('aria-current', 'page')
  // The page shown is always to be found.
  await folder(page, 'Website').click()
  await expect(entry(page, 'Products')).toBeHidden()
  await openAddress(page, PRODUCTS)
  await expect(entry(page, 'Products')).toHaveAttribute('aria-current', 'page')
  await expect(entry(page, 'Products')).toBeVisible()
})

test('what lies in a narrow menu flies out beside it, by mouse and by keyboard', async ({ page }) => {
  await signIn(page, 'admin', '/#/dashboard')
  await page.getByRole('button', { name: 'Collapse the sidebar' }).click()
  await folder(page, 'System').hover()
  await entry(page, 'Roles').click()
  await expect(page).toHaveURL(/roleList$/)
  await expect(entry(page, 'Roles')).toBeHidden()
  await page.mouse.move(700, 500)

  await folder(page, 'Website').focus()
  await page.keyboard.press('Enter')
  await expect(entry(page, 'Webhooks')).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(entry(page, 'Webhooks')).toBeHidden()
  await expect(folder(page, 'Website')).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(entry(page, 'Home page')).toBeFocused()
  await folder(page, 'System').focus()
  await expect(entry(page, 'Home page')).toBeHidden()
})

test('a step draws two entries of the menu anew, and no other', async ({ page }) => {
  await signIn(page, 'admin', '/#/dashboard')
  await expect(entry(page, 'Products')).toBeVisible()
  /** What each entry was drawn with last, as React keeps it: the same object means that it was not drawn since. */
  const drawn = () =>
    page.evaluate(() => {
      const kept = globalThis as unknown as { drawn?: Map<Element, unknown> }
      const now = new Map(
        [...document.querySelectorAll('.sidebar-menu li:not(:has(ul))')].map((one) => {
          const props = Object.entries(one).find(([name]) => name.startsWith('__reactProps'))
          return [one, props?.[1]] as const
        }),
      )
      const anew = [...now].filter(([one, props]) => kept.drawn && kept.drawn.get(one) !== props)
      kept.drawn = now
      return anew.map(([{ textContent }]) => textContent)
    })
  expect(await drawn()).toEqual([])
  await entry(page, 'Products').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  await expect(entry(page, 'Products')).toHaveAttribute('aria-current', 'page')
  expect(await drawn()).toEqual(['Dashboard', 'Products'])
})

test('a page whose tab is kept asks for nothing while another is shown, and comes back at its address', async ({
  page,
}) => {
  await signIn(page, 'admin', `${PRODUCTS}?keyword=LEM-300`)
  const list = page.getByRole('table').filter({ hasText: 'LEM-300' })
  await expect(list).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/web/product/list')) asked.push(request.url())
  })
  await openAddress(page, '/#/webSystemManage/web_news?state=published')
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
  await expect(page.getByRole('table').filter({ visible: true })).toBeVisible()
  expect(asked).toEqual([])
  await tab(page, 'Products').click()
  await expect(page).toHaveURL(/web_product\?keyword=LEM-300$/)
  await expect(list).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'LTB-50', visible: true })).toHaveCount(0)
})
