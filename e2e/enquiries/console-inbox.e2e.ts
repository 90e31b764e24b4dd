// The inbox narrowed by its address, exported, and on a phone; and the letter by which staff try their mail server.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readSheet } from '../../server/parts/sheets/sheet-reading.ts'
import { fitsWidth } from '../testing/looks.ts'
import { test } from '../testing/mail-site.ts'
import { expect } from '../testing/site.ts'
import { call, signIn, unique } from '../testing/staff.ts'

const INBOX = '/#/webSystemManage/web_message'
const SETTINGS = '/#/webSystemManage/web_setting'
const PHONE = { width: 390, height: 844 }

test.use({ contextOptions: { reducedMotion: 'reduce' } })
test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: 'language', value: 'en', url: baseURL }]),
)

const rows = (page: Page) => page.locator('tbody tr[data-row-key]')
const expectNothingSideways = async (page: Page) => fitsWidth(page, PHONE.width)

/** A letter from the company's own pages, without its form: taken for spam, so it is said to be none. */
async function arrives(page: Page, name: string, language: string, aboutId: number | null = null) {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
  await call(page, '/api/web/message/add', {
    ...{ name, email, language, content: 'What does it cost?', consent: true, aboutId },
  })
  const { data } = await call<{ items: { id: number; version: number }[] }>(
    page,
    `/api/web/message/list?state=spam&keyword=${encodeURIComponent(name)}`,
  )
  const [{ id, version } = { id: 0, version: 0 }] = data.items
  await call(page, '/api/web/message/spam', { id, version, spam: false })
}

test('filters stand in the address, what they leave is exported, many are spam for one reason, and one is erased', async ({
  page,
}) => {
  test.slow()
  const name = unique('Inbox Journey')
  await signIn(page, 'admin', '/#/dashboard')
  type Case = { id: number; title: { zh: string } }
  const cases = await call<{ items: Case[] }>(page, '/api/web/successCase/list?limit=1')
  const [about = { id: 0, title: { zh: '' } }] = cases.data.items
  await arrives(page, `${name} Uno`, 'es', about.id)
  await arrives(page, `${name} Two`, 'en')
  await page.goto(`${INBOX}?keyword=${encodeURIComponent(name)}`)
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('combobox', { name: 'Language' }).click()
  await page.locator('.ant-select-item-option').filter({ hasText: 'Español' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(page).toHaveURL(/language=es/)
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText(`${name} Uno`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const sheet = await readSheet(await readFile(await (await download).path()), { rows: 100 })
  expect(sheet).toHaveLength(2)
  expect(sheet[1]?.cells.join(' ')).toContain(`${name} Uno`)

  await page.goto('about:blank')
  await page.goto(`${INBOX}?keyword=${encodeURIComponent(name)}`)
  await expect(rows(page)).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Select all' }).check()
  await page.getByRole('button', { name: 'Spam', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Mark 2 inquiries as spam?' })
  await expect(dialog.getByRole('button', { name: 'Spam' })).toBeDisabled()
  await dialog.getByRole('radio', { name: 'Fraud or phishing' }).check()
  await dialog.getByRole('button', { name: 'Spam' }).click()
  await expect(page.getByText('2 inquiries marked as spam')).toBeVisible()
  await page.goto(`${INBOX}?state=spam&spamReason=fraud`)
  await expect(rows(page)).toHaveCount(2)

  await page.goto(`${INBOX}?state=spam&spamReason=fraud&aboutId=${about.id}`)
  await expect(rows(page)).toHaveCount(1)

  await page.getByRole('link', { name: `${name} Uno` }).click()
  const asked = page.locator('.message-product')
  await expect(asked).toContainText(`Case study ${about.title.zh}`)
  await expect(asked.getByRole('link', { name: about.title.zh })).toHaveAttribute(
    'href',
    new RegExp(`web_success_case/${about.id}$`),
  )
  await page.getByRole('button', { name: 'Handling' }).click()
  await page.getByRole('menuitem', { name: 'Delete permanently' }).click()
  const erasure = page.getByRole('dialog', { name: /^Delete/ })
  await expect(erasure).toContainText('cannot be recovered')
  await erasure.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('was permanently deleted')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Inbox', level: 1 })).toBeVisible()
  await page.goto('about:blank')
  await page.goto(`${INBOX}?state=spam&spamReason=fraud`)
  await expect(rows(page)).toHaveCount(1)
})

test('on a phone the inbox and a message fit, and what can be done with it is in reach', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await signIn(page, 'admin', INBOX)
  await expect(rows(page).first()).toBeInViewport({ ratio: 1 })
  await expectNothingSideways(page)
  await rows(page).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Reply' })).toBeVisible()
  await expectNothingSideways(page)
  await page.getByRole('button', { name: 'Handling' }).click()
  const menu = page.getByRole('menu').filter({ visible: true })
  await expect(menu.getByRole('menuitem', { name: 'Advertising' })).toBeVisible()
  const box = await menu.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? PHONE.width)).toBeLessThanOrEqual(PHONE.width)
  await page.keyboard.press('Escape')
  await expectNothingSideways(page)
})

test('a test letter is refused without an address, and arrives at the mail server', async ({
  page,
  mail,
}) => {
  const to = `${unique('try').replace(' ', '-')}@example.com`
  await signIn(page, 'admin', SETTINGS)
  await expect(page.getByText('Sent from site@lanbo.example')).toBeVisible()
  await page.getByRole('button', { name: 'Send a test email' }).click()
  await expect(page.getByText('Enter an email address such as')).toBeVisible()
  await page.getByLabel('Email address to send it to').fill(to)
  await page.getByRole('button', { name: 'Send a test email' }).click()
  await expect(page.getByText(`Test email sent to ${to}`)).toBeVisible()
  await expect.poll(() => mail.taken.filter(({ envelopeTo }) => envelopeTo.includes(to)).length).toBe(1)
})
