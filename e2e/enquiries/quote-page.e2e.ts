// A customer opens the quote that the letter leads to, asks about it and accepts it; the confirmation arrives by mail.
import { readFile } from 'node:fs/promises'
import { expectAccess } from '../testing/axe.ts'
import { PUBLIC_URL, test } from '../testing/mail-site.ts'
import { sentQuote } from '../testing/sent-quote.ts'
import { expect } from '../testing/site.ts'
import { unique } from '../testing/staff.ts'
import { faultsOf } from '../testing/valid-html.ts'

const LOOKS = [
  { scripts: true, width: 1440, language: 'en' },
  { scripts: false, width: 390, language: 'es' },
] as const

const wordsOf = async (language: string) => {
  const file = new URL(`../../texts/${language}/site/quote/page.json`, import.meta.url)
  return JSON.parse(await readFile(file, 'utf8')) as Record<
    'accept' | 'ask' | 'accepted',
    Record<string, string>
  >
}

for (const { scripts, width, language } of LOOKS)
  test.describe(`${scripts ? 'with' : 'without'} scripts at ${width} px`, () => {
    test.use({ javaScriptEnabled: scripts, viewport: { width, height: 844 } })
    test('a quote is read, asked about and accepted, and the confirmation arrives', async ({
      page,
      mail,
      baseURL,
      request,
    }) => {
      test.slow()
      const { accept, ask, accepted } = await wordsOf(language)
      const email = `${unique('ana').replace(' ', '-')}@example.com`
      const sent = await sentQuote(baseURL, { name: 'Ana Torres', email, language })
      const letters = () => mail.taken.filter(({ envelopeTo }) => envelopeTo.includes(email))
      const leading = () => letters().find(({ text }) => text?.includes(PUBLIC_URL + sent.page))
      await expect.poll(leading, { timeout: 20_000 }).toBeTruthy()

      // The inquiry leads to it first.
      await page.goto(sent.page.replace(/\/quote$/, ''))
      await page.locator('.own-quote a.button').click()
      await expect(page).toHaveURL((url) => url.pathname === sent.page)
      const lines = page.locator('.quote-lines tbody tr')
      await expect(lines).toHaveCount(2)
      await expect(lines.first()).toContainText('13\u202f616.00')
      await expect(page.locator('.quote-lines tfoot')).toContainText('16\u202f546.00')
      expect(await faultsOf(await (await request.get(sent.page)).text())).toEqual([])
      if (scripts) await expectAccess(page, `quote ${language}`)
      const pdf = await request.get(`${sent.page}.pdf`)
      expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')

      await page.getByText(ask.open ?? '', { exact: true }).click()
      await page.getByLabel(ask.text ?? '').fill('Does it come with rings?')
      await page.getByRole('button', { name: ask.send ?? '' }).click()
      await expect(page.locator('.quote-state')).toBeVisible()
      await expect(page.locator('.thread')).toContainText('Does it come with rings?')

      await expect(page.getByLabel(accept.name ?? '')).toHaveValue('Ana Torres')
      await page.getByLabel(new RegExp(`^${accept.orderNumber}`)).fill('4500-118')
      // The browser itself asks for the box.
      await page.getByRole('button', { name: accept.send ?? '' }).click()
      await expect(page.locator('.quote-state.is-good')).toHaveCount(0)
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: accept.send ?? '' }).click()
      await expect(page.getByRole('heading', { name: accepted.title ?? '' })).toBeInViewport()
      await expect(page.locator('.quote-state')).toContainText('4500-118')
      const confirmation = () => letters().find(({ text }) => text?.includes('4500-118'))
      await expect.poll(confirmation, { timeout: 20_000 }).toBeTruthy()
      expect(confirmation()?.text).toContain(PUBLIC_URL + sent.page)
      if (!scripts) return
      await expectAccess(page, `accepted quote ${language}`)

      // Another look than the one at the desk: staff confirm it, and nothing is left to withdraw.
      await expect(page.getByText(accepted.open ?? '', { exact: true })).toBeVisible()
      const { version } = await sent.staff<{ version: number }>(
        'web/quote/read',
        { id: `${sent.id}` },
        'query',
      )
      await sent.staff('web/quote/close', { id: sent.id, version, outcome: 'won' })
      await page.reload()
      await expect(page.getByText(accepted.open ?? '', { exact: true })).toHaveCount(0)
    })
  })
