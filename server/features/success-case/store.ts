// The public queries of success cases.

import type { CaseContent } from '#contract/success-case.ts'
import { caseCards } from '#server/publishing/cards/case-cards.ts'
import { published } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'
import { totalOf } from '#server/storage/total.ts'

const COLUMNS = ['entry_id', 'sort', 'content'] as const

export function successCaseStore(db: Db) {
  return {
    async page(query: { page: number; limit: number }, at: number) {
      const rows = published(db, 'successCase', at)
      const items = await rows
        .select(COLUMNS)
        .orderBy('sort')
        .orderBy('entry_id')
        .limit(query.limit)
        .offset((query.page - 1) * query.limit)
        .execute()
      return { total: await totalOf(rows), items: await caseCards(db, items) }
    },

    async find(id: number, at: number) {
      const row = await published(db, 'successCase', at)
        .select(COLUMNS)
        .where('entry_id', '=', id)
        .executeTakeFirst()
      const [card] = row ? await caseCards(db, [row]) : []
      if (!row || !card) return null
      return { card, sort: row.sort, content: JSON.parse(row.content) as CaseContent }
    },

    /** The case that follows in order; after the last comes the first, and after an only one none. */
    async next({ id, sort }: { id: number; sort: number }, at: number) {
      const others = published(db, 'successCase', at)
        .select(COLUMNS)
        .where('entry_id', '!=', id)
        .orderBy('sort')
        .orderBy('entry_id')
        .limit(1)
      const row =
        (await others
          .where((e) => e.or([e('sort', '>', sort), e.and([e('sort', '=', sort), e('entry_id', '>', id)])]))
          .executeTakeFirst()) ?? (await others.executeTakeFirst())
      if (!row) return null
      return { id: row.entry_id, title: (JSON.parse(row.content) as CaseContent).title }
    },
  }
}
