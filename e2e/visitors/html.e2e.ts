// What the server writes: valid HTML on every kind of page in every language.
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { canonicalPages } from '../testing/canonical-pages.ts'
import { expect, test } from '../testing/site.ts'
import { faultsOf } from '../testing/valid-html.ts'

const CRAWL_MS = 240_000

test('every kind of page is valid HTML in every language', async ({ request }) => {
  test.setTimeout(CRAWL_MS)
  for (const language of LANGUAGES) {
    for (const { kind, address } of await canonicalPages(request, language)) {
      const html = await (await request.get(address)).text()
      expect(await faultsOf(html), `${language} ${kind}`).toEqual([])
    }
  }
})
