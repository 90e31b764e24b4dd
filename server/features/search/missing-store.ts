// The queries of the words that found nothing.
import { sql } from 'kysely'
import type { TakenBy } from '#contract/call.ts'
import type { Language } from '#contract/language-codes.ts'
import { MISSING_KEPT, type searchCalls } from '#contract/search.ts'
import { isoTime } from '#server/publishing/kind.ts'
import type { Storage } from '#server/storage/open.ts'
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
          .select(['word', 'lang'])
          .orderBy('last_at', 'desc')
          .orderBy('word', 'desc')
          .orderBy('lang', 'desc')
          .limit(missed.length)
          .offset(MISSING_KEPT)
          .execute()
        for (const { word, lang } of beyond) {
          await within
            .deleteFrom('search_missing')
            .where('word', '=', word)
            .where('lang', '=', lang)
            .execute()
        }
      }),

    async page({ page, limit, sort, lang }: Query) {
      const column = sort.endsWith('times') ? 'times' : 'last_at'
      const way = sort.startsWith('-') ? 'desc' : 'asc'
      let rows = db.selectFrom('search_missing')
      if (lang) rows = rows.where('lang', '=', lang)
      const total = await totalOf(rows)
      let ordered = rows.select(['word', 'lang', 'times', 'last_at']).orderBy(column, way)
      if (column === 'times') ordered = ordered.orderBy('last_at', way)
      const found = await ordered
        .orderBy('word', way)
        .orderBy('lang', way)
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      const items = found.map(({ last_at, ...word }) => ({ ...word, lastTime: isoTime(last_at) }))
      return { total, more: false, items }
    },

    /** Answers whether the word was there. */
    async forget(word: string, lang: Language, within = db) {
      const gone = await within
        .deleteFrom('search_missing')
        .where('word', '=', word)
        .where('lang', '=', lang)
        .executeTakeFirst()
      return Number(gone.numDeletedRows) > 0
    },
  }
}
