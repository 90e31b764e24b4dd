// The login log and the operation log in a browser.
import type { Page } from '@playwright/test'
import { expectAccess } from '../testing/axe.ts'
import { expect, test } from '../testing/site.ts'
import {
  call,
  fillSignIn,
  openAddress,
  PASSWORD,
  signIn,
  speakEnglishWithoutComplaint,
  unique,
} from '../testing/staff.ts'

const LOGINS = '/#/logManagement/loginLog'
const OPERATIONS = '/#/logManagement/operationLog'

speakEnglishWithoutComplaint()

const rows = (page: Page) => page.locator('.list-table tbody tr[data-row-key]')
const entry = (page: Page) => page.getByRole('dialog', { name: /^Entry \d+$/ })

async function filter(page: Page, label: string, words: string) {
  await page.getByLabel(label, { exact: true }).fill(words)
  await page.getByLabel(label, { exact: true }).press('Enter')
}

async function pickOption(page: Page, label: string, option: string) {
  await page.getByLabel(label, { exact: true }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: option, visible: true }).first().click()
}

/** A product whose description was changed; answers its name and number. */
async function changedProduct(page: Page) {
  const name = unique('Logged pump')
  const text = (description: string) => ({ description: { zh: '', en: description, es: '' } })
  const { data } = await call<{ id: number; version: number }>(page, '/api/web/product/add', {
    productName: { zh: name, en: name, es: name },
    ...text('It lifts clear water from wells of twenty metres.'),
  })
  const changed = await call(page, '/api/web/product/update', {
    ...data,
    productModel: 'LP-1',
    ...text('It lifts clear water from wells of forty metres.'),
  })
  expect(changed.code).toBe(400)
  const { id, version } = data
  const again = {
    id,
    version,
    productModel: 'LP-1',
    ...text('It lifts clear water from wells of forty metres.'),
  }
  expect((await call(page, '/api/web/product/update', again)).code).toBe(200)
  return { name, id }
}

test('a wrong password and the sign-in after it are in the login log, found by filters in the address, and exported', async ({
  page,
}) => {
  await page.goto(LOGINS)
  await fillSignIn(page, 'editor', 'not-the-password')
  await expect(page.getByRole('alert').first()).toBeVisible()
  await fillSignIn(page, 'editor')
  await page.waitForURL((url) => url.href.endsWith(LOGINS))

  await expect(page.getByText('Entries are kept for 180 days.')).toBeVisible()
  await filter(page, 'User name', 'edit')
  await expect(page).toHaveURL(/loginLog\?username=edit$/)
  await expect(rows(page).nth(0)).toContainText('Signed in')
  await expect(rows(page).nth(1)).toContainText('Wrong password')
  await expect(rows(page).nth(1)).toContainText(/Chrome \d+/)

  await pickOption(page, 'Outcome', 'Failed')
  await expect(page).toHaveURL(/username=edit&outcome=failure$/)
  await expect(rows(page).filter({ hasText: 'Signed in' })).toHaveCount(0)
  await expect(rows(page).first()).toContainText('Wrong password')
  await page.reload()
  await expect(rows(page).first()).toContainText('Wrong password')
  await expect(rows(page).filter({ hasText: 'Signed in' })).toHaveCount(0)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)

  await filter(page, 'User name', 'nobody-of-this-name')
  await expect(page.getByText('No entry matches these filters')).toBeVisible()
})

