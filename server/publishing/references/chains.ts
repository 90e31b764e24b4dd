// Chains of records, such as a product that another one replaces: they never lead back, and visitors are shown their end.

import { NO_TEXT } from '#contract/content/blank.ts'
import { storedText } from '#contract/fields/walk.ts'
import { pickText } from '#contract/languages/language.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { invalid, type Reason } from '#server/failure.ts'
import type { Entry, KindRules } from '#server/publishing/kind.ts'
import { published } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/publishing/references')

/** How many steps visitors are led along at most. */
const STEPS = 20
/** How many records of a circle are named. */
const NAMED = 6

/**
 * Why the record `id` (0 for one that is yet to be) may not name `first` as what comes after it: the chain would lead back to
 * it, or further than visitors are led along. Null when it may.
 */
export async function wrongNext(
  db: Db,
  { id, first }: { id: number; first: number | null },
  next: (id: number) => Promise<number | null>,
): Promise<Reason | null> {
  const path = new Set([id])
  for (let one = first; one !== null; one = await next(one)) {
    if (one === id) return inCircle(db, [...path, id])
    // It turns somewhere else, in a circle that an older version of the program stored.
    if (path.has(one)) return null
    if (path.size > STEPS) return words.tooLong({ most: STEPS })
    path.add(one)
  }
  return null
}

/** What comes after a record in the working copies; those in the trash count, since they may come back. */
export const nextInWorking =
  <Content>(db: Db, rules: KindRules<Content>) =>
  async (id: number): Promise<number | null> => {
    const row = await db
      .selectFrom('entry')
      .select('working')
      .where('id', '=', id)
      .where('kind', '=', rules.kind)
      .executeTakeFirst()
    return row ? (rules.next?.(JSON.parse(row.working)).id ?? null) : null
  }

/** Throws `Failure` 400 by field when a working copy newly names a record whose chain leads back to it, or too far. */
export async function checkChain<Content>(
  db: Db,
  rules: KindRules<Content>,
  entry: Entry<Content>,
  before: Entry<Content> | null,
) {
  const named = rules.next?.(entry.content)
  if (!named || named.id === null) return
  // A circle that an older version of the program stored hinders no other change.
  if (before && rules.next?.(before.content).id === named.id) return
  const wrong = await wrongNext(db, { id: entry.id, first: named.id }, nextInWorking(db, rules))
  if (wrong) throw invalid({ [named.field]: wrong })
}

/**
 * Throws `Failure` 400 by field when visitors would at some moment be led in a circle by what is shown or planned of a record.
 * Each of its publications is judged, whatever the working copy names, along the steps that visitors are led.
 */
export async function checkShownChain<Content>(
  db: Db,
  rules: KindRules<Content>,
  entry: Pick<Entry<Content>, 'id' | 'content'>,
  at: number,
) {
  const named = rules.next?.(entry.content)
  if (!named) return
  const circle = await shownCircle(db, rules, [entry.id], { from: at, until: Number.MAX_SAFE_INTEGER })
  if (circle) throw invalid({ [named.field]: await inCircle(db, circle, 'shown') })
}

type Span = { from: number; until: number }

/** The circle that goes on from this path within a span of time; publications that are never seen together make none. */
async function shownCircle<Content>(
  db: Db,
  rules: KindRules<Content>,
  path: readonly number[],
  { from, until }: Span,
): Promise<number[] | null> {
  if (path.length > STEPS) return null
  const rows = await db
    .selectFrom('publication')
    .select(['content', 'visible_from', 'visible_until'])
    .where('entry_id', '=', path.at(-1) ?? 0)
    .where('kind', '=', rules.kind)
    .where('visible_until', '>', from)
    .where('visible_from', '<', until)
    .execute()
  for (const row of rows) {
    const id = rules.next?.(JSON.parse(row.content)).id ?? null
    if (id === null) continue
    if (id === path[0]) return [...path, id]
    if (path.includes(id)) continue
    const span = { from: Math.max(from, row.visible_from), until: Math.min(until, row.visible_until) }
    const circle = await shownCircle(db, rules, [...path, id], span)
    if (circle) return circle
  }
  return null
}

/**
 * The last record of the chain that begins with `first` and that visitors see at `at`; null when they do not see the first
 * one. Neither `from`, whose chain it is, nor a record twice.
 */
export async function endOfChain<Content>(
  db: Db,
  rules: KindRules<Content>,
  { from, first }: { from: number; first: number | null },
  at: number,
): Promise<number | null> {
  const seen = new Set([from])
  let last: number | null = null
  let id = first
  while (id !== null && !seen.has(id) && seen.size <= STEPS) {
    seen.add(id)
    const row = await published(db, rules.kind, at)
      .select('content')
      .where('entry_id', '=', id)
      .executeTakeFirst()
    if (!row) break
    last = id
    id = rules.next?.(JSON.parse(row.content)).id ?? null
  }
  return last
}

/** The reason that names the records of a circle in their order. */
async function inCircle(
  db: Db,
  circle: readonly number[],
  copies: 'working' | 'shown' = 'working',
): Promise<Reason> {
  const ids = circle.length > NAMED ? [...circle.slice(0, NAMED - 1), ...circle.slice(-1)] : circle
  const rows = await db
    .selectFrom('entry')
    .select(['id', 'title'])
    .where('id', 'in', [...ids])
    .execute()
  const titles = new Map(rows.map(({ id, title }) => [id, storedText(title)]))
  const named = eachLanguage((language) => {
    const names = ids.map((id) => pickText(titles.get(id) ?? NO_TEXT, language).text)
    if (ids.length < circle.length) names.splice(-1, 0, '…')
    return names.join(' → ')
  })
  return copies === 'working' ? words.inCircle({ named }) : words.inCircleOfOthers({ named })
}
