// The home page: what stands on it and the call that reads it.
import { z } from 'zod'
import { defineCall } from '#contract/call.ts'
import { ENTRY_SHAPE } from '#contract/content.ts'
import { LanguageQuery, ShownIn, Text } from '#contract/language.ts'
import { revisionCalls } from '#contract/lifecycle.ts'
import { MediaKey, Picture } from '#contract/media.ts'
import { NewsCard } from '#contract/news.ts'
import { ProductCard, ProductType } from '#contract/product-type.ts'
import { CaseCard } from '#contract/success-case.ts'

/** Icons that a strength may wear; `web/ui/icon.tsx` draws them. */
export const STRENGTH_ICONS = ['gauge', 'sheet', 'wrench', 'people'] as const
/** Where a button of a slide leads: an address of the site without its language, such as `/productModular/3`. */
const SitePath = z.string().regex(/^\/[\w\-./?=&]*$/)

const slide = <T extends z.ZodType, P extends z.ZodType>(text: T, picture: P) =>
  z.object({
    kicker: text,
    title: text,
    lede: text,
    tab: text,
    picture,
    /** The ground that the text lies on. */
    ground: z.enum(['plate', 'navy']),
    button: z.object({ label: text, to: SitePath }),
    second: z.object({ label: text, to: SitePath }).nullable(),
  })
const strength = <T extends z.ZodType>(text: T) =>
  z.object({ icon: z.enum(STRENGTH_ICONS), title: text, text: text })
const figure = <T extends z.ZodType>(text: T) => z.object({ value: text, unit: text, says: text })
const certificate = <T extends z.ZodType>(text: T) => z.object({ name: text, says: text })

const page = <T extends z.ZodType, P extends z.ZodType, M extends z.ZodType>(
  text: T,
  slidePicture: P,
  picture: M,
) => ({
  slides: z.array(slide(text, slidePicture)),
  rangeTitle: text,
  rangeLede: text,
  hotTitle: text,
  strengthsTitle: text,
  strengthsPicture: picture,
  strengths: z.array(strength(text)),
  figures: z.array(figure(text)),
  certificatesTitle: text,
  certificates: z.array(certificate(text)),
  askTitle: text,
  askLede: text,
})

/** What publishing stores of the home page. */
export const HomeContent = z.object(page(Text, MediaKey, MediaKey))
export type HomeContent = z.output<typeof HomeContent>

/** The home page in one language, with what it shows of other kinds. */
export const Home = z.object({
  ...page(z.string(), Picture.nullable(), Picture.nullable()),
  types: z.array(ProductType),
  hotProducts: z.array(ProductCard),
  successCase: CaseCard.nullable(),
  news: z.array(NewsCard),
  shownIn: ShownIn,
})
export type Home = z.output<typeof Home>

/** The page as staff see it: the working copy, in three languages. */
export const StaffHome = HomeContent.extend(ENTRY_SHAPE)
export type StaffHome = z.output<typeof StaffHome>

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
}
