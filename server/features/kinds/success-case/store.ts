// The queries of success cases that visitors see.
import { successCaseKind } from '#contract/kinds/success-case.ts'
import { COUNTED } from '#contract/wire/page.ts'
import { CASE_COLUMNS, caseCards, readCase } from '#server/publishing/cards/case-cards.ts'
import type { FacetSource } from '#server/publishing/facets/facet-source.ts'
import { kindLists } from '#server/publishing/kinds/lists.ts'
import { type FieldFilter, fieldNarrowing } from '#server/publishing/kinds/narrowing.ts'
import { inOrderOf, published } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'
import { totalUpTo } from '#server/storage/total.ts'

const COLUMNS = [...CASE_COLUMNS, 'sort'] as const
type PublicQuery = FieldFilter & { page: number; limit: number }

export function successCaseStore(db: Db, facets: FacetSource) {
  const lists = kindLists(db, successCaseKind)
  const byFields = fieldNarrowing(db, facets, successCaseKind)
  return {
    async publicPage({ page, limit, ...chosen }: PublicQuery, at: number) {
      const byField = await byFields.narrowed(chosen, at)
      if (byField) {
        const { total, ids } = await byField.page({ chosen, at }, { sort: 'sort', page, limit })
        return { total: Math.min(total, COUNTED), items: await caseCards(db, await rowsOf(ids, at)) }
      }
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

    /** The terms and the fields of the owner that the list is narrowed by. */
    async filters(chosen: FieldFilter, at: number) {
      const { facets, counted } = await byFields.counts(chosen, () => ({ chosen, at }))
      return { facets, terms: await lists.publicTerms(chosen, at, { counted }) }
    },

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

  /** The rows of these cases that visitors see, in the order of the ids. */
  async function rowsOf(ids: readonly number[], at: number) {
    if (ids.length === 0) return []
    return inOrderOf(
      ids,
      await published(db, 'successCase', at).select(COLUMNS).where('entry_id', 'in', ids).execute(),
    )
  }
}
