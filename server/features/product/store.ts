// The queries of products.
import { sql } from 'kysely'
import type { ProductContent } from '#contract/products/product.ts'
import type { ProductFilters } from '#contract/products/product-filters.ts'
import { CASE_COLUMNS, caseCards, readCase } from '#server/publishing/cards/case-cards.ts'
import { CARD_COLUMNS, productCards } from '#server/publishing/cards/product-cards.ts'
import { readType } from '#server/publishing/cards/type-tree.ts'
import { narrowedByOwn } from '#server/publishing/fields/narrowed.ts'
import { inState, withGap } from '#server/publishing/kind.ts'
import { entryBatches, entryPage } from '#server/publishing/lifecycle/entry-page.ts'
import { firstUnder, likePattern, published } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'
import { totalOf } from '#server/storage/total.ts'
import { productRules } from './rules.ts'

const PUBLIC_ORDER = { sort: 'sort', productModel: 'code', publishTime: 'published_at' } as const
const STAFF_ORDER = {
  sort: 'sort',
  productModel: 'code',
  createTime: 'created_at',
  updateTime: 'updated_at',
} as const
const LISTED = { order: STAFF_ORDER, rules: productRules }

type Order<Columns> = { descending: boolean; column: Columns[keyof Columns] }
const orderOf = <Columns extends Record<string, string>>(columns: Columns, sort: string): Order<Columns> => ({
  descending: sort.startsWith('-'),
  column: columns[sort.replace('-', '') as keyof Columns],
})

export function productStore(db: Db) {
  return {
    /** A page of cards of what visitors see; `total` where it is known without counting. */
    async publicPage(
      query: { page: number; limit: number; sort: string; typeIds?: number[]; hot?: boolean },
      at: number,
      total?: number,
    ) {
      let rows = published(db, 'product', at)
      if (query.typeIds) rows = rows.where('parent_id', 'in', query.typeIds)
      if (query.hot) rows = rows.where('hot', '=', 1)
      const { column, descending } = orderOf(PUBLIC_ORDER, query.sort)
      const items = await rows
        .select(CARD_COLUMNS)
        .orderBy(column, descending ? 'desc' : 'asc')
        .orderBy('entry_id', descending ? 'desc' : 'asc')
        .limit(query.limit)
        .offset((query.page - 1) * query.limit)
        .execute()
      return { total: total ?? (await totalOf(rows)), items: await productCards(db, items, at) }
    },

    findPublic: (id: number, at: number) =>
      published(db, 'product', at)
        .select([...CARD_COLUMNS, 'published_at'])
        .where('entry_id', '=', id)
        .executeTakeFirst(),

    /** Cards of other products of these types. */
    async related(
      product: { id: number; typeIds: readonly number[] },
      { limit, without }: { limit: number; without: readonly number[] },
      at: number,
    ) {
      if (limit <= 0 || product.typeIds.length === 0) return []
      const others = { parents: product.typeIds, without: [product.id, ...without], limit }
      const rows = await firstUnder(db, 'product', others, at).select(CARD_COLUMNS).execute()
      return productCards(db, rows, at)
    },

    /** Cards of the cases that name a product, in their order. */
    async cases(id: number, limit: number, at: number) {
      const naming = db
        .selectFrom('entry_reference')
        .select('from_entry')
        .where('to', '=', 'entry')
        .where('target', '=', id)
        .where('copy', '!=', 'working')
      const rows = await published(db, 'successCase', at)
        .select(CASE_COLUMNS)
        .where('entry_id', 'in', naming)
        .orderBy('sort')
        .orderBy('entry_id')
        .limit(limit * 2)
        .execute()
      // A version that is planned may name what the one that visitors see does not.
      const shown = rows.filter(({ content }) => readCase(content).products.includes(id))
      return caseCards(db, shown.slice(0, limit))
    },

    /** A page of working copies for the console. */
    page: (query: ProductFilters & { page: number; limit: number; sort: string }) =>
      entryPage<ProductContent>(db, filtered(query), LISTED, query, narrowedByOwn(db, 'product', query.own)),

    /** All working copies that match, in batches. */
    all: (query: ProductFilters & { sort: string }) =>
      entryBatches<ProductContent>(
        db,
        filtered(query),
        LISTED,
        query.sort,
        narrowedByOwn(db, 'product', query.own),
      ),

    /** Names of types by id, as staff wrote them. */
    async typeNames(ids: readonly number[]) {
      if (ids.length === 0) return new Map()
      const rows = await db.selectFrom('entry').select(['id', 'working']).where('id', 'in', ids).execute()
      return new Map(rows.map((row) => [row.id, readType(row.working).productTypeName]))
    },

    async typeExists(id: number, within: Db) {
      const row = await within
        .selectFrom('entry')
        .select('id')
        .where('id', '=', id)
        .where('kind', '=', 'productType')
        .where('trashed_at', 'is', null)
        .executeTakeFirst()
      return row !== undefined
    },
  }

  function filtered(query: ProductFilters) {
    let rows = db.selectFrom('entry').where('kind', '=', 'product').where('trashed_at', 'is', null)
    if (query.keyword) rows = rows.where(sql<boolean>`search like ${likePattern(query.keyword)} escape '\\'`)
    if (query.typeId !== undefined) rows = rows.where('parent_id', 'in', typeAndBelow(db, query.typeId))
    if (query.hot !== undefined) rows = rows.where('hot', '=', query.hot ? 1 : 0)
    if (query.state) rows = rows.where(inState(query.state))
    if (query.gap) rows = rows.where(withGap(query.gap))
    return rows
  }
}

/** The ids of a type and of all types below it. */
const typeAndBelow = (db: Db, id: number) =>
  db
    .withRecursive('below', (query) =>
      query
        .selectFrom('entry')
        .select('entry.id')
        .where('entry.id', '=', id)
        .where('entry.kind', '=', 'productType')
        .where('entry.trashed_at', 'is', null)
        .unionAll(
          query
            .selectFrom('entry')
            .innerJoin('below', 'below.id', 'entry.parent_id')
            .select('entry.id')
            .where('entry.kind', '=', 'productType')
            .where('entry.trashed_at', 'is', null),
        ),
    )
    .selectFrom('below')
    .select('below.id')
