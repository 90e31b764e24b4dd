// What stands under a record is seen only while that one is: a product under its type, a type under its parent. It is kept
// so by refusing what would break it, so that public queries need not ask who stands above.

import { sql } from 'kysely'
import { NO_TEXT } from '#contract/content/blank.ts'
import { storedText } from '#contract/fields/walk.ts'
import { pickText, type Text } from '#contract/languages/language.ts'
import { eachLanguage } from '#contract/languages/language-codes.ts'
import { writeList } from '#contract/languages/locales.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, invalid, type Reason } from '#server/failure.ts'
import type { KindRules } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/publishing/lifecycle')

/** How many records a refusal names. */
const NAMED = 5
const FOREVER = Number.MAX_SAFE_INTEGER

type Span = { from: number; until: number }

/**
 * Judges what visitors see of a record after an action, now and as it is planned. Throws `Failure` 400 by field where they
 * would see it without what it stands under, 409 where they would see what stands under it without it, and what the kind
 * itself has against it.
 */
export async function checkShownUnder<Content>(
  db: Db,
  rules: KindRules<Content>,
  { id }: { id: number },
  at: number,
) {
  if (rules.under === undefined) return
  const own = await spansOf(db, id, at)
  for (const { parentId, ...span } of own) {
    if (parentId === null) continue
    const gap = firstGap(span, await spansOf(db, parentId, at))
    if (gap === null) continue
    const title = await titleOf(db, parentId)
    const type = eachLanguage((language) => pickText(title, language).text)
    throw invalid({
      [rules.under]: gap === span.from ? words.notShown({ type }) : words.endsBefore({ type }),
    })
  }
  const left = await seenWithout(db, id, joined(own), at)
  if (left.length > 0) {
    const reason = seenStill(left)
    throw new Failure(CODE.conflict, reason, { fields: { state: reason } })
  }
  for (const { from } of own) await rules.beside?.(db, id, from)
}

/** Whether visitors see the record now; a record under nothing may always be seen. */
export async function isShownAbove(db: Db, parentId: number | null, at: number): Promise<boolean> {
  if (parentId === null) return true
  return (await spansOf(db, parentId, at)).some(({ from }) => from === at)
}

/** When visitors see a record from `at` on. */
async function spansOf(db: Db, id: number, at: number) {
  const rows = await db
    .selectFrom('publication')
    .select(['parent_id', 'visible_from', 'visible_until'])
    .where('entry_id', '=', id)
    .where('visible_until', '>', at)
    .orderBy('visible_from')
    .execute()
  return rows.map((row) => ({
    parentId: row.parent_id,
    from: Math.max(row.visible_from, at),
    until: row.visible_until,
  }))
}

/** The first moment of a span that none of these, in their order, covers; null when there is none. */
function firstGap({ from, until }: Span, shown: readonly Span[]): number | null {
  let covered = from
  for (const span of shown) if (span.from <= covered && span.until > covered) covered = span.until
  return covered >= until ? null : covered
}

/** The same, without seams: what ends when the next begins is seen all the while. */
function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = []
  for (const { from, until } of spans) {
    const last = whole.at(-1)
    if (last?.until === from) last.until = until
    else whole.push({ from, until })
  }
  return whole
}

/** The titles of what stands under a record and is seen at a time when the record is not; one more than are named. */
async function seenWithout(db: Db, id: number, spans: readonly Span[], at: number): Promise<Text[]> {
  if (spans.some(({ from, until }) => from === at && until === FOREVER)) return []
  let rows = db
    .selectFrom('publication')
    .innerJoin('entry', 'entry.id', 'publication.entry_id')
    .select(['entry.id', 'entry.title'])
    .distinct()
    .where('publication.parent_id', '=', id)
    .where('publication.visible_until', '>', at)
  const from = sql<number>`case when publication.visible_from < ${at} then ${at} else publication.visible_from end`
  for (const span of spans)
    rows = rows.where((e) => e.or([e(from, '<', span.from), e('publication.visible_until', '>', span.until)]))
  const found = await rows
    .orderBy('entry.id')
    .limit(NAMED + 1)
    .execute()
  return found.map(({ title }) => storedText(title))
}

async function titleOf(db: Db, id: number): Promise<Text> {
  const row = await db.selectFrom('entry').select('title').where('id', '=', id).executeTakeFirst()
  return row ? storedText(row.title) : NO_TEXT
}

function seenStill(titles: readonly Text[]): Reason {
  const named = eachLanguage((language) => {
    const names = titles.slice(0, NAMED).map((title) => pickText(title, language).text)
    return writeList([...names, ...(titles.length > NAMED ? ['…'] : [])], language)
  })
  return words.seenStill({ named })
}
