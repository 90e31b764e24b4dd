// The words a person is found by: kept beside each person, so that a name or phone is found by its beginning, by index.
import { sql } from 'kysely'
import type { Db } from '#server/storage/open.ts'
import { toSpell } from './unspelled.ts'

type Named = { username: string; nickName: string; phone: string }

/** A word beginning with this holds a phone number; no other word has a space. */
const PHONE = 'tel '
/** Words that a filter looks at, at most. */
const FILTER_WORDS = 5

/** Names are the same whatever their case or width. */
const folded = (text: string) => text.replaceAll('\0', '').trim().normalize('NFKC').toLowerCase()

/** Every place of a text where a search may begin: each word, each part of one, and each Chinese character. */
export const placesOf = (text: string): string[] =>
  folded(text)
    .split(/\s+/)
    .flatMap((word) => [
      word,
      ...[...word.matchAll(/(?<=[^\p{L}\p{N}])[\p{L}\p{N}]|\p{Script=Han}/gu)].map(({ index }) =>
        word.slice(index),
      ),
    ])
    .filter((word) => word !== '')

/** The places of a name and a telephone number. */
export function wordsOf({ username, nickName, phone }: Named): string[] {
  const number = dialled(phone)
  return [...new Set(placesOf(`${username} ${nickName}`)), ...(number === '' ? [] : [PHONE + number])]
}

/** The beginnings that a filter by name asks for, all of which a person must have. */
export const namePrefixes = (filter: string): string[] =>
  folded(filter).split(/\s+/).filter(Boolean).slice(0, FILTER_WORDS)

/** The beginning that a filter by phone asks for; spaces and dashes do not count. */
export const phonePrefix = (filter: string): string => PHONE + (dialled(filter) || 'none')

const dialled = (phone: string) => folded(phone).replace(/[^\d+]/g, '')

/** The condition that a word (of a person, unless another `column` is named) begins with `prefix`, as a span of the index. */
export const wordBegins = (prefix: string, column = 'user_word.word') =>
  sql<boolean>`${sql.ref(column)} >= ${prefix} and ${sql.ref(column)} < ${behindAll(prefix)}`

/** What stands behind all words that begin with `prefix`. */
export function behindAll(prefix: string): string {
  const last = [...prefix].at(-1) ?? ''
  return prefix.slice(0, prefix.length - last.length) + String.fromCodePoint(after(last.codePointAt(0) ?? 0))
}

/** The next code point; halves of a pair are none. */
const after = (point: number) => (point === 0xd7ff ? 0xe000 : Math.min(point + 1, 0x10ffff))

/** Writes the words of a person anew; call it with every write of a login name, a name or a phone. */
export async function keepUserWords(db: Db, userId: number, named: Named): Promise<void> {
  await db.deleteFrom('user_word').where('user_id', '=', userId).execute()
  const words = wordsOf(named).map((word) => ({ word, user_id: userId }))
  if (words.length > 0) await db.insertInto('user_word').values(words).execute()
  await toSpell(db, 'user', userId)
}
