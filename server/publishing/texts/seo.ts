// What a page says to search engines and on a shared card, on its way out to visitors.
import type { Seo } from '#contract/content/seo.ts'
import type { StoredPicture } from '#server/publishing/published.ts'

/** The fields for a public answer, still in three languages. */
export const shownSeo = (seo: Seo, pictures: ReadonlyMap<string, StoredPicture>) => ({
  ...seo,
  picture: pictures.get(seo.picture ?? '') ?? null,
})
