// Users in the console: added, signed in with a password of their own, disabled, imported, deleted and recovered.
import type { Browser, Page } from '@playwright/test'
import { sheetFile } from '../testing/sheet.ts'
import { expect, test } from '../testing/site.ts'
import { call, fillSignIn, sidebar, signIn, speakEnglishWithoutComplaint } from '../testing/staff.ts'

const USERS = '/#/sysUserManage/userList'
const OWN = 'Quiet-42-River'
const PHONE = { width: 390, height: 844 }

speakEnglishWithoutComplaint()

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const field = (page: Page, name: string) => page.locator(`[id="user.${name}"]`)
/** Login names that no other journey uses. */
const login = (name: string) => `${name}.${Math.random().toString(36).slice(2, 8)}`

async function choose(page: Page, row: string, way: string) {
  await page.getByRole('button', { name: `More actions: ${row}` }).click()
  await page.getByRole('menuitem', { name: way, exact: true }).click()
}

/** Takes over the password that the console shows once. */
async function handedOver(page: Page) {
  const shown = page.getByRole('dialog', { name: /^The password of/ })
  const password = await shown.getByLabel('Password', { exact: true }).inputValue()
  await shown.getByRole('button', { name: 'Done' }).click()
  await expect(shown).toBeHidden()
  return password
}

async function anotherDesk(browser: Browser, baseURL: string, viewport = { width: 1280, height: 720 }) {
  const context = await browser.newContext({ baseURL, viewport })
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
  return context.newPage()
}

/** A role that opens the products and nothing of the administration. */
async function addRole(page: Page, name: string) {
  const title = { zh: '', en: name, es: '' }
  const role = { name, title, sort: 1, flag: 'enabled', remark: '' }
  const { data } = await call<{ id: number; version: number }>(page, '/api/role/add', role)
  const granted = await call<typeof data>(page, '/api/role/grant', { ...data, grants: ['web_product'] })
  expect(granted.code).toBe(200)
  return granted.data
}

/** The change of a password that somebody else set; it ends at the sign-in. */
async function takeOwnPassword(desk: Page, given: string, own: string) {
  const change = desk.getByRole('dialog', { name: 'Change your password' })
  await change.getByLabel('Current password').fill(given)
  await change.getByLabel('New password', { exact: true }).fill(own)
  await change.getByLabel('Confirm the new password').fill(own)
  await change.getByRole('button', { name: 'Change password' }).click()
  await expect(desk).toHaveURL(/njlbWebLogin/)
}

test('a person added here chooses a password of their own, sees what they may, and is out once disabled', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const name = login('li.si')
  const role = `desk-${name.slice(-6)}`
  await signIn(page, 'admin', '/#/dashboard')
  await addRole(page, role)
  await sidebar(page).getByRole('link', { name: 'Users' }).click()
  await page.getByRole('button', { name: 'New user' }).click()
  await field(page, 'username').fill(name)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Please choose at least one role')).toBeVisible()
  await expect(page.getByText('Please enter the password', { exact: true })).toBeVisible()
  await field(page, 'roles').fill(role)
  await field(page, 'roles').press('Enter')
  await page.getByRole('button', { name: 'Generate a password' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  const first = await handedOver(page)
  await expect(rowOf(page, name)).toContainText('New password due')

  const desk = await anotherDesk(browser, baseURL)
  await desk.goto('/#/webSystemManage/web_product')
  await fillSignIn(desk, name, first)
  await takeOwnPassword(desk, first, OWN)
  await fillSignIn(desk, name, OWN)
  await expect(desk.locator('.console-content')).toBeVisible()
  await desk.goto(USERS)
  await expect(desk).toHaveURL(/\/401/)
  await desk.goto('/#/webSystemManage/web_product')
  await expect(desk.locator('.console-content')).toBeVisible()

  await page.getByLabel('User name or name').fill(name)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`name=${name}`))
  await page.reload()
  await expect(rowOf(page, name)).toHaveCount(1)
  await expect(rowOf(page, name)).not.toContainText('New password due')
  const state = page.getByRole('switch', { name: `Enabled: ${name}` })
  await state.click()
  await expect(page.getByText('is disabled and signed out everywhere')).toBeVisible()
  await desk.locator('.list-table th').filter({ hasText: 'Updated' }).click()
  await expect(desk.getByText('An administrator ended this session or disabled the account.')).toBeVisible()
  await expect(desk).toHaveURL(/njlbWebLogin/)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(state).toBeChecked()
  await desk.context().close()
})

