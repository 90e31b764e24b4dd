// The queries of the cards about what waits and what is to be mended.
import { sql } from 'kysely'
import { type BrokenLink, LINKS_NAMED, type Waiting } from '#contract/dashboard.ts'
import { KINDS, type Kind } from '#contract/kind.ts'
import { isoTime } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'

const HOUR_MS = 60 * 60_000
const COUNTED = 1_000
/** The ages of messages by where each begins, counted back from now. */
const AGES = [
  { age: 'day', from: 24, until: 0 },
  { age: 'threeDays', from: 72, until: 24 },
  { age: 'week', from: 168, until: 72 },
  { age: 'longer', from: null, until: 168 },
] as const

export const dashboardStore = (db: Db) => ({
  async waiting(now: number): Promise<Waiting> {
    // Two ranges of one index, one for each open state.
    const counted = async (column: 'created_at' | 'due_at', from: number, until: number) => {
      const of = (state: 'new' | 'assigned') => sql`(select count(*) from (select 1 as one from message
        where state = ${state} and ${sql.ref(column)} >= ${from} and ${sql.ref(column)} < ${until} limit ${COUNTED}) as ${sql.ref(state)})`
      const { rows } = await sql<{ n: number }>`select ${of('new')} + ${of('assigned')} as n`.execute(db)
      return Math.min(Number(rows[0]?.n ?? 0), COUNTED)
    }
    const ages: Waiting['ages'] = []
    for (const { age, from, until } of AGES) {
      const begin = from === null ? null : now - from * HOUR_MS
      // What comes while this is counted is the youngest.
      const end = until === 0 ? null : now - until * HOUR_MS
      ages.push({
        age,
        count: await counted('created_at', begin ?? 0, end ?? Number.MAX_SAFE_INTEGER),
        from: begin === null ? null : isoTime(begin),
        until: end === null ? null : isoTime(end),
      })
    }
    const oldest = async (state: 'new' | 'assigned') => {
      const row = await db
        .selectFrom('message')
        .select('created_at')
        .where('state', '=', state)
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst()
      return row?.created_at ?? Number.POSITIVE_INFINITY
    }
    const first = Math.min(await oldest('new'), await oldest('assigned'))
    return {
      ages,
      overdue: await counted('due_at', 0, now),
      oldestTime: Number.isFinite(first) ? isoTime(first) : null,
    }
  },

  /** Records of each kind by what separates them from what visitors see; one index answers it. */
  async toPublish(kinds: readonly Kind[]) {
    const counts = []
    for (const kind of kinds) {
      const of = (condition: ReturnType<typeof sql<boolean>>) =>
        db
          .selectFrom('entry')
          .select((e) => e.fn.countAll().as('n'))
          .where('kind', '=', kind)
          .where('trashed_at', 'is', null)
          .where(condition)
          .executeTakeFirstOrThrow()
          .then(({ n }) => Number(n))
      counts.push({
        kind,
        draft: await of(sql<boolean>`published_version is null and publish_at is null`),
        scheduled: await of(sql<boolean>`publish_at is not null`),
        changed: await of(sql<boolean>`published_version < version`),
      })
    }
    return counts
  },

  async picturesWithoutText(): Promise<number> {
    const { n } = await db
      .selectFrom('media')
      .select((e) => e.fn.countAll().as('n'))
      .where('library', '=', 1)
      .where('trashed_at', 'is', null)
      .where('undescribed', '=', 1)
      .executeTakeFirstOrThrow()
    return Number(n)
  },

  /** What published records of these kinds lead to although visitors do not see it. */
  async brokenLinks(kinds: readonly Kind[], now: number): Promise<BrokenLink[]> {
    if (kinds.length === 0) return []
    // Each way to be hidden has an index; the cross join keeps SQLite from beginning with what points anywhere.
    const { rows } = await sql<LinkRow>`
      with hidden as (
        select id from entry where kind in (${sql.join(KINDS)}) and trashed_at is not null
        union select id from entry where kind in (${sql.join(KINDS)}) and trashed_at is null and published_version is null
        union select id from entry where unpublish_at is not null and unpublish_at <= ${now})
      select distinct origin.kind as from_kind, origin.id as from_id, origin.title as from_title,
        target.kind as to_kind, target.id as to_id, target.title as to_title, target.trashed_at
      from hidden
      cross join entry_reference as pointer
      inner join entry as target on target.id = hidden.id
      inner join entry as origin on origin.id = pointer.from_entry
      where pointer."to" in ('entry', 'link') and pointer.target = hidden.id and pointer.copy = 'published'
        and origin.trashed_at is null and origin.kind in (${sql.join(kinds)})
        and exists (select 1 from publication where entry_id = origin.id and visible_from <= ${now} and visible_until > ${now})
        and not exists (select 1 from publication where entry_id = target.id and target.trashed_at is null
          and visible_from <= ${now} and visible_until > ${now})
      order by origin.id, target.id limit ${LINKS_NAMED + 1}`.execute(db)
    const hidden = rows.map((row): BrokenLink => {
      const to = { kind: row.to_kind, id: row.to_id, title: JSON.parse(row.to_title) }
      return { from: originOf(row), to, why: row.trashed_at === null ? 'unpublished' : 'trashed' }
    })
    const lost = await sql<OriginRow>`
      select origin.kind as from_kind, origin.id as from_id, origin.title as from_title, pointer.target as to_id
      from entry_reference as pointer
      inner join entry as origin on origin.id = pointer.from_entry
      where pointer."to" = 'nowhere' and pointer.copy = 'published'
        and origin.trashed_at is null and origin.kind in (${sql.join(kinds)})
        and exists (select 1 from publication where entry_id = origin.id and visible_from <= ${now} and visible_until > ${now})
      order by origin.id, pointer.target limit ${LINKS_NAMED + 1}`.execute(db)
    const gone = lost.rows.map(
      (row): BrokenLink => ({ from: originOf(row), to: { id: row.to_id }, why: 'gone' }),
    )
    return [...hidden, ...gone]
      .toSorted((one, other) => one.from.id - other.from.id || one.to.id - other.to.id)
      .slice(0, LINKS_NAMED + 1)
  },
})

type OriginRow = { from_kind: Kind; from_id: number; from_title: string; to_id: number }
type LinkRow = OriginRow & { to_kind: Kind; to_title: string; trashed_at: number | null }

const originOf = (row: OriginRow): BrokenLink['from'] => ({
  kind: row.from_kind,
  id: row.from_id,
  title: JSON.parse(row.from_title),
})
