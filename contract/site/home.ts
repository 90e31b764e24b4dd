// The home page: what stands on it and the calls that read and change it.
import { z } from 'zod'
import { ContentState, ENTRY_SHAPE, PublicSeo } from '#contract/content/content.ts'
import { revisionCalls } from '#contract/content/lifecycle.ts'
import { Seo, SeoInput } from '#contract/content/seo.ts'
import { Id, QueryId, Version } from '#contract/inputs/number.ts'
import { wanted } from '#contract/inputs/wanted.ts'
import { WebAddress } from '#contract/inputs/web-address.ts'
import { LanguageQuery, ShownIn, Text, textInput, textOf } from '#contract/languages/language.ts'
import { Picture } from '#contract/media/media.ts'
import { MediaKey } from '#contract/media/media-key.ts'
import { NewsCard } from '#contract/news-and-cases/news.ts'
import { CaseCard } from '#contract/news-and-cases/success-case.ts'
import { ProductCard } from '#contract/products/product-card.ts'
import { ProductType } from '#contract/products/product-type.ts'
import { defineCall } from '#contract/wire/call.ts'
import { Keyword } from '#contract/wire/page.ts'

/** Icons that a strength may wear; `web/ui/icon.tsx` draws them. */
export const STRENGTH_ICONS = ['gauge', 'sheet', 'wrench', 'people'] as const
export type StrengthIcon = (typeof STRENGTH_ICONS)[number]

/** Limits of the page (`docs/limits.md`). */
export const HOME_LINES = { slides: 8, strengths: 8, figures: 6, certificates: 12, partners: 24 } as const
/** Records that staff put on the page; while none are chosen it chooses by itself. */
export const HOME_FEATURED = {
  featuredTypes: 8,
  featuredProducts: 12,
  featuredCases: 5,
  featuredNews: 8,
} as const