test('a locked name is unlocked from its row and may sign in again', async ({ page }) => {
  await signIn(page, 'admin', LOGINS)
  const login = { username: 'writer', password: 'wrong-one', code: 'abcd' }
  for (let tries = 0; tries < 6; tries++) await call(page, '/api/auth/login', login)
  await filter(page, 'User name', 'writer')
  await expect(rows(page).first()).toContainText('Locked for a while')
  await rows(page).first().getByRole('button', { name: 'Unlock: writer' }).click()
  await expect(page.getByText('“writer” can sign in again')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Unlock: writer' })).toHaveCount(0)
  const answer = await call(page, '/api/auth/login', { ...login, password: PASSWORD })
  expect(answer.code).toBe(200)
})

test('a change of a product is a sentence with its difference, leads to the record and to its history', async ({
  page,
}) => {
  await signIn(page, 'admin', OPERATIONS)
  const { name, id } = await changedProduct(page)
  await pickOption(page, 'Module', 'Products')
  await pickOption(page, 'Kind of action', 'Change')
  await expect(page).toHaveURL(/operationLog\?module=product&verb=update$/)
  const changed = page.getByRole('link', { name: `Changed the product “${name}”` })
  await expect(changed).toBeVisible()
  await expect(rows(page).nth(1)).toContainText('Tried to change a product')
  await expect(rows(page).nth(1)).toContainText('Refused')

  await changed.click()
  await expect(entry(page)).toContainText(`Changed the product “${name}”`)
  const fields = entry(page).locator('.log-changes')
  await expect(fields).toContainText('Model')
  await expect(fields.getByRole('insertion').filter({ hasText: 'LP-1' })).toBeVisible()
  await expect(fields.getByRole('deletion')).toHaveText(['twenty'])
  await expect(fields.getByRole('insertion').filter({ hasText: 'forty' })).toHaveText('forty')
  await expect(entry(page)).toContainText('/api/web/product/update')
  await expectAccess(page, 'an entry of the log', { within: '.ant-drawer', serious: true })

  // The arrows go from entry to entry, and the address goes along.
  const first = page.url()
  await page.keyboard.press('ArrowRight')
  await expect(entry(page)).toContainText('Tried to change a product')
  expect(page.url()).not.toBe(first)
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(first)

  await entry(page).getByRole('link', { name: 'Everything done to this record' }).click()
  await expect(page).toHaveURL(new RegExp(`operationLog\\?module=product&recordId=${id}$`))
  await expect(entry(page)).toHaveCount(0)
  await expect(rows(page)).toHaveCount(2)
  await rows(page)
    .first()
    .getByRole('link', { name: `Open the record: ${name}` })
    .click()
  await expect(page).toHaveURL(new RegExp(`/web_product/${id}$`))
  await expect(page.getByRole('heading', { name })).toBeVisible()
})

test('the chain is verified, the log exported, and both stand in it', async ({ page }) => {
  await signIn(page, 'admin', OPERATIONS)
  await changedProduct(page)
  await page.getByRole('button', { name: 'Verify' }).click()
  const check = page.getByRole('dialog', { name: 'Check of the operation log' })
  await expect(check).toContainText(/The operation log is whole: \d+ entries verified/)
  await check.getByRole('button', { name: 'Close' }).last().click()
  await expect(rows(page).first()).toContainText('Verified the operation log')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/)
  await page.reload()
  await expect(rows(page).first()).toContainText('Exported a log')
})

test('without the key both logs lead to /401, and the directory leads to the first page there is', async ({
  page,
}) => {
  await signIn(page, 'writer', '/#/dashboard')
  for (const address of [LOGINS, OPERATIONS, '/#/logManagement']) {
    await openAddress(page, address)
    await page.waitForURL((url) => url.hash.startsWith('#/401'))
  }
  await page.context().clearCookies({ name: 'Admin-Token' })
  await page.reload()
  await signIn(page, 'editor', '/#/dashboard')
  await openAddress(page, '/#/logManagement')
  await page.waitForURL((url) => url.href.endsWith(LOGINS))
})

test('on a phone both logs fit, and an entry takes the whole screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'admin', LOGINS)
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
  await expect(rows(page).first()).toContainText('Signed in')
  expect(await fits()).toBe(true)
  await changedProduct(page)
  await openAddress(page, OPERATIONS)
  await expect(rows(page).first()).toContainText('Done')
  expect(await fits()).toBe(true)
  await rows(page).first().getByRole('link').first().click()
  await expect(entry(page)).toContainText('What changed')
  expect((await entry(page).boundingBox())?.width).toBe(390)
  await page.goBack()
  await expect(entry(page)).toHaveCount(0)
})
