// What a page says to machines that read schema.org: the company, the record that it shows, and the way to it.
import type { ShellData } from '#web/site/shell/shell-data.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import { jobPosting } from './job-posting.ts'
import type { Given, PageRecord } from './page-record.ts'

export type Of = {
  origin: string
  path: string
  record: PageRecord | null
  shell: ShellData
  description: string
  html: string
}

const PICTURE_WIDTH = 1200
const CONTEXT = 'https://schema.org'

/** A record is what it holds: with this field it is said so. */
const SAID: readonly (readonly [holds: keyof Given, say: (of: Of, record: PageRecord) => object | null])[] = [
  ['productModel', product],
  ['date', newsArticle],
  ['employment', (of, record) => jobPosting(record, company(of))],
]

/** The objects of a page, each for a script of its own. */
export function jsonLdOf(of: Of): object[] {
  const { record } = of
  const said = record ? SAID.find(([holds]) => record.given[holds] !== undefined)?.[1](of, record) : null
  return [
    ...(/\/(HomePage|aboutus)$/.test(of.path) ? [organization(of)] : []),
    ...(said ? [{ '@context': CONTEXT, ...said }] : []),
    ...breadcrumbs(of),
  ]
}

function company({ origin, shell: { site } }: Of) {
  return {
    '@type': 'Organization',
    name: site.companyName,
    url: `${origin}/`,
    logo: `${origin}/logo.svg`,
  }
}

const organization = (of: Of) => {
  const { site } = of.shell
  return {
    '@context': CONTEXT,
    ...company(of),
    ...(site.slogan && { slogan: site.slogan }),
    ...(site.address && { address: site.address }),
    ...(site.phone && { telephone: site.phone }),
    ...(site.email && { email: site.email }),
    ...(site.phones.length > 0 && {
      contactPoint: site.phones.map(({ region, phone }) => ({
        ...{ '@type': 'ContactPoint', contactType: 'sales', telephone: phone },
        ...(region && { areaServed: region }),
      })),
    }),
  }
}

function product(of: Of, { name, picture, given }: PageRecord) {
  const { productModel: model, productTypeName: category } = given
  return {
    '@type': 'Product',
    name,
    ...(model && { model, mpn: model }),
    ...(category && { category }),
    ...(of.description && { description: of.description }),
    ...(picture && { image: of.origin + imageAddress(picture.key, PICTURE_WIDTH) }),
    brand: { '@type': 'Brand', name: of.shell.site.companyName },
    manufacturer: company(of),
    url: of.origin + of.path,
  }
}

function newsArticle(of: Of, { name, picture, given }: PageRecord) {
  return {
    '@type': 'NewsArticle',
    headline: name.slice(0, 110),
    datePublished: given.date,
    ...(of.description && { description: of.description }),
    ...(picture && { image: of.origin + imageAddress(picture.key, PICTURE_WIDTH) }),
    publisher: company(of),
    mainEntityOfPage: of.origin + of.path,
  }
}

/** Machines are told the way that visitors see above the page. */
function breadcrumbs({ html, origin, path }: Of): object[] {
  const list = /<nav class="crumbs"[^>]*><ol>(.*?)<\/ol>/s.exec(html)?.[1]
  if (list === undefined) return []
  const steps = [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, step = '']) => ({
    name: plain(step),
    item: origin + (/href="([^"]*)"/.exec(step)?.[1] ?? path),
  }))
  const itemListElement = steps.map((step, at) => ({ '@type': 'ListItem', position: at + 1, ...step }))
  return [{ '@context': CONTEXT, '@type': 'BreadcrumbList', itemListElement }]
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (all, name: string) => ENTITIES[name] ?? all)
