// The tree of product types as the navigation shows it, made from the flat list of `listAll` (spec §3).
import type { ProductType } from '#contract/products/product-type.ts'

/** The top-level categories, in their order. */
export const topLevel = (types: readonly ProductType[]) =>
  types.filter((type) => type.productTypeLevel === '0')

/** The types right below another one, in their order. */
export const childrenOf = (types: readonly ProductType[], id: number) =>
  types.filter((type) => type.productTypeLevel === String(id))
