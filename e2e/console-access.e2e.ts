// Nobody is shut out: what axe finds on every page of the console and on what opens over it, in three languages, light and dark.
import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Page } from '@playwright/test'
import type { Language } from '../contract/language-codes.ts'
import { ROLES } from './testing/roles.ts'
import { expect, test } from './testing/site.ts'
import { call, PRODUCTS, signIn, TYPES } from './testing/staff.ts'

const LOOKS: readonly { language: Language; scheme: string; size: string; width: number }[] = [
  { language: 'zh', scheme: 'light', size: 'mini', width: 390 },
  { language: 'en', scheme: 'dark', size: 'medium', width: 1440 },
  { language: 'es', scheme: 'dark', size: 'default', width: 390 },
]
type Open = (address: string, sign: string) => Promise<void>
const PARTS: Record<string, (page: Page, open: Open) => Promise<void>> = {
  bar: async (page, open) => {
    await open('/#/my/loginInfo', '.my-sessions li')
    await page.locator('.page-head-ways button').filter({ visible: true }).click()
    await expect(page.locator('.my-password input[type="password"]').first()).toBeFocused()
    await expectAccess(page, 'change of the password')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await bar(page)
  },
  content: async (page, open) => {
    await open(TYPES, 'tbody tr[data-row-key]')
    await page.locator('.page-head-ways .ant-btn-primary').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccess(page, 'a new type')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await open(PRODUCTS, 'tbody tr[data-row-key]')
    const { data } = await call<{ items: { id: number }[] }>(page, '/api/web/product/list?limit=1')
    await open(`${PRODUCTS}/${data.items[0]?.id}`, '.editor-bar')
  },
  'news and cases': async (page, open) => {
    await open('/#/webSystemManage/web_news', 'tbody tr[data-row-key]')
    await open('/#/webSystemManage/web_news_form/0', '.editor-bar')
    await open('/#/webSystemManage/web_success_case', 'tbody tr[data-row-key]')
    const { data } = await call<{ items: { id: number }[] }>(page, '/api/web/successCase/list?limit=1')
    await open(`/#/webSystemManage/web_success_case/${data.items[0]?.id}`, '.editor-bar')
  },
  'pictures and releases': async (_, open) => {
    await open('/#/webSystemManage/web_media', '.media-card')
    await open('/#/webSystemManage/web_release', '.page-head')
  },
  'settings and webhooks': async (page, open) => {
    await open('/#/webSystemManage/web_setting', '.editor-bar')
    await open('/#/webSystemManage/web_webhook', '.nothing')
    await page.locator('.page-head-ways .ant-btn-primary').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccess(page, 'a new webhook')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
  people: async (page, open) => {
    await open('/#/sysUserManage/userList', 'tbody tr[data-row-key]')
    await users(page)
  },
  rights,
  messages: async (page, open) => {
    await open('/#/webSystemManage/web_message', 'tbody tr[data-row-key]')
    await page
      .locator('.page-head-ways .ant-btn:not(.ant-btn-icon-only)')
      .filter({ visible: true })
      .first()
      .click()
    await expect(page.locator('.ant-drawer-body').filter({ visible: true })).toBeVisible()
    await expectAccess(page, 'canned answers')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const { data } = await call<{ items: { id: number }[] }>(page, '/api/web/message/list?limit=10')
    await open(`/#/webSystemManage/web_message/${data.items[0]?.id}`, '.message-letter')
    await open('/#/webSystemManage/web_delivery', '.page-head')
  },
  logs: async (_, open) => {
    await open('/#/logManagement/loginLog', 'tbody tr[data-row-key]')
    await open('/#/logManagement/operationLog', '.filter-bar')
    await open('/#/logManagement/monitor', '.monitor-tiles')
  },
}

for (const { language, scheme, size, width } of LOOKS) {
  const look = `${language}, ${scheme}, ${size}, ${width} px`

  test(`axe finds nothing serious: sign-in, ${look}`, async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width, height: 900 })
    await speak(context, baseURL, language)
    await page.goto('/#/njlbWebLogin')
    await page.locator('input[type="password"]').waitFor()
    await page.locator('form [type="submit"]').click()
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
    await expectAccess(page, 'sign-in')
  })

  for (const [part, walk] of Object.entries(PARTS)) {
    test(`axe finds nothing serious: ${part}, ${look}`, async ({ page, context, baseURL }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      // The words of the form are found in English; a change of the fragment alone would not load them.
      await speak(context, baseURL, 'en')
      await signIn(page, 'admin', '/#/dashboard')
      await speak(context, baseURL, language)
      await context.addCookies([{ name: 'size', value: size, url: baseURL }])
      await page.evaluate((chosen) => localStorage.setItem('console-scheme', chosen), scheme)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (part === 'bar') await expectAccess(page, 'dashboard')
      await walk(page, async (address, sign) => {
        await page.evaluate((hash) => {
          location.hash = hash
        }, address.slice(1))
        await expect(page.locator(sign).filter({ visible: true }).first()).toBeVisible()
        await expectAccess(page, address)
      })
    })
  }
}

