// What is known of a page before it is made: where it stands in other languages.
import type { Language } from '#contract/languages/language-codes.ts'
import { MISSING_ROUTE } from '#contract/site/rendering.ts'
import type { MadePage } from '#server/http/web-build.ts'
import { inEveryLanguage, NOWHERE_ELSE, type Pages } from './pages.ts'
import type { Place } from './record-address.ts'

/** What is known of the page at a place. */
export const knownOf = (place: Exclude<Place, { is: 'nowhere' | 'moved' }>, path: string) =>
  place.is === 'here'
    ? { alternates: place.alternates, everywhere: place.everywhere, there: place.there, preview: null }
    : inEveryLanguage(path)

/** The page of a record that does not exist in a language, which names those in which it does; null where it exists nowhere. */
export async function absentPage(
  pages: Pages,
  wanted: { key: string; language: Language; visitor: string },
  { there, everywhere }: Extract<Place, { is: 'nowhere' }>,
): Promise<MadePage | null> {
  if (!there || !everywhere) return null
  const made = await pages.keep({ ...wanted, route: MISSING_ROUTE }, { ...NOWHERE_ELSE, there, everywhere })
  return 'status' in made ? made : null
}