test('a wrong row keeps an import from writing; the corrected file adds its people, who can be given passwords, deleted and recovered', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const [one, other] = [login('wang.wu'), login('zhao.liu')]
  const heading = ['User name', 'Name', 'Phone', 'Roles', 'Initial password (new people only)']
  const good = [
    [one, '王五', '', 'editor', OWN],
    [other, '赵六', '', 'Editor', OWN],
  ]
  await signIn(page, 'admin', USERS)
  await page.getByRole('button', { name: 'Import' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import users' })
  const file = dialog.locator('input[type=file]')
  await file.setInputFiles(
    await sheetFile('people.xlsx', [heading, ...good, ['.x', '', '12', 'Nobody', 'a']]),
  )
  await expect(dialog.getByText('1 of 3 rows have errors; nothing was imported')).toBeVisible()
  await expect(dialog.getByRole('row').nth(1)).toContainText('A mainland mobile number')
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled()
  await file.setInputFiles(await sheetFile('people.xlsx', [heading, ...good]))
  await dialog.getByRole('button', { name: 'Import 2 users' }).click()
  await expect(dialog.getByText('Imported: 2 added, 0 updated, 0 unchanged')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await choose(page, one, 'Reset password')
  const reset = page.getByRole('dialog', { name: `Reset the password: ${one}` })
  await reset.getByLabel('New password', { exact: true }).fill('short')
  await reset.getByRole('button', { name: 'Reset password' }).click()
  await expect(reset.getByText('The password needs 6 to 15 characters')).toBeVisible()
  await reset.getByRole('button', { name: 'Generate a password' }).click()
  await reset.getByRole('button', { name: 'Reset password' }).click()
  const given = await handedOver(page)
  expect(given).toMatch(/^\w{14}$/)

  const desk = await anotherDesk(browser, baseURL, PHONE)
  await desk.goto('/#/dashboard')
  await fillSignIn(desk, one, given)
  await takeOwnPassword(desk, given, 'Calm-17-Lake')
  await fillSignIn(desk, one, 'Calm-17-Lake')
  await expect(desk.locator('.console-content')).toBeVisible()
  await desk.context().close()

  await page.getByRole('button', { name: `Permissions: ${other}` }).click()
  const explain = page.getByRole('dialog', { name: `What can ${other} do?` })
  await explain.getByRole('combobox', { name: 'Permission' }).fill('web_product:delete')
  await page.locator('.ant-select-tree-title').getByText('Delete', { exact: true }).click()
  await expect(explain).toContainText('None of the enabled roles of this person grants it.')
  await explain.getByRole('button', { name: 'Close' }).click()

  await choose(page, other, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`“${other}” is in the trash`)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Trash' }).click()
  await page.getByRole('button', { name: `Recover: ${other}` }).click()
  await expect(page.getByText(`“${other}” restored`)).toBeVisible()
  await page.getByRole('checkbox', { name: 'Trash' }).click()
  await expect(rowOf(page, other)).toHaveCount(1)
})

test('on a phone a user is found, unlocked, signed out and exported; disabled actions say why, and no role left asks for one', async ({
  page,
  request,
}) => {
  test.slow()
  await page.setViewportSize(PHONE)
  const name = login('sun.qi')
  const phone = `139${String(Math.random()).slice(2, 10).padEnd(8, '0')}`
  await signIn(page, 'admin', USERS)
  const role = await addRole(page, `brief-${name.slice(-6)}`)
  const nobody = { nickName: '', sex: '2', email: '', introduction: '', flag: 'enabled' }
  const words = { pwd: OWN, confirmPwd: OWN }
  await call(page, '/api/user/add', { ...nobody, ...words, username: name, phone, roles: [role.id] })
  for (const password of [OWN, 'w-1', 'w-2', 'w-3', 'w-4', 'w-5']) {
    await request.post('/api/auth/login', { data: { username: name, password, code: 'abcd' } })
  }

  await page.getByRole('button', { name: /Filters/ }).click()
  await page.getByLabel('Phone').fill(phone)
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 user', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: `Unlock: ${name}` }).click()
  await expect(page.getByText(`“${name}” is unlocked`)).toBeVisible()
  await expect(rowOf(page, name)).not.toContainText('Locked')
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wide).toBeLessThanOrEqual(0)

  await choose(page, name, 'Sessions')
  const sessions = page.getByRole('dialog', { name: `Sessions: ${name}` })
  await sessions.getByRole('button', { name: /^End the session/ }).click()
  await page
    .getByRole('dialog', { name: 'End this session?' })
    .getByRole('button', { name: 'End', exact: true })
    .click()
  await expect(sessions.getByText('There are no sessions')).toBeVisible()
  await sessions.getByRole('button', { name: 'Close' }).click()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)

  await choose(page, name, 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`“${name}” is in the trash`)).toBeVisible()
  expect((await call(page, '/api/role/delete', { id: role.id, version: role.version })).code).toBe(200)
  await page.getByRole('checkbox', { name: 'Trash' }).click()
  await choose(page, name, 'Recover')
  const recovery = page.getByRole('dialog', { name: `Recover the user: ${name}` })
  await recovery.getByRole('button', { name: 'Recover' }).click()
  await expect(recovery.getByText('Please choose at least one role')).toBeVisible()
  await recovery.locator('[id="recovery.roles"]').fill('Editor')
  await recovery.locator('[id="recovery.roles"]').press('Enter')
  // The list of roles stays open over what is below it until something else is clicked.
  await recovery.getByText('None of the roles of this user is left').click()
  await recovery.getByRole('button', { name: 'Recover' }).click()
  await expect(page.getByText(`“${name}” restored`)).toBeVisible()

  await page.goto(`${USERS}?name=admin`)
  await expect(page.getByRole('switch', { name: 'Enabled: admin' })).toBeDisabled()
  await page.getByRole('button', { name: 'More actions: admin' }).click()
  const deletion = page.getByRole('menuitem', { name: 'Delete', exact: true })
  await expect(deletion).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('menu').getByText('You cannot disable or delete yourself')).toBeVisible()
})
