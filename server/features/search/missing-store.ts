// The queries of the words that found nothing.
import { sql } from 'kysely'
import { MISSING_KEPT, type searchCalls } from '#contract/site/search.ts'
import type { TakenBy } from '#contract/wire/call.ts'
import { isoTime } from '#server/publishing/kind.ts'
import type { Db, Storage } from '#server/storage/open.ts'
import { totalOf } from '#server/storage/total.ts'
import type { Missed } from './missing.ts'

type Query = TakenBy<typeof searchCalls.missing>

export function missingStore(storage: Storage) {
  const { db } = storage
  return {
    /** Counts words up; when there are too many, those that were searched for longest ago go. */
    keep: (missed: readonly Missed[]) =>
      db.transaction().execute(async (within) => {
        await storage.exclusive(within, 'search_missing')
        for (const { word, lang, times, at } of missed) {
          await within
            .insertInto('search_missing')
            .values({ word, lang, times, last_at: at })
            .onConflict((conflict) =>
              conflict.columns(['word', 'lang']).doUpdateSet({
                times: sql<number>`search_missing.times + ${times}`,
                last_at: at,
              }),
            )
            .execute()
        }
        const beyond = await within
          .selectFrom('search_missing')
          .select('id')
          .orderBy('last_at', 'desc')
          .orderBy('id', 'desc')
          .limit(missed.length)
          .offset(MISSING_KEPT)
          .execute()
        const ids = beyond.map(({ id }) => id)
        if (ids.length > 0) await within.deleteFrom('search_missing').where('id', 'in', ids).execute()
      }),

    async page({ page, limit, sort, lang }: Query) {
      const column = sort.endsWith('times') ? 'times' : 'last_at'
      const way = sort.startsWith('-') ? 'desc' : 'asc'
      let rows = db.selectFrom('search_missing')
      if (lang) rows = rows.where('lang', '=', lang)
      const total = await totalOf(rows)
      let ordered = rows.select(['id', 'word', 'lang', 'times', 'last_at']).orderBy(column, way)
      if (column === 'times') ordered = ordered.orderBy('last_at', way)
      const found = await ordered
        .orderBy('id', way)
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      const items = found.map(({ last_at, ...word }) => ({ ...word, lastTime: isoTime(last_at) }))
      return { total, more: false, items }
    },

    /** Takes a word off and answers it; null when it was not there. */
    async forget(id: number, within: Db) {
      const gone = await within
        .deleteFrom('search_missing')
        .where('id', '=', id)
        .returning('word')
        .executeTakeFirst()
      return gone?.word ?? null
    },
  }
}
