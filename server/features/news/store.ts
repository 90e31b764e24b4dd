// The public queries of news: newest first, by the date that stands on the piece.
import type { NewsContent } from '#contract/news.ts'
import { newsCards } from '#server/publishing/cards/news-cards.ts'
import { published } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'
import { totalOf } from '#server/storage/total.ts'

const COLUMNS = ['entry_id', 'dated', 'content'] as const

export function newsStore(db: Db) {
  return {
    async page(query: { page: number; limit: number; category?: string | undefined }, at: number) {
      let rows = published(db, 'news', at)
      if (query.category) rows = rows.where('label', '=', query.category)
      const items = await rows
        .select(COLUMNS)
        .orderBy('dated', 'desc')
        .orderBy('entry_id', 'desc')
        .limit(query.limit)
        .offset((query.page - 1) * query.limit)
        .execute()
      return { total: await totalOf(rows), items: await newsCards(db, items) }
    },

    async find(id: number, at: number) {
      const row = await published(db, 'news', at)
        .select(COLUMNS)
        .where('entry_id', '=', id)
        .executeTakeFirst()
      const [card] = row ? await newsCards(db, [row]) : []
      if (!row || !card) return null
      return { ...card, body: (JSON.parse(row.content) as NewsContent).body, dated: row.dated }
    },

    /** The piece after (`newer`) or before this one in the order of dates. */
    async neighbour({ id, dated }: { id: number; dated: number }, newer: boolean, at: number) {
      const [past, order] = newer ? (['>', 'asc'] as const) : (['<', 'desc'] as const)
      const row = await published(db, 'news', at)
        .select(COLUMNS)
        .where((e) =>
          e.or([e('dated', past, dated), e.and([e('dated', '=', dated), e('entry_id', past, id)])]),
        )
        .orderBy('dated', order)
        .orderBy('entry_id', order)
        .limit(1)
        .executeTakeFirst()
      if (!row) return null
      const { title, date }: NewsContent = JSON.parse(row.content)
      return { id: row.entry_id, title, date }
    },
  }
}
