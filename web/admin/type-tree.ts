// The product types as a tree: built from the flat list, walked, and moved about.
import type { StaffProductType } from '#contract/product-type.ts'

/** Spec §3: the level of a top-level category. */
export const TOP = '0'
/** How deep types may nest (`TYPE_DEPTH` of the contract, which would bring the validator along). */
export const DEEPEST = 4

export type TypeNode = StaffProductType & { children?: TypeNode[] }

/** Roots with their children; the order of the list is the order of siblings. A type whose parent is gone stands at the top. */
export function treeOf(types: readonly StaffProductType[]): TypeNode[] {
  const ids = new Set(types.map((type) => String(type.id)))
  const under = Map.groupBy(types, (type) => (ids.has(type.productTypeLevel) ? type.productTypeLevel : TOP))
  const nodes = (level: string): TypeNode[] =>
    (under.get(level) ?? []).map((type) => {
      const children = nodes(String(type.id))
      return children.length > 0 ? { ...type, children } : { ...type }
    })
  return nodes(TOP)
}

/** The type and everything below it. */
export function withDescendants(types: readonly StaffProductType[], id: number): Set<number> {
  const found = new Set([id])
  for (const type of types) if (found.has(Number(type.productTypeLevel))) found.add(type.id)
  return found
}

export const childrenOf = (types: readonly StaffProductType[], level: string) =>
  types.filter((type) => type.productTypeLevel === level)

/** 1 for a top-level category. */
export function depthOf(types: readonly StaffProductType[], level: string): number {
  const parent = types.find((type) => String(type.id) === level)
  return parent ? 1 + depthOf(types, parent.productTypeLevel) : 1
}

/** How many levels a type and its descendants take. */
export function heightOf(types: readonly StaffProductType[], id: number): number {
  const below = childrenOf(types, String(id)).map((child) => heightOf(types, child.id))
  return 1 + Math.max(0, ...below)
}

/** Whether the type may stand below `level`: not under itself, and not deeper than the tree may be. */
export function mayStandUnder(types: readonly StaffProductType[], id: number, level: string): boolean {
  if (withDescendants(types, id).has(Number(level))) return false
  return depthOf(types, level) - 1 + heightOf(types, id) <= DEEPEST
}

export type Place = { productTypeLevel: string; position: number }
export type Step = 'up' | 'down' | 'into' | 'out'

/** Where one step of the keyboard leads; `into` goes below the sibling above, `out` behind the own parent. */
export function placeAfter(types: readonly StaffProductType[], id: number, step: Step): Place | null {
  const type = types.find((one) => one.id === id)
  if (!type) return null
  const siblings = childrenOf(types, type.productTypeLevel)
  const at = siblings.findIndex((sibling) => sibling.id === id)
  if (step === 'up') return at > 0 ? { productTypeLevel: type.productTypeLevel, position: at - 1 } : null
  if (step === 'down') {
    return at < siblings.length - 1 ? { productTypeLevel: type.productTypeLevel, position: at + 1 } : null
  }
  if (step === 'into') {
    const above = siblings[at - 1]
    const level = String(above?.id)
    if (!above || !mayStandUnder(types, id, level)) return null
    return { productTypeLevel: level, position: childrenOf(types, level).length }
  }
  const parent = types.find((one) => String(one.id) === type.productTypeLevel)
  if (!parent) return null
  const aunts = childrenOf(types, parent.productTypeLevel)
  return {
    productTypeLevel: parent.productTypeLevel,
    position: aunts.findIndex((aunt) => aunt.id === parent.id) + 1,
  }
}

export type Drop = 'before' | 'into' | 'after'

/** Where a type goes that is dropped on another one; the position counts without the moved type itself. */
export function placeOfDrop(
  types: readonly StaffProductType[],
  id: number,
  onto: number,
  where: Drop,
): Place | null {
  const target = types.find((type) => type.id === onto)
  const moved = types.find((type) => type.id === id)
  if (!target || !moved || id === onto) return null
  const level = where === 'into' ? String(onto) : target.productTypeLevel
  if (!mayStandUnder(types, id, level)) return null
  const siblings = childrenOf(types, level).filter((sibling) => sibling.id !== id)
  const at = siblings.findIndex((sibling) => sibling.id === onto)
  const position = where === 'into' ? siblings.length : where === 'before' ? at : at + 1
  const was = childrenOf(types, moved.productTypeLevel).findIndex((sibling) => sibling.id === id)
  return level === moved.productTypeLevel && position === was ? null : { productTypeLevel: level, position }
}
