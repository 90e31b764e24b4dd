// The queries of what is to be mended: links, languages and pictures of what visitors see, and what could not be sent.

import { sql } from 'kysely'
import type { BrokenLink, ToMend } from '#contract/console/waiting.ts'
import { WAITING_COUNTED, WAITING_NAMED } from '#contract/console/waiting-groups.ts'
import { GAPS, type Gap } from '#contract/content/content.ts'
import { storedText } from '#contract/fields/walk.ts'
import { KINDS, type Kind } from '#contract/wire/kind.ts'
import type { Db } from '#server/storage/open.ts'

/** Links that lead to what is hidden, of which those are judged that visitors meet. */
const LOOKED_AT = 1_000

/** What published records of these kinds lead to although visitors do not see it. */
export async function brokenLinks(
  db: Db,
  kinds: readonly Kind[],
  now: number,
): Promise<Pick<ToMend, 'links' | 'moreLinks'>> {
  if (kinds.length === 0) return { links: [], moreLinks: false }
  // Each way to be hidden has an index. The cross join keeps SQLite from beginning with what points anywhere, and the
  // bound keeps PostgreSQL from reading every record where few are pointed at.
  const { rows } = await sql<LinkRow>`
    with hidden as (
      select id from entry where kind in (${sql.join(KINDS)}) and trashed_at is not null
      union select id from entry where kind in (${sql.join(KINDS)}) and trashed_at is null and published_version is null
      union select id from entry where unpublish_at is not null and unpublish_at <= ${now}),
    pointer as materialized (
      select from_entry, target from hidden cross join entry_reference
      where "to" in ('entry', 'own', 'link') and target = hidden.id and copy = 'published' limit ${LOOKED_AT})
    select distinct origin.kind as from_kind, origin.id as from_id, origin.title as from_title,
      target.kind as to_kind, target.id as to_id, target.title as to_title, target.trashed_at
    from pointer
    inner join entry as target on target.id = pointer.target
    inner join entry as origin on origin.id = pointer.from_entry
    where origin.trashed_at is null and origin.kind in (${sql.join(kinds)})
      and exists (select 1 from publication where entry_id = origin.id and visible_from <= ${now} and visible_until > ${now})
      and not exists (select 1 from publication where entry_id = target.id and target.trashed_at is null
        and visible_from <= ${now} and visible_until > ${now})
    order by origin.id, target.id limit ${WAITING_NAMED + 1}`.execute(db)
  const hidden = rows.map((row): BrokenLink => {
    const to = { kind: row.to_kind, id: row.to_id, title: storedText(row.to_title) }
    return { from: originOf(row), to, why: row.trashed_at === null ? 'unpublished' : 'trashed' }
  })
  const lost = await sql<OriginRow>`
    select origin.kind as from_kind, origin.id as from_id, origin.title as from_title, pointer.target as to_id
    from entry_reference as pointer
    inner join entry as origin on origin.id = pointer.from_entry
    where pointer."to" = 'nowhere' and pointer.copy = 'published'
      and origin.trashed_at is null and origin.kind in (${sql.join(kinds)})
      and exists (select 1 from publication where entry_id = origin.id and visible_from <= ${now} and visible_until > ${now})
    order by origin.id, pointer.target limit ${WAITING_NAMED + 1}`.execute(db)
  const gone = lost.rows.map(
    (row): BrokenLink => ({ from: originOf(row), to: { id: row.to_id }, why: 'gone' }),
  )
  const links = [...hidden, ...gone].toSorted(
    (one, other) => one.from.id - other.from.id || one.to.id - other.to.id,
  )
  return { links: links.slice(0, WAITING_NAMED), moreLinks: links.length > WAITING_NAMED }
}

/** Records whose published copy is the working one, since only of that one the gaps are known. */
export async function languageGaps(db: Db, kinds: readonly Kind[]): Promise<ToMend['gaps']> {
  if (kinds.length === 0) return []
  const rows = await db
    .selectFrom('entry_gap')
    .select(['kind', 'language', 'gap'])
    .select((e) => e.fn.countAll().as('n'))
    .where('kind', 'in', kinds)
    // As the index has it, word for word.
    .where(
      sql<boolean>`exists (select 1 from entry where entry.kind = entry_gap.kind and entry.id = entry_gap.entry_id
        and entry.trashed_at is null and entry.published_version = entry.version)`,
    )
    .groupBy(['kind', 'language', 'gap'])
    .execute()
  const countOf = (kind: Kind, gap: Gap) =>
    Number(rows.find((row) => row.kind === kind && `${row.gap}.${row.language}` === gap)?.n ?? 0)
  return kinds
    .flatMap((kind) =>
      GAPS.map((gap) => ({ kind, gap, count: Math.min(countOf(kind, gap), WAITING_COUNTED) })),
    )
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
}

/** Pictures that visitors see and that lack an alternative text in some language. */
export async function undescribedPictures(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from (
    select 1 as one from media where library = 1 and trashed_at is null and undescribed = 1
      and exists (select 1 from entry_reference where "to" = 'media' and target = media.id and copy = 'published')
    limit ${WAITING_COUNTED}) as counted`.execute(db)
  return Number(rows[0]?.n ?? 0)
}

/** What was given up after its last try. */
export async function givenUp(db: Db, kind: 'mail' | 'webhook'): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from (
    select 1 as one from outbox where state = 'dead' and kind = ${kind} limit ${WAITING_COUNTED}) as counted`.execute(
    db,
  )
  return Number(rows[0]?.n ?? 0)
}

type OriginRow = { from_kind: Kind; from_id: number; from_title: string; to_id: number }
type LinkRow = OriginRow & { to_kind: Kind; to_title: string; trashed_at: number | null }

const originOf = (row: OriginRow): BrokenLink['from'] => ({
  kind: row.from_kind,
  id: row.from_id,
  title: storedText(row.from_title),
})
