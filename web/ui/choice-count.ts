// The count beside a choice of a filter, as the language shown writes it.

import type { Language } from '#contract/languages/language-codes.ts'
import { CHOICE_COUNT } from '#contract/news-and-cases/choice-count.ts'
import { formatCount } from './day.tsx'

/** `12`; where counting stopped `1000+`. */
export const choiceCount = (count: number, language: Language): string =>
  formatCount(count, language) + (count < CHOICE_COUNT ? '' : '+')
