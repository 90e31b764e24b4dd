// The words that the console finds the working copy of a record by: kept beside it, so that a keyword is looked up by index.
import type { Text } from '#contract/languages/language.ts'
import type { Db } from '#server/storage/open.ts'
import { toSpell } from './unspelled.ts'
import { namePrefixes, placesOf } from './user-words.ts'

/** Longer words are found by their beginning, and a record by its first words. */
const WORD = 24
const WORDS = 200

type Named = { code: string; title: Text }

/** Staff type `caudalimetro` and mean `caudalímetro`. */
const unaccented = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').normalize('NFC')
const cut = (word: string) => [...word].slice(0, WORD).join('')

/** The places of a title in every language and of a model, which is found without its hyphens as well. */
export function entryWordsOf({ code, title }: Named): string[] {
  const joined = code.replace(/[^\p{L}\p{N}]/gu, '')
  const places = placesOf(unaccented([code, joined, ...Object.values(title)].join(' ')))
  return [...new Set(places.map(cut))].slice(0, WORDS)
}

/** The beginnings that a keyword asks for, all of which a record must have. */
export const entryPrefixes = (keyword: string): string[] => namePrefixes(unaccented(keyword)).map(cut)

/** Writes the words of a record anew; call it with every write of its title or model. Its pinyin follows soon after. */
export async function keepEntryWords(db: Db, id: number, named: Named): Promise<void> {
  await db.deleteFrom('entry_word').where('entry_id', '=', id).execute()
  const rows = entryWordsOf(named).map((word) => ({ word, entry_id: id }))
  if (rows.length > 0) await db.insertInto('entry_word').values(rows).execute()
  await toSpell(db, 'entry', id)
}
