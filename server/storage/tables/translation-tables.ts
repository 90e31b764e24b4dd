// The columns of what sentences were translated to before (decision 63).
import type { Generated } from 'kysely'
import type { Language } from '#contract/languages/language-codes.ts'

export type TranslationTables = {
  translated_sentence: {
    id: Generated<number>
    key: string
    source: Language
    target: Language
    said: string
    means: string
    used_at: number
  }
}
