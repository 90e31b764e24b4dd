// Published products as the cards that several pages show.
import { NO_TEXT } from '#contract/content/blank.ts'
import { readContent, readerOf } from '#contract/kinds/content.ts'
import { productKind } from '#contract/kinds/product.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import { ownFields } from '#server/publishing/fields/own-fields.ts'
import { picturesOf, published } from '#server/publishing/published.ts'
import { ADDRESS_COLUMNS, pathsOf } from '#server/publishing/references/addresses.ts'
import type { Db } from '#server/storage/open.ts'
import { cardFacts } from './facts.ts'
import { recordsOnCards } from './record-facts.ts'
import { sharedType } from './type-tree.ts'

const readCard = readerOf(productKind, [
  'productModel',
  'productName',
  'hot',
  'status',
  'gallery',
  'specs',
  'values',
])

/** A stored product, whenever it was stored. */
export const readProduct = (json: string) => readContent(productKind, json)

/** The columns of a publication that a card is made from. */
export const CARD_COLUMNS = [...ADDRESS_COLUMNS, 'content'] as const
type Row = { entry_id: number; parent_id: number | null; slugs: string; content: string }

export type StoredProductCard = Awaited<ReturnType<typeof productCards>>[number]

/** Cards of these rows, in their order, with all three languages. */
export async function productCards(db: Db, rows: readonly Row[], at: number) {
  const stored = rows.map((row) => ({ row, content: readCard(row.content) }))
  const pictures = await picturesOf(
    db,
    stored.flatMap(({ content }) => content.gallery.slice(0, 1)),
  )
  const types = await typesAbove(
    db,
    rows.flatMap((row) => row.parent_id ?? []),
    at,
  )
  const own = ownFields('product')
  const said = stored.map(({ content }) => content.values)
  const records = await recordsOnCards(db, 'product', said, at)
  return stored.map(({ row, content }) => {
    return {
      id: row.entry_id,
      address: pathsOf('product', row),
      productModel: content.productModel,
      productName: content.productName,
      productTypeId: row.parent_id ?? 0,
      productTypeName: types.get(row.parent_id ?? 0)?.productTypeName ?? NO_TEXT,
      hot: content.hot,
      discontinued: content.status === 'discontinued',
      cover: pictures.get(content.gallery[0] ?? '') ?? null,
      keySpecs: cardFacts(
        [...attributesOf(types, row.parent_id), ...own],
        content.values,
        content.specs,
        records,
      ),
    }
  })
}

/** Cards of the products with these ids that visitors may see, in the order of the ids. */
export async function productCardsById(db: Db, ids: readonly number[], at: number) {
  if (ids.length === 0) return []
  const rows = await published(db, 'product', at).select(CARD_COLUMNS).where('entry_id', 'in', ids).execute()
  const cards = await productCards(db, rows, at)
  return ids.flatMap((id) => cards.find((card) => card.id === id) ?? [])
}

/** Ids of the products of these models that visitors may see, in the order of the models. */
export async function productIdsByModel(db: Db, models: readonly string[], at: number): Promise<number[]> {
  if (models.length === 0) return []
  const rows = await published(db, 'product', at)
    .select(['entry_id', 'code'])
    .where('code', 'in', models)
    .orderBy('code')
    .orderBy('entry_id')
    .limit(models.length)
    .execute()
  return models.flatMap((model) => rows.find(({ code }) => code === model)?.entry_id ?? [])
}

type NamedType = { parentId: number | null } & Pick<
  ReturnType<typeof sharedType>,
  'productTypeName' | 'attributes'
>

/** The types with these ids and all above them, by their ids. */
async function typesAbove(db: Db, ids: readonly number[], at: number) {
  const found = new Map<number, NamedType>()
  for (let wanted = [...new Set(ids)]; wanted.length > 0; ) {
    const rows = await published(db, 'productType', at)
      .select(['entry_id', 'parent_id', 'content'])
      .where('entry_id', 'in', wanted)
      .execute()
    for (const { entry_id, parent_id, content } of rows) {
      const { productTypeName, attributes } = sharedType(content)
      found.set(entry_id, { parentId: parent_id, productTypeName, attributes })
    }
    const above = rows.flatMap(({ parent_id }) => parent_id ?? [])
    wanted = [...new Set(above)].filter((id) => !found.has(id))
  }
  return found
}

/** From the top down. */
function attributesOf(types: ReadonlyMap<number, NamedType>, id: number | null): Attribute[] {
  const type = id === null ? undefined : types.get(id)
  return type ? [...attributesOf(types, type.parentId), ...type.attributes] : []
}
