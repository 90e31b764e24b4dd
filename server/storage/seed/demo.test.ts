// What must hold for the demo content: complete in three languages, whole pictures, shapes of the contract.

import { describe, expect, it } from 'vitest'
import { aboutusKind } from '#contract/kinds/about.ts'
import { blankContent } from '#contract/kinds/content.ts'
import { homepageKind } from '#contract/kinds/home.ts'
import type { Text } from '#contract/languages/language.ts'
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import { NewsContent } from '#contract/news-and-cases/news.ts'
import { CaseContent } from '#contract/news-and-cases/success-case.ts'
import { ProductDraft } from '#contract/products/product.ts'
import { cellsIn } from '#contract/products/product-tables.ts'
import { ProductTypeDraft } from '#contract/products/product-type.ts'
import { isFact } from '#contract/quantities/fact.ts'
import { AboutContent } from '#contract/site/about.ts'
import { HomeContent } from '#contract/site/home.ts'
import { SiteSettings } from '#contract/site/site.ts'
import { inEach } from '#contract/testing/in-each.ts'
import { cleanDoc } from '#rich-text/clean-doc.ts'
import { plainTextOf, type RichDoc, type RichText } from '#rich-text/rich-doc.ts'
import { caseKind } from '#server/features/kinds/success-case/kind.ts'
import { newsKind } from '#server/features/news/kind.ts'
import { demo } from './demo.ts'

type Found = { path: string; text: Text; rich?: RichText }

/** Every text below a value, with where it stands. */
function textsIn(value: unknown, path: string): Found[] {
  if (value === null || typeof value !== 'object') return []
  if (isText(value)) {
    if (typeof value.zh === 'string') return [{ path, text: value }]
    const rich = value as unknown as RichText
    const text = inEach({ zh: plainTextOf(rich.zh), en: plainTextOf(rich.en), es: plainTextOf(rich.es) })
    return [{ path, text, rich }]
  }
  return Object.entries(value).flatMap(([name, below]) => textsIn(below, `${path}.${name}`))
}

function isText(value: object): value is Text {
  return 'zh' in value && 'en' in value && 'es' in value
}

const kinds = demo.kinds((days) => new Date(Date.UTC(2026, 10, 22 + days)).toISOString().slice(0, 10))
/** The languages that the demo is written in; any other falls back. */
const WRITTEN = LANGUAGES.filter((language) => demo.site.companyName[language] !== '')
/** Sizes have no names but their figures, and few tables have a note. */
const MAY_SAY_NOTHING = /\.tables\.\d+\.(?:note|rows\.\d+\.name)$/
const texts = [...textsIn(demo, 'demo'), ...textsIn(kinds, 'kinds')]
const typeSlugs = new Map(demo.types.map((type) => [type.slug, type]))
const productSlugs = new Set(demo.products.map((product) => product.slug))

const asKey = () => `${'0'.repeat(40)}.jpg`
const keyOrNull = (file: string | null) => (file === null ? null : asKey())

