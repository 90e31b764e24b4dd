// Which products stand in the row under a product.
import type { Product } from '#contract/product.ts'
import type { ProductCard } from '#contract/product-type.ts'

/** How many fit into one row. */
export const RELATED = 4

/** The related products, filled up from `family` without the product itself and without any twice. */
export function fillRelated(
  product: Pick<Product, 'id' | 'related'>,
  family: readonly ProductCard[],
): ProductCard[] {
  const known = new Set([product.id, ...product.related.map((card) => card.id)])
  return [...product.related, ...family.filter((card) => !known.has(card.id))].slice(0, RELATED)
}
