// What a page says to search engines and on a shared card: on its way in, into references, and out to visitors.
import { NO_SEO } from '#contract/content/blank.ts'
import type { Seo } from '#contract/content/seo.ts'
import type { TextInput } from '#contract/languages/language.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { StoredPicture } from '#server/publishing/published.ts'
import { mergeText } from './text.ts'

type Given = { title: TextInput; description: TextInput; picture: string | null; listed: boolean }

/** What the fields become when `given` is written over `previous`; without it they stay. */
export function mergeSeo(previous: Seo | undefined, given: Given | undefined, site: Language): Seo {
  const before = previous ?? NO_SEO
  if (given === undefined) return before
  return {
    title: mergeText(before.title, given.title, site),
    description: mergeText(before.description, given.description, site),
    picture: given.picture,
    listed: given.listed,
  }
}

/** The picture of the shared card, as `KindRules.pictures` names it. */
export const seoPicture = ({ picture }: Seo) =>
  picture === null ? [] : [{ field: 'seo.picture', key: picture }]

/** The fields for a public answer, still in three languages. */
export const shownSeo = (seo: Seo, pictures: ReadonlyMap<string, StoredPicture>) => ({
  ...seo,
  picture: pictures.get(seo.picture ?? '') ?? null,
})
