// What dealers of the demo say in the same words: when they open, which languages they speak.

import type { dealerKind } from '#contract/kinds/dealer.ts'
import type { ContentOf } from '#contract/kinds/kind.ts'
import { text } from '#server/storage/seed/demo-text.ts'

type Hours = ContentOf<typeof dealerKind>['hours']
type Day = Hours[number]['first']

export const open = (first: Day, last: Day, opens: string, closes: string): Hours[number] => ({
  ...{ first, last, opens, closes },
})
/** Monday to Friday. */
export const weekdays = (opens: string, closes: string): Hours => [open('mon', 'fri', opens, closes)]

export const SPANISH_ENGLISH = text('西班牙语、英语', 'Spanish, English', 'Español, inglés')
export const CHINESE_ENGLISH = text('中文、英语', 'Chinese, English', 'Chino, inglés')
export const GERMAN_ENGLISH = text('德语、英语', 'German, English', 'Alemán, inglés')
export const ENGLISH = text('英语', 'English', 'Inglés')

/** Countries that are served beside its own. */
export const countries = (...codes: string[]) => codes.map((country) => ({ country }))
