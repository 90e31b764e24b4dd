// The fields for search engines as forms hold them; the contract's own would bring the validator along.

import type { Seo, Slugs } from '#contract/content/seo.ts'
import { eachLanguage, trimmed } from '#contract/languages/language-codes.ts'
import type { Say } from '#web/i18n/language.tsx'

/** As the server will keep them. */
export const tidySeo = (seo: Seo): Seo => ({
  ...seo,
  title: trimmed(seo.title),
  description: trimmed(seo.description),
})

/** A hyphen at the end is only there while the next word is typed. */
export const tidySlugs = (slugs: Slugs): Slugs => eachLanguage((language) => end(slugs[language]))
const end = (slug: string) => slug.trim().replace(/-+$/, '')

/** What a field of them is called where versions are compared. */
export function seoLabel(field: string, say: Say): string {
  const texts = say('console/editor/seo')
  const names: Record<string, string> = {
    title: texts.seoTitle,
    description: texts.description,
    picture: texts.picture,
    listed: texts.listed,
  }
  return names[field] ?? texts.title
}
