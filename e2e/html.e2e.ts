// What the server writes: valid HTML on every kind of page in every language, and no link that leads nowhere.
import { HtmlValidate, StaticConfigLoader } from 'html-validate'
import { LANGUAGES } from '#contract/language-codes.ts'
import { canonicalPages } from './testing/canonical-pages.ts'
import { expect, test } from './testing/site.ts'

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
      // View transitions name their pictures in the element; the policy of the pages allows it.
      'no-inline-style': 'off',
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

test('no link, picture or file of the whole site leads nowhere', async ({ request }) => {
  test.setTimeout(CRAWL_MS)
  const from = new Map([
    ['/', 'the beginning'],
    ...LANGUAGES.map((language) => [`/${language}`, '/'] as const),
  ])
  const broken: string[] = []
  // What is found on the way is gone through as well.
  for (const [address, source] of from) {
    const reply = await request.get(address)
    const { pathname } = new URL(reply.url())
    if (!reply.ok()) broken.push(`${reply.status()} ${address} from ${source}`)
    if (!/^text\/html/.test(reply.headers()['content-type'] ?? '')) continue
    const html = await reply.text()
    for (const target of addressesIn(html)) {
      const { pathname: path, search, hash } = new URL(target, `http://site${pathname}`)
      if (path === pathname && hash && !html.includes(` id="${decodeURIComponent(hash.slice(1))}"`))
        broken.push(`${hash} is not on ${address}`)
      if (!from.has(path + search)) from.set(path + search, address)
    }
  }
  expect(broken).toEqual([])
  expect(from.size).toBeGreaterThan(100)
})

/** Where the markup of a page leads inside the site; of the widths of a picture one. */
function addressesIn(html: string): string[] {
  const written = [...html.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&').replace(/^http:\/\/127\.0\.0\.1:\d+/, ''),
  )
  return written.filter((address) => /^[/#?](?!\/)/.test(address))
}
