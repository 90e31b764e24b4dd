// What a record says of its page to search engines, and the ends of its addresses: fields that kinds with pages share.
import { z } from 'zod'
import { wanted } from '#contract/inputs/wanted.ts'
import { strictByLanguage, Text, textInput } from '#contract/languages/language.ts'
import { MediaKey } from '#contract/media/media-key.ts'

/** What a search engine and a shared card say of a page; empty texts are made from the content. */
export const Seo = z.object({
  title: Text,
  description: Text,
  picture: MediaKey.nullable(),
  /** Search engines may list the page. */
  listed: z.boolean(),
})
export type Seo = z.output<typeof Seo>
export const SeoInput = z.strictObject({
  title: textInput(120),
  description: textInput(320),
  picture: MediaKey.nullable(),
  listed: z.boolean(),
})
export type SeoInput = z.output<typeof SeoInput>

/** The end of a page's address in one language: letters, digits and single hyphens. `''` is made from the title. */
const Slug = z
  .string()
  .trim()
  .max(100)
  .regex(/^(?:[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*)?$/u, wanted('slug'))
export const Slugs = strictByLanguage(Slug)
export type Slugs = z.output<typeof Slugs>
/** Languages that a write leaves out keep what they had. */
export const SlugsInput = Slugs.partial()
export type SlugsInput = z.output<typeof SlugsInput>
