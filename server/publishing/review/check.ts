// Nothing goes before visitors that the rules want approved and nobody approved, unless it is urgent and said why (decision 59).
import { CODE } from '#contract/wire/answer.ts'
import { Failure } from '#server/failure.ts'
import type { Entry, KindRules } from '#server/publishing/kind.ts'
import type { WriteOptions } from '#server/publishing/lifecycle/write-options.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'
import { type Approval, approvalsOf, isApproved, needsOf, shownNow, wouldChange } from './needs.ts'

const words = serverTexts('server/publishing/review')

/** Throws `Failure` 422 when an approval is missing; what the house itself writes needs none. */
export async function checkApproved<Content>(
  db: Db,
  rules: KindRules<Content>,
  entry: Entry<Content>,
  { by, urgent }: Pick<WriteOptions, 'by' | 'urgent'>,
  at: number,
) {
  if (by === null) return
  const approvals = await approvalsOf(db, rules.kind)
  if (!approvals) return
  const needs = needsOf(approvals, wouldChange(rules, entry, await shownNow(db, rules, entry.id, at)))
  if (isApproved(needs, await approvalsFor(db, entry.id), entry.version)) return
  if (!urgent) throw new Failure(CODE.unprocessable, words.missing)
  await urgent.tell(db, rules, entry)
}

/** Every approval of a record, of whatever version. */
export async function approvalsFor(db: Db, entryId: number): Promise<(Approval & { at: number })[]> {
  const rows = await db
    .selectFrom('review_approval')
    .select(['user_id', 'version', 'groups', 'at'])
    .where('entry_id', '=', entryId)
    .orderBy('at')
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id, version, groups, at }) => ({
    userId: user_id,
    version,
    groups: groups.split(','),
    at,
  }))
}

/** What was under review is before visitors now, or will be: nothing waits for anybody any more. */
export async function closeReview(db: Db, entryId: number) {
  await db
    .updateTable('review')
    .set({ state: 'closed' })
    .where('entry_id', '=', entryId)
    .where('state', '<>', 'closed')
    .execute()
}
