// Checks of a product beside other records: its type, and the products it names.
import type { ProductContent } from '#contract/products/product.ts'
import { invalid, type Reason } from '#server/failure.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/product/checks')

/** Refuses a type that is not there. */
export function checkType(exists: boolean) {
  if (!exists) throw invalid({ productTypeId: words.noSuchType })
}

/** A product names others, never itself. */
export function wrongSelf(id: number, { related, accessories, replacement }: ProductContent) {
  const wrong: Record<string, Reason> = {}
  for (const [index, one] of related.entries()) if (one === id) wrong[`related.${index}`] = words.itself
  for (const [index, one] of accessories.entries())
    if (one === id) wrong[`accessories.${index}`] = words.itself
  if (replacement === id) wrong.replacement = words.itself
  return wrong
}
