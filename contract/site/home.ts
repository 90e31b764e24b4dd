// The home page: what visitors see of it, and its calls. What it is made of is said in `kinds/home.ts`.
import { z } from 'zod'
import { PublicSeo } from '#contract/content/content.ts'
import { localizedBut } from '#contract/fields/localized.ts'
import { homepageKind } from '#contract/kinds/home.ts'
import { featuredCall, singleCalls, singleShapes } from '#contract/kinds/single-calls.ts'
import { LanguageQuery, ShownIn } from '#contract/languages/language.ts'
import { NewsCard } from '#contract/news-and-cases/news.ts'
import { CaseCard } from '#contract/news-and-cases/success-case.ts'
import { ProductCard } from '#contract/products/product-card.ts'
import { ProductType } from '#contract/products/product-type.ts'
import { defineCall } from '#contract/wire/call.ts'

const shapes = singleShapes(homepageKind)
/** What publishing stores of the home page. */
export const HomeContent = shapes.Content
export type HomeContent = z.output<typeof HomeContent>

/** Fields that visitors see as the cards of what they name. */
export const FEATURED = ['featuredTypes', 'featuredProducts', 'featuredCases', 'featuredNews'] as const

/** The home page in one language, with what it shows of other kinds. */
export const Home = z.object({
  ...localizedBut(homepageKind.fields, ...FEATURED, 'seo'),
  types: z.array(ProductType),
  products: z.array(ProductCard),
  /** The first one stands large. */
  cases: z.array(CaseCard),
  news: z.array(NewsCard),
  seo: PublicSeo,
  shownIn: ShownIn,
})
export type Home = z.output<typeof Home>

export const homeCalls = {
  ...singleCalls(homepageKind, shapes, 'home page'),
  choices: featuredCall(homepageKind),
  getById: defineCall({
    path: '/api/web/homepage/getById',
    access: 'anyone',
    takes: 'query',
    input: z.strictObject({ lang: LanguageQuery.optional() }),
    output: Home,
    madeFrom: ['homepage', 'productType', 'product', 'successCase', 'news', 'media'],
    summary: 'The published home page; there is one, so no id is taken.',
  }),
}
