// A customer receives a quote by mail, opens what its link leads to, asks about it and accepts it: in every language, on a
// phone and on a wide screen, and without scripts. `--trace on` films each walk.
import { readFile } from 'node:fs/promises'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { expectAccess } from '../testing/axe.ts'
import { PUBLIC_URL, test } from '../testing/mail-site.ts'
import { expect } from '../testing/site.ts'
import { unique } from '../testing/staff.ts'
import { faultsOf } from '../testing/valid-html.ts'

const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1440, height: 900 }
const LOOKS = [
  { name: 'on a phone', viewport: PHONE, scripts: true },
  { name: 'on a wide screen', viewport: WIDE, scripts: true },
  { name: 'without scripts', viewport: PHONE, scripts: false },
]

const wordsOf = async (language: string) => {
  const file = new URL(`../../texts/${language}/site/quote/page.json`, import.meta.url)
  return JSON.parse(await readFile(file, 'utf8')) as Record<
    'accept' | 'ask' | 'accepted',
    Record<string, string>
  >
}

for (const { name: look, viewport, scripts } of LOOKS)
  test.describe(look, () => {
    test.use({ javaScriptEnabled: scripts, viewport })
    for (const language of LANGUAGES)
      test(`a quote is received, read, asked about and accepted, and the confirmation arrives, in ${language}`, async ({
        page,
        mail,
        sendQuote,
        request,
      }) => {
        const { accept, ask, accepted } = await wordsOf(language)
        const email = `${unique('ana').replace(' ', '-')}@example.com`
        const sent = await sendQuote({ name: 'Ana Torres', email, language })
        const letters = () => mail.taken.filter(({ envelopeTo }) => envelopeTo.includes(email))
        const leading = () => letters().find(({ text }) => text?.includes(PUBLIC_URL + sent.page))
        await expect.poll(leading, { timeout: 20_000 }).toBeTruthy()
        const [paper] = leading()?.attachments ?? []
        expect(paper).toMatchObject({ mimeType: 'application/pdf', filename: /^Q-.*-1\.pdf$/ })

        await page.goto(sent.page)
        const lines = page.locator('.quote-lines tbody tr')
        await expect(lines).toHaveCount(2)
        await expect(lines.first()).toContainText('13\u202f616.00')
        await expect(page.locator('.quote-lines tfoot')).toContainText('16\u202f546.00')
        // The page offers the very paper that came with the letter.
        const offered = await page.locator('.quote-sum a[href$=".pdf"]').getAttribute('href')
        const pdf = await (await request.get(offered ?? '')).body()
        expect(pdf.equals(Buffer.from(paper?.content as ArrayBuffer))).toBe(true)
        // Whoever is at the inquiry is led to it.
        await page.goto(sent.page.replace(/\/quote$/, ''))
        await page.locator('.own-quote a.button').click()
        await expect(page).toHaveURL((url) => url.pathname === sent.page)
        const judged = scripts && viewport === WIDE
        if (judged) {
          expect(await faultsOf(await (await request.get(sent.page)).text())).toEqual([])
          await expectAccess(page, `quote ${language}`)
        }

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
        if (!judged) return
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
