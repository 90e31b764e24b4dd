// The public site is for everyone: axe finds nothing on any kind of page in any language, and nothing runs over its edge.
import { LANGUAGES } from '../contract/language-codes.ts'
import { expectAccess } from './testing/axe.ts'
import { canonicalPages } from './testing/canonical-pages.ts'
import { everyLook, looksOf } from './testing/looks.ts'
import { expect, test } from './testing/site.ts'

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
      const looks = looksOf(language, number)
      const [{ width, scheme } = { width: 360, scheme: 'light' as const }] = looks
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme })
      // Both doors in turn; from one hash to another nothing would be loaded.
      const hash = (number + LANGUAGES.indexOf(language)) % 2 === 0
      await page.goto('about:blank')
      await page.goto(hash ? address.replace(`/${language}/`, '/#/') : address)
      await expect(page.locator('h1')).toHaveCount(1)
      await page.waitForLoadState('networkidle')
      for (const { width, scheme } of looks) {
        const where = `${kind}, ${width} px, ${scheme}`
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: scheme })
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(over, `${where}: scrolls sideways`).toBeLessThanOrEqual(0)
        await expectAccess(page, where)
      }
    }
  })
}
