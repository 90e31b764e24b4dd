// Documents: from a draft to the downloads, a second edition, and where links to the first lead then.
import type { Page } from '@playwright/test'
import { expect, test } from '../testing/site.ts'
import { field, signIn, speakEnglishWithoutComplaint, unique } from '../testing/staff.ts'

speakEnglishWithoutComplaint()

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${unique(name)}\n%%EOF`),
})

async function addEdition(page: Page, at: number, edition: string) {
  await page.getByRole('button', { name: 'Add an edition' }).click()
  await field(page, `document.editions.${at}.edition`).fill(edition)
  await field(page, `document.editions.${at}.date`).fill(`${edition}-15`)
  await field(page, `document.editions.${at}.date`).press('Enter')
  await page
    .locator('fieldset.line')
    .nth(at)
    .locator('input[type=file]')
    .setInputFiles(pdf(`${edition}.pdf`))
  await expect(page.getByText(`${edition}.pdf`)).toBeVisible()
}

test('an editor publishes a second edition of a manual, and a link to the first leads visitors to it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const name = unique('Wiring manual')
  await signIn(page, 'admin', '/#/webSystemManage/web_document')
  await page.getByRole('link', { name: 'Add document' }).first().click()
  await field(page, 'document.title').first().fill(name)
  await field(page, 'document.type').click()
  await page.getByTitle('Manual', { exact: true }).last().click()
  await addEdition(page, 0, '2025-01')
  const bar = page.locator('.editor-bar').filter({ visible: true })
  await bar.getByRole('button', { name: 'Save and publish' }).click()
  await expect(bar).toContainText(/Published \d/)

  // Without scripts, as a visitor: found by a word, with a lasting address and one of the file itself.
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }])
  const visitor = await context.newPage()
  await visitor.goto('/en/document')
  await visitor.getByLabel('Model, number or keyword').fill(name)
  await visitor.getByRole('button', { name: 'Search', exact: true }).last().click()
  await expect(visitor.locator('.doc')).toHaveCount(1)
  const lasting = (await visitor.locator('.doc-files a').getAttribute('href')) ?? ''
  const opened = async (url: string) => {
    const reply = await visitor.request.get(url, { maxRedirects: 0 })
    return { status: reply.status(), to: reply.headers().location ?? '' }
  }
  const first = (await opened(lasting)).to
  expect((await opened(first)).status).toBe(200)

  await addEdition(page, 1, '2026-01')
  await bar.getByRole('button', { name: /^(Save and publish|Publish)$/ }).click()
  await expect(bar).toContainText('Everything is saved')
  await expect.poll(async () => (await opened(lasting)).to).not.toBe(first)
  await visitor.goto(first)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(visitor.getByText('which has been replaced by edition 2026-01.')).toBeVisible()
  const old = (await visitor.locator('.doc-older .doc-files a').getAttribute('href')) ?? ''
  expect(await opened(old)).toEqual({ status: 200, to: '' })
  await context.close()
})
