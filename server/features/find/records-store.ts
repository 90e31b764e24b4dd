// Finds working copies of records, published or not, by the words of their titles and models.

import { sql } from 'kysely'
import type { FindGroup, Found } from '#contract/console/find.ts'
import { storedText } from '#contract/fields/walk.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { isoTime, stateOf } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import { entryPrefixes } from '#server/storage/words/entry-words.ts'
import { namePrefixes } from '#server/storage/words/user-words.ts'
import { idsWith, rankOf } from './words.ts'

/** The best records of each kind, and how many there are. */
export async function findRecords(
  db: Db,
  kinds: readonly ContentKind[],
  keyword: string,
  limit: number,
): Promise<{ group: Kind; total: number; items: Found[] }[]> {
  const prefixes = entryPrefixes(keyword)
  if (kinds.length === 0 || prefixes.length === 0) return []
  const ids = await idsWith(db, { table: 'entry_word', row: 'entry_id' }, prefixes)
  if (!ids) return []
  const rows = await db
    .selectFrom('entry')
    .select(['id', 'kind', 'title', 'code', 'updated_at'])
    .where(
      'kind',
      'in',
      kinds.map(({ rules }) => rules.kind),
    )
    .where('trashed_at', 'is', null)
    .where(sql<boolean>`id in (${ids})`)
    .execute()
  const ranked = rows
    .map((row) => {
      const title = storedText(row.title)
      return { ...row, title, rank: rankOf([row.code, ...Object.values(title)], keyword) }
    })
    .toSorted((one, other) => one.rank - other.rank || other.updated_at - one.updated_at || one.id - other.id)
  const groups = kinds.map((kind) => ({ kind, hits: ranked.filter((row) => row.kind === kind.rules.kind) }))
  return Promise.all(
    groups.map(async ({ kind, hits }) => ({
      group: kind.rules.kind,
      total: hits.length,
      items: await shown(
        db,
        kind,
        hits.slice(0, limit).map(({ id }) => id),
      ),
    })),
  )
}

async function shown(db: Db, { rules }: ContentKind, ids: readonly number[]): Promise<Found[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('entry')
    .leftJoin('user_account', 'user_account.id', 'entry.updated_by')
    .select([
      'entry.id',
      'entry.version',
      'entry.title',
      'entry.code',
      'entry.working',
      'entry.published_version',
      'entry.publish_at',
      'entry.updated_at',
      'user_account.username',
    ])
    .where('entry.id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const gaps = await db
    .selectFrom('entry_gap')
    .select(['entry_id', 'language', 'gap'])
    .where('entry_id', 'in', ids)
    .execute()
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    return {
      group: rules.kind,
      id,
      version: row.version,
      title: storedText(row.title),
      detail: row.code,
      picture: rules.pictures(rules.read(row.working) as never).find(({ isFile }) => !isFile)?.key ?? null,
      state: stateOf({
        version: row.version,
        publishedVersion: row.published_version,
        publishAt: row.publish_at,
      }),
      languages: eachLanguage(
        (language) =>
          gaps.find((one) => one.entry_id === id && one.language === language)?.gap ?? ('filled' as const),
      ),
      updateTime: isoTime(row.updated_at),
      updatedBy: row.username,
    }
  })
}

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

const FINDERS = { media: pictures, message: messages, quote: quotes, user: people }

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

/** Their numbers and customers are among the words of their inquiries. */
async function quotes(db: Db, prefixes: readonly string[]): Promise<Hit[]> {
  const ids = await idsWith(db, { table: 'message_word', row: 'message_id' }, prefixes)
  if (!ids) return []
  const rows = await db
    .selectFrom('quote')
    .innerJoin('message', 'message.id', 'quote.message_id')
    .select([
      'message.id',
      'message.number as asked',
      'message.name',
      'quote.number',
      'quote.customer',
      'quote.updated_at',
    ])
    .where(sql<boolean>`quote.message_id in (${ids})`)
    .execute()
  return rows.map(({ id, asked, name, number, customer, updated_at }) => {
    const [called = ''] = customer.split('\n', 1)
    return {
      names: [number, called],
      at: updated_at,
      found: {
        ...PLAIN,
        ...{ group: 'quote', id, title: [number, called].filter(Boolean).join(' ') },
        detail: [asked, name].filter(Boolean).join(' · '),
        updateTime: isoTime(updated_at),
      },
    }
  })
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
