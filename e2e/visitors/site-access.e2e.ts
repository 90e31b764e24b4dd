// The public site is for everyone: axe finds nothing on any kind of page in any language, and nothing runs over its edge.
import type { Page } from '@playwright/test'
import { LANGUAGES } from '../../contract/languages/language-codes.ts'
import { expectAccess, standStill } from '../testing/axe.ts'
import { canonicalPages } from '../testing/canonical-pages.ts'
import { everyLook, type Look, looksOf } from '../testing/looks.ts'
import { expect, test } from '../testing/site.ts'

/** A screen of 1280 px at a zoom of 400 %. */
const NARROWEST = 320

for (const language of LANGUAGES) {
  test(`every kind of page is for everyone, and nothing runs over its edge, in ${language}`, async ({
    page,
    context,
    baseURL,
    request,
  }) => {
    test.setTimeout(everyLook ? 900_000 : 240_000)
    await context.addCookies([{ name: 'language', value: language, url: baseURL }])
    const kinds = await canonicalPages(request, language)
    for (const [number, { kind, address }] of kinds.entries()) {
      const [first, ...others] = looksOf(language, number)
      await wear(page, first)
      // Both doors in turn; from one hash to another nothing would be loaded.
      const hash = (number + LANGUAGES.indexOf(language)) % 2 === 0
      await page.goto('about:blank')
      await page.goto(hash ? address.replace(`/${language}/`, '/#/') : address)
      await expect(page.locator('h1')).toHaveCount(1)
      await page.waitForLoadState('networkidle')
      for (const look of [first, ...others]) {
        await wear(page, look)
        await standStill(page)
        const where = `${kind}, ${look.width} px, ${look.scheme}`
        expect(await sideways(page), `${where}: scrolls sideways`).toBeLessThanOrEqual(0)
        await expectAccess(page, where)
      }
      await page.setViewportSize({ width: NARROWEST, height: 640 })
      expect(await sideways(page), `${kind}, ${NARROWEST} px: scrolls sideways`).toBeLessThanOrEqual(0)
    }
  })
}

async function wear(page: Page, { width, scheme }: Look) {
  await page.setViewportSize({ width, height: 900 })
  await page.emulateMedia({ colorScheme: scheme })
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
