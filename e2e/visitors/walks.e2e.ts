// What a purchasing engineer comes for, from the first page to the end: on a phone, on a wide screen, and without scripts.
// `--trace on` films each walk.
import type { Locator, Page } from '@playwright/test'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { expect, test } from '../testing/site.ts'

const PHONE = { width: 390, height: 844 }
const WIDE = { width: 1440, height: 900 }
const LOOKS = [
  { name: 'on a phone', viewport: PHONE, scripts: true },
  { name: 'on a wide screen', viewport: WIDE, scripts: true },
  { name: 'without scripts', viewport: PHONE, scripts: false },
]

const ASKED: Record<Language, string> = {
  en: 'DN100 electromagnetic flow meter',
  zh: 'DN100 电磁流量计',
  es: 'caudalímetro electromagnético DN100',
}
const DRAWING = {
  name: 'skid-04.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(40_000, 'x'), Buffer.from('\n%%EOF')]),
}
/** The accuracy of the LEM-300 among the facts beside its name. */
const accuracy = (page: Page) =>
  page
    .locator('.summary, main')
    .first()
    .locator('dd')
    .filter({ hasText: /±0.2\s?%/ })
    .first()

/** Ticks set before the first script came are taken in the order of the page, so either may stand first. */
async function bothMeters(page: Page) {
  const models = page.locator('.compare-product b')
  await expect(models).toHaveCount(2)
  for (const model of ['LEM-300', 'LEM-500']) await expect(models.filter({ hasText: model })).toBeVisible()
}

for (const { name: look, viewport, scripts } of LOOKS)
  test.describe(look, () => {
    test.use({ viewport, javaScriptEnabled: scripts })

    for (const language of LANGUAGES) {
      test(`the DN 100 meter and its accuracy are found in four presses, in ${language}`, async ({
        page,
      }) => {
        let presses = 0
        const press = async (target: Locator) => {
          presses += 1
          await target.click()
        }
        await page.goto(`/${language}/HomePage`)
        if (viewport === PHONE) await press(page.locator('.site-header a[href$="/keyword"]').first())
        const field = page.locator('input[name="keyword"]').filter({ visible: true }).first()
        await field.fill(ASKED[language])
        presses += 1
        await field.press('Enter')
        const first = page.locator('.found > li').first()
        await expect(first.locator('.model')).toHaveText('LEM-300')
        await expect(first).toContainText(/DN\s10–1200/)
        await press(first.getByRole('link'))
        await expect(page).toHaveURL(/productDetail/)
        await expect(accuracy(page)).toBeInViewport({ ratio: 1 })
        expect(presses).toBeLessThanOrEqual(4)
      })

      test(`two meters are put beside each other and the better figure is marked, in ${language}`, async ({
        page,
        browser,
        baseURL,
      }) => {
        await page.goto(`/${language}/productModularChil/2`)
        for (const model of ['LEM-300', 'LEM-500'])
          await page.locator(`.card:has-text("${model}") .pick input`).check()
        if (scripts) await page.locator('.tray a[href*="/compare?"]').click()
        else await page.locator('button[form="chosen"], form#chosen button').first().click()
        await bothMeters(page)
        await expect(page.locator('.compare-table .best').first()).toBeVisible()

        // A colleague opens the link in US units, and sees the same question.
        const address = new URL(page.url())
        address.searchParams.set('units', 'us')
        const colleague = await browser.newContext({ baseURL, viewport, javaScriptEnabled: scripts })
        const other = await colleague.newPage()
        await other.goto(address.href)
        await bothMeters(other)
        await expect(other.locator('.in-us').first()).toBeVisible()
        await colleague.close()
      })

      test(`three products are asked for with a drawing, in ${language}`, async ({ page }) => {
        if (scripts) {
          await page.goto(`/${language}/productModular/1`)
          for (const model of ['LEM-300', 'LTB-50', 'LUS-200'])
            await page.locator(`.card:has-text("${model}") .pick input`).first().check()
          await page.locator('.tray a[href*="/message?"]').click()
        } else {
          await page.goto(`/${language}/compare?ids=15,17,19`)
          await page.locator('a[href*="/message?ids="]').first().click()
        }
        const form = page.locator('form.enquiry-form').filter({ visible: true })
        await expect(form.locator('.ask-line')).toHaveCount(3)
        // What was ticked before the scripts came stands in the order of the page.
        const meter = form.locator('.ask-line').filter({ hasText: 'LEM-300' })
        await meter.locator('[name$=".size"]').fill('DN 100')
        await meter.locator('[name$=".quantity"]').fill('10')
        await form.locator('[name="name"]').fill('Ana Ruiz')
        await form.locator('[name="phone"]').fill('+52 55 0000 0110')
        await form.locator('input[type="file"]').setInputFiles(DRAWING)
        await form.locator('[name="consent"]').check()
        if (scripts) await expect(form.locator('.upload progress')).toHaveCount(0)
        await form.locator('button[type="submit"]').last().click()
        await expect(page.locator('.enquiry-number')).toHaveText(/^M-\d{4}-/)
        await expect(page.locator('.tray li')).toHaveCount(0)
        await page.locator('a[href*="/enquiry/M-"]').click()
        await expect(page.locator('.own-lines li').filter({ hasText: '10 × LEM-300' })).toContainText(
          'DN 100',
        )
        await expect(page.locator('main')).toContainText('skid-04.pdf')
      })
    }
  })
