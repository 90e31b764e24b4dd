// Finds pictures, messages and people by the words that are kept beside them.
import { sql } from 'kysely'
import type { FindGroup, Found } from '#contract/console/find.ts'
import { isoTime } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import { namePrefixes } from '#server/storage/words/user-words.ts'
import { idsWith, rankOf } from './words.ts'

/** As long as the words of pictures and messages that are kept. */
const WORD = 24

type Hits = { group: FindGroup; total: number; items: Found[] }
type Hit = { names: string[]; at: number; found: Found }

const PLAIN = { version: null, picture: null, state: null, languages: null, updatedBy: null }

/** The best of each of these groups, and how many there are. */
export async function findOthers(
  db: Db,
  groups: readonly FindGroup[],
  keyword: string,
  limit: number,
): Promise<Hits[]> {
  const prefixes = namePrefixes(keyword).map((prefix) => [...prefix].slice(0, WORD).join(''))
  if (prefixes.length === 0) return []
  const all: Hits[] = []
  for (const group of groups) {
    const find = FINDERS[group as keyof typeof FINDERS]
    if (!find) continue
    const hits = await find(db, prefixes)
    const ranked = hits
      .map((hit) => ({ ...hit, rank: rankOf(hit.names, keyword) }))
      .toSorted((one, other) => one.rank - other.rank || other.at - one.at || one.found.id - other.found.id)
    all.push({ group, total: hits.length, items: ranked.slice(0, limit).map(({ found }) => found) })
  }
  return all
}

const FINDERS = { media: pictures, message: messages, user: people }

async function pictures(db: Db, prefixes: readonly string[]): Promise<Hit[]> {
  const ids = await idsWith(db, { table: 'media_word', row: 'media_id' }, prefixes)
  if (!ids) return []
  const rows = await db
    .selectFrom('media')
    .select(['id', 'key', 'name', 'width', 'height', 'created_at'])
    .where('library', '=', 1)
    .where('trashed_at', 'is', null)
    .where(sql<boolean>`id in (${ids})`)
    .execute()
  return rows.map(({ id, key, name, width, height, created_at }) => ({
    names: [name],
    at: created_at,
    found: {
      ...PLAIN,
      ...{ group: 'media', id, title: name, detail: `${width} × ${height}`, picture: key },
      updateTime: isoTime(created_at),
    },
  }))
}

async function messages(db: Db, prefixes: readonly string[]): Promise<Hit[]> {
  const ids = await idsWith(db, { table: 'message_word', row: 'message_id' }, prefixes)
  if (!ids) return []
  const rows = await db
    .selectFrom('message')
    .select(['id', 'number', 'name', 'company', 'subject', 'updated_at'])
    .where('state', '<>', 'spam')
    .where(sql<boolean>`id in (${ids})`)
    .execute()
  return rows.map(({ id, number, name, company, subject, updated_at }) => ({
    names: [number, name, company],
    at: updated_at,
    found: {
      ...PLAIN,
      ...{ group: 'message', id, title: [number, name].filter(Boolean).join(' ') },
      detail: [company, subject].filter(Boolean).join(' · '),
      updateTime: isoTime(updated_at),
    },
  }))
}

async function people(db: Db, prefixes: readonly string[]): Promise<Hit[]> {
  const ids = await idsWith(db, { table: 'user_word', row: 'user_id' }, prefixes)
  if (!ids) return []
  const rows = await db
    .selectFrom('user_account')
    .select(['id', 'username', 'nick_name', 'avatar', 'updated_at'])
    .where('trashed_at', 'is', null)
    .where(sql<boolean>`id in (${ids})`)
    .execute()
  return rows.map(({ id, username, nick_name, avatar, updated_at }) => ({
    names: [username, nick_name],
    at: updated_at,
    found: {
      ...PLAIN,
      ...{ group: 'user', id, title: nick_name || username, detail: username, picture: avatar || null },
      updateTime: isoTime(updated_at),
    },
  }))
}
