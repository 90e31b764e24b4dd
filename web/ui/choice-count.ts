// The count beside a choice of a filter, as the language shown writes it.
import { CHOICE_COUNT } from '#contract/choice-count.ts'
import type { Language } from '#contract/language-codes.ts'
import { formatCount } from '#web/ui/day.tsx'

/** `12`; where counting stopped `1000+`. */
export const choiceCount = (count: number, language: Language): string =>
  formatCount(count, language) + (count < CHOICE_COUNT ? '' : '+')
