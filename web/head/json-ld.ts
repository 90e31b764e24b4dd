// What a page says to machines that read schema.org: the company, the record that it shows, and the way to it. The types are those
// of the vocabulary, so that a property which it does not know is a fault of the compiler.
import type {
  Article,
  Brand,
  DigitalDocument,
  Event,
  ItemList,
  NewsArticle,
  Organization,
  Product,
  PropertyValue,
  Thing,
  WebSite,
  WithContext,
} from 'schema-dts'
import type { Picture } from '#contract/media/media.ts'
import type { Dealer } from '#web/site/dealers/dealers.ts'
import type { ShellData } from '#web/site/shell/shell-data.tsx'
import { imageAddress } from '#web/ui/pictures/image-address.ts'
import { breadcrumbs } from './breadcrumbs.ts'
import { jobPosting } from './job-posting.ts'
import { localBusiness } from './local-business.ts'
import { type OwnPage, ownPage } from './own-pages.ts'
import type { EventFacts, Given, PageRecord } from './page-record.ts'

export type Of = {
  origin: string
  path: string
  record: PageRecord | null
  shell: ShellData
  description: string
  html: string
  /** Dealers and offices that the page lists. */
  stores?: readonly Dealer[]
  own?: OwnPage | null
}

const PICTURE_WIDTH = 1200
/** Facts of a product that are told: the first are the ones that matter, and the page has all of them. */
const FACTS = 12
type Fact = NonNullable<Given['specs']>[number]['rows'][number]

/** What a record is follows from a field that it holds. */
const TYPES: readonly (readonly [
  holds: keyof Given,
  describe: (of: Of, record: PageRecord) => Thing | null,
])[] = [
  ['productModel', product],
  ['date', newsArticle],
  ['venue', event],
  ['serves', store],
  ['challenge', caseStudy],
  ['editions', digitalDocument],
  ['employment', (of, record) => jobPosting(of.html, record, company(of))],
]

/** The objects of a page, each for a script of its own. */
export function jsonLdOf(of: Of): WithContext<Thing>[] {
  const { record, stores = [] } = of
  const described = record
    ? TYPES.find(([holds]) => record.given[holds] !== undefined)?.[1](of, record)
    : null
  return [
    ...(/\/(HomePage|aboutus)$/.test(of.path) ? [organization(of)] : []),
    ...(of.path.endsWith('/HomePage') ? [website(of)] : []),
    ...(described ? [described] : []),
    ...(stores.length > 0 ? [listOf(of, stores)] : []),
    ...(of.own ? [ownPage(of.own, aroundOf(of))] : []),
    ...breadcrumbs(of),
  ].map(inContext)
}

const inContext = (thing: Thing) =>
  ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<Thing>

const languageOf = ({ path }: Of) => path.split('/')[1] ?? ''

function company({ origin, shell: { site } }: Of) {
  return {
    '@type': 'Organization' as const,
    name: site.companyName,
    url: `${origin}/`,
    logo: `${origin}/logo.svg`,
  }
}

function organization(of: Of): Organization {
  const { site } = of.shell
  return {
    ...company(of),
    ...(site.slogan && { slogan: site.slogan }),
    ...(site.address && { address: site.address }),
    ...(site.phone && { telephone: site.phone }),
    ...(site.email && { email: site.email }),
    ...(site.phones.length > 0 && {
      contactPoint: site.phones.map(({ region, phone }) => ({
        ...{ '@type': 'ContactPoint' as const, contactType: 'sales', telephone: phone },
        ...(region && { areaServed: region }),
      })),
    }),
  }
}

/** The site, with the way to search it. */
const website = (of: Of): WebSite => ({
  '@type': 'WebSite',
  name: of.shell.site.companyName,
  url: of.origin + of.path,
  inLanguage: languageOf(of),
  publisher: company(of),
  potentialAction: {
    '@type': 'SearchAction',
    target: `${of.origin}${of.path.replace(/HomePage$/, 'keyword')}?keyword={search_term_string}`,
    // As search engines write it; the vocabulary has it as an annotation of any property.
    ...{ 'query-input': 'required name=search_term_string' },
  },
})

