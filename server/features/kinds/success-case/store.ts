// The queries of success cases that visitors see.
import { successCaseKind } from '#contract/kinds/success-case.ts'
import { COUNTED } from '#contract/wire/page.ts'
import { CASE_COLUMNS, caseCards, readCase } from '#server/publishing/cards/case-cards.ts'
import { kindLists } from '#server/publishing/kinds/lists.ts'
import { published } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'
import { totalUpTo } from '#server/storage/total.ts'

const COLUMNS = [...CASE_COLUMNS, 'sort'] as const
type PublicQuery = { page: number; limit: number }

export function successCaseStore(db: Db) {
  const lists = kindLists(db, successCaseKind)
  return {
    async publicPage({ page, limit, ...chosen }: PublicQuery, at: number) {
      const rows = lists.narrowed(chosen, at)
      const items = await rows
        .select(COLUMNS)
        .orderBy('sort')
        .orderBy('entry_id')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      return { total: await totalUpTo(db, rows, COUNTED), items: await caseCards(db, items) }
    },

    publicTerms: lists.publicTerms,

    async find(id: number, at: number) {
      const row = await published(db, 'successCase', at)
        .select(COLUMNS)
        .where('entry_id', '=', id)
        .executeTakeFirst()
      const [card] = row ? await caseCards(db, [row]) : []
      return row && card ? { card, sort: row.sort, content: readCase(row.content) } : null
    },

    /** The case after (`later`) or before this one in the order of the list. */
    async neighbour({ id, sort }: { id: number; sort: number }, later: boolean, at: number) {
      const [past, order] = later ? (['>', 'asc'] as const) : (['<', 'desc'] as const)
      const row = await published(db, 'successCase', at)
        .select(COLUMNS)
        .where((e) => e.or([e('sort', past, sort), e.and([e('sort', '=', sort), e('entry_id', past, id)])]))
        .orderBy('sort', order)
        .orderBy('entry_id', order)
        .limit(1)
        .executeTakeFirst()
      const [card] = row ? await caseCards(db, [row]) : []
      return card ? { id: card.id, address: card.address, title: card.title, cover: card.cover } : null
    },
  }
}
