// Reviews that wait for somebody: to be approved by them, or to be looked at again since they came back.
import { sql } from 'kysely'
import type { WaitingReview } from '#contract/console/waiting.ts'
import { WAITING_COUNTED, WAITING_NAMED } from '#contract/console/waiting-groups.ts'
import { storedText } from '#contract/fields/walk.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { isoTime } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import { peopleById } from './people.ts'

/** Open reviews of records outside the trash. */
export const openReviews = (db: Db, kinds: readonly Kind[]) =>
  db
    .selectFrom('review')
    .innerJoin('entry', 'entry.id', 'review.entry_id')
    .where('review.state', '<>', 'closed')
    .where('entry.trashed_at', 'is', null)
    .where('entry.kind', 'in', kinds)

/** Those that somebody may approve, and neither wrote at nor approved as they are. */
export const waitingFor = (db: Db, personId: number, kinds: readonly Kind[]) =>
  openReviews(db, kinds)
    .where((e) =>
      e.or([
        e('review.state', '=', 'asked'),
        e.and([e('review.state', '=', 'approved'), e('review.version', '<>', e.ref('entry.version'))]),
      ]),
    )
    .where((e) => e.or([e('review.asked_by', 'is', null), e('review.asked_by', '<>', personId)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review_approval as own')
            .select('own.user_id')
            .whereRef('own.entry_id', '=', 'entry.id')
            .whereRef('own.version', '=', 'entry.version')
            .where('own.user_id', '=', personId),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('entry_revision as wrote')
            .select('wrote.id')
            .whereRef('wrote.entry_id', '=', 'entry.id')
            .where('wrote.made_by', '=', personId)
            .where('wrote.version', '>', sql<number>`coalesce(entry.published_version, 0)`),
        ),
      ),
    )

/** What waits for a person: of kinds that they approve, and of their own requests those that came back. */
export async function reviewsFor(
  db: Db,
  personId: number,
  { seen, reviewed }: { seen: readonly Kind[]; reviewed: readonly Kind[] },
) {
  const COLUMNS = [
    'entry.id',
    'entry.kind',
    'entry.title',
    'asked_by',
    'asked_at',
    'note',
    'returned_by',
    'returned_at',
    'reason',
  ] as const
  const back =
    seen.length > 0
      ? await openReviews(db, seen)
          .select(COLUMNS)
          .where('review.state', '=', 'returned')
          .where('review.asked_by', '=', personId)
          .orderBy('returned_at')
          .limit(WAITING_NAMED)
          .execute()
      : []
  const waiting = reviewed.length > 0 ? waitingFor(db, personId, reviewed) : null
  const asked = waiting
    ? await waiting
        .select(COLUMNS)
        .orderBy('asked_at')
        .limit(WAITING_NAMED - back.length)
        .execute()
    : []
  const counted = waiting
    ? await db
        .selectFrom(waiting.select('entry.id').limit(WAITING_COUNTED).as('some'))
        .select((e) => e.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    : { count: 0 }
  const people = await peopleById(db, [
    ...back.map((row) => row.returned_by),
    ...asked.map((row) => row.asked_by),
  ])
  const nameOf = (id: number | null) => {
    const one = id === null ? undefined : people.get(id)
    return one ? one.nick_name || one.username : ''
  }
  const named = ({ id, kind, title }: (typeof back)[number]) => ({ kind, id, title: storedText(title) })
  const items: WaitingReview[] = [
    ...back.map((row) => ({
      ...named(row),
      ...{
        why: 'returned' as const,
        by: nameOf(row.returned_by),
        said: row.reason,
        time: isoTime(row.returned_at),
      },
    })),
    ...asked.map((row) => ({
      ...named(row),
      ...{ why: 'asked' as const, by: nameOf(row.asked_by), said: row.note, time: isoTime(row.asked_at) },
    })),
  ]
  return { count: back.length + Number(counted.count), items }
}
