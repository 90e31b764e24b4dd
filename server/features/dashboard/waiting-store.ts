// The queries of what waits for a person; each is answered from an index of what waits alone.

import { sql } from 'kysely'
import type { PlannedToday, Waiting } from '#contract/console/waiting.ts'
import { WAITING_COUNTED, WAITING_NAMED } from '#contract/console/waiting-groups.ts'
import { oneLine } from '#contract/enquiries/enquiry.ts'
import { storedText } from '#contract/fields/walk.ts'
import { DECLARED_KINDS } from '#contract/kinds/declared.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { isoTime } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'

const ENQUIRIES = 5
const ABOUT = 140
/** The due time of a message without one lies beyond what a date can say. */
const LAST_MOMENT = 8_640_000_000_000_000

/** As the index of waiting messages has it, word for word. */
const OPEN = sql<boolean>`state in ('new', 'assigned')`
const UNPUBLISHED = sql<boolean>`trashed_at is null and (published_version is null or published_version < version)
  and (planned_version is null or planned_version < version)`

const countOf = async (db: Db, rows: ReturnType<typeof sql>) => {
  const { rows: counted } = await sql<{
    n: number
  }>`select count(*) as n from (${rows} limit ${WAITING_COUNTED}) as counted`.execute(db)
  return Number(counted[0]?.n ?? 0)
}

/** Messages of one person, or of nobody, that are not answered yet. */
async function enquiriesOf(db: Db, person: number | null, now: number, named: number) {
  const of = person === null ? sql`assignee_id is null` : sql`assignee_id = ${person}`
  const rows = await db
    .selectFrom('message')
    .select(['id', 'name', 'company', 'subject', 'content', 'lang', 'due_at', 'created_at'])
    .where(OPEN)
    .where(sql<boolean>`${of}`)
    // The same for all of them, yet PostgreSQL walks the index only when it is told.
    .orderBy('assignee_id')
    .orderBy('due_at')
    .orderBy('created_at')
    .orderBy('id')
    .limit(named)
    .execute()
  return {
    count: await countOf(db, sql`select 1 as one from message where ${OPEN} and ${of}`),
    late: await countOf(db, sql`select 1 as one from message where ${OPEN} and ${of} and due_at < ${now}`),
    items: rows.map(({ id, name, company, subject, content, lang, due_at, created_at }) => ({
      ...{ id, name, company, about: subject || beginning(content), language: lang, mine: person !== null },
      createTime: isoTime(created_at),
      dueTime: due_at >= LAST_MOMENT ? null : isoTime(due_at),
      late: due_at < now,
    })),
  }
}

/** The first records of these kinds that go out or come down by themselves, without those that a release takes along. */
async function plansOf(db: Db, column: 'publish_at' | 'unpublish_at', kinds: readonly Kind[]) {
  if (kinds.length === 0) return []
  return db
    .selectFrom('entry')
    .select(['id', 'kind', 'title', 'version', 'planned_version'])
    .select(`${column} as at`)
    .where(column, 'is not', null)
    .where('kind', 'in', kinds)
    .where('trashed_at', 'is', null)
    .where(
      sql<boolean>`not exists (select 1 from release_entry inner join release on release.id = release_entry.release_id
        where release_entry.entry_id = entry.id and release.state = 'scheduled' and release.publish_at = ${sql.ref(`entry.${column}`)})`,
    )
    .orderBy(column)
    .limit(WAITING_NAMED + 1)
    .execute()
}

/** The first planned releases; `foreign` ones take along records of other kinds. */
async function releasesOf(db: Db, kinds: readonly Kind[]) {
  if (kinds.length === 0) return []
  return db
    .selectFrom('release')
    .innerJoin('release_entry', 'release_entry.release_id', 'release.id')
    .innerJoin('entry', 'entry.id', 'release_entry.entry_id')
    .select(['release.id', 'release.name', 'release.publish_at as at'])
    .select((e) => e.fn.countAll().as('n'))
    .select(sql<number>`max(case when entry.kind in (${sql.join(kinds)}) then 0 else 1 end)`.as('foreign'))
    .where('release.state', '=', 'scheduled')
    .where('release.publish_at', 'is not', null)
    .groupBy(['release.id', 'release.name', 'release.publish_at'])
    .orderBy('release.publish_at')
    .limit(WAITING_NAMED + 1)
    .execute()
}

/** What these records lack, and what the records lack that these releases publish; by their ids. */
const missingIn = (db: Db, ids: readonly number[]) =>
  languagesOf(ids, (some) =>
    db
      .selectFrom('entry_gap')
      .select(['entry_id as id', 'language'])
      .where('gap', '=', 'missing')
      .where('entry_id', 'in', some)
      .execute(),
  )

