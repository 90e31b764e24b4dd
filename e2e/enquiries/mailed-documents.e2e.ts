// A document that is sent by mail: an editor closes it, a visitor asks for it, and the link of the letter opens the file.
import type { Page } from '@playwright/test'
import { expectAccess } from '../testing/axe.ts'
import { PUBLIC_URL, test } from '../testing/mail-site.ts'
import { expect } from '../testing/site.ts'
import { call, field, signIn, unique } from '../testing/staff.ts'
import { wordsOf } from '../testing/words.ts'

const LOOKS = [
  { scripts: true, language: 'en' },
  { scripts: false, language: 'es' },
  { scripts: true, language: 'zh' },
] as const
const BYTES = Buffer.from('%PDF-1.7\nfor whoever says who they are\n%%EOF')

type Words = Record<
  'name' | 'email' | 'send' | 'sentTitle' | 'sendLink' | 'linkOver' | 'title' | 'home',
  string
>
/** An editor writes a manual, marks it as one that is sent by mail, and publishes it; answers its address. */
async function closedManual(page: Page, name: string): Promise<string> {
  await signIn(page, 'admin', '/#/webSystemManage/web_document')
  await page.getByRole('link', { name: 'Add document' }).first().click()
  await field(page, 'document.title').first().fill(name)
  await field(page, 'document.type').click()
  await page.getByTitle('Manual', { exact: true }).last().click()
  await page.getByRole('button', { name: 'Add an edition' }).click()
  await field(page, 'document.editions.0.edition').fill('2026-01')
  await field(page, 'document.editions.0.date').fill('2026-01-15')
  await field(page, 'document.editions.0.date').press('Enter')
  await page
    .locator('fieldset.line input[type=file]')
    .setInputFiles({ name: 'Ex.pdf', mimeType: 'application/pdf', buffer: BYTES })
  await expect(page.getByText('Ex.pdf')).toBeVisible()
  await field(page, 'document.byMail').click()
  const bar = page.locator('.editor-bar').filter({ visible: true })
  await bar.getByRole('button', { name: 'Save and publish' }).click()
  await expect(bar).toContainText(/Published \d/)
  const { data } = await call<{ items: { title: string; address: string }[] }>(
    page,
    `/api/web/document/listAll?keyword=${encodeURIComponent(name)}`,
  )
  return data.items.find(({ title }) => title === name)?.address ?? ''
}

test('whoever asks is sent the link, which opens the file; one that is forged or over says so', async ({
  page,
  browser,
  baseURL,
  mail,
}) => {
  test.slow()
  await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL }])
  const name = unique('Ex manual')
  const address = await closedManual(page, name)
  for (const { scripts, language } of LOOKS)
    await test.step(`${scripts ? 'with' : 'without'} scripts in ${language}`, async () => {
      const asked = await wordsOf<Words>(language, 'site/asked/document')
      const form = await wordsOf<Words>(language, 'site/enquiry/form')
      const document = await wordsOf<Words>(language, 'site/documents/document')
      const { link: nothing } = await wordsOf<{ link: Words }>(language, 'server/page')
      const email = `${unique('ana').replace(' ', '-')}@example.com`
      const context = await browser.newContext({
        ...{ baseURL, javaScriptEnabled: scripts, viewport: { width: 390, height: 844 }, hasTouch: true },
      })
      const visitor = await context.newPage()
      await visitor.goto(`/${language}${address}`)
      const opened = Date.now()
      await expect(visitor.locator('.doc-files a')).toHaveCount(0)
      await visitor.locator('.doc-newest').getByRole('link', { name: document.sendLink }).click()
      // The form comes with the scripts; without them a page of its own has it.
      if (!scripts) await visitor.locator('#enquiry').getByRole('link', { name: asked.send }).click()
      const asking = visitor.locator('.enquiry-form')
      await expect(asking.getByLabel(form.email)).toBeInViewport({ ratio: 1 })
      await asking.getByLabel(form.name, { exact: true }).fill('Ana Torres')
      await asking.getByLabel(form.email).fill(email)
      await asking.getByRole('checkbox').check()
      // Nobody reads and fills in a form faster; a form with scripts waits by itself.
      if (!scripts) await expect.poll(() => Date.now() - opened).toBeGreaterThan(2_500)
      await asking.getByRole('button', { name: asked.send }).click()
      await expect(visitor.getByRole('heading', { name: asked.sentTitle })).toBeInViewport()
      if (scripts) await expectAccess(visitor, `document asked for ${language}`)

      const letter = () => mail.taken.find(({ envelopeTo }) => envelopeTo.includes(email))
      await expect.poll(letter, { timeout: 20_000 }).toBeTruthy()
      expect(letter()?.subject).toContain(name)
      const [, link = ''] =
        new RegExp(`${PUBLIC_URL}(/download/mailed/\\S+)`).exec(letter()?.text ?? '') ?? []
      const reply = await visitor.request.get(link)
      expect((await reply.body()).equals(BYTES)).toBe(true)
      expect(reply.headers()['content-disposition']).toContain('Ex.pdf')

      const forged = link.replace(/.(?=\?)/, (last) => (last === 'A' ? 'B' : 'A'))
      expect((await visitor.goto(forged))?.status()).toBe(404)
      await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(nothing.title)
      await visitor.getByRole('link', { name: nothing.home }).click()
      await expect(visitor).toHaveURL(`/${language}/document`)

      // Where one leads whose days are over (mailed.test.ts): to the form, which says so.
      await visitor.goto(`/${language}${address}?link=over#enquiry`)
      await expect(visitor.getByRole('heading', { name: document.linkOver })).toBeInViewport()
      // The form, or the way to it until somebody touches the page.
      await expect(visitor.locator('#enquiry').getByText(asked.send, { exact: true })).toBeVisible()
      await context.close()
    })
})
