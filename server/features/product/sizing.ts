// The rulers of a product type: what its products say to the attributes that are rulers, and where a mark may stand on them.

import { NO_TEXT } from '#contract/content/blank.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import { keysIn } from '#contract/products/attribute-filter.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import { SIZED } from '#contract/products/product-sizing.ts'
import { comparable, isFact } from '#contract/quantities/fact.ts'
import type { Span } from '#contract/quantities/span.ts'
import { factOf } from '#server/publishing/cards/fact.ts'
import { CARD_COLUMNS, productCards, readProduct } from '#server/publishing/cards/product-cards.ts'
import { attributesAlong } from '#server/publishing/cards/type-attributes.ts'
import { publishedTypes } from '#server/publishing/cards/type-tree.ts'
import { firstUnder } from '#server/publishing/published.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'
import type { Db } from '#server/storage/open.ts'
import { limitOf } from './limits.ts'
import { isRuler, rulerOf } from './rulers.ts'

/** The attributes by whose keys media, accuracy and price are known. */
const KEYS = { medium: 'medium', accuracy: 'accuracy', price: 'price-class' } as const

/** Null where the type is not seen. */
export async function sizingPage(db: Db, typeId: number, language: Language, at: number) {
  const types = await publishedTypes(db, at)
  if (!types.find(typeId)) return null
  const attributes = attributesAlong(types.pathOf(typeId))
  const rows = await firstUnder(
    db,
    'product',
    { parents: types.withDescendants(typeId), limit: SIZED + 1 },
    at,
  )
    .select(CARD_COLUMNS)
    .execute()
  const cards = await productCards(db, rows.slice(0, SIZED), at)
  const rulers = attributes.filter(isRuler)
  const medium = attributes.find(({ key }) => key === KEYS.medium)
  const accuracy = attributes.find(({ key }) => key === KEYS.accuracy)
  const price = attributes.find(({ key }) => key === KEYS.price)
  const products = cards.flatMap(({ id, address, productModel, productName, cover }, place) => {
    const { values, status, curves, tables } = readProduct(rows[place]?.content ?? '{}')
    const spans: Record<string, Span> = {}
    for (const { key } of rulers) {
      const value = values[key]
      if (isFact(value)) spans[key] = comparable(value)
    }
    if (status === 'discontinued' || Object.keys(spans).length === 0) return []
    return [
      {
        ...{ id, address, productModel, productName, cover, spans },
        media: keysIn(values[KEYS.medium]),
        limit: limitOf({ curves, tables }, rulers),
        accuracy: accuracy ? factOf(accuracy, values[KEYS.accuracy], []) : null,
        price: priceOf(price, values[KEYS.price]),
      },
    ]
  })
  const used = new Set(products.flatMap(({ media }) => media))
  /** Of what is given at most, less may be asked for as well. */
  const lessOf = (key: string): Span[] =>
    products.flatMap(({ limit }) => {
      if (limit?.of !== key || limit.points.some(({ low }) => low !== null)) return []
      return [{ from: Math.min(...limit.points.map(({ y }) => y)) / 2, to: null }]
    })
  const spansOn = (key: string) => [...products.flatMap(({ spans }) => spans[key] ?? []), ...lessOf(key)]
  const rulersAndMedia = {
    rulers: rulers.flatMap((ruler) => rulerOf(ruler, spansOn(ruler.key))),
    media: (medium?.choices ?? []).filter(({ key }) => used.has(key)),
  }
  return {
    ...inLanguage(rulersAndMedia, language),
    products: products.map((product) => inLanguage(product, language)),
    more: rows.length > SIZED,
  }
}

function priceOf(attribute: Attribute | undefined, value: unknown) {
  const rank = attribute?.choices.findIndex(({ key }) => key === value) ?? -1
  if (!attribute || rank < 0) return null
  return { name: attribute.choices[rank]?.name ?? NO_TEXT, rank: rank + 1, of: attribute.choices.length }
}
