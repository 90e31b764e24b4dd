// Gaps in the languages of records, as lists are narrowed to them.
import type { Gap } from '#contract/content/content.ts'
import { type Language, STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import { LANGUAGE_NAMES } from '#web/admin/shown-values/language-names.ts'
import type { TextsOf } from '#web/i18n/messages.ts'

export const GAPS: readonly Gap[] = STAFF_LANGUAGES.flatMap(
  (language) => [`missing.${language}`, `stale.${language}`] as const,
)

/** What a gap is called. */
export function gapWord(gap: Gap, texts: Pick<TextsOf<'console/list/gaps'>, 'missing' | 'stale'>): string {
  const [is, language] = gap.split('.') as ['missing' | 'stale', Language]
  return texts[is]({ language: LANGUAGE_NAMES[language] })
}
