// Sitemaps and feeds as XML; every text is escaped.
import { FALLBACK, LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import type { ListedRecord } from './listed-records.ts'

export type SitemapEntry = Pick<ListedRecord, 'paths' | 'pictures'> & { changedAt?: number }

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
/** The width in which pictures are told of. */
const PICTURE_WIDTH = 1280

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const xml = (text: string) => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char)
const day = (at: number) => new Date(at).toISOString()

/** The sitemap that names the others. */
export const sitemapIndex = (addresses: readonly string[]) =>
  `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses
    .map((address) => `<sitemap><loc>${xml(address)}</loc></sitemap>`)
    .join('')}</sitemapindex>\n`

/** The pages of one language, each with its pictures and what it is called in the others. */
export function sitemapOf(origin: string, language: Language, entries: readonly SitemapEntry[]) {
  const urls = entries.flatMap(({ paths, pictures, changedAt }) => {
    const own = paths[language]
    if (own === undefined) return []
    const others = LANGUAGES.flatMap((lang) => {
      const path = paths[lang]
      return path === undefined ? [] : [alternate(lang, origin + path)]
    })
    const parts = [
      `<loc>${xml(origin + own)}</loc>`,
      ...(changedAt === undefined ? [] : [`<lastmod>${day(changedAt)}</lastmod>`]),
      ...others,
      alternate('x-default', origin + (paths[FALLBACK] ?? own)),
      ...pictures.map((key) => {
        const address = `${origin}/image?filepath=${encodeURIComponent(key)}&w=${PICTURE_WIDTH}`
        return `<image:image><image:loc>${xml(address)}</image:loc></image:image>`
      }),
    ]
    return [`<url>${parts.join('')}</url>`]
  })
  return `${HEAD}<urlset ${NAMES}>${urls.join('')}</urlset>\n`
}

const alternate = (lang: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${lang}" href="${xml(href)}"/>`

/** What a piece is known by stays when its title, and with it the end of its address, changes. */
const SLUG = /(?<=\/\d+)-[^/]*$/

type Feed = {
  origin: string
  language: Language
  companyName: string
  news: readonly ListedRecord[]
  /** Stands in for the newest change where there is none. */
  at: number
}

/** The newest news of one language. */
export function atomFeed({ origin, language, companyName, news, at }: Feed) {
  const own = `${origin}/${language}/news.atom`
  const changed = news.length === 0 ? at : Math.max(...news.map(({ changedAt }) => changedAt))
  const entries = news.map(({ paths, title, summary, changedAt }) => {
    const address = origin + (paths[language] ?? '')
    const text = summary?.[language] ?? ''
    return [
      `<entry><title>${xml(title[language])}</title><id>${xml(address.replace(SLUG, ''))}</id>`,
      `<link rel="alternate" type="text/html" href="${xml(address)}"/><updated>${day(changedAt)}</updated>`,
      text === '' ? '' : `<summary>${xml(text)}</summary>`,
      '</entry>',
    ].join('')
  })
  return [
    `${HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<title>${xml(companyName)}</title><id>${xml(own)}</id><updated>${day(changed)}</updated>`,
    `<author><name>${xml(companyName)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${xml(own)}"/>`,
    `<link rel="alternate" type="text/html" href="${xml(`${origin}/${language}/news`)}"/>`,
    ...entries,
    '</feed>\n',
  ].join('')
}
