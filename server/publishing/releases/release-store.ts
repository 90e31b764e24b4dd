// The queries of releases: their rows, the records in them, and which of them wait for their moment.

import { sql } from 'kysely'
import type { Release, ReleaseState } from '#contract/content/release.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, notFound, stale } from '#server/failure.ts'
import { isoTime } from '#server/publishing/kind.ts'
import { linkOf } from '#server/publishing/references/references.ts'
import { changeVersion } from '#server/storage/change-version.ts'
import type { Db } from '#server/storage/open.ts'
import { totalOf } from '#server/storage/total.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/publishing/releases')

const COLUMNS = [
  ...([
    'id',
    'version',
    'name',
    'note',
    'state',
    'publish_at',
    'published_at',
    'created_at',
    'updated_at',
  ] as const),
  sql<number>`(select count(*) from release_entry where release_id = release.id)`.as('entry_count'),
  sql<string | null>`(select username from user_account where user_account.id = release.created_by)`.as(
    'created_by_name',
  ),
] as const

type Row = {
  id: number
  version: number
  name: string
  note: string
  state: ReleaseState
  publish_at: number | null
  published_at: number | null
  created_at: number
  updated_at: number
  entry_count: number | string
  created_by_name: string | null
}

/** A planned release whose moment has come is published, whether or not that was written down yet. */
function releaseOf(row: Row, at: number) {
  const came = row.state === 'scheduled' && row.publish_at !== null && row.publish_at <= at
  const publishAt = came ? null : row.publish_at
  const publishedAt = came ? row.publish_at : row.published_at
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    note: row.note,
    state: came ? ('published' as const) : row.state,
    publishAt: publishAt === null ? null : isoTime(publishAt),
    publishTime: publishedAt === null ? null : isoTime(publishedAt),
    createTime: isoTime(row.created_at),
    updateTime: isoTime(row.updated_at),
    createdBy: row.created_by_name,
    entryCount: Number(row.entry_count),
  }
}

/** A page of the releases by their last change. */
export async function releasePage(
  db: Db,
  {
    page,
    limit,
    state,
    sort,
  }: { page: number; limit: number; state?: ReleaseState | undefined; sort: 'updateTime' | '-updateTime' },
  at: number,
) {
  let rows = db.selectFrom('release')
  if (state) rows = rows.where('state', '=', state)
  const way = sort === 'updateTime' ? 'asc' : 'desc'
  const items = await rows
    .select(COLUMNS)
    .orderBy('updated_at', way)
    .orderBy('id', way)
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { total: await totalOf(rows), items: items.map((row) => releaseOf(row, at)) }
}

/** One release with its records; throws `Failure` 404. */
export async function readRelease(db: Db, id: number, at: number): Promise<Release> {
  const row = await db.selectFrom('release').select(COLUMNS).where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  const release = releaseOf(row, at)
  const entries = await db
    .selectFrom('release_entry')
    .innerJoin('entry', 'entry.id', 'release_entry.entry_id')
    .select(['entry.id', 'kind', 'title', 'entry.version', 'published_version', 'publish_at', 'trashed_at'])
    .select(['deed as action', 'release_entry.version as released'])
    .where('release_id', '=', id)
    .orderBy('kind')
    .orderBy('entry.id')
    .execute()
  const fixed = release.state === 'scheduled' || release.state === 'published'
  return {
    ...release,
    entries: entries.map((entry) => ({
      ...linkOf(entry),
      action: entry.action,
      version: entry.action === 'unpublish' ? null : fixed ? entry.released : entry.version,
      trashed: entry.trashed_at !== null,
    })),
  }
}

/** Adds an open release without records; answers its id. */
export async function insertRelease(db: Db, { name, note }: Named, by: number, at: number): Promise<number> {
  const { id } = await db
    .insertInto('release')
    .values({
      ...{ name, note, state: 'open', publish_at: null, published_at: null, version: 1 },
      ...{ created_at: at, created_by: by, updated_at: at },
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
type Named = { name: string; note: string }

/** Changes the row if it still has the version; throws `Failure` 409 with the release as it is. */
export async function changeRelease(
  db: Db,
  { id, version }: { id: number; version: number },
  set: Partial<Omit<Row, 'id' | 'version' | 'entry_count' | 'created_by_name'>>,
  at: number,
) {
  const done = await changeVersion(db, 'release', { id, version }, { ...set, updated_at: at })
  if (!done) throw stale(await readRelease(db, id, at))
}

/** Throws `Failure` 409 that names the release while one that waits for its moment holds one of these records. */
export async function checkFree(db: Db, ids: readonly number[], at: number, except = 0) {
  if (ids.length === 0) return
  const row = await db
    .selectFrom('release_entry')
    .innerJoin('release', 'release.id', 'release_entry.release_id')
    .select('release.name')
    .where('entry_id', 'in', ids)
    .where('release_id', '!=', except)
    .where('state', '=', 'scheduled')
    .where('publish_at', '>', at)
    .executeTakeFirst()
  if (row) throw held(row.name)
}

const held = (name: string) => new Failure(CODE.conflict, words.held({ name }))
