// Keeps count of the words that found nothing. They are gathered in memory and written together, so that a search waits for no write
// and a flood of them costs little; what was gathered in the last seconds before a crash is lost.
import { sql } from 'kysely'
import type { Language } from '#contract/languages/language-codes.ts'
import { MISSING_KEPT, type searchCalls } from '#contract/site/search.ts'
import type { TakenBy } from '#contract/wire/call.ts'
import { isoTime } from '#server/publishing/kind.ts'
import { foldText } from '#server/publishing/search/fold.ts'
import type { Db, Storage } from '#server/storage/open.ts'
import { totalOf } from '#server/storage/total.ts'

const EVERY_MS = 10_000
/** Different words that are gathered between two writes; further ones are not kept. */
const GATHERED = 200
const LONGEST = 60

export type Missed = { word: string; lang: Language; times: number; at: number }

/**
 * The word as it is kept, folded; null for what nobody should keep: what reads like an address of a person, a number
 * (of a telephone, an order), or is longer than any word.
 */
export function keptWord(keyword: string): string | null {
  const word = foldText(keyword).replace(/\s+/g, ' ').trim()
  if ([...word].length > LONGEST || [...word].length < 2 || !/\p{L}/u.test(word)) return null
  if (/[@<>:]|www\.|\/\//.test(word) || (word.match(/\p{N}/gu)?.length ?? 0) >= 6) return null
  return word
}

/** Gathers words and hands them to `write` every ten seconds, and when it is asked to. */
export function createMissing(
  write: (missed: Missed[]) => Promise<void>,
  now: () => number,
  report: (error: unknown) => void,
) {
  let gathered = new Map<string, Missed>()

  async function flush() {
    if (gathered.size === 0) return
    const missed = [...gathered.values()]
    gathered = new Map()
    await write(missed)
  }
  const timer = setInterval(() => void flush().catch(report), EVERY_MS)
  timer.unref()

  return {
    add(keyword: string, lang: Language) {
      const word = keptWord(keyword)
      if (word === null) return
      const key = `${lang} ${word}`
      const known = gathered.get(key)
      if (known) {
        known.times += 1
        known.at = now()
      } else if (gathered.size < GATHERED) gathered.set(key, { word, lang, times: 1, at: now() })
    },
    flush,
    /** Writes what is left. */
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}

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
