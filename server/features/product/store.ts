// The queries of products.
import { sql } from 'kysely'
import type { ContentState, Gap } from '#contract/content.ts'
import type { ProductContent } from '#contract/product.ts'
import type { ProductTypeContent } from '#contract/product-type.ts'
import { CARD_COLUMNS, productCards } from '#server/publishing/cards/product-cards.ts'
import { ENTRY_COLUMNS, entryOf, inState, withGap } from '#server/publishing/kind.ts'
import { likePattern, published } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'
import { totalOf } from '#server/storage/total.ts'

const PUBLIC_ORDER = { sort: 'sort', productModel: 'code', publishTime: 'published_at' } as const
const STAFF_ORDER = {
  sort: 'sort',
  productModel: 'code',
  createTime: 'created_at',
  updateTime: 'updated_at',
} as const

type Order<Columns> = { descending: boolean; column: Columns[keyof Columns] }
const orderOf = <Columns extends Record<string, string>>(columns: Columns, sort: string): Order<Columns> => ({
  descending: sort.startsWith('-'),
  column: columns[sort.replace('-', '') as keyof Columns],
})

export function productStore(db: Db) {
  return {
    /** A page of cards of what visitors see. */
    async publicPage(
      query: { page: number; limit: number; sort: string; typeIds?: number[]; hot?: boolean },
      at: number,
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
      return { total: await totalOf(rows), items: await productCards(db, items, at) }
    },

    findPublic: (id: number, at: number) =>
      published(db, 'product', at).select(CARD_COLUMNS).where('entry_id', '=', id).executeTakeFirst(),

    /** Cards of other products of the same type. */
    async related(product: { id: number; typeId: number }, limit: number, at: number) {
      const rows = await published(db, 'product', at)
        .select(CARD_COLUMNS)
        .where('parent_id', '=', product.typeId)
        .where('entry_id', '!=', product.id)
        .orderBy('sort')
        .orderBy('entry_id')
        .limit(limit)
        .execute()
      return productCards(db, rows, at)
    },

    /** A page of working copies for the console. */
    async page(query: {
      page: number
      limit: number
      sort: string
      keyword?: string | undefined
      typeId?: number | undefined
      state?: ContentState | undefined
      hot?: boolean | undefined
      gap?: Gap | undefined
    }) {
      let rows = db.selectFrom('entry').where('kind', '=', 'product').where('trashed_at', 'is', null)
      if (query.keyword)
        rows = rows.where(sql<boolean>`search like ${likePattern(query.keyword)} escape '\\'`)
      if (query.typeId !== undefined) rows = rows.where('parent_id', 'in', typeAndBelow(db, query.typeId))
      if (query.hot !== undefined) rows = rows.where('hot', '=', query.hot ? 1 : 0)
      if (query.state) rows = rows.where(inState(query.state))
      if (query.gap) rows = rows.where(withGap(query.gap))
      const { column, descending } = orderOf(STAFF_ORDER, query.sort)
      const items = await rows
        .select(ENTRY_COLUMNS)
        .orderBy(column, descending ? 'desc' : 'asc')
        .orderBy('id', descending ? 'desc' : 'asc')
        .limit(query.limit)
        .offset((query.page - 1) * query.limit)
        .execute()
      return { total: await totalOf(rows), items: items.map((row) => entryOf<ProductContent>(row)) }
    },

    /** Names of types by id, as staff wrote them. */
    async typeNames(ids: readonly number[]) {
      if (ids.length === 0) return new Map()
      const rows = await db.selectFrom('entry').select(['id', 'working']).where('id', 'in', ids).execute()
      return new Map(
        rows.map((row) => [row.id, (JSON.parse(row.working) as ProductTypeContent).productTypeName]),
      )
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