const missingInReleases = (db: Db, ids: readonly number[]) =>
  languagesOf(ids, (some) =>
    db
      .selectFrom('release_entry')
      .innerJoin('entry_gap', 'entry_gap.entry_id', 'release_entry.entry_id')
      .select(['release_entry.release_id as id', 'entry_gap.language'])
      .distinct()
      .where('release_entry.deed', '=', 'publish')
      .where('entry_gap.gap', '=', 'missing')
      .where('release_entry.release_id', 'in', some)
      .execute(),
  )

export async function openEnquiries(
  db: Db,
  person: number,
  now: number,
): Promise<NonNullable<Waiting['enquiries']>> {
  const { items: own, ...mine } = await enquiriesOf(db, person, now, ENQUIRIES)
  const { items: free, ...nobody } = await enquiriesOf(db, null, now, ENQUIRIES - own.length)
  return { mine, nobody, items: [...own, ...free] }
}

export async function plannedChanges(
  db: Db,
  kinds: readonly Kind[],
  releases: boolean,
  until: number,
): Promise<NonNullable<Waiting['planned']>> {
  const all: { at: number; item: PlannedToday }[] = []
  const plans = await plansOf(db, 'publish_at', kinds)
  const missingOf = await missingIn(
    db,
    plans.map(({ id }) => id),
  )
  for (const row of plans) {
    const changed = row.planned_version !== row.version
    // What is known of languages is known of the newest version.
    const missing = changed ? [] : missingOf(row.id)
    const when = { time: isoTime(row.at ?? 0), missing, changed }
    all.push({ at: row.at ?? 0, item: { what: 'publish', ...namedOf(row), ...when } })
  }
  for (const row of await plansOf(db, 'unpublish_at', kinds))
    all.push({
      at: row.at ?? 0,
      item: { what: 'unpublish', ...namedOf(row), time: isoTime(row.at ?? 0) },
    })
  const planned = releases ? await releasesOf(db, kinds) : []
  const missingOfRelease = await missingInReleases(
    db,
    planned.map(({ id }) => id),
  )
  for (const row of planned) {
    if (Number(row.foreign) === 1) continue
    const when = { time: isoTime(row.at ?? 0), missing: missingOfRelease(row.id) }
    const { id, name } = row
    all.push({ at: row.at ?? 0, item: { what: 'release', id, name, entryCount: Number(row.n), ...when } })
  }
  all.sort((one, other) => one.at - other.at)
  const today = all.filter(({ at }) => at < until).map(({ item }) => item)
  return {
    items: today.slice(0, WAITING_NAMED),
    more: today.length > WAITING_NAMED,
    next: all[today.length]?.item ?? null,
  }
}

export async function ownDrafts(
  db: Db,
  person: number,
  kinds: readonly Kind[],
): Promise<NonNullable<Waiting['drafts']>> {
  if (kinds.length === 0) return { count: 0, items: [] }
  const rows = await db
    .selectFrom('entry')
    .select(['id', 'kind', 'title', 'code', 'published_version', 'updated_at'])
    .where('updated_by', '=', person)
    .where(UNPUBLISHED)
    .where('kind', 'in', kinds)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(WAITING_NAMED)
    .execute()
  return {
    count: await countOf(
      db,
      sql`select 1 as one from entry
      where updated_by = ${person} and ${UNPUBLISHED} and kind in (${sql.join(kinds)})`,
    ),
    items: rows.map((row) => ({
      ...namedOf(row),
      code: row.code,
      published: row.published_version !== null,
      updateTime: isoTime(row.updated_at),
    })),
  }
}

/** Whether there is anything that the company has to show. */
export async function hasNoContent(db: Db): Promise<boolean> {
  const kinds: Kind[] = ['product', ...DECLARED_KINDS]
  const row = await db.selectFrom('entry').select('id').where('kind', 'in', kinds).limit(1).executeTakeFirst()
  return row === undefined
}

export async function hasColleagues(db: Db): Promise<boolean> {
  const people = await db
    .selectFrom('user_account')
    .select('id')
    .where('trashed_at', 'is', null)
    .limit(2)
    .execute()
  return people.length > 1
}

async function languagesOf(
  ids: readonly number[],
  find: (some: readonly number[]) => Promise<{ id: number; language: Language }[]>,
) {
  const rows = ids.length === 0 ? [] : await find(ids)
  return (id: number) =>
    LANGUAGES.filter((language) => rows.some((row) => row.id === id && row.language === language))
}

const namedOf = ({ kind, id, title }: { kind: Kind; id: number; title: string }) => ({
  ...{ kind, id },
  title: storedText(title),
})

function beginning(content: string): string {
  const letters = [...oneLine(content.slice(0, ABOUT * 4))]
  return letters.length > ABOUT ? `${letters.slice(0, ABOUT).join('')}…` : letters.join('')
}
