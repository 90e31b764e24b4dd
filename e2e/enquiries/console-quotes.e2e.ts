// From an inquiry to an order: staff write a quote, send it, revise it and win it, and the pipeline tells.
import type { Page } from '@playwright/test'
import { test } from '../testing/mail-site.ts'
import { expect } from '../testing/site.ts'
import { call, signIn, unique } from '../testing/staff.ts'

const INBOX = '/#/webSystemManage/web_message'
const QUOTES = '/#/webSystemManage/web_quote'

test.beforeEach(({ context, baseURL }) =>
  context.addCookies([{ name: 'language', value: 'en', url: baseURL }]),
)

type Product = { id: number; productModel: string }

/** An inquiry about two products, as one that was sent without the form: said to be no spam. */
async function asksFor(page: Page, name: string, products: readonly Product[]): Promise<number> {
  const lines = products.map(({ id }, at) => ({ productId: id, quantity: at + 2 }))
  await call(page, '/api/web/message/add', {
    ...{ name, email: 'ana@example.com', company: 'Aguas de Ejemplo', country: 'Mexico' },
    ...{ language: 'en', content: 'What do they cost?', consent: true, lines },
  })
  const { data } = await call<{ items: { id: number; version: number }[] }>(
    page,
    `/api/web/message/list?state=spam&keyword=${encodeURIComponent(name)}`,
  )
  const [{ id, version } = { id: 0, version: 0 }] = data.items
  await call(page, '/api/web/message/spam', { id, version, spam: false })
  return id
}

test('an inquiry becomes a quote, which is sent with its PDF, revised, won, and counted in the pipeline', async ({
  page,
  mail,
}) => {
  test.slow()
  const name = unique('Quote Journey')
  await signIn(page, 'admin', '/#/dashboard')
  const found = await call<{ items: Product[] }>(page, '/api/web/product/list?state=published&limit=3')
  const [
    first = { id: 0, productModel: '' },
    second = { id: 0, productModel: '' },
    third = { id: 0, productModel: '' },
  ] = found.data.items
  const id = await asksFor(page, name, [first, second])
  await page.goto(`${INBOX}/${id}`)
  await page.getByRole('button', { name: 'Write a quote' }).click()
  const lines = page.locator('.quote-lines > li')
  await expect(lines).toHaveCount(2)

  // Numbers as people type them, and a product more by its model and Enter.
  const price = (at: number) => page.getByRole('textbox', { name: `Unit price, line ${at}` })
  await price(1).fill('1.480,00')
  await price(1).press('Enter')
  await expect(price(2)).toBeFocused()
  await price(2).fill('1,960')
  await page.getByRole('textbox', { name: 'Discount, line 2' }).fill('10 %')
  const picker = page.getByRole('combobox', { name: 'Add a product' })
  await picker.fill(third.productModel)
  await expect(page.locator('.quote-offered').filter({ hasText: third.productModel }).first()).toBeVisible()
  await picker.press('Enter')
  await expect(lines).toHaveCount(3)
  // Removed, and back again.
  await page.locator('.quote-line-more').nth(2).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await expect(lines).toHaveCount(2)
  const total = page.locator('.quote-total output')
  await expect(total).toHaveText('8,252.00')
  await page.getByRole('button', { name: 'Send…' }).click()
  const dialog = page.getByRole('dialog', { name: /^Send Q-.* version 1$/ })
  await expect(dialog).toContainText('ana@example.com')
  await expect(dialog).toContainText('Nothing is missing')
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await expect(page.getByText('Version 1 is on its way')).toBeVisible()
  await expect(page.locator('.quote-edition')).toHaveText('Version 1, sent')
  await expect
    .poll(() =>
      mail.taken.some(
        ({ envelopeTo, attachments }) =>
          envelopeTo.includes('ana@example.com') &&
          attachments.some(({ mimeType }) => mimeType === 'application/pdf'),
      ),
    )
    .toBe(true)

  await page.getByRole('button', { name: 'Revise' }).click()
  await expect(page.locator('.quote-edition')).toHaveText('Version 2, draft')
  await price(2).fill('1900')
  await expect(total).toHaveText('8,090.00')
  // What was typed and not stored yet outlasts the page.
  await page.reload()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(total).toHaveText('8,090.00')
  await page.getByRole('button', { name: 'Send…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send now' }).click()
  await expect(page.locator('.quote-edition')).toHaveText('Version 2, sent')
  await expect(page.locator('.quote-versions')).toContainText('Version 1, sent')

  await page.getByRole('button', { name: 'Won…' }).click()
  const won = page.getByRole('dialog')
  await won.getByRole('textbox').fill('PO-4711')
  await won.getByRole('button', { name: 'Mark as won' }).click()
  await expect(page.locator('.quote-path [aria-current]')).toHaveText('Won')
  await page.goto(`${QUOTES}?state=won`)
  const row = page.locator('tbody tr[data-row-key]').filter({ hasText: '8,090.00' })
  await expect(row).toContainText('v2')
  await expect(page.locator('.quote-stages [data-stage="won"]')).not.toHaveText('0')
})

test('what is typed stays in sight when somebody else sends the draft meanwhile, and becomes the next version', async ({
  page,
}) => {
  const name = unique('Two Desks')
  await signIn(page, 'admin', '/#/dashboard')
  const found = await call<{ items: Product[] }>(page, '/api/web/product/list?state=published&limit=1')
  const messageId = await asksFor(page, name, found.data.items)
  type Quote = { id: number; version: number; versions: { content: { lines: { price: number }[] } }[] }
  const quote = (path: string, body: object) => call<Quote>(page, `/api/web/quote/${path}`, body)
  const { data: begun } = await quote('begin', { messageId })
  await page.goto(`${INBOX}/${messageId}`)
  const price = page.getByRole('textbox', { name: 'Unit price, line 1' })
  await price.fill('100')
  await page.keyboard.press('Control+s')
  await expect(page.locator('.quote-foot')).toContainText('Everything is saved')
  await price.fill('200')
  const letter = { subject: 'Quote', body: 'Here it is.' }
  await quote('send', { id: begun.id, version: begun.version + 1, ...letter })
  await page.getByRole('button', { name: 'Begin the next version with it' }).click()
  await expect(page.locator('.quote-edition')).toHaveText('Version 2, draft')
  await expect(price).toHaveValue('200.00')

  // At a later hour: read alone until it is called off.
  await page.getByRole('button', { name: 'Send…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Later', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Send at this hour' }).click()
  await expect(page.locator('.quote-foot')).toContainText('Version 2 leaves')
  await expect(price).toHaveCount(0)
  await page.getByRole('button', { name: 'Cancel sending' }).click()
  await expect(price).toHaveValue('200.00')
})
