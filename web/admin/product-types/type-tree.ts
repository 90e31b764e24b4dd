// The product types as a tree: built from the flat list, and where a type may stand in it.
import type { Attribute } from '#contract/products/product-attribute.ts'
import type { StaffProductType } from '#contract/products/product-type.ts'
import { type Branch, fitsUnder, type Moving } from '#web/admin/tree/tree-moves.ts'

/** Spec §3: the level of a top-level category. */
export const TOP = '0'
/** How deep types may nest (`TYPE_DEPTH` of the contract, which would bring the validator along). */
export const DEEPEST = 4

export type TypeNode = StaffProductType & { children?: TypeNode[] }
export type TypeBranch = StaffProductType & Branch

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

/** Spec §3 writes the parent of a type as a level. */
const parentOf = (level: string) => (level === TOP ? null : Number(level))
export const levelOf = (parentId: number | null) => (parentId === null ? TOP : String(parentId))

export const branchOf = (type: StaffProductType): TypeBranch => ({
  ...type,
  parentId: parentOf(type.productTypeLevel),
})

/** The types as a tree that can be put in order. */
export function movingTypes(types: readonly StaffProductType[]): Moving<TypeBranch> {
  const items = types.map(branchOf)
  return { items, mayStand: ({ id }, parentId) => fitsUnder(items, id, parentId, DEEPEST) }
}

/** Whether the type may stand below `level`: not under itself, and not deeper than the tree may be. */
export const mayStandUnder = (types: readonly StaffProductType[], id: number, level: string): boolean =>
  fitsUnder(types.map(branchOf), id, parentOf(level), DEEPEST)

/** The attributes of the type at a level, those of the types above it first. */
export function attributesOf(types: readonly StaffProductType[], level: string): Attribute[] {
  const type = types.find(({ id }) => String(id) === level)
  return type ? [...attributesOf(types, type.productTypeLevel), ...type.attributes] : []
}
