// Where a record stands in its review, for whoever asks.
import type { Review, ReviewComment } from '#contract/content/review.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure } from '#server/failure.ts'
import { mayCall } from '#server/http/callers/guard.ts'
import type { Person } from '#server/parts/sign-in/sessions.ts'
import type { ContentKind } from '#server/publishing/content-kind.ts'
import { type Entry, isoTime } from '#server/publishing/kind.ts'
import { mustFind } from '#server/publishing/lifecycle/writing.ts'
import { approvalsFor } from '#server/publishing/review/check.ts'
import {
  approvalsOf,
  isApproved,
  judgedBy,
  NO_APPROVALS,
  needsOf,
  shownNow,
  wouldChange,
} from '#server/publishing/review/needs.ts'
import { authorsOf, peopleById, personOf } from '#server/publishing/review/people.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/publishing/review')

export const reviewKey = ({ rules }: Pick<ContentKind, 'rules'>) => `${rules.page}:review` as const

/** Throws `Failure` 403 unless the person may approve records of the kind. */
export function mustReview(kind: ContentKind, person: Person) {
  if (!person.admin && !person.resources.has(reviewKey(kind)))
    throw new Failure(CODE.forbidden, words.noReview)
}

/** All that is judged of a record: its review, its approvals, what changed, who wrote. */
export async function lookAt(db: Db, kind: ContentKind, id: number, at: number) {
  const { rules } = kind
  const entry: Entry<never> = await mustFind(db, rules, id)
  const row = await db.selectFrom('review').selectAll().where('entry_id', '=', id).executeTakeFirst()
  const shown = await shownNow(db, rules, id, at)
  const approvals = await approvalsOf(db, rules.kind)
  const needs = needsOf(approvals ?? NO_APPROVALS, wouldChange(rules, entry, shown))
  const given = await approvalsFor(db, id)
  const authors = new Set(await authorsOf(db, id, entry.publishedVersion))
  const open = row && row.state !== 'closed' ? row : null
  if (open?.asked_by) authors.add(open.asked_by)
  return {
    ruled: approvals !== null,
    entry,
    row,
    open,
    shown,
    needs,
    given,
    authors,
    approved: isApproved(needs, given, entry.version),
  }
}
export type Looked = Awaited<ReturnType<typeof lookAt>>

/** The groups that the person could approve, and what keeps them from it. */
export function judge(kind: ContentKind, { entry, needs, authors }: Looked, person: Person) {
  const key = reviewKey(kind)
  if (!person.admin && !person.resources.has(key)) return { groups: [], why: 'right' as const }
  if (authors.has(person.id)) return { groups: [], why: 'author' as const }
  const groups = judgedBy(needs, person.limited.get(key), entry.createdBy === person.id)
  return { groups, why: needs.length > 0 && groups.length === 0 ? ('limits' as const) : null }
}

/** `said`: comments that are open, and approvals of this version. */
function stateOf({ open, approved, needs }: Looked, said: number): Review['state'] {
  if (!open) return 'none'
  if (open.state === 'returned') return 'returned'
  if (approved && needs.length > 0) return 'approved'
  return said > 0 ? 'inReview' : 'asked'
}

/** The review as the person sees it. */
export async function reviewOf(db: Db, kind: ContentKind, looked: Looked, person: Person): Promise<Review> {
  const { entry, open, shown, needs, given, approved, ruled } = looked
  const { rules, calls } = kind
  const people = await peopleById(db, [
    ...given.map(({ userId }) => userId),
    ...(open ? [open.asked_by, open.returned_by] : []),
  ])
  const named = (id: number | null) => {
    const found = id === null ? undefined : people.get(id)
    return found ? personOf(found) : null
  }
  const now = given.filter(({ version }) => version === entry.version)
  const { groups, why } = judge(kind, looked, person)
  const did = now.some(({ userId }) => userId === person.id)
  const { count } = await db
    .selectFrom('review_comment')
    .select((e) => e.fn.countAll<number>().as('count'))
    .where('entry_id', '=', entry.id)
    .where('done_at', '=', 0)
    .executeTakeFirstOrThrow()
  const isReturned = open?.state === 'returned'
  return {
    kind: rules.kind,
    id: entry.id,
    title: rules.title(entry.content),
    version: entry.version,
    shownVersion: shown?.version ?? null,
    ruled,
    state: stateOf(looked, Number(count) + now.length),
    needs: needs.map(({ group, approvals }) => ({
      group,
      approvals,
      by: now.filter((one) => one.groups.includes(group)).flatMap(({ userId }) => named(userId) ?? []),
    })),
    approved,
    asked: open && { by: named(open.asked_by), time: isoTime(open.asked_at), text: open.note },
    returned: isReturned
      ? { by: named(open.returned_by), time: isoTime(open.returned_at), text: open.reason }
      : null,
    before: approved
      ? []
      : given
          .filter(({ version, at }) => version < entry.version && open !== null && at >= open.asked_at)
          .flatMap(({ userId, version }) => {
            const by = named(userId)
            return by ? [{ by, version }] : []
          }),
    may: {
      ask: needs.length > 0 && !approved && mayCall(person, `${rules.page}:update` as never),
      approve: groups.length > 0 && open !== null && !isReturned && !did,
      takeBack: did,
      urgent:
        !approved &&
        calls.publish !== undefined &&
        mayCall(person, calls.publish.access) &&
        mayCall(person, 'web_review:urgent'),
    },
    why,
    comments: Number(count),
  }
}

/** All that was said of a record and is still there, the oldest first. */
export async function commentsOf(db: Db, entryId: number): Promise<ReviewComment[]> {
  const rows = await db
    .selectFrom('review_comment')
    .selectAll()
    .where('entry_id', '=', entryId)
    .orderBy('id')
    .execute()
  const mentioned = rows.map(({ mentions }) => JSON.parse(mentions) as number[])
  const people = await peopleById(db, [...rows.map(({ by_user }) => by_user), ...mentioned.flat()])
  const named = (id: number | null) => {
    const found = id === null ? undefined : people.get(id)
    return found ? personOf(found) : null
  }
  return rows.map((row, index) => ({
    id: row.id,
    field: row.field,
    text: row.text,
    by: named(row.by_user),
    version: row.version,
    time: isoTime(row.at),
    mentions: (mentioned[index] ?? []).flatMap((id) => named(id) ?? []),
    done: row.done_at > 0,
  }))
}
