// Records that lack texts in a language, or have some that are older than their source.
import type { GapKind } from '#contract/content/content.ts'
import { storedText } from '#contract/fields/walk.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { UntranslatedRow } from '#contract/translation/desk.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { isoTime } from '#server/publishing/kind.ts'
import type { Db } from '#server/storage/open.ts'
import { totalOf } from '#server/storage/total.ts'

type Query = {
  page: number
  limit: number
  sort: string
  language: Language
  gap?: GapKind | undefined
  kind?: Kind | undefined
}

/** A page of them among the kinds that somebody sees, by when they came: both orders go along the key. */
export async function untranslatedPage(db: Db, query: Query, seen: readonly Kind[]) {
  const kinds = seen.filter((kind) => query.kind === undefined || kind === query.kind)
  if (kinds.length === 0) return { total: 0, items: [] }
  let rows = db
    .selectFrom('entry_gap')
    .where('entry_gap.language', '=', query.language)
    .where('entry_gap.kind', 'in', kinds)
  if (query.gap) rows = rows.where('entry_gap.gap', '=', query.gap)
  const found = await rows
    .innerJoin('entry', 'entry.id', 'entry_gap.entry_id')
    .select(['entry.id', 'entry.kind', 'entry.title', 'entry.code', 'entry.updated_at', 'entry_gap.gap'])
    .orderBy('entry_gap.entry_id', query.sort.startsWith('-') ? 'desc' : 'asc')
    .limit(query.limit)
    .offset((query.page - 1) * query.limit)
    .execute()
  return {
    total: await totalOf(rows),
    items: found.map(
      ({ id, kind, title, code, gap, updated_at }): UntranslatedRow => ({
        ...{ id, kind, gap, title: storedText(title), detail: code, updateTime: isoTime(updated_at) },
      }),
    ),
  }
}
