// The columns of the tables of the search, as Kysely types.
import type { Generated } from 'kysely'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'

export type SearchTables = {
  search_token: {
    kind: Kind
    /** 0 in the title, 1 elsewhere. */
    weight: 0 | 1
    token: string
    publication_id: number
    entry_id: number
    /** In which languages it stands there, as bits. */
    langs: number
  }
  /** Words that visitors searched for and that found nothing. */
  search_missing: { id: Generated<number>; word: string; lang: Language; times: number; last_at: number }
  /** What the console finds the working copy of a record by: beginnings of the words of its title and its model. */
  entry_word: { word: string; entry_id: number }
  /** Rows whose words are kept without their pinyin so far (`server/parts/pinyin/spelling.ts`). */
  unspelled: { subject: 'entry' | 'media' | 'user' | 'message'; id: number }
}
