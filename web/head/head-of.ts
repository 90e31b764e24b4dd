// The head of a page as the server writes it: what search engines, shared cards and other languages are told.
import type { StaticHandlerContext } from 'react-router'
import { FALLBACK, LANGUAGE_FACTS, PUBLIC_LANGUAGES } from '#contract/languages/language-codes.ts'
import type { Picture } from '#contract/media/media.ts'
import { type PageRequest, scriptJson } from '#contract/site/rendering.ts'
import { SHELL_ROUTE } from '#web/app/embedded.ts'
import type { ShellData } from '#web/site/shell/shell-data.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import { jsonLdOf } from './json-ld.ts'
import { storesIn } from './local-business.ts'
import { ownPageIn } from './own-pages.ts'
import { loadedBy, recordOf } from './page-record.ts'
import { meta, property, tag } from './tags.ts'

/** What a page said while it was rendered, and what came of it. */
export type Rendered = { title: string; html: string }

/** Pages that search engines have no use for. */
const UNLISTED = /^\/(keyword|message|404|401|Heads|Feets)$/
const CARD_WIDTH = 1200
const LONGEST_DESCRIPTION = 300

/** Title and elements; every text is escaped. */
export function headOf(context: StaticHandlerContext, url: URL, requested: PageRequest, rendered: Rendered) {
  const { language, origin, alternates, preview } = requested
  const shell = context.loaderData[SHELL_ROUTE] as ShellData | undefined
  const record = recordOf(context)
  const { title } = rendered
  const own = ownPageIn(loadedBy(context))
  const description = cut(
    record?.seo.description || record?.summary || own?.own.lede || shell?.site.slogan || '',
  )
  const picture = record && (record.seo.picture ?? record.picture)
  const path = `/${language}${url.pathname}${pageIn(url)}`
  const found = context.statusCode === 200
  const listed =
    found &&
    !preview &&
    !UNLISTED.test(url.pathname) &&
    record?.seo.listed !== false &&
    language in alternates
  const tags = [
    meta('description', description),
    ...(listed ? [] : [meta('robots', 'noindex')]),
    ...(found ? links(requested, path, pageIn(url)) : []),
    ...card({
      requested,
      title,
      description,
      path,
      picture: picture ?? null,
      site: shell?.site.companyName ?? '',
    }),
    ...(record?.given.date === undefined ? [] : [property('article:published_time', record.given.date)]),
    ...(found && shell
      ? jsonLdOf({
          ...{ origin, path, record, shell, description, html: rendered.html },
          stores: storesIn(loadedBy(context)),
          own,
        }).map(ldScript)
      : []),
  ]
  return { title, tags: tags.join('') }
}

const ldScript = (data: unknown) => `<script type="application/ld+json">${scriptJson(data)}</script>`

/** Only the page of a list makes another page of it; filters and order show the same in another way. */
function pageIn(url: URL): string {
  const page = url.searchParams.get('page')
  return page === null || page === '1' ? '' : `?page=${encodeURIComponent(page)}`
}

function links({ origin, alternates, language }: PageRequest, path: string, page: string): string[] {
  const own = alternates[language]
  const others = PUBLIC_LANGUAGES.flatMap((lang) => {
    const to = alternates[lang]
    return to === undefined ? [] : [[lang, origin + to + page] as const]
  })
  const chosen = others.find(([lang]) => lang === FALLBACK) ?? others[0]
  const canonical = origin + (own === undefined ? path : own + page)
  // On paper it is read by people.
  const read = own?.includes('%') ? { 'data-read': decodeURI(canonical) } : {}
  return [
    tag('link', { rel: 'canonical', href: canonical, ...read }),
    ...(own === undefined ? [] : others).map(([hreflang, href]) =>
      tag('link', { rel: 'alternate', hreflang, href }),
    ),
    ...(own !== undefined && chosen
      ? [tag('link', { rel: 'alternate', hreflang: 'x-default', href: chosen[1] })]
      : []),
    ...(origin === ''
      ? []
      : [
          tag('link', {
            rel: 'alternate',
            type: 'application/atom+xml',
            href: `${origin}/${language}/news.atom`,
          }),
        ]),
  ]
}

type Card = {
  requested: PageRequest
  title: string
  description: string
  path: string
  picture: Picture | null
  site: string
}

function card({ requested, title, description, path, picture, site }: Card): string[] {
  const { origin, language, alternates } = requested
  const others = PUBLIC_LANGUAGES.filter((lang) => lang !== language && lang in alternates)
  return [
    property('og:type', path.includes('/newsDetail/') ? 'article' : 'website'),
    property('og:site_name', site),
    property('og:title', title),
    property('og:description', description),
    // Who shows a card knows no page that an address could be completed from.
    ...(origin === '' ? [] : [property('og:url', origin + path)]),
    property('og:locale', LANGUAGE_FACTS[language].card),
    ...others.map((lang) => property('og:locale:alternate', LANGUAGE_FACTS[lang].card)),
    ...(picture && origin !== ''
      ? [
          property('og:image', origin + imageAddress(picture.key, CARD_WIDTH)),
          property('og:image:alt', picture.alt),
        ]
      : []),
    meta('twitter:card', picture ? 'summary_large_image' : 'summary'),
  ].filter((one) => one !== '')
}

const cut = (text: string) =>
  text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION - 1).trimEnd()}…`