const speak = (context: BrowserContext, url: string, language: Language) =>
  context.addCookies([{ name: 'language', value: language, url }])

/** What opens over the list of people; the last row is one's own, where some ways stand still. */
async function users(page: Page) {
  const shown = (selector: string) => page.locator(selector).filter({ visible: true })
  await shown('.row-ways button:has(.anticon-more)').last().click()
  await expect(shown('[role="menuitem"][aria-disabled="true"]').first()).toBeVisible()
  await expectAccess(page, 'menu of a person in the list')
  await page.keyboard.press('Escape')
  await expect(shown('[role="menuitem"][aria-disabled="true"]')).toHaveCount(0)
  for (const button of ['.ant-btn-primary', 'button:has(.anticon-upload)']) {
    await shown(`.page-head-ways ${button}`).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccess(page, `people: what ${button} opens`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
}

/** Roles, what they grant, and menus. */
async function rights(page: Page, open: Open) {
  const lookInto = async (what: string, button: string, sign: string) => {
    await page.locator(button).filter({ visible: true }).first().click()
    await expect(page.locator(sign).filter({ visible: true }).first()).toBeVisible()
    await expectAccess(page, what)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await open(ROLES, 'tbody tr[data-row-key]')
  await lookInto('a new role', '.page-head-ways .ant-btn-primary', '.ant-drawer-body')
  await lookInto('why somebody may', '.page-head-ways button', '.ant-drawer-body')
  const { data } = await call<{ id: number }[]>(page, '/api/role/listAll')
  for (const { id } of data.slice(0, 2)) await open(`/#/sysUserManage/roleSetting/${id}`, '.grant-tree')
  await open('/#/sysUserManage/sysmenuList', '.menu-table tbody tr')
  await lookInto('a menu', '.menu-table .tree-open', '.icon-picker')
}

/** What opens from the top bar and the tabs. */
async function bar(page: Page) {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('pro')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectAccess(page, 'search')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.locator('.tab-strip [aria-current]').click({ button: 'right' })
  await expect(page.getByRole('menuitem').filter({ visible: true }).last()).toBeVisible()
  await expectAccess(page, 'menu of a tab')
  await page.keyboard.press('Escape')
  await page.locator('.user-button').click()
  await expect(page.locator('.user-who')).toBeVisible()
  await expectAccess(page, 'menu of the person')
  await page.keyboard.press('Escape')
  await expect(page.locator('.user-who')).toBeHidden()
  await page.locator('.top-bar-theme').click()
  await expect(page.locator('.theme-panel')).toBeFocused()
  await expectAccess(page, 'theme')
  await page.keyboard.press('Escape')
  await page.evaluate(() => void Promise.reject(new Error('Nobody was there')))
  await page.locator('.top-bar .ant-btn-dangerous').click()
  await page.locator('.error-list summary').click()
  await expectAccess(page, 'error log')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await call(page, '/api/auth/logout')
  await page.locator('.my-form button[type="submit"]').filter({ visible: true }).click()
  await expect(page.locator('.relogin')).toBeVisible()
  await expectAccess(page, 'dialog of an ended session')
}

async function expectAccess(page: Page, where: string) {
  // The stream of messages never ends: the network is never idle.
  await expect(
    page.locator('.console-busy, .ant-skeleton-active, .ant-spin-spinning').filter({ visible: true }),
  ).toHaveCount(0)
  const running = () =>
    page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length)
  await expect.poll(running).toBe(0)
  const { violations } = await new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(
    serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
    where,
  ).toEqual([])
}
