// Nobody is shut out: what axe finds on the pages and dialogs of the top bar, in three languages, light and dark.
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import type { Language } from '../contract/language-codes.ts'
import { expect, test } from './testing/site.ts'
import { signIn } from './testing/staff.ts'

const LOOKS: readonly { language: Language; scheme: string; size: string; width: number }[] = [
  { language: 'zh', scheme: 'light', size: 'mini', width: 390 },
  { language: 'en', scheme: 'dark', size: 'medium', width: 1440 },
  { language: 'es', scheme: 'dark', size: 'default', width: 390 },
]

for (const { language, scheme, size, width } of LOOKS) {
  test(`axe finds nothing serious: ${language}, ${scheme}, ${size}, ${width} px`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
    await signIn(page, 'admin', '/#/my/loginInfo')
    await context.addCookies([
      { name: 'language', value: language, url: baseURL },
      { name: 'size', value: size, url: baseURL },
    ])
    await page.evaluate((chosen) => localStorage.setItem('console-scheme', chosen), scheme)
    await page.reload()
    await expect(page.locator('.my-sessions li').first()).toBeVisible()
    await expectAccess(page)
    await page.locator('.page-head-ways button').click()
    await expect(page.locator('.my-password input[type="password"]').first()).toBeFocused()
    await expectAccess(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('pro')
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectAccess(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.locator('.top-bar-theme').click()
    await expect(page.locator('.theme-panel')).toBeFocused()
    await expectAccess(page)
  })
}

async function expectAccess(page: Page) {
  await page.waitForLoadState('networkidle')
  const running = () =>
    page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length)
  await expect.poll(running).toBe(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
