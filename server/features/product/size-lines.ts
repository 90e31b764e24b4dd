// One lane for each family of products: how far the sizes of its products reach, on a ruler that all of them share.

import type { Language } from '#contract/languages/language-codes.ts'
import { keysIn } from '#contract/products/attribute-filter.ts'
import { SIZED } from '#contract/products/product-sizing.ts'
import { comparable, isFact } from '#contract/quantities/fact.ts'
import type { Span } from '#contract/quantities/span.ts'
import { readProduct } from '#server/publishing/cards/product-cards.ts'
import { attributesAlong } from '#server/publishing/cards/type-attributes.ts'
import { publishedTypes } from '#server/publishing/cards/type-tree.ts'
import { firstUnder } from '#server/publishing/published.ts'
import { inLanguage } from '#server/publishing/texts/text.ts'
import type { Db } from '#server/storage/open.ts'
import { isRuler, type Measured, rulerOf } from './rulers.ts'

/** Families that are drawn, and media that are offered: those that most products are for. */
const FAMILIES = 8
const MEDIA = 6
const MEDIUM = 'medium'

/** No ruler where no two products say their size. */
export async function sizeLines(db: Db, language: Language, at: number) {
  const types = await publishedTypes(db, at)
  const roots = types.childrenOf(null).slice(0, FAMILIES)
  const media = new Map<string, { choice: Measured['choices'][number]; products: number }>()
  let ruler: Measured | undefined
  const families = []
  for (const { id, address, productTypeName } of roots) {
    const attributes = attributesAlong(types.pathOf(id))
    const size = attributes.filter(isRuler).find(({ dimension }) => dimension === 'size')
    if (!size) continue
    ruler ??= size
    const rows = await firstUnder(db, 'product', { parents: types.withDescendants(id), limit: SIZED }, at)
      .select('content')
      .execute()
    const choices = attributes.find(({ key }) => key === MEDIUM)?.choices ?? []
    const products = rows.flatMap(({ content }) => {
      const { values, status } = readProduct(content)
      const value = values[size.key]
      if (status === 'discontinued' || !isFact(value)) return []
      const of = keysIn(values[MEDIUM])
      for (const choice of choices.filter(({ key }) => of.includes(key)))
        media.set(choice.key, { choice, products: (media.get(choice.key)?.products ?? 0) + 1 })
      return [{ span: comparable(value), media: of }]
    })
    if (products.length > 0) families.push({ id, address, productTypeName, ruler: size.key, products })
  }
  const offered = [...media.values()].toSorted((one, other) => other.products - one.products).slice(0, MEDIA)
  const spans: Span[] = families.flatMap(({ products }) => products.map(({ span }) => span))
  const head = {
    ruler: ruler ? (rulerOf(ruler, spans)[0] ?? null) : null,
    media: offered.map(({ choice }) => choice),
  }
  const keys = new Set(offered.map(({ choice }) => choice.key))
  return {
    ...inLanguage(head, language),
    families: families.map((family) => ({
      ...inLanguage(family, language),
      products: family.products.map(({ span, media: of }) => ({
        span,
        media: of.filter((key) => keys.has(key)),
      })),
    })),
  }
}
