// The lists of a declared kind: working copies for the console, published copies for visitors, and the terms that both are
// narrowed by. Every filter and order is a column that a field says it fills, so an index answers it.
import { sql } from 'kysely'
import type { ContentState, Gap } from '#contract/content/content.ts'
import { isObject } from '#contract/fields/walk.ts'
import { readContent } from '#contract/kinds/content.ts'
import type { ContentOf, KindOf, TermsOf } from '#contract/kinds/kind.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, LANGUAGES } from '#contract/languages/language-codes.ts'
import { CHOICE_COUNT } from '#contract/news-and-cases/choice-count.ts'
import { countryName } from '#contract/places/country-names.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { narrowedByOwn } from '#server/publishing/fields/narrowed.ts'
import { inState, withGap } from '#server/publishing/kind.ts'
import { entryBatches, entryPage } from '#server/publishing/lifecycle/entry-page.ts'
import { likePattern, published } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'
import { totalUpTo } from '#server/storage/total.ts'

/** Terms that a filter offers, at most. */
const TERMS = 200
const DAY_MS = 24 * 60 * 60 * 1000
const STAFF_ORDER = { sort: 'sort', createTime: 'created_at', updateTime: 'updated_at' } as const
type Rows = ReturnType<typeof published>
/** `also` narrows all of them; `counted` knows how many a term of a column leaves, where fields of the owner narrow as well. */
type TermOptions = {
  also?: (rows: Rows) => Rows
  counted?: ((slot: 'code' | 'label' | 'region', term: string) => number) | undefined
}
type Term = { key: string; name: Text; count: number }
export type StaffQuery = StaffFilters & { page: number; limit: number }
type StaffFilters = {
  sort: string
  keyword?: string | undefined
  state?: ContentState | undefined
  gap?: Gap | undefined
  /** What is said to fields of the owner (`contract/fields/own-said.ts`). */
  own?: string | undefined
  /** The first and the last day of a span, of kinds that are narrowed by a date. */
  from?: string | undefined
  until?: string | undefined
}

