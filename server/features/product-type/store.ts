// The queries of product types.

import { sql } from 'kysely'
import type { ProductTypeContent } from '#contract/products/product-type.ts'
import { CARD_COLUMNS, productCards } from '#server/publishing/cards/product-cards.ts'
import { readType } from '#server/publishing/cards/type-tree.ts'
import { ENTRY_COLUMNS, entryOf } from '#server/publishing/kind.ts'
import { firstUnder, likePattern } from '#server/publishing/published.ts'
import type { Db } from '#server/storage/open.ts'
import { totalOf } from '#server/storage/total.ts'
import { productTypeRules } from './rules.ts'

const ORDER = { sort: 'sort', createTime: 'created_at', updateTime: 'updated_at' } as const

export function productTypeStore(db: Db) {
  const working = (within: Db = db) =>
    within.selectFrom('entry').where('kind', '=', 'productType').where('trashed_at', 'is', null)

  return {
    async tree() {
      const rows = await working().select(ENTRY_COLUMNS).orderBy('sort').orderBy('id').execute()
      return rows.map((row) => entryOf<ProductTypeContent>(row, productTypeRules))
    },

    async page(query: {
      page: number
      limit: number
      keyword?: string | undefined
      parentId?: number | null | undefined
      sort: string
    }) {
      let rows = working()
      if (query.keyword)
        rows = rows.where(sql<boolean>`search like ${likePattern(query.keyword)} escape '\\'`)
      if (query.parentId !== undefined) {
        rows = rows.where('parent_id', query.parentId === null ? 'is' : '=', query.parentId)
      }
      const descending = query.sort.startsWith('-')
      const column = ORDER[query.sort.replace('-', '') as keyof typeof ORDER]
      const items = await rows
        .select(ENTRY_COLUMNS)
        .orderBy(column, descending ? 'desc' : 'asc')
        .orderBy('id')
        .limit(query.limit)
        .offset((query.page - 1) * query.limit)
        .execute()
      return {
        total: await totalOf(rows),
        items: items.map((row) => entryOf<ProductTypeContent>(row, productTypeRules)),
      }
    },

    /** Every type with its place and its own attributes. */
    async places(within: Db) {
      const rows = await working(within).select(['id', 'parent_id', 'working']).execute()
      return rows.map(({ id, parent_id, working: content }) => ({
        id,
        parentId: parent_id,
        attributes: readType(content).attributes,
      }))
    },

    /** How many working products stand directly under each type. */
    async productCounts(within: Db = db) {
      const rows = await within
        .selectFrom('entry')
        .select((e) => ['parent_id', e.fn.countAll().as('count')])
        .where('kind', '=', 'product')
        .where('trashed_at', 'is', null)
        .groupBy('parent_id')
        .execute()
      return new Map(rows.map((row) => [row.parent_id, Number(row.count)]))
    },

    async held(id: number, within: Db) {
      const rows = await within
        .selectFrom('entry')
        .select((e) => ['kind', e.fn.countAll().as('count')])
        .where('kind', 'in', ['productType', 'product'])
        .where('trashed_at', 'is', null)
        .where('parent_id', '=', id)
        .groupBy('kind')
        .execute()
      const count = (kind: string) => Number(rows.find((row) => row.kind === kind)?.count ?? 0)
      return { children: count('productType'), products: count('product') }
    },

    async firstProducts(typeIds: readonly number[], limit: number, at: number) {
      const rows = await firstUnder(db, 'product', { parents: typeIds, limit }, at)
        .select(CARD_COLUMNS)
        .execute()
      return productCards(db, rows, at)
    },
  }
}
