// A page whose frame was drawn for another page is the page that would have been drawn whole.
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import type { SizeLines } from '#contract/products/product-sizing.ts'
import { MISSING_ROUTE, type PageRequest } from '#contract/site/rendering.ts'
import type { Site } from '#contract/site/site.ts'
import { render } from '#web/render.tsx'
import { sampleDoor } from '#web/testing/sample-answers.ts'

const PAGES = [
  ...[
    '/HomePage',
    '/HomePage?at.dn=50',
    '/HomePage?units=us',
    '/HomePage?at.medium=steam',
    '/aboutus',
    '/news',
    '/newsDetail/4-a-piece',
    '/news?category=company',
    '/productModular',
  ],
  ...['/productModular/1', '/productDetail/7', '/HotProduct', '/successCase', '/vacancyDetail/5', '/keyword'],
  ...['/keyword?keyword=LTB', '/message', '/404', '/401', '/productDetail/7', '/Heads', MISSING_ROUTE],
]

/** Two families on one ruler, for the lanes of the home page. */
const family = (id: number) => ({
  ...{ id, address: `/productModular/${id}`, productTypeName: `Family ${id}`, ruler: 'dn', shownIn: {} },
  products: [{ span: { from: 50, to: id * 100 }, media: ['water'] }],
})
const SIZES: SizeLines = {
  ruler: {
    ...{ key: 'dn', name: 'Size', dimension: 'size', reads: null },
    steps: [50, 100, 200].map((value) => ({ value, label: `DN ${value}`, us: `NPS ${value / 25}` })),
  },
  media: ['water', 'steam'].map((key) => ({ key, name: key })),
  ...{ families: [family(1), family(2)], shownIn: {} },
}

type Read = PageRequest['read']

/** Answers each read with an object of its own, as a store that was just asked. */
const anew = (language: Language, change: (site: Site) => Partial<Site> = () => ({})): Read => {
  const { read } = sampleDoor(language)
  return async (path, query) => {
    if (path === '/api/web/product/sizeLines') return structuredClone(SIZES)
    const data = structuredClone(await read(path as never, query as never)) as object
    return path === '/api/web/site/get' ? { ...data, ...change(data as Site) } : data
  }
}

/** Answers each read with one and the same frozen object, as answers that are kept. */
function shared(read: Read): Read {
  const answers = new Map<string, Promise<unknown>>()
  return (path, query) => {
    const key = `${path} ${JSON.stringify(query)}`
    const answer = answers.get(key) ?? read(path, query).then((data) => Object.freeze(data))
    answers.set(key, answer)
    return answer
  }
}

const at = (language: Language, route: string, read: Read, more: Partial<PageRequest> = {}) =>
  render({
    ...{ language, route, origin: 'https://site.example', preview: null },
    everywhere: Object.fromEntries(LANGUAGES.map((one) => [one, `/${one}${route}-${one}`])) as never,
    alternates: { [language]: `/${language}${route}` },
    ...{ read, ...more },
  })

for (const language of LANGUAGES) {
  test(`every page in ${language} is the same whether its frame was there or not`, async () => {
    const logo = () => ({ logo: 'a/logo.png' })
    for (const change of language === 'en' ? [undefined, logo] : [undefined]) {
      const kept = shared(anew(language, change))
      // Twice, so that each page takes its frame from another one.
      for (const route of [...PAGES, ...PAGES])
        expect(await at(language, route, kept)).toEqual(await at(language, route, anew(language, change)))
    }
  })
}

test('what the company or its range changed is seen at once, and a preview is drawn whole', async () => {
  const kept = shared(anew('en'))
  const first = await at('en', '/news', kept)
  const renamed = await at('en', '/news', shared(anew('en', () => ({ companyName: 'Another name' }))))
  expect(JSON.stringify(first)).not.toContain('Another name')
  expect((renamed as { html: string }).html.match(/Another name/g)?.length).toBeGreaterThan(3)
  const preview = { preview: { token: 'secret', until: '2026-06-01T00:00:00Z' } }
  const { html } = (await at('en', '/news', kept, preview)) as { html: string }
  expect(html.match(/href="\/en[^"]*preview=secret/g)?.length).toBeGreaterThan(20)
  expect(await at('en', '/news', kept)).toEqual(first)
})

test('the middle of the home page is drawn once for each answer that it is made from', async () => {
  let answered = 0
  const own = anew('en')
  const counting: Read = async (path, query) => {
    const data = (await own(path, query)) as object
    return path === '/api/web/homepage/getById' ? { ...data, rangeTitle: `Range ${++answered}` } : data
  }
  const kept = shared(counting)
  const first = JSON.stringify(await at('en', '/HomePage', kept))
  expect(JSON.stringify(await at('en', '/HomePage', kept)) === first).toBe(true)
  const changed = JSON.stringify(await at('en', '/HomePage', shared(counting)))
  expect(changed.includes('Range 2') && !changed.includes('Range 1')).toBe(true)
  expect(changed.replaceAll('Range 2', 'Range 1') === first).toBe(true)
})

test('no page is sent with the marks of a piece, and its ids are those of the browser', async () => {
  const kept = shared(anew('en'))
  for (const route of PAGES) {
    const made = await at('en', route, kept)
    const html = 'html' in made ? made.html : ''
    expect(html).not.toMatch(/site-piece|site-own/)
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
  }
})
