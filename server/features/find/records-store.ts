// Finds working copies of records, published or not, by the words of their titles and models.
import { sql } from 'kysely'
import type { Found } from '#contract/console/find.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { isoTime, stateOf } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import { entryPrefixes } from '#server/storage/words/entry-words.ts'
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
      const title: Text = JSON.parse(row.title)
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
      title: JSON.parse(row.title) as Text,
      detail: row.code,
      picture: rules.pictures(JSON.parse(row.working) as never)[0]?.key ?? null,
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
