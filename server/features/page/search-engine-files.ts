// What search engines and readers of feeds ask for: robots.txt, the sitemap in pages, and the news of each language.
import { DECLARED } from '#contract/kinds/declared.ts'
import { ownKindOf } from '#contract/kinds/own-kinds.ts'
import {
  ANY_LANGUAGE,
  FALLBACK,
  isPublic,
  type Language,
  PUBLIC_LANGUAGES,
} from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { sendsMade } from '#server/http/kept-answers/send-made.ts'
import type { Router } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { RECORD_KINDS } from '#server/publishing/references/addresses.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'
import { asSiteWrites } from '#server/publishing/texts/typed-figures.ts'
import { type ListedRecord, newestNews, recordsOn, sitemapPages } from './listed-records.ts'

/** Pages that list records; the same in every language. */
export const LIST_PAGES = [
  'HomePage',
  'productModular',
  'HotProduct',
  ...DECLARED.flatMap(({ kind, address }) => (ownKindOf(kind)?.away ? [] : address.list)),
  'aboutus',
]

const robots = (origin: string) =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /*?preview=',
    'Disallow: /*&preview=',
    ...PUBLIC_LANGUAGES.map((language) => `Disallow: /${language}/njlbWebLogin`),
    // Only an absolute address may stand here.
    ...(origin === '' ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n')

/** The longest name of a kind. */
const KIND_NAME = 40
const SITEMAP = new RegExp(`^([a-zA-Z0-9]{1,${KIND_NAME}})-(${ANY_LANGUAGE})(?:-([1-9]\\d{0,8}))?\\.xml$`)

/** What the sitemaps are called. */
const sitemapNames = (pages: SitemapPages) =>
  PUBLIC_LANGUAGES.flatMap((language) => [
    `pages-${language}`,
    ...pages.map(({ kind, page }) => `${kind}-${language}-${page + 1}`),
  ])
type SitemapPages = Awaited<ReturnType<typeof sitemapPages>>

/** Where all these files stand; without a public address most of them stand nowhere. */
export const searchEngineAddresses = (pages: SitemapPages): string[] => [
  ...['/robots.txt', '/sitemap.xml'],
  ...PUBLIC_LANGUAGES.map((language) => `/${language}/news.atom`),
  ...sitemapNames(pages).map((name) => `/sitemap/${name}.xml`),
]

export function searchEngineFiles({ app, cache }: Router, { config, storage, site, now }: Parts) {
  const origin = config.publicUrl?.replace(/\/+$/, '') ?? ''
  const { db } = storage

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robots(origin)),
  )

  // Addresses in what follows are whole ones, and the host that a request names is nothing to make them from.
  if (origin === '') return

  const sendMade = sendsMade({ cache, storage, kinds: RECORD_KINDS })

  app.get('/sitemap.xml', (request, reply) =>
    sendMade(request, reply, 'application/xml', async () => {
      const names = sitemapNames(await sitemapPages(db, now()))
      return sitemapIndex(names.map((name) => `${origin}/sitemap/${name}.xml`))
    }),
  )

  app.get('/sitemap/:name', async (request, reply) => {
    const { name } = request.params as { name: string }
    const [, what = '', language, number] = SITEMAP.exec(name) ?? []
    if (!isPublic(language)) return reply.callNotFound()
    if (what === 'pages' && number === undefined) {
      const all = async () => sitemapOf(origin, language, LIST_PAGES.map(listEntry))
      return sendMade(request, reply, 'application/xml', all)
    }
    const kind = RECORD_KINDS.find((one) => one === what)
    if (!kind || number === undefined) return reply.callNotFound()
    const pages = await sitemapPages(db, now())
    if (!pages.some((one) => one.kind === kind && one.page === Number(number) - 1))
      return reply.callNotFound()
    return sendMade(request, reply, 'application/xml', async () =>
      sitemapOf(origin, language, await entriesOn(kind, Number(number) - 1)),
    )
  })
  const entriesOn = (kind: Kind, page: number) => recordsOn(db, { kind, page }, now())

  for (const language of PUBLIC_LANGUAGES)
    app.get(`/${language}/news.atom`, (request, reply) =>
      sendMade(request, reply, 'application/atom+xml', async () => {
        const { companyName } = inLanguage(site.settings(), language)
        const news = (await newestNews(db, now())).filter(({ paths }) => language in paths)
        return atomFeed({ origin, language, companyName, news, at: now() })
      }),
    )
}

const listEntry = (name: string): SitemapEntry => ({
  paths: Object.fromEntries(PUBLIC_LANGUAGES.map((language) => [language, `/${language}/${name}`])),
  pictures: [],
})

type SitemapEntry = Pick<ListedRecord, 'paths' | 'pictures'> & { changedAt?: number }

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
/** The width in which pictures are told of. */
const PICTURE_WIDTH = 1280

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const xml = (text: string) => text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char)
const day = (at: number) => new Date(at).toISOString()

/** The sitemap that names the others. */
const sitemapIndex = (addresses: readonly string[]) =>
  `${HEAD}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${addresses
    .map((address) => `<sitemap><loc>${xml(address)}</loc></sitemap>`)
    .join('')}</sitemapindex>\n`

/** The pages of one language, each with its pictures and what it is called in the others. */
function sitemapOf(origin: string, language: Language, entries: readonly SitemapEntry[]) {
  const urls = entries.flatMap(({ paths, pictures, changedAt }) => {
    const own = paths[language]
    if (own === undefined) return []
    const others = PUBLIC_LANGUAGES.flatMap((lang) => {
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
function atomFeed({ origin, language, companyName, news, at }: Feed) {
  const own = `${origin}/${language}/news.atom`
  const changed = news.length === 0 ? at : Math.max(...news.map(({ changedAt }) => changedAt))
  const entries = news.map(({ paths, title, summary, changedAt }) => {
    const address = origin + (paths[language] ?? '')
    const said = (text: string) => xml(asSiteWrites(text, language))
    const text = summary?.[language] ?? ''
    return [
      `<entry><title>${said(title[language])}</title><id>${xml(address.replace(SLUG, ''))}</id>`,
      `<link rel="alternate" type="text/html" href="${xml(address)}"/><updated>${day(changedAt)}</updated>`,
      text === '' ? '' : `<summary>${said(text)}</summary>`,
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