export function kindLists<K extends KindOf>(db: Db, kind: K & { kind: Kind }) {
  const read = (json: string) => readContent<K>(kind, json)
  const { slots, filters, isDated, orders } = columnsOf(kind)
  const listed = { order: { ...STAFF_ORDER, ...orders }, rules: { read } }
  const ofOwn = ({ own }: StaffFilters) => narrowedByOwn(db, kind.kind, own)
  const staffRows = () => db.selectFrom('entry').where('kind', '=', kind.kind).where('trashed_at', 'is', null)

  /** Published copies that are narrowed to these terms; `except` is the field that is being chosen. */
  function narrowed(chosen: object, at: number, except?: string) {
    let rows = published(db, kind.kind, at)
    for (const { field, slot } of filters) {
      const term: unknown = Reflect.get(chosen, field)
      if (field !== except && typeof term === 'string') rows = rows.where(slot, '=', term)
    }
    return rows
  }
  const ofEach = async (make: (field: (typeof filters)[number]) => Promise<Term[]>) => {
    const terms: [string, Term[]][] = []
    for (const filter of filters) if (filter.as) terms.push([filter.as, await make(filter)])
    return Object.fromEntries(terms) as Record<TermsOf<K>, Term[]>
  }

  return {
    narrowed,
    /** The terms of published records, each counted under what the others are narrowed to, the most first. */
    publicTerms: (chosen: object, at: number, { also = (rows) => rows, counted }: TermOptions = {}) =>
      ofEach(async ({ field, slot }) => {
        const terms: Term[] = []
        let last = ''
        // One look into the index for each term, however many records it has.
        while (terms.length < TERMS) {
          const row = await published(db, kind.kind, at)
            .select([slot, 'content'])
            .where(slot, '>', last)
            .orderBy(slot)
            .orderBy('sort')
            .orderBy('entry_id')
            .limit(1)
            .executeTakeFirst()
          if (!row) break
          last = row[slot]
          const count = counted
            ? Math.min(counted(slot, last), CHOICE_COUNT)
            : await totalUpTo(db, also(narrowed(chosen, at, field)).where(slot, '=', last), CHOICE_COUNT)
          terms.push(termOf(last, count, read(row.content), field))
        }
        return terms.sort((one, other) => other.count - one.count)
      }),

    /** The terms of all working copies. */
    staffTerms: () =>
      ofEach(async ({ field, slot }) => {
        const rows = await staffRows()
          .select((e) => [slot, e.fn.countAll().as('count'), e.fn.max('id').as('one')])
          .where(slot, '!=', '')
          .groupBy(slot)
          .orderBy('count', 'desc')
          .orderBy(slot)
          .limit(TERMS)
          .execute()
        const named = await contentsOf(rows.map(({ one }) => Number(one)))
        return rows.map((row) => termOf(row[slot], row.count, named.get(Number(row.one)), field))
      }),

    /** A page of working copies for the console. */
    page: (query: StaffQuery) => entryPage<ContentOf<K>>(db, filtered(query), listed, query, ofOwn(query)),
    /** All of them, in batches. */
    all: (query: StaffFilters) =>
      entryBatches<ContentOf<K>>(db, filtered(query), listed, query.sort, ofOwn(query)),
  }

  function filtered(query: StaffFilters) {
    let rows = staffRows()
    if (query.keyword) rows = rows.where(sql<boolean>`search like ${likePattern(query.keyword)} escape '\\'`)
    for (const { field, slot } of filters) {
      const term: unknown = Reflect.get(query, field)
      if (typeof term === 'string' && term !== '') rows = rows.where(slot, '=', term)
    }
    const flag = slots.find(({ slot }) => slot === 'hot')
    const wanted: unknown = flag && Reflect.get(query, flag.field)
    if (typeof wanted === 'boolean') rows = rows.where('hot', '=', wanted ? 1 : 0)
    if (isDated && query.from) rows = rows.where('dated', '>=', Date.parse(query.from))
    if (isDated && query.until) rows = rows.where('dated', '<', Date.parse(query.until) + DAY_MS)
    if (query.state) rows = rows.where(inState(query.state))
    if (query.gap) rows = rows.where(withGap(query.gap))
    return rows
  }

  /** One record of each term, which says how the term is written. */
  async function contentsOf(ids: readonly number[]) {
    if (ids.length === 0) return new Map<number, ContentOf<K>>()
    const found = await db.selectFrom('entry').select(['id', 'working']).where('id', 'in', ids).execute()
    return new Map(found.map(({ id, working }) => [id, read(working)]))
  }
}
/** The columns that a kind is narrowed and ordered by. */
function columnsOf(kind: KindOf) {
  const slots = kind.list.filters.map(({ field, as }) => ({ field, as, slot: kind.fields[field]?.slot }))
  const filters = slots.flatMap(({ slot, ...filter }) =>
    slot === 'code' || slot === 'label' || slot === 'region' ? [{ ...filter, slot }] : [],
  )
  const isDated = slots.some(({ slot }) => slot === 'dated')
  const orders = Object.fromEntries(
    kind.list.sorts.flatMap((name) => {
      const slot = kind.fields[name]?.slot
      return slot === 'dated' || slot === 'code' ? [[name, slot] as const] : []
    }),
  )
  return { slots, filters, isDated, orders }
}

const termOf = <K extends KindOf>(
  key: string,
  count: number | string | bigint,
  content: ContentOf<K> | undefined,
  field: keyof K['fields'] & string,
): Term => {
  const name: unknown = content?.[field]
  const called = isText(name) ? name : eachLanguage((language) => countryName(key, language))
  return { key, name: called, count: Number(count) }
}

const isText = (value: unknown): value is Text =>
  isObject(value) && LANGUAGES.every((language) => typeof value[language] === 'string')