function product(of: Of, { name, picture, given }: PageRecord): Product {
  const { productModel: model, productTypeName: category, specs = [] } = given
  const facts = specs.flatMap(({ rows }) => rows.flatMap(everywhere)).slice(0, FACTS)
  return {
    '@type': 'Product',
    name,
    ...(model && { model, mpn: model }),
    ...(category && { category }),
    ...(of.description && { description: of.description }),
    ...imageOf(of, picture),
    brand: { '@type': 'Brand', name: of.shell.site.companyName } satisfies Brand,
    manufacturer: company(of),
    ...(facts.length > 0 && { additionalProperty: facts.map(property) }),
    url: of.origin + of.path,
  }
}

/** A fact for everywhere, then each of the regions where it differs. */
const everywhere = ({ regions = [], ...fact }: Fact): Fact[] => [
  ...(fact.value === '' ? [] : [fact]),
  ...regions.map((one) => ({ ...one, name: `${fact.name} (${one.name})` })),
]

/** A fact with its unit as it is written. */
const property = ({ name, value, unit }: Fact): PropertyValue => ({
  ...{ '@type': 'PropertyValue', name, value },
  ...(unit && { unitText: unit }),
})

function newsArticle(of: Of, { name, picture, given }: PageRecord): NewsArticle {
  return {
    '@type': 'NewsArticle',
    headline: name.slice(0, 110),
    ...(given.date && { datePublished: given.date }),
    inLanguage: languageOf(of),
    ...(of.description && { description: of.description }),
    ...imageOf(of, picture),
    publisher: company(of),
    mainEntityOfPage: of.origin + of.path,
  }
}

function caseStudy(of: Of, { name, picture, given }: PageRecord): Article {
  return {
    '@type': 'Article',
    headline: name.slice(0, 110),
    inLanguage: languageOf(of),
    ...(given.industry && { about: given.industry }),
    ...(of.description && { description: of.description }),
    ...imageOf(of, picture),
    publisher: company(of),
    mainEntityOfPage: of.origin + of.path,
  }
}

/** A document with its newest edition. */
function digitalDocument(of: Of, { name, picture, given }: PageRecord): DigitalDocument {
  const [newest] = given.editions ?? []
  return {
    '@type': 'DigitalDocument',
    name,
    ...(given.number && { identifier: given.number }),
    ...(newest?.edition && { version: newest.edition }),
    ...(newest?.date && { datePublished: newest.date }),
    ...(of.description && { description: of.description }),
    ...imageOf(of, picture),
    publisher: company(of),
    url: of.origin + of.path,
  }
}

/** One that is over is still listed: what was shown may be looked for. */
function event(of: Of, { name, summary, picture, given }: PageRecord): Event | null {
  if (!isEvent(given)) return null
  const { starts, ends, opens, closes, zone, place, venue } = given
  // A time without its zone would be read as that of whoever reads it.
  const at = (day: string, time: string) => (time === '' || zone === '' ? day : `${day}T${time}`)
  return {
    '@type': 'Event',
    name,
    ...(summary && { description: summary }),
    startDate: at(starts, opens),
    endDate: at(ends || starts, closes),
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: place, address: venue || place },
    ...imageOf(of, picture),
    organizer: company(of),
    url: of.origin + of.path,
  }
}

const isEvent = (given: Partial<EventFacts>): given is EventFacts => given.starts !== undefined

function store(of: Of, { given }: PageRecord) {
  return isDealer(given) ? localBusiness(given, { page: of.origin + of.path, company: company(of) }) : null
}
const isDealer = (given: Partial<Dealer>): given is Dealer => given.serves !== undefined

/** All of them, each with its page. */
function listOf(of: Of, stores: readonly Dealer[]): ItemList {
  const pageOf = ({ address }: Dealer) => (address ? `${of.origin}/${languageOf(of)}${address}` : '')
  return {
    '@type': 'ItemList',
    itemListElement: stores.map((dealer, at) => ({
      ...{ '@type': 'ListItem' as const, position: at + 1 },
      item: localBusiness(dealer, { page: pageOf(dealer), company: company(of) }),
    })),
  }
}

const aroundOf = (of: Of) => ({
  ...{ url: of.origin + of.path, home: `${of.origin}/${languageOf(of)}`, language: languageOf(of) },
  ...{ description: of.description, image: imageOf(of, of.record?.picture ?? null), publisher: company(of) },
})

const imageOf = ({ origin }: Of, picture: Picture | null) =>
  picture && { image: origin + imageAddress(picture.key, PICTURE_WIDTH) }
