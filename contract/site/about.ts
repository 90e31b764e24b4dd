// The about-us page: what visitors see of it, and its calls. What it is made of is said in `kinds/about.ts`.
import { z } from 'zod'
import { PublicSeo } from '#contract/content/content.ts'
import { localizedBut } from '#contract/fields/localized.ts'
import { aboutusKind } from '#contract/kinds/about.ts'
import { singleCalls, singleShapes } from '#contract/kinds/single-calls.ts'
import { LanguageQuery, ShownIn } from '#contract/languages/language.ts'
import { Illustration } from '#contract/media/media.ts'
import { defineCall } from '#contract/wire/call.ts'

const shapes = singleShapes(aboutusKind)
/** What publishing stores of the about-us page. */
export const AboutContent = shapes.Content
export type AboutContent = z.output<typeof AboutContent>

/** The about-us page in one language. */
export const About = z.object({
  ...localizedBut(aboutusKind.fields, 'seo'),
  /** The pictures that stand in the profile. */
  illustrations: z.array(Illustration),
  seo: PublicSeo,
  shownIn: ShownIn,
})
export type About = z.output<typeof About>

export const aboutCalls = {
  ...singleCalls(aboutusKind, shapes, 'about-us page'),
  getById: defineCall({
    path: '/api/web/aboutus/getById',
    access: 'anyone',
    takes: 'query',
    input: z.strictObject({ lang: LanguageQuery.optional() }),
    output: About,
    madeFrom: ['aboutus', 'media'],
    summary: 'The published about-us page; there is one, so no id is taken.',
  }),
}
