// Showing records to visitors: now, at a planned moment, until a planned moment, and no longer.
import { invalid, type Reason } from '#server/failure.ts'
import { columnsOf, type Entry, type KindRules } from '#server/publishing/kind.ts'
import { forgetReferences, keepReferences } from '#server/publishing/references/references.ts'
import { claimSlugs } from '#server/publishing/references/slugs.ts'
import { titledIn } from '#server/publishing/references/titled.ts'
import { closeReview } from '#server/publishing/review/check.ts'
import { followTitle } from '#server/publishing/search/follow-titles.ts'
import { keepTokens, SEARCH_VERSION } from '#server/publishing/search/tokens.ts'
import type { Db } from '#server/storage/open.ts'
import type { PublicationRow } from '#server/storage/tables/publication-columns.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/publishing/lifecycle')

/** `visible_until` of what has no end. */
const FOREVER = Number.MAX_SAFE_INTEGER
/**
 * `visible_from` of what is not planned: a node whose clock is behind shows it as well, and no node takes it for a plan that has
 * come due, with which it would forget all that it kept.
 */
const EVER = 0
/** How far ahead a plan may lie. */
const PLAN_MS = 5 * 366 * 24 * 60 * 60 * 1000

export type Plan = { publishAt: number | null; unpublishAt: number | null }
type Now = { at: number; by: number | null }

/**
 * Shows the working copy from now on. It takes the place of a version that was planned; an end that was planned
 * stays. Throws `Failure` 400 that names what is missing.
 */
export async function publishNow<Content>(
  db: Db,
  rules: KindRules<Content>,
  entry: Entry<Content>,
  { at, by }: Now,
) {
  checkWhole(rules, entry)
  const unpublishAt = entry.unpublishAt !== null && entry.unpublishAt > at ? entry.unpublishAt : null
  await followTitle(db, entry.id, async () => {
    await db.deleteFrom('publication').where('entry_id', '=', entry.id).execute()
    await show(db, rules, entry, { from: at, until: unpublishAt, copy: 'published' }, { at, by })
  })
  await forgetReferences(db, entry.id, ['planned'])
  await closeReview(db, entry.id)
  await db
    .updateTable('entry')
    .set({
      published_version: entry.version,
      published_at: at,
      publish_at: null,
      planned_version: null,
      unpublish_at: unpublishAt,
    })
    .where('id', '=', entry.id)
    .execute()
}

/**
 * Plans when the working copy, as it is at this moment, goes on and when the record goes off; `null` takes a plan back.
 * Visitors are judged by the times of the publications alone. Throws `Failure` 400 by field.
 */
export async function plan<Content>(
  db: Db,
  rules: KindRules<Content>,
  entry: Entry<Content>,
  { publishAt, unpublishAt }: Plan,
  { at, by }: Now,
) {
  checkTimes({ publishAt, unpublishAt }, entry.publishedVersion !== null, at)
  await db
    .deleteFrom('publication')
    .where('entry_id', '=', entry.id)
    .where((e) => e.or([e('visible_from', '>', at), e('visible_until', '<=', at)]))
    .execute()
  await db
    .updateTable('publication')
    .set({ visible_until: publishAt ?? unpublishAt ?? FOREVER })
    .where('entry_id', '=', entry.id)
    .execute()
  await forgetReferences(db, entry.id, ['planned'])
  if (publishAt !== null) {
    checkWhole(rules, entry)
    await show(db, rules, entry, { from: publishAt, until: unpublishAt, copy: 'planned' }, { at, by })
    await closeReview(db, entry.id)
  }
  await db
    .updateTable('entry')
    .set({
      publish_at: publishAt,
      planned_version: publishAt === null ? null : entry.version,
      unpublish_at: unpublishAt,
    })
    .where('id', '=', entry.id)
    .execute()
}

/** Whether a plan lets visitors see anything of a record longer than they would have: what it shows now, or what is planned. */
export function isLonger(before: Plan, { publishAt, unpublishAt }: Plan): boolean {
  const end = before.publishAt ?? before.unpublishAt ?? FOREVER
  return publishAt !== null || (unpublishAt ?? FOREVER) > end
}

/** Visitors see the record at another place from now on, and otherwise what they saw. */
export async function movePublished(
  db: Db,
  id: number,
  place: { parent_id: number | null; sort: number },
  at: number,
) {
  await db
    .updateTable('publication')
    .set(place)
    .where('entry_id', '=', id)
    .where('visible_from', '<=', at)
    .execute()
}

/** Visitors see nothing of the record from now on, and what was planned is forgotten. */
export async function hideNow(db: Db, id: number) {
  await followTitle(db, id, () => db.deleteFrom('publication').where('entry_id', '=', id).execute())
  await forgetReferences(db, id, ['published', 'planned'])
  await db
    .updateTable('entry')
    .set({
      published_version: null,
      published_at: null,
      publish_at: null,
      planned_version: null,
      unpublish_at: null,
    })
    .where('id', '=', id)
    .execute()
}

async function show<Content>(
  db: Db,
  rules: KindRules<Content>,
  entry: Entry<Content>,
  { from, until, copy }: { from: number; until: number | null; copy: 'published' | 'planned' },
  { at, by }: Now,
) {
  await keepReferences(db, rules, entry.id, copy, entry.content)
  const slugs = await claimSlugs(db, rules, entry, at)
  const content = JSON.stringify(entry.content)
  const row: PublicationRow = {
    entry_id: entry.id,
    kind: rules.kind,
    parent_id: entry.parentId,
    sort: entry.sort,
    ...columnsOf(rules, entry.content),
    version: entry.version,
    content,
    slugs: slugs === null ? '' : JSON.stringify(slugs),
    visible_from: copy === 'published' ? EVER : from,
    visible_until: until ?? FOREVER,
    published_at: from,
    published_by: by,
    titled: titledIn(rules.kind, content),
  }
  const { id } = await db
    .insertInto('publication')
    .values({ ...row, search_version: SEARCH_VERSION })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepTokens(db, { ...row, id, content: entry.content as object }, at)
}

function checkWhole<Content>(rules: KindRules<Content>, entry: Entry<Content>) {
  const missing = rules.missing(entry.content, entry.parentId)
  if (Object.keys(missing).length > 0) throw invalid(missing)
}

/** Throws `Failure` 400 when nothing can be planned for this moment. */
export function checkMoment(publishAt: number, at: number) {
  checkTimes({ publishAt, unpublishAt: null }, true, at)
}

function checkTimes({ publishAt, unpublishAt }: Plan, seen: boolean, at: number) {
  const wrong: Record<string, Reason> = {}
  if (publishAt !== null && publishAt <= at) wrong.publishAt = words.past
  if (unpublishAt !== null && unpublishAt <= at) wrong.unpublishAt = words.past
  if (publishAt !== null && publishAt > at + PLAN_MS) wrong.publishAt = words.tooFar
  if (unpublishAt !== null && unpublishAt > at + PLAN_MS) wrong.unpublishAt = words.tooFar
  if (publishAt !== null && unpublishAt !== null && unpublishAt <= publishAt)
    wrong.unpublishAt ??= words.before
  if (publishAt === null && unpublishAt !== null && !seen) wrong.unpublishAt ??= words.nothingToEnd
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}
