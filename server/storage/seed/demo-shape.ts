// The shape of the demo content: what publishing stores, with file names for pictures and slugs for records.

import type { FieldMap, Stored } from '#contract/fields/field.ts'
import type { Shown } from '#contract/kinds/declared-calls.ts'
import type { Text } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { NewsContent } from '#contract/news-and-cases/news.ts'
import type { CaseContent } from '#contract/news-and-cases/success-case.ts'
import type { ProductContent } from '#contract/products/product.ts'
import type { ProductTypeContent } from '#contract/products/product-type.ts'
import type { AboutContent } from '#contract/site/about.ts'
import type { HomeContent } from '#contract/site/home.ts'
import type { SiteSettings } from '#contract/site/site.ts'
import type { Solid } from '#server/storage/seed/solids/demo-solids.ts'

/** The name of a picture in `media/`; loading puts the key of the stored picture in its place. */
export type FileName = string
/** An address that may hold the slug of a type or a product where its id belongs: `/productDetail/:lem-300`. */
export type DemoPath = string

export type DemoMedia = { file: FileName; alt: Text }

export type DemoType = {
  slug: string
  /** The slug of the type above; `null` at the top. */
  parent: string | null
  /** What is left out is blank. */
  content: Partial<ProductTypeContent> & Pick<ProductTypeContent, 'productTypeName'> & { covers: FileName[] }
}

export type DemoProduct = {
  slug: string
  /** The slug of its type. */
  type: string
  /** What is left out is blank. */
  content: Partial<ProductContent> & Pick<ProductContent, Described> & { gallery: FileName[] }
  /** Slugs of products that come before it. */
  accessories?: string[]
  /** A data sheet to download is made from its table. */
  sheet?: true
}
/** With what its facts say. */
export type WholeDemoProduct = DemoProduct & { content: Pick<ProductContent, 'specs' | 'values'> }
/** What every product of the demo says in words of its own. */
type Described = ('productModel' | 'productName' | 'summary' | 'description') | ('highlights' | 'hot')

type Slide = HomeContent['slides'][number]
type DemoButton = { label: Text; to: DemoPath }
export type DemoSlide = Omit<Slide, 'picture' | 'night' | 'button' | 'second'> & {
  picture: FileName
  night?: FileName
  button: DemoButton
  second: DemoButton | null
}
type Featured = 'featuredTypes' | 'featuredProducts' | 'featuredCases' | 'featuredNews'
/** It puts no record forward itself: the page chooses. */
export type DemoHome = Omit<HomeContent, 'slides' | 'strengthsPicture' | 'seo' | Featured> & {
  slides: DemoSlide[]
  strengthsPicture: FileName
}

export type DemoAbout = Omit<AboutContent, 'pictures' | 'certificate' | 'seo'> & {
  pictures: FileName[]
  certificate: FileName | null
}

type NewsLeftOut = 'cover' | 'source' | 'pinned' | 'attachments' | 'values' | 'seo' | 'slugs'
export type DemoNews = Omit<NewsContent, NewsLeftOut> & {
  slug: string
  cover: FileName | null
  source?: Text
  pinned?: true
}

export type DemoCase = Omit<CaseContent, 'cover' | 'gallery' | 'products' | 'values' | 'seo' | 'slugs'> & {
  slug: string
  cover: FileName | null
  gallery?: FileName[]
  /** Slugs of the products that were used. */
  products: string[]
}

/** A day so many days from the day of loading, as `2026-11-22`. */
export type InDays = (days: number) => string

/** A record of a declared kind: pictures by the names of their files, records by their slugs; fields left out are blank. */
export type DemoRecord<K extends { fields: FieldMap } = { fields: FieldMap }> = {
  slug: string
  content: DemoFields<K['fields']>
}
type DemoFields<F> = { [N in keyof F]?: F[N] extends { type: 'records' } ? string[] : Stored<F[N]> }

export type DemoPart = {
  title: string
  text?: readonly string[]
  rows?: readonly (readonly [name: string, value: string])[]
}
export type BookletSection = {
  title: string
  steps: readonly string[]
  rows: readonly (readonly string[])[]
}
/** A manual, or a certificate with a mark that says that it is a sample; set as papers are. */
export type Booklet = {
  as: 'booklet'
  language: Language
  date: string
  head: string
  mark: string
  sections: readonly BookletSection[]
}
/** How a file to download is made: on paper from the words of a product or from parts of its own, or as a table. */
export type DemoFile =
  | {
      as: 'paper'
      /** The slug of a product, else what stands in its place. */
      product?: string
      model?: string
      language: 'en' | 'es'
      date: string
      title?: string
      parts?: readonly DemoPart[]
      drawing?: { length: number; height: number; bore: number }
    }
  | Booklet
  | ({ as: 'solid' } & Solid)
  | { as: 'specs'; product: string; language: 'zh' }
  | { as: 'table'; titles: readonly string[]; rows: readonly string[][] }

export type Demo = {
  site: SiteSettings
  media: DemoMedia[]
  /** Parents before children, in the order of the navigation. */
  types: DemoType[]
  products: WholeDemoProduct[]
  home: DemoHome
  about: DemoAbout
  /** Newest first. */
  news: DemoNews[]
  cases: DemoCase[]
  /** The records of the kinds that are shown by what their declaration says. */
  kinds: (inDays: InDays) => Partial<Record<Shown['kind'], readonly { slug: string; content: object }[]>>
  /** The files that records offer, by the names that these give them. */
  files: ReadonlyMap<string, DemoFile>
}
