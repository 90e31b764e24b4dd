// The queries of success cases: what visitors see, the console's list, and the industries and regions that there are.
import { sql } from 'kysely'
import type { Text } from '#contract/languages/language.ts'
import { CHOICE_COUNT } from '#contract/news-and-cases/choice-count.ts'
import { CASE_TERMS, type CaseContent, type CaseFilters } from '#contract/news-and-cases/success-case.ts'
import { COUNTED } from '#contract/wire/page.ts'
import { CASE_COLUMNS, caseCards, wholeCase } from '#server/publishing/cards/case-cards.ts'
import { inState, withGap } from '#server/publishing/kind.ts'
import { entryPage } from '#server/publishing/lifecycle/entry-page.ts'
import { likePattern, published } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'
import { totalUpTo } from '#server/storage/total.ts'

const COLUMNS = [...CASE_COLUMNS, 'sort'] as const
const STAFF_ORDER = {
  sort: 'sort',
  createTime: 'created_at',
  updateTime: 'updated_at',
  year: 'dated',
} as const
/** The column of each term, and the field it was made from. */
const TERMS = { industries: ['label', 'industry'], regions: ['region', 'region'] } as const

type Term = { key: string; name: Text; count: number }
type Narrowing = { industry?: string | undefined; region?: string | undefined }
type PublicQuery = Narrowing & { page: number; limit: number }

export function successCaseStore(db: Db) {
  return {
    async publicPage({ page, limit, industry, region }: PublicQuery, at: number) {
      const rows = narrowed({ industry, region }, at)
      const items = await rows
        .select(COLUMNS)
        .orderBy('sort')
        .orderBy('entry_id')
        .limit(limit)
        .offset((page - 1) * limit)
        .execute()
      return { total: await totalUpTo(db, rows, COUNTED), items: await caseCards(db, items) }
    },

    async find(id: number, at: number) {
      const row = await published(db, 'successCase', at)
        .select(COLUMNS)
        .where('entry_id', '=', id)
        .executeTakeFirst()
      const [card] = row ? await caseCards(db, [row]) : []
      if (!row || !card) return null
      return { card, sort: row.sort, content: wholeCase(JSON.parse(row.content)) }
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

    /** The industries and regions of published cases, each counted under what the other is narrowed to. */
    async publicTerms({ industry, region }: Narrowing, at: number) {
      const of = async (which: keyof typeof TERMS): Promise<Term[]> => {
        const [column, field] = TERMS[which]
        const narrowing = which === 'industries' ? { region } : { industry }
        const terms: Term[] = []
        let last = ''
        // One look into the index for each term, however many cases it has.
        while (terms.length < CASE_TERMS) {
          const row = await published(db, 'successCase', at)
            .select([column, 'content'])
            .where(column, '>', last)
            .orderBy(column)
            .orderBy('sort')
            .orderBy('entry_id')
            .limit(1)
            .executeTakeFirst()
          if (!row) break
          last = row[column]
          const rows = narrowed(narrowing, at).where(column, '=', last)
          const count = await totalUpTo(db, rows, CHOICE_COUNT)
          terms.push(termOf(last, { count }, (JSON.parse(row.content) as CaseContent)[field]))
        }
        return terms.sort((one, other) => other.count - one.count)
      }
      return { industries: await of('industries'), regions: await of('regions') }
    },

    /** The industries and regions of all working copies. */
    async staffTerms() {
      const of = async (which: keyof typeof TERMS): Promise<Term[]> => {
        const [column, field] = TERMS[which]
        const rows = await staffRows()
          .select((e) => [column, e.fn.countAll().as('count'), e.fn.max('id').as('one')])
          .where(column, '!=', '')
          .groupBy(column)
          .orderBy('count', 'desc')
          .orderBy(column)
          .limit(CASE_TERMS)
          .execute()
        const named = await contents(rows)
        return rows.map((row) => termOf(row[column], row, named.get(Number(row.one))?.[field]))
      }
      return { industries: await of('industries'), regions: await of('regions') }
    },

    /** A page of working copies for the console. */
    page(query: CaseFilters & { page: number; limit: number; sort: string }) {
      let rows = staffRows()
      if (query.keyword)
        rows = rows.where(sql<boolean>`search like ${likePattern(query.keyword)} escape '\\'`)
      if (query.industry) rows = rows.where('label', '=', query.industry)
      if (query.region) rows = rows.where('region', '=', query.region)
      if (query.state) rows = rows.where(inState(query.state))
      if (query.gap) rows = rows.where(withGap(query.gap))
      return entryPage<CaseContent>(db, rows, STAFF_ORDER, query)
    },
  }

  function staffRows() {
    return db.selectFrom('entry').where('kind', '=', 'successCase').where('trashed_at', 'is', null)
  }

  function narrowed({ industry, region }: Narrowing, at: number) {
    let rows = published(db, 'successCase', at)
    if (industry !== undefined) rows = rows.where('label', '=', industry)
    if (region !== undefined) rows = rows.where('region', '=', region)
    return rows
  }

  /** One record of each term, which says how the term is written. */
  async function contents(rows: readonly { one: number | string | null }[]) {
    const ids = rows.flatMap(({ one }) => (one === null ? [] : Number(one)))
    if (ids.length === 0) return new Map<number, CaseContent>()
    const found = await db.selectFrom('entry').select(['id', 'working']).where('id', 'in', ids).execute()
    return new Map(found.map(({ id, working }) => [id, JSON.parse(working) as CaseContent]))
  }
}

const termOf = (key: string, { count }: { count: number | string | bigint }, name?: Text): Term => ({
  key,
  name: name ?? { zh: key, en: key, es: key },
  count: Number(count),
})
