// The words a message is found by: kept beside it, so that a keyword is looked up by index.
import type { NewLineRow } from '#server/parts/enquiries/lines.ts'
import type { Db } from '#server/storage/open.ts'
import type { MessageTable } from '#server/storage/tables/enquiry-tables.ts'
import { toSpell } from '#server/storage/words/unspelled.ts'
import { placesOf } from '#server/storage/words/user-words.ts'

/** Longer words are found by their beginning; of the text the first words count. */
const WORD = 24
const WORDS = 160

type Sent = Pick<
  MessageTable,
  | 'number'
  | 'name'
  | 'company'
  | 'email'
  | 'phone'
  | 'phone_key'
  | 'country'
  | 'subject'
  | 'product_name'
  | 'content'
>

export const prefixOf = (prefix: string) => [...prefix].slice(0, WORD).join('')

/** Writes the words of a new message. */
export async function keepMessageWords(
  db: Db,
  id: number,
  sent: Sent,
  lines: readonly Pick<NewLineRow, 'model' | 'name' | 'code'>[] = [],
): Promise<void> {
  const texts = [sent.number, sent.name, sent.company, sent.email, sent.phone, sent.phone_key, sent.country]
  const asked = lines.flatMap(({ model, name, code }) => [model, name, code])
  const text = [...texts, sent.subject, sent.product_name, ...asked, sent.content.slice(0, 600)].join(' ')
  await keep(db, id, text)
}

/** Words that it is found by as well, such as those of its quote. */
export const addMessageWords = (db: Db, id: number, text: string): Promise<void> => keep(db, id, text)

async function keep(db: Db, id: number, text: string): Promise<void> {
  const words = [...new Set(placesOf(text).map(prefixOf))].slice(0, WORDS)
  if (words.length === 0) return
  await db
    .insertInto('message_word')
    .values(words.map((word) => ({ word, message_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await toSpell(db, 'message', id)
}
