// Nobody is shut out: what axe finds on every page of the console and on what opens over it, in three languages, light and dark.
import type { Page } from '@playwright/test'
import type { Language } from '../../contract/languages/language-codes.ts'
import { expectAccess as judge, standStill } from '../testing/axe.ts'
import { everyLook } from '../testing/looks.ts'
import { ROLES } from '../testing/roles.ts'
import { expect, test } from '../testing/site.ts'
import { call, openAddress, PRODUCTS, signIn, TYPES } from '../testing/staff.ts'

const LOOKS: readonly { language: Language; scheme: string; size: string; width: number }[] = [
  { language: 'zh', scheme: 'light', size: 'mini', width: 390 },
  { language: 'en', scheme: 'dark', size: 'medium', width: 1440 },
  { language: 'es', scheme: 'dark', size: 'default', width: 390 },
]
type Open = (address: string, sign: string) => Promise<void>
const PARTS: Record<string, (page: Page, open: Open) => Promise<void>> = {
  bar: async (page, open) => {
    await open('/#/dashboard', 'h1')
    await open('/#/my/loginInfo', '.my-sessions li')
    await page.locator('.page-head-actions button').filter({ visible: true }).click()
    await expect(page.locator('.my-password input[type="password"]').first()).toBeFocused()
    await expectAccess(page, 'change of the password')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await bar(page)
  },
  content: async (page, open) => {
    await open(TYPES, 'tbody tr[data-row-key]')
    await page.locator('.page-head-actions .ant-btn-primary').filter({ visible: true }).click()
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
    await open('/#/webSystemManage/web_setting/fields/product', '.editor-bar')
    await open('/#/webSystemManage/web_webhook', '.nothing')
    await page.locator('.page-head-actions .ant-btn-primary').filter({ visible: true }).click()
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
      .locator('.page-head-actions .ant-btn:not(.ant-btn-icon-only)')
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

const SIGN_IN = 'sign-in'

for (const [number, part] of [SIGN_IN, ...Object.keys(PARTS)].entries()) {
  // Each part in one look, the next in another; with `LOOKS=all` (CONTRIBUTING.md) each in all of them.
  const looks = LOOKS.filter((_, look) => everyLook || look === number % LOOKS.length)
  for (const { language, scheme, size, width } of looks) {
    test(`axe finds nothing serious: ${part}, ${language}, ${scheme}, ${size}, ${width} px`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      const cookies = { language, size }
      await context.addCookies(
        Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL })),
      )
      await page.addInitScript((chosen) => localStorage.setItem('console-scheme', chosen), scheme)
      if (part === SIGN_IN) return signInForm(page)
      await PARTS[part]?.(page, async (address, sign) => {
        // The session begins at the first page; the others open in the same window.
        await (page.url() === 'about:blank' ? signIn(page, 'admin', address) : openAddress(page, address))
        // The page before may show the same sign.
        await expect(page.locator('.tab-strip [aria-current=page]')).toHaveAttribute('href', address.slice(1))
        await expect(page.locator(sign).filter({ visible: true }).first()).toBeVisible()
        await expectAccess(page, address)
      })
    })
  }
}

async function signInForm(page: Page) {
  await page.goto('/#/njlbWebLogin')
  await page.locator('input[type="password"]').waitFor()
  await page.locator('form [type="submit"]').click()
  await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible()
  await expectAccess(page, 'sign-in')
}

/** What opens over the list of people; the last row is one's own, where some ways stand still. */
async function users(page: Page) {
  const shown = (selector: string) => page.locator(selector).filter({ visible: true })
  await shown('.row-actions button:has(.anticon-more)').last().click()
  await expect(shown('[role="menuitem"][aria-disabled="true"]').first()).toBeVisible()
  await expectAccess(page, 'menu of a person in the list')
  await page.keyboard.press('Escape')
  await expect(shown('[role="menuitem"][aria-disabled="true"]')).toHaveCount(0)
  for (const button of ['.ant-btn-primary', 'button:has(.anticon-upload)']) {
    await shown(`.page-head-actions ${button}`).click()
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
  await lookInto('a new role', '.page-head-actions .ant-btn-primary', '.ant-drawer-body')
  await lookInto('why somebody may', '.page-head-actions button', '.ant-drawer-body')
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
  await standStill(page)
  await judge(page, where, { serious: true })
}
