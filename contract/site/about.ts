// The about-us page: what stands on it and the calls that read and change it.
import { z } from 'zod'
import { ENTRY_SHAPE, PublicSeo } from '#contract/content/content.ts'
import { revisionCalls } from '#contract/content/lifecycle.ts'
import { RichDoc, RichText, richTextInput } from '#contract/content/rich-text.ts'
import { Seo, SeoInput } from '#contract/content/seo.ts'
import { Id, Version } from '#contract/inputs/number.ts'
import { LanguageQuery, ShownIn, Text, textInput, textOf } from '#contract/languages/language.ts'
import { Illustration, Picture } from '#contract/media/media.ts'
import { MediaKey } from '#contract/media/media-key.ts'
import { defineCall } from '#contract/wire/call.ts'

/** Limits of the page (`docs/limits.md`). */
export const ABOUT_LINES = { timeline: 40, culture: 12, honours: 40, offices: 20 } as const
export const ABOUT_PICTURES = 4

/** A point on the map in degrees, north and east positive. */
const MapPoint = z.strictObject({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
})
export type MapPoint = z.output<typeof MapPoint>

/** A year, or years such as `2009–2011`. */
const Year = z.string().trim().max(20)

const lines = <T extends z.ZodType>(text: (max: number) => T) => ({
  timeline: z
    .array(z.strictObject({ year: Year, title: text(120), text: text(600) }))
    .max(ABOUT_LINES.timeline),
  culture: z.array(z.strictObject({ title: text(80), text: text(400) })).max(ABOUT_LINES.culture),
  honours: z.array(z.strictObject({ name: text(120), says: text(300), year: Year })).max(ABOUT_LINES.honours),
  offices: z
    .array(
      z.strictObject({
        name: text(120),
        address: text(300),
        phone: z.string().trim().max(40),
        email: z.string().trim().max(254),
        hours: text(120),
        map: MapPoint.nullable(),
      }),
    )
    .max(ABOUT_LINES.offices),
})
const heads = <T extends z.ZodType>(text: (max: number) => T) => ({
  kicker: text(60),
  title: text(120),
  profileTitle: text(120),
  timelineTitle: text(120),
  cultureTitle: text(120),
  honoursTitle: text(120),
  honoursLede: text(300),
  officesTitle: text(120),
})
const pictures = <P extends z.ZodType>(picture: P) => ({
  pictures: z.array(picture).max(ABOUT_PICTURES),
  certificate: picture.nullable(),
})

/** What publishing stores of the about-us page. */
export const AboutContent = z.object({
  ...heads(() => Text),
  ...pictures(MediaKey),
  profile: RichText,
  ...lines(() => Text),
  seo: Seo,
})
export type AboutContent = z.output<typeof AboutContent>

/** The about-us page in one language. */
export const About = z.object({
  ...heads(() => z.string()),
  ...pictures(Picture),
  profile: RichDoc.nullable(),
  ...lines(() => z.string()),
  /** The pictures that stand in the profile. */
  illustrations: z.array(Illustration),
  seo: PublicSeo,
  shownIn: ShownIn,
})
export type About = z.output<typeof About>

/** The page as staff see it: the working copy, in three languages. */
export const StaffAbout = AboutContent.extend(ENTRY_SHAPE)
export type StaffAbout = z.output<typeof StaffAbout>

const draft = {
  ...heads(textInput),
  ...pictures(MediaKey),
  profile: richTextInput,
  ...lines(textOf),
  seo: SeoInput,
}
export const AboutChange = z.strictObject({
  id: Id,
  version: Version,
  /** The editor saves by itself: such revisions of one sitting become one. */
  autosave: z.boolean().default(false),
  ...z.strictObject(draft).partial().shape,
})
export type AboutChange = z.output<typeof AboutChange>

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
  read: defineCall({
    path: '/api/web/aboutus/read',
    access: 'web_aboutus',
    takes: 'query',
    input: z.strictObject({}),
    output: StaffAbout,
    says: 'The working copy of the about-us page in three languages; an empty draft where nobody has begun it.',
  }),
  update: defineCall({
    path: '/api/web/aboutus/update',
    access: 'web_aboutus:update',
    takes: 'body',
    size: 'content',
    input: AboutChange,
    output: StaffAbout,
    logs: 'aboutus:update',
    says: 'Saves the working copy; fields left out stay as they are, and visitors see no change.',
  }),
}
