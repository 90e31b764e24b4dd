// The about-us page: what stands on it and the call that reads it.
import { z } from 'zod'
import { defineCall } from '#contract/call.ts'
import { ENTRY_SHAPE } from '#contract/content.ts'
import { LanguageQuery, ShownIn, Text } from '#contract/language.ts'
import { revisionCalls } from '#contract/lifecycle.ts'
import { Illustration, MediaKey, Picture } from '#contract/media.ts'
import { RichDoc, RichText } from '#contract/rich-text.ts'

const page = <T extends z.ZodType, R extends z.ZodType, P extends z.ZodType>(
  text: T,
  rich: R,
  picture: P,
) => ({
  kicker: text,
  title: text,
  pictures: z.array(picture).max(4),
  profileTitle: text,
  profile: rich,
  timelineTitle: text,
  timeline: z.array(z.object({ year: z.string(), title: text, text: text })),
  honoursTitle: text,
  honoursLede: text,
  certificate: picture.nullable(),
  honours: z.array(z.object({ name: text, says: text, year: z.string() })),
  officesTitle: text,
  offices: z.array(
    z.object({ name: text, address: text, phone: z.string(), email: z.string(), hours: text }),
  ),
})

/** What publishing stores of the about-us page. */
export const AboutContent = z.object(page(Text, RichText, MediaKey))
export type AboutContent = z.output<typeof AboutContent>

/** The about-us page in one language. */
export const About = z.object({
  ...page(z.string(), RichDoc.nullable(), Picture),
  /** The pictures that stand in the profile. */
  illustrations: z.array(Illustration),
  shownIn: ShownIn,
})
export type About = z.output<typeof About>

/** The page as staff see it: the working copy, in three languages. */
export const StaffAbout = AboutContent.extend(ENTRY_SHAPE)
export type StaffAbout = z.output<typeof StaffAbout>

export const aboutCalls = {
  ...revisionCalls({ base: 'aboutus', page: 'web_aboutus', module: 'aboutus', staff: StaffAbout }),
  getById: defineCall({
    path: '/api/web/aboutus/getById',
    access: 'anyone',
    takes: 'query',
    input: z.strictObject({ lang: LanguageQuery.optional() }),
    output: About,
    madeFrom: ['aboutus', 'media'],
    says: 'The published about-us page; there is one, so no id is taken.',
  }),
}
