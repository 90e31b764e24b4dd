// The rules of product types beside their declaration: where a type may stand, when it may go, what its attributes keep.
import { productTypeKind } from '#contract/kinds/product-type.ts'
import type { ProductTypeContent } from '#contract/products/product-type.ts'
import { TYPE_COUNT, TYPE_DEPTH } from '#contract/products/product-type.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, invalid } from '#server/failure.ts'
import { attributesMissing, tidiedAttribute } from '#server/publishing/fields/attribute-rules.ts'
import type { Entry } from '#server/publishing/kind.ts'
import { kindRules } from '#server/publishing/kinds/rules.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/product-type')

/** `"0"` is the top, otherwise the level is the parent's id (spec §3). */
export const parentOf = (level: string): number | null => (level === '0' ? null : Number(level))
export const levelOf = (parentId: number | null): string => String(parentId ?? 0)

const made = kindRules(productTypeKind, {
  settled: (content) => ({ ...content, attributes: content.attributes.map(tidiedAttribute) }),
  missing: ({ attributes }) => attributesMissing(attributes),
})
export const { rules: productTypeRules, blank, contentOf } = made

/** A type as staff see it; `counts` says how many working products stand under each. */
export const present = (entry: Entry<ProductTypeContent>, counts: Map<number | null, number>) => ({
  ...made.present(entry),
  productTypeLevel: levelOf(entry.parentId),
  productCount: counts.get(entry.id) ?? 0,
})

/** A type in the tree, as far as its place matters. */
export type Place = { id: number; parentId: number | null }

/** Refuses a parent that does not exist, a cycle, and a tree that would grow too deep. */
export function checkPlace(id: number | null, parentId: number | null, all: readonly Place[]) {
  const parents = new Map(all.map((place) => [place.id, place.parentId]))
  if (parentId !== null && !parents.has(parentId)) throw invalid({ productTypeLevel: words.noParent })
  const above: number[] = []
  for (let at = parentId; at !== null; at = parents.get(at) ?? null) {
    if (at === id) throw invalid({ productTypeLevel: words.cycle })
    above.push(at)
  }
  const below = id === null ? 1 : heightOf(id, all)
  if (above.length + below > TYPE_DEPTH)
    throw invalid({ productTypeLevel: words.tooDeep({ most: TYPE_DEPTH }) })
}

function heightOf(id: number, all: readonly Place[]): number {
  const children = all.filter((place) => place.parentId === id)
  return 1 + Math.max(0, ...children.map((child) => heightOf(child.id, all)))
}

export function checkCount(count: number) {
  if (count >= TYPE_COUNT) throw new Failure(CODE.unprocessable, words.tooMany({ most: TYPE_COUNT }))
}

/** A type that still holds something stays. */
export function checkEmpty({ children, products }: { children: number; products: number }) {
  if (children > 0) throw new Failure(CODE.conflict, words.hasChildren({ count: children }))
  if (products > 0) throw new Failure(CODE.conflict, words.hasProducts({ count: products }))
}