describe('languages', () => {
  it('every text of the demo stands in three languages', () => {
    expect(WRITTEN).toEqual(expect.arrayContaining(['zh', 'en', 'es']))
    const gaps = texts.filter(
      ({ path, text }) =>
        !MAY_SAY_NOTHING.test(path) && WRITTEN.some((language) => text[language].trim() === ''),
    )
    expect(gaps).toEqual([])
    expect(texts.length).toBeGreaterThan(1000)
  })

  it('running text has as many paragraphs and headings in every language', () => {
    const shape = (doc: RichDoc | null) => doc?.content.map(({ type }) => type)
    const running = texts.flatMap(({ path, rich }) => (rich ? [{ path, rich }] : []))
    expect(running.length).toBeGreaterThan(40)
    for (const { path, rich } of running) {
      for (const language of WRITTEN) {
        expect(shape(rich[language]), path).toEqual(shape(rich.zh))
        expect(rich[language] && cleanDoc(rich[language]), path).toEqual({ doc: rich[language] })
      }
    }
  })

  it('a Chinese sentence uses full-width punctuation and no space before a per cent sign', () => {
    const wrong = texts.filter(({ text }) =>
      /[\u4e00-\u9fff][,;:?!()]|[,;:?!(]\p{Script=Han}|\d\s+%/u.test(text.zh),
    )
    expect(wrong).toEqual([])
  })

  it('a number and its unit are tied by a no-break space, and minus signs are real', () => {
    for (const { path, text } of texts) {
      for (const language of LANGUAGES) {
        expect(text[language], path).not.toMatch(
          /\d (%|°C|K|bar|mm|m|m²|m³|m³\/h|L|L\/min|m\/s|s|ms|min|h|V|W|kW|Hz|kHz|GHz|µm|mPa·s|r\/min|dB|GB|MB)(?![\p{L}\d])/u,
        )
        expect(text[language], path).not.toMatch(/(DN|PN) \d/)
        expect(text[language], path).not.toMatch(/(^|[\s(±])-\d/)
      }
      expect(text.en, path).not.toMatch(/\d\s+%/)
      expect(text.es, path).not.toMatch(/\d%/)
      expect(text.es, `a decimal comma in ${path}`).not.toMatch(/\d,\d/)
    }
  })
})

describe('types and products', () => {
  it('there are four top-level types, ten sub-types and twenty-four products', () => {
    expect(demo.types.filter((type) => type.parent === null)).toHaveLength(4)
    expect(demo.types.filter((type) => type.parent !== null)).toHaveLength(10)
    expect(demo.products).toHaveLength(24)
  })

  it('slugs and models are unique, parents come first, and every sub-type has products', () => {
    const slugs = [demo.types, demo.products, demo.news, demo.cases].map((list) =>
      list.map((one) => one.slug),
    )
    for (const list of slugs) expect(new Set(list).size).toBe(list.length)
    expect(new Set(demo.products.map((product) => product.content.productModel)).size).toBe(24)
    const seen = new Set<string | null>([null])
    for (const type of demo.types) {
      expect(seen, type.slug).toContain(type.parent)
      seen.add(type.slug)
      const has = demo.products.some((product) => product.type === type.slug)
      expect(has, type.slug).toBe(type.parent !== null)
    }
  })

  it('every product stands in a sub-type', () => {
    for (const product of demo.products)
      expect(typeSlugs.get(product.type)?.parent, product.slug).toBeTruthy()
  })

  it('every product has facts with units of every kind that its family compares by', () => {
    for (const { slug, content } of demo.products) {
      const facts = Object.values(content.values).filter(isFact)
      expect(facts.length, slug).toBeGreaterThanOrEqual(6)
      expect(content.orderCode?.length, slug).toBeGreaterThanOrEqual(4)
      expect(content.tables?.length, slug).toBeGreaterThanOrEqual(1)
      expect([3, 4], slug).toContain(content.highlights.length)
    }
  })

  it('every table has as many cells in a row as heads, in every language', () => {
    for (const { slug, content } of demo.products)
      for (const { heads, rows } of content.tables ?? [])
        for (const language of LANGUAGES)
          for (const { name, cells } of rows)
            expect(cellsIn(cells).length + (name[language] === '' ? 0 : 1), slug).toBe(
              cellsIn(heads[language]).length,
            )
  })

  it('eight products are hot, at least one in each family', () => {
    const hot = demo.products.filter((product) => product.content.hot)
    const families = hot.map((product) => typeSlugs.get(product.type)?.parent)
    expect(hot).toHaveLength(8)
    expect(new Set(families).size).toBe(4)
  })
})

describe('the contract', () => {
  it('takes every type and every product', () => {
    for (const { slug, content } of demo.types) {
      const covers = content.covers.map(asKey)
      const draft = { ...content, covers, productTypeLevel: '0' }
      expect(ProductTypeDraft.safeParse(draft).error, slug).toBeUndefined()
    }
    for (const { slug, content } of demo.products) {
      const gallery = content.gallery.map(asKey)
      expect(ProductDraft.safeParse({ ...content, gallery }).error, slug).toBeUndefined()
    }
  })

  it('takes the site, the home page and the about-us page', () => {
    const button = <B extends { to: string }>(one: B) => ({ ...one, to: one.to.replace(/:[a-z0-9-]+/, '1') })
    const slides = demo.home.slides.map((slide) => ({
      ...slide,
      picture: asKey(),
      night: slide.night ? asKey() : null,
      button: button(slide.button),
      second: slide.second === null ? null : button(slide.second),
    }))
    const { about, home, site } = demo
    expect(SiteSettings.safeParse(site).error).toBeUndefined()
    expect(
      HomeContent.safeParse({ ...blankContent(homepageKind), ...home, slides, strengthsPicture: asKey() })
        .error,
    ).toBeUndefined()
    const pictures = about.pictures.map(asKey)
    const certificate = keyOrNull(about.certificate)
    expect(
      AboutContent.safeParse({ ...blankContent(aboutusKind), ...about, pictures, certificate }).error,
    ).toBeUndefined()
  })

  it('takes every piece of news and every success case', () => {
    for (const piece of demo.news) {
      expect(
        NewsContent.safeParse({ ...newsKind.blank, ...piece, cover: keyOrNull(piece.cover) }).error,
        piece.slug,
      ).toBeUndefined()
    }
    for (const one of demo.cases) {
      const products = one.products.map((_, at) => at + 1)
      const parsed = CaseContent.safeParse({
        ...caseKind.blank,
        ...one,
        cover: keyOrNull(one.cover),
        gallery: (one.gallery ?? []).map(asKey),
        products,
      })
      expect(parsed.error, one.slug).toBeUndefined()
    }
  })
})

describe('addresses and dates', () => {
  it('every button of a slide leads to something of the right kind', () => {
    const buttons = demo.home.slides.flatMap((slide) => [slide.button, slide.second])
    for (const { to } of buttons.filter((one) => one !== null)) {
      const [, route, slug] = /^\/(\w+)(?:\/:([a-z0-9-]+))?$/.exec(to) ?? []
      const type = typeSlugs.get(slug ?? '')
      if (route === 'productModular') expect(type?.parent, to).toBeNull()
      else if (route === 'productModularChil') expect(type?.parent, to).toBeTruthy()
      else if (route === 'productDetail') expect(productSlugs, to).toContain(slug)
      else expect(['HotProduct', 'successCase', 'news', 'aboutus', 'message'], to).toContain(route)
    }
  })

  it('every success case names products that exist', () => {
    for (const one of demo.cases) expect([...productSlugs]).toEqual(expect.arrayContaining(one.products))
  })

  it('eight pieces of news are dated 2025 to 2026, newest first, none after the day of writing', () => {
    const dates = demo.news.map((piece) => piece.date)
    expect(dates).toHaveLength(8)
    expect(dates).toEqual([...dates].sort().reverse())
    expect(dates.every((date) => date >= '2025-01-01' && date <= '2026-11-21')).toBe(true)
  })
})
