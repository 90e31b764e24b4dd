// What the server writes: valid HTML on every kind of page in every language.
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { canonicalPages } from '../testing/canonical-pages.ts'
import { expect, test } from '../testing/site.ts'

const CRAWL_MS = 240_000

/** The recommended rules, less those that judge how React spells markup or what editors write, not whether it is valid. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // Spelling: names of attributes and the doctype are read whatever their case, and `/>` is ignored.
      'doctype-style': 'off',
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // The ids that React makes begin with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // Boxes of one group share a name: that is how a form says several values.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'submit', 'button', 'reset'] }],
      // Style sheets keep numbers on one line; titles are as long as editors make them.
      'tel-non-breaking': 'off',
      'long-title': 'off',
    },
  }),
)

test('every kind of page is valid HTML in every language', async ({ request }) => {
  test.setTimeout(CRAWL_MS)
  for (const language of LANGUAGES) {
    for (const { kind, address } of await canonicalPages(request, language)) {
      const html = await (await request.get(address)).text()
      const { results } = await validator.validateString(html)
      const faults = results.flatMap(({ messages }) => messages)
      const said = faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)
      expect(said, `${language} ${kind}`).toEqual([])
    }
  }
})
