// The queries of news that visitors see: pinned first, then by the date on the piece.
import { NEWS_CATEGORIES, newsKind } from '#contract/kinds/news.ts'
import { CHOICE_COUNT } from '#contract/news-and-cases/choice-count.ts'
import { COUNTED } from '#contract/wire/page.ts'
import { NEWS_COLUMNS, newsCards, readNews } from '#server/publishing/cards/news-cards.ts'
import type { FacetSource } from '#server/publishing/facets/facet-source.ts'
import { daysWithin, termsAsked } from '#server/publishing/facets/facet-values.ts'
import { kindLists } from '#server/publishing/kinds/lists.ts'
import { type FieldFilter, fieldNarrowing } from '#server/publishing/kinds/narrowing.ts'
import { inOrderOf, published } from '#server/publishing/published.ts'
import { pathsOf } from '#server/publishing/references/addresses.ts'
import type { Db } from '#server/storage/open.ts'
import { totalUpTo } from '#server/storage/total.ts'

const COLUMNS = [...NEWS_COLUMNS, 'dated'] as const
/** Years that are looked for, so that a stray date cannot keep the question going. */
const YEARS = 200

type Narrowing = FieldFilter & { category?: string | undefined; year?: number | undefined }
/** The same for the index of fields. */
const daysOf = (year: number | undefined) =>
  new Map(year === undefined ? [] : [daysWithin(Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1))])
const categoryOf = ({ category }: Narrowing) => termsAsked(newsKind, { category })

type PublicQuery = Narrowing & { page: number; limit: number }

export function newsStore(db: Db, facets: FacetSource) {
  const lists = kindLists(db, newsKind)
  const byFields = fieldNarrowing(db, facets, newsKind)
  /** What else is chosen, for the index of fields. */
  const beside = ({ category, year }: Narrowing, at: number) => ({
    chosen: { category },
    more: daysOf(year),
    at,
  })

  /** How many pieces each of these would leave. */
  async function counted(chosen: Narrowing, each: readonly Narrowing[], at: number): Promise<number[]> {
    const byField = await byFields.narrowed(chosen, at)
    if (byField) {
      const asked = each.map((one) => new Map([...categoryOf(one), ...daysOf(one.year)]))
      const totals = await byField.totals({ chosen: {}, at }, asked)
      return totals.map((total) => Math.min(total, CHOICE_COUNT))
    }
    const counts: number[] = []
    for (const one of each) counts.push(await totalUpTo(db, narrowed(one, at), CHOICE_COUNT))
    return counts
  }
  return {
    async publicPage({ page, limit, category, year, ...asked }: PublicQuery, at: number) {
      const byField = await byFields.narrowed(asked, at)
      if (byField) {
        const place = { sort: '-pinned', page, limit } as const
        const { total, ids } = await byField.page(beside({ category, year }, at), place)
        return { total: Math.min(total, COUNTED), items: await newsCards(db, await shownRows(ids, at)) }
      }
      const rows = narrowed({ category, year }, at)
      // Ids out of an index first: of a long list only the rows of one page are read.
      const ids = await rows
        .select('publication.id')
        .orderBy('hot', 'desc')
        .orderBy('dated', 'desc')
        .orderBy('entry_id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      return { total: await totalUpTo(db, rows, COUNTED), items: await newsCards(db, await rowsOf(ids)) }
    },

    /** The years that visitors find news of, the latest first: one look into the index for each. */
    async years({ year: _, ...chosen }: Narrowing, at: number) {
      const years: number[] = []
      let before = Number.MAX_SAFE_INTEGER
      while (years.length < YEARS) {
        const row = await published(db, 'news', at)
          .select('dated')
          .where('dated', '<', before)
          .orderBy('dated', 'desc')
          .orderBy('entry_id', 'desc')
          .limit(1)
          .executeTakeFirst()
        if (!row) break
        const year = new Date(row.dated).getUTCFullYear()
        years.push(year)
        before = Date.UTC(year, 0, 1)
      }
      const each = years.map((year) => ({ category: chosen.category, year }))
      const counts = await counted(chosen, each, at)
      return years.map((year, place) => ({ year, count: counts[place] ?? 0 }))
    },

    /** How many pieces visitors find in each category. */
    async categories({ category: _, ...chosen }: Narrowing, at: number) {
      const each = NEWS_CATEGORIES.map((category) => ({ category, year: chosen.year }))
      const counts = await counted(chosen, each, at)
      return NEWS_CATEGORIES.map((category, place) => ({ category, count: counts[place] ?? 0 }))
    },

    /** The fields of the owner that the list is narrowed by, with their counts. */
    facets: async (chosen: Narrowing, at: number) =>
      (await byFields.counts(chosen, () => beside(chosen, at))).facets,

    async find(id: number, at: number) {
      const row = await published(db, 'news', at)
        .select(COLUMNS)
        .where('entry_id', '=', id)
        .executeTakeFirst()
      const [card] = row ? await newsCards(db, [row]) : []
      return row && card ? { card, dated: row.dated, content: readNews(row.content) } : null
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
      const { title, date } = readNews(row.content)
      return { id: row.entry_id, address: pathsOf('news', row), title, date }
    },
  }

  function narrowed({ category, year }: Narrowing, at: number) {
    let rows = lists.narrowed({ category }, at)
    if (year !== undefined) {
      // Both values of `hot` are named, so that the days of a year are one stretch of the index for each.
      rows = rows
        .where('hot', 'in', [0, 1])
        .where('dated', '>=', Date.UTC(year, 0, 1))
        .where('dated', '<', Date.UTC(year + 1, 0, 1))
    }
    return rows
  }

  /** The rows of these pieces that visitors see, in the order of the ids. */
  async function shownRows(ids: readonly number[], at: number) {
    if (ids.length === 0) return []
    return inOrderOf(
      ids,
      await published(db, 'news', at).select(COLUMNS).where('entry_id', 'in', ids).execute(),
    )
  }

  async function rowsOf(ids: readonly { id: number }[]) {
    if (ids.length === 0) return []
    const wanted = ids.map(({ id }) => id)
    const rows = await db
      .selectFrom('publication')
      .select(['id', ...COLUMNS])
      .where('id', 'in', wanted)
      .execute()
    const byId = new Map(rows.map((row) => [row.id, row]))
    return wanted.flatMap((id) => byId.get(id) ?? [])
  }
}
