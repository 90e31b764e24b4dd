// The words a picture is found by: kept beside it, so that a keyword is looked up by index.
import type { Text } from '#contract/languages/language.ts'
import type { Db } from '#server/storage/open.ts'
import { toSpell } from '#server/storage/words/unspelled.ts'
import { placesOf } from '#server/storage/words/user-words.ts'

/** Longer words are found by their beginning, and a picture by its first words. */
const WORD = 24
const WORDS = 400

type Described = { name: string; alt: Text; tags: readonly string[] }

/** Writes the words of a picture anew; call it with every write of its name, its texts or its tags. */
export async function keepMediaWords(db: Db, id: number, { name, alt, tags }: Described): Promise<void> {
  const places = placesOf([name, ...Object.values(alt), ...tags].join(' '))
  const words = [...new Set(places.map((word) => [...word].slice(0, WORD).join('')))].slice(0, WORDS)
  await db.deleteFrom('media_word').where('media_id', '=', id).execute()
  if (words.length > 0) {
    await db
      .insertInto('media_word')
      .values(words.map((word) => ({ word, media_id: id })))
      .execute()
  }
  await toSpell(db, 'media', id)
}

/** As long as the words that are kept. */
export const mediaWordPrefix = (prefix: string): string => [...prefix].slice(0, WORD).join('')
