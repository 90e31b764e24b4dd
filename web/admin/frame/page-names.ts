// What pages of the console are called, in all languages at once: tabs and trails keep their names when the language changes.
import { rooms } from 'virtual:texts/names'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, FALLBACK } from '#contract/languages/language-codes.ts'

type Pages = (typeof rooms)[typeof FALLBACK]['names/pages']

/** By the keys of `texts/<language>/names/pages.json`. */
export const PAGE_NAMES = Object.fromEntries(
  Object.keys(rooms[FALLBACK]['names/pages']).map((key) => [
    key,
    eachLanguage((language) => rooms[language]['names/pages'][key as keyof Pages]),
  ]),
) as Record<keyof Pages, Text>
