// Every public address of spec §2 is rendered where there is neither window nor document, as the server will (decision 27).
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { MISSING_ROUTE } from '#contract/site/rendering.ts'
import { sampleDoor, UNKNOWN_ID } from '#web/testing/sample-answers.ts'
import { ownDoor } from '#web/testing/sample-own.ts'
import { render } from './render.tsx'

type Visited = { to: string | null; status: number; html: string }

/** What a visitor gets at `address`: a page, or where it leads. */
async function visit(address: string, language: Language = 'en'): Promise<Visited> {
  const { read } = sampleDoor(language)
  const made = await render({
    ...{
      language,
      route: address,
      origin: 'https://site.example',
      alternates: {},
      everywhere: null,
      preview: null,
    },
    read: read as never,
  })
  if ('missing' in made) return visit(MISSING_ROUTE, language)
  return 'to' in made ? { to: made.to, status: 301, html: '' } : { to: null, ...made }
}

const PAGES = {
  '/HomePage': 'Every litre counts',
  '/aboutus': 'Readings you can stand behind',
  '/news': 'A piece of news',
  '/newsDetail/4-a-piece': 'Because.',
  '/newsDetail?id=4': 'Because.',
  '/productModular': 'LTB-50',
  '/productModular/1': 'Turbine meters',
  '/productModularChil/2': 'Turbine meters',
  '/productDetail/7': 'A description',
  '/productDetail?id=7': 'A description',
  '/HotProduct': 'LTB-50',
  '/successCase': 'A town saves water',
  '/successCaseDetail/3': 'We said so',
  '/vacancy': 'A title',
  '/dealer': 'A name',
  '/dealer?country=KE': 'A summary',
  '/dealerDetail/5': 'A summary',
  '/vacancyDetail/5': 'Text of the duties',
  '/keyword?keyword=LTB': '<mark>LTB</mark>',
  '/keyword': 'LTB-50',
  '/Heads': 'hello@sample.example',
  '/Feets': 'A note',
  '/404': '404',
  '/401': '401',
}

for (const language of LANGUAGES) {
  for (const [address, holds] of Object.entries(PAGES)) {
    test(`${address} is a page in ${language}`, async () => {
      const { html, to } = await visit(address, language)
      expect(to).toBeNull()
      expect(html).toContain(holds)
      expect(html.match(/<h1/g)).toHaveLength(1)
    })
  }
}

const LEADS = {
  '/': '/HomePage',
  '/index.html': '/HomePage',
  '/homePage': '/HomePage',
  '/NEWSDETAIL/4-Piece': '/newsDetail/4-Piece',
  '/aboutus/lianxi': '/aboutus#lianxi',
  '/aboutus/qiye': '/aboutus#qiye',
  '/newsDetail': '/news',
  '/productDetail': '/productModular',
  '/productModularChil': '/productModular',
  '/successCaseDetail': '/successCase',
  '/vacancyDetail': '/vacancy',
  '/dealerDetail': '/dealer',
  '/news?page=9': '/news',
}

for (const [address, to] of Object.entries(LEADS)) {
  test(`${address} leads to ${to}`, async () => {
    expect((await visit(address)).to).toBe(to)
  })
}

test('what is not there and what is not open are answered so', async () => {
  for (const language of LANGUAGES) {
    expect([(await visit('/404', language)).status, (await visit('/401', language)).status]).toEqual([
      404, 403,
    ])
  }
  expect((await visit('/HomePage')).status).toBe(200)
  expect((await visit('/401/x')).html).toContain('Page not found')
})

for (const address of [
  `/productDetail/${UNKNOWN_ID}`,
  `/newsDetail/${UNKNOWN_ID}`,
  '/productDetail/abc',
  '/productModular/x',
  '/nowhere/at/all',
]) {
  test(`${address} is the 404 page in place`, async () => {
    const { to, status, html } = await visit(address)
    expect(to).toBeNull()
    expect(status).toBe(404)
    expect(html).toContain('Page not found')
  })
}

test('kinds of the owner have the addresses that were chosen, and made-up ones are drawn for nobody', async () => {
  const { read } = ownDoor('en')
  const made = async (route: string) => {
    const page = await render({
      ...{ language: 'en', route, origin: '', alternates: {}, everywhere: null, preview: null },
      read: read as never,
    })
    return 'html' in page ? page.status : page
  }
  expect(await made('/references?group=water')).toBe(200)
  expect(await made('/reference/5-a-waterworks')).toBe(200)
  expect(await made('/REFERENCES')).toEqual({ to: '/references' })
  for (const nowhere of ['/made-up', '/made/up', '/references/5', '/news/5'])
    expect(await made(nowhere), nowhere).toEqual({ missing: true })
})

test('a page of nothing offers the families, and no heading over nothing where there are none', async () => {
  const sample = sampleDoor('es')
  const read: typeof sample.read = async (path, query, options) =>
    path === '/api/web/product/type/listAll' ? ([] as never) : sample.read(path, query, options)
  const open = async (how: typeof read) => {
    const made = await render({
      ...{
        language: 'es',
        route: MISSING_ROUTE,
        origin: '',
        alternates: {},
        everywhere: null,
        preview: null,
      },
      read: how as never,
    })
    return 'html' in made ? made.html.slice(made.html.indexOf('<main')) : ''
  }
  expect(await open(sample.read)).toContain('aria-labelledby="range"')
  const empty = await open(read)
  expect(empty).toContain('404')
  expect(empty).not.toContain('id="range"')
})

test('a text that fell back wears its language on the page', async () => {
  expect((await visit('/productDetail/7', 'es')).html).toContain('<p class="lede" lang="en">A summary</p>')
})

test('a page that is not there in a language names the languages in which it is, and the others lead to their list', async () => {
  const { read } = sampleDoor('es')
  const everywhere = { es: '/es/productDetail/7', en: '/en/productDetail/7-meter', zh: '/zh/productModular' }
  const made = await render({
    ...{ language: 'es', route: MISSING_ROUTE, origin: '', alternates: {}, preview: null },
    ...{ everywhere: everywhere as Record<Language, string>, there: ['en'], read: read as never },
  })
  if (!('html' in made)) throw new Error('it is a page')
  expect(made.status).toBe(404)
  const main = made.html.slice(made.html.indexOf('<main'), made.html.indexOf('</main'))
  expect(main).toContain('Esta página no está disponible en este idioma.')
  expect(main).toContain('<a lang="en" hrefLang="en" href="/en/productDetail/7-meter">English</a>')
  expect(main).not.toContain('/zh/')
  expect(made.html).toMatch(/href="\/zh\/productModular"[^>]* title="No está disponible en este idioma/)
  expect(made.html).not.toMatch(/hrefLang="en"[^>]* title=/)
  expect(JSON.parse(made.data)).toMatchObject({ everywhere, there: ['en'] })
})
