// Which pages browsers may fetch ahead: those that nothing is counted, kept or chosen by.
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { testApp } from '#server/testing/app.ts'
import { builtWeb } from '#server/testing/built-web.ts'

const app = await testApp({}, builtWeb())
const HTML = { 'sec-fetch-dest': 'document' }

type Where = { and?: Where[]; not?: Where; href_matches?: string; selector_matches?: string }
type Rules = Record<'prefetch' | 'prerender', { where: Where; eagerness: string }[]>

/** As browsers read a rule, but for selectors, which need a page. */
function matches(where: Where, href: string): boolean {
  if (where.and) return where.and.every((part) => matches(part, href))
  if (where.not) return !matches(where.not, href)
  if (where.href_matches === undefined) return false
  return new URLPattern(where.href_matches, 'https://site.example').test(href, 'https://site.example')
}

test('canonical pages name the rules, made now or kept; the home at `/` and calls do not', async () => {
  for (const url of ['/en/news', '/en/news', '/en/message']) {
    const { headers, statusCode } = await app.inject({ url, headers: HTML })
    expect([url, statusCode, headers['speculation-rules']]).toEqual([url, 200, '"/speculation-rules.json"'])
  }
  for (const url of ['/', '/api/web/site/get?lang=en', '/speculation-rules.json'])
    expect([url, (await app.inject({ url, headers: HTML })).headers['speculation-rules']]).toEqual([
      url,
      undefined,
    ])
})

test('pages of the site are fetched and made ahead; searches, the form, the console and files never', async () => {
  const reply = await app.inject({ url: '/speculation-rules.json' })
  expect(reply.headers['content-type']).toMatch(/^application\/speculationrules\+json/)
  const rules = reply.json<Rules>()
  const packed = await app.inject({ url: '/speculation-rules.json', headers: { 'accept-encoding': 'br' } })
  expect(packed.rawPayload.length).toBeLessThan(reply.rawPayload.length / 2)
  expect(JSON.parse(String(brotliDecompressSync(packed.rawPayload)))).toEqual(rules)
  for (const [kind, [rule]] of Object.entries(rules)) {
    if (!rule) throw new Error(`no rule to ${kind}`)
    expect(rule.eagerness).toBe('moderate')
    const may = (href: string) => [href, matches(rule.where, href)]
    for (const href of ['/en/HomePage', '/zh/productModular/1', '/es/productDetail/3-bomba', '/en/news'])
      expect(may(href)).toEqual([href, true])
    for (const href of [
      ...['/en/keyword', '/zh/keyword?keyword=x', '/es/message', '/en/message?productId=3'],
      ...['/', '/#/njlbWebLogin', '/fr/news', '/media/1/640.webp', '/documents/1', '/api/web/site/get'],
    ])
      expect(may(href)).toEqual([href, false])
    expect(JSON.stringify(rule.where)).toContain('[href*=\\"?\\"]')
  }
})
