// The rules of product types beside their declaration: where a type may stand, when it may go, what its attributes keep.
import { productTypeKind } from '#contract/kinds/product-type.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import type { ProductTypeContent } from '#contract/products/product-type.ts'
import { TYPE_COUNT, TYPE_DEPTH } from '#contract/products/product-type.ts'
import { sameEverywhere } from '#contract/products/same-everywhere.ts'
import { CODE } from '#contract/wire/answer.ts'
import { Failure, invalid, type Reason } from '#server/failure.ts'
import type { Entry } from '#server/publishing/kind.ts'
import { kindRules } from '#server/publishing/kinds/rules.ts'
import { attributesMissing } from './attribute-rules.ts'

/** `"0"` is the top, otherwise the level is the parent's id (spec §3). */
export const parentOf = (level: string): number | null => (level === '0' ? null : Number(level))
export const levelOf = (parentId: number | null): string => String(parentId ?? 0)

/** Choices belong to a choice, one that is written alike in every language is written once, and units to what is measured or written. */
const tidied = (attribute: Attribute): Attribute => ({
  ...attribute,
  unit: attribute.type === 'yesNo' || attribute.type === 'choice' ? '' : attribute.unit,
  choices:
    attribute.type === 'choice'
      ? attribute.choices.map((one) => ({ ...one, name: sameEverywhere(one.name) }))
      : [],
})

const made = kindRules(productTypeKind, {
  settled: (content) => ({ ...content, attributes: content.attributes.map(tidied) }),
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
  if (parentId !== null && !parents.has(parentId)) throw invalid({ productTypeLevel: noParent })
  const above: number[] = []
  for (let at = parentId; at !== null; at = parents.get(at) ?? null) {
    if (at === id) throw invalid({ productTypeLevel: cycle })
    above.push(at)
  }
  const below = id === null ? 1 : heightOf(id, all)
  if (above.length + below > TYPE_DEPTH) throw invalid({ productTypeLevel: tooDeep })
}

function heightOf(id: number, all: readonly Place[]): number {
  const children = all.filter((place) => place.parentId === id)
  return 1 + Math.max(0, ...children.map((child) => heightOf(child.id, all)))
}

export function checkCount(count: number) {
  if (count >= TYPE_COUNT) throw new Failure(CODE.unprocessable, tooMany)
}

/** A type that still holds something stays. */
export function checkEmpty({ children, products }: { children: number; products: number }) {
  if (children > 0) throw new Failure(CODE.conflict, hasChildren(children))
  if (products > 0) throw new Failure(CODE.conflict, hasProducts(products))
}

const noParent: Reason = {
  zh: '上级类型不存在，可能已被删除',
  en: 'The parent type does not exist; it may have been deleted.',
  es: 'El tipo superior no existe; puede que se haya eliminado.',
}
const cycle: Reason = {
  zh: '不能把类型移动到它自己或它的下级之下',
  en: 'A type cannot be moved under itself or under one of its own children.',
  es: 'Un tipo no puede moverse debajo de sí mismo ni de uno de sus hijos.',
}
const tooDeep: Reason = {
  zh: `类型最多 ${TYPE_DEPTH} 级`,
  en: `Types may be nested ${TYPE_DEPTH} levels deep at most.`,
  es: `Los tipos pueden anidarse en ${TYPE_DEPTH} niveles como máximo.`,
}
const tooMany: Reason = {
  zh: `最多 ${TYPE_COUNT} 个类型`,
  en: `Limit: ${TYPE_COUNT} types.`,
  es: `Límite: ${TYPE_COUNT} tipos.`,
}
const hasChildren = (count: number): Reason => ({
  zh: `该类型下还有 ${count} 个子类型，请先移动或删除它们`,
  en: `This type still has ${count} sub-type(s). Move or delete them first.`,
  es: `Este tipo todavía tiene ${count} subtipo(s). Muévalos o elimínelos primero.`,
})
const hasProducts = (count: number): Reason => ({
  zh: `该类型下还有 ${count} 个产品，请先移动或删除它们`,
  en: `This type still holds ${count} product(s). Move or delete them first.`,
  es: `Este tipo todavía contiene ${count} producto(s). Muévalos o elimínelos primero.`,
})
