// Reviews in lists: those that wait for somebody, that they asked for, that came back to them, and all of them.
import { sql } from 'kysely'
import type { REVIEW_LISTS, ReviewRow } from '#contract/content/review.ts'
import { storedText } from '#contract/fields/walk.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { isoTime } from '#server/publishing/kind.ts'
import { peopleById, personOf } from '#server/publishing/review/people.ts'
import { openReviews, waitingFor } from '#server/publishing/review/waiting.ts'
import type { Db } from '#server/storage/open.ts'
import { totalOf } from '#server/storage/total.ts'

type Query = { page: number; limit: number; list: (typeof REVIEW_LISTS)[number] }
type Who = { person: { id: number }; seen: readonly Kind[]; reviewed: readonly Kind[] }

/** One page, the longest waiting first. */
export async function reviewPage(db: Db, { page, limit, list }: Query, { person, seen, reviewed }: Who) {
  const kinds = list === 'waiting' ? reviewed : seen
  if (kinds.length === 0) return { total: 0, items: [] }
  const rows =
    list === 'waiting'
      ? waitingFor(db, person.id, kinds)
      : list === 'all'
        ? openReviews(db, kinds)
        : openReviews(db, kinds)
            .where('review.asked_by', '=', person.id)
            .where('review.state', list === 'returned' ? '=' : '<>', 'returned')
  const found = await rows
    .select(['entry.id', 'entry.kind', 'entry.title', 'entry.version as now'])
    .select(['review.state', 'review.version', 'asked_by', 'asked_at', 'note'])
    .select(['returned_by', 'returned_at', 'reason'])
    .select(
      sql<number>`(select count(*) from review_comment as c where c.entry_id = entry.id and c.done_at = 0)`.as(
        'comments',
      ),
    )
    .orderBy('asked_at')
    .orderBy('entry.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const people = await peopleById(
    db,
    found.flatMap(({ asked_by, returned_by }) => [asked_by, returned_by]),
  )
  const named = (id: number | null) => {
    const one = id === null ? undefined : people.get(id)
    return one ? personOf(one) : null
  }
  return {
    total: await totalOf(rows),
    items: found.map((row): ReviewRow => {
      const isVoid = row.state === 'approved' && row.version !== row.now
      const isReturned = row.state === 'returned'
      return {
        kind: row.kind,
        id: row.id,
        title: storedText(row.title),
        state: isVoid || row.state === 'closed' || row.state === 'asked' ? askedOr(row.comments) : row.state,
        void: isVoid,
        asked: { by: named(row.asked_by), time: isoTime(row.asked_at), text: row.note },
        returned: isReturned
          ? { by: named(row.returned_by), time: isoTime(row.returned_at), text: row.reason }
          : null,
        comments: Number(row.comments),
      }
    }),
  }
}

const askedOr = (comments: number | string) => (Number(comments) > 0 ? 'inReview' : 'asked')
