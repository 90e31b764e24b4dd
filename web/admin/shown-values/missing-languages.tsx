// Says in which languages a record still has texts to be translated, and how many.
import { missingOf, translatableIn } from '#contract/content/translation.ts'
import { STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import { useTexts } from '#web/i18n/language.tsx'
import { LANGUAGE_NAMES } from './language-names.ts'

/** The languages with what is missing in each, such as `English (2), Español (1)`; null when nothing is. */
export function useMissingLanguages(content: object): string | null {
  const texts = useTexts('console/frame/parts').missingLanguages
  const written = translatableIn(content)
  const counts = STAFF_LANGUAGES.map((language) => ({
    language,
    count: written.filter((text) => missingOf(text).includes(language)).length,
  })).filter(({ count }) => count > 0)
  if (counts.length === 0) return null
  return texts.missing({
    languages: counts.map(({ language, count }) => `${LANGUAGE_NAMES[language]} (${count})`).join(', '),
  })
}