/** Where a button of a slide leads: an address of the site without its language, such as `/productModular/3`; `''` while there is none. */
const SitePath = z
  .string()
  .trim()
  .max(200)
  .regex(/^(?:\/(?!\/)[\w\-./?=&#%]*)?$/, wanted('sitePath'))

const button = <T extends z.ZodType>(label: T) => z.strictObject({ label, to: SitePath })
const slide = <T extends z.ZodType, P extends z.ZodType>(text: (max: number) => T, picture: P) =>
  z.strictObject({
    kicker: text(60),
    title: text(80),
    lede: text(300),
    tab: text(40),
    picture,
    /** The ground that the text lies on. */
    ground: z.enum(['plate', 'navy']),
    /** Shown when it has words. */
    button: button(text(40)),
    second: button(text(40)).nullable(),
  })
const strength = <T extends z.ZodType>(text: (max: number) => T) =>
  z.strictObject({ icon: z.enum(STRENGTH_ICONS), title: text(80), text: text(300) })
const figure = <T extends z.ZodType>(text: (max: number) => T) =>
  z.strictObject({ value: text(20), unit: text(20), says: text(80) })
const certificate = <T extends z.ZodType>(text: (max: number) => T) =>
  z.strictObject({ name: text(60), says: text(120) })
const partner = <T extends z.ZodType, P extends z.ZodType>(text: (max: number) => T, picture: P) =>
  z.strictObject({ name: text(80), logo: picture, link: WebAddress })

/** The lists of the page, with texts and pictures as whoever asks has them. */
const lines = <T extends z.ZodType, P extends z.ZodType>(text: (max: number) => T, picture: P) => ({
  slides: z.array(slide(text, picture)).max(HOME_LINES.slides),
  strengths: z.array(strength(text)).max(HOME_LINES.strengths),
  figures: z.array(figure(text)).max(HOME_LINES.figures),
  certificates: z.array(certificate(text)).max(HOME_LINES.certificates),
  partners: z.array(partner(text, picture)).max(HOME_LINES.partners),
})
const heads = <T extends z.ZodType>(text: (max: number) => T) => ({
  rangeTitle: text(120),
  rangeLede: text(300),
  hotTitle: text(120),
  strengthsTitle: text(120),
  partnersTitle: text(120),
  certificatesTitle: text(120),
  askTitle: text(120),
  askLede: text(300),
})
const ids = <Id extends z.ZodType>(id: Id) => ({
  featuredTypes: z.array(id).max(HOME_FEATURED.featuredTypes),
  featuredProducts: z.array(id).max(HOME_FEATURED.featuredProducts),
  featuredCases: z.array(id).max(HOME_FEATURED.featuredCases),
  featuredNews: z.array(id).max(HOME_FEATURED.featuredNews),
})

const picture = MediaKey.nullable()

/** What publishing stores of the home page. */
export const HomeContent = z.object({
  ...heads(() => Text),
  ...lines(() => Text, picture),
  strengthsPicture: picture,
  ...ids(z.int()),
  seo: Seo,
})
export type HomeContent = z.output<typeof HomeContent>

/** The home page in one language, with what it shows of other kinds. */
export const Home = z.object({
  ...heads(() => z.string()),
  ...lines(() => z.string(), Picture.nullable()),
  strengthsPicture: Picture.nullable(),
  types: z.array(ProductType),
  products: z.array(ProductCard),
  /** The first one stands large. */
  cases: z.array(CaseCard),
  news: z.array(NewsCard),
  seo: PublicSeo,
  shownIn: ShownIn,
})
export type Home = z.output<typeof Home>

/** The page as staff see it: the working copy, in three languages. */
export const StaffHome = HomeContent.extend(ENTRY_SHAPE)
export type StaffHome = z.output<typeof StaffHome>

const draft = {
  ...heads(textInput),
  ...lines(textOf, picture),
  strengthsPicture: picture,
  ...ids(Id),
  seo: SeoInput,
}
export const HomeChange = z.strictObject({
  id: Id,
  version: Version,
  /** The editor saves by itself: such revisions of one sitting become one. */
  autosave: z.boolean().default(false),
  ...z.strictObject(draft).partial().shape,
})
export type HomeChange = z.output<typeof HomeChange>

/** Kinds whose records the page can put forward. */
export const FEATURED_KINDS = ['productType', 'product', 'successCase', 'news'] as const
export type FeaturedKind = (typeof FEATURED_KINDS)[number]

export const homeCalls = {
  ...revisionCalls({ base: 'homepage', page: 'web_homepage', module: 'homepage', staff: StaffHome }),
  getById: defineCall({
    path: '/api/web/homepage/getById',
    access: 'anyone',
    takes: 'query',
    input: z.strictObject({ lang: LanguageQuery.optional() }),
    output: Home,
    madeFrom: ['homepage', 'productType', 'product', 'successCase', 'news', 'media'],
    says: 'The published home page; there is one, so no id is taken.',
  }),
  read: defineCall({
    path: '/api/web/homepage/read',
    access: 'web_homepage',
    takes: 'query',
    input: z.strictObject({}),
    output: StaffHome,
    says: 'The working copy of the home page in three languages; an empty draft where nobody has begun it.',
  }),
  choices: defineCall({
    path: '/api/web/homepage/choices',
    access: 'web_homepage',
    takes: 'query',
    input: z.strictObject({
      kind: z.enum(FEATURED_KINDS),
      keyword: Keyword.optional(),
      id: QueryId.optional(),
    }),
    output: z.object({ items: z.array(z.object({ id: z.int(), title: Text, state: ContentState })) }),
    says: 'Records that the page may put forward: those that hold the keyword, the latest changed first, or the one with this id.',
  }),
  update: defineCall({
    path: '/api/web/homepage/update',
    access: 'web_homepage:update',
    takes: 'body',
    size: 'content',
    input: HomeChange,
    output: StaffHome,
    logs: 'homepage:update',
    says: 'Saves the working copy; fields left out stay as they are, and visitors see no change.',
  }),
}
