// What search engines and readers of feeds ask for: robots.txt, the sitemap in pages, and the news of each language.
import { DECLARED } from '#contract/kinds/declared.ts'
import { ANY_LANGUAGE, isLanguage, LANGUAGES } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { sendsMade } from '#server/http/kept-answers/send-made.ts'
import type { Router } from '#server/http/serve.ts'
import type { Parts } from '#server/parts.ts'
import { RECORD_KINDS } from '#server/publishing/references/addresses.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'
import { newestNews, recordsOn, sitemapPages } from './listed-records.ts'
import { atomFeed, type SitemapEntry, sitemapIndex, sitemapOf } from './sitemap-xml.ts'

/** Pages that list records; the same in every language. */
const LIST_PAGES = [
  'HomePage',
  'productModular',
  'HotProduct',
  ...DECLARED.map(({ address }) => address.list),
  'aboutus',
]

const robots = (origin: string) =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /*?preview=',
    'Disallow: /*&preview=',
    ...LANGUAGES.map((language) => `Disallow: /${language}/njlbWebLogin`),
    // Only an absolute address may stand here.
    ...(origin === '' ? [] : ['', `Sitemap: ${origin}/sitemap.xml`]),
    '',
  ].join('\n')

const SITEMAP = new RegExp(`^([a-zA-Z]{1,20})-(${ANY_LANGUAGE})(?:-([1-9]\\d{0,8}))?\\.xml$`)

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
      const pages = await sitemapPages(db, now())
      const names = LANGUAGES.flatMap((language) => [
        `pages-${language}`,
        ...pages.map(({ kind, page }) => `${kind}-${language}-${page + 1}`),
      ])
      return sitemapIndex(names.map((name) => `${origin}/sitemap/${name}.xml`))
    }),
  )

  app.get('/sitemap/:name', async (request, reply) => {
    const { name } = request.params as { name: string }
    const [, what = '', language, number] = SITEMAP.exec(name) ?? []
    if (!isLanguage(language)) return reply.callNotFound()
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

  for (const language of LANGUAGES)
    app.get(`/${language}/news.atom`, (request, reply) =>
      sendMade(request, reply, 'application/atom+xml', async () => {
        const { companyName } = inLanguage(site.settings(), language)
        const news = (await newestNews(db, now())).filter(({ paths }) => language in paths)
        return atomFeed({ origin, language, companyName, news, at: now() })
      }),
    )
}

const listEntry = (name: string): SitemapEntry => ({
  paths: Object.fromEntries(LANGUAGES.map((language) => [language, `/${language}/${name}`])),
  pictures: [],
})
