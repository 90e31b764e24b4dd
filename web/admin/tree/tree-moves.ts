// Trees that people put in order: walked and moved about as flat lists in which each entry names its parent.

export type Branch = { id: number; parentId: number | null }
export type Place = { parentId: number | null; position: number }
export const STEPS = ['up', 'down', 'into', 'out'] as const
export type Step = (typeof STEPS)[number]
export type Drop = 'before' | 'into' | 'after'

/** A tree as it is now, and what may stand where; `null` is the top. */
export type Moving<Item extends Branch> = {
  items: readonly Item[]
  mayStand: (item: Item, parentId: number | null) => boolean
}

export const childrenOf = <Item extends Branch>(items: readonly Item[], parentId: number | null): Item[] =>
  items.filter((item) => item.parentId === parentId)

/** The entry and everything below it. */
export function withDescendants(items: readonly Branch[], id: number): Set<number> {
  const below = items
    .filter((item) => item.parentId === id)
    .flatMap((item) => [...withDescendants(items, item.id)])
  return new Set([id, ...below])
}

/** How many entries stand above a child of `parentId`, and the child itself: 1 at the top. */
export function depthOf(items: readonly Branch[], parentId: number | null): number {
  const parent = items.find((item) => item.id === parentId)
  return parent ? 1 + depthOf(items, parent.parentId) : 1
}

/** How many levels an entry and its descendants take. */
export function heightOf(items: readonly Branch[], id: number): number {
  return 1 + Math.max(0, ...childrenOf(items, id).map((child) => heightOf(items, child.id)))
}

/** Not under itself, and not deeper than the tree may be. */
export function fitsUnder(
  items: readonly Branch[],
  id: number,
  parentId: number | null,
  deepest: number,
): boolean {
  if (parentId !== null && withDescendants(items, id).has(parentId)) return false
  return depthOf(items, parentId) - 1 + heightOf(items, id) <= deepest
}

/** Where one step of the keyboard leads; `into` goes below the sibling above, `out` behind the own parent. */
export function placeAfter<Item extends Branch>(
  { items, mayStand }: Moving<Item>,
  id: number,
  step: Step,
): Place | null {
  const item = items.find((one) => one.id === id)
  if (!item) return null
  const siblings = childrenOf(items, item.parentId)
  const at = siblings.findIndex((sibling) => sibling.id === id)
  if (step === 'up') return at > 0 ? { parentId: item.parentId, position: at - 1 } : null
  if (step === 'down') return at < siblings.length - 1 ? { parentId: item.parentId, position: at + 1 } : null
  if (step === 'into') {
    const above = siblings[at - 1]
    if (!above || !mayStand(item, above.id)) return null
    return { parentId: above.id, position: childrenOf(items, above.id).length }
  }
  const parent = items.find((one) => one.id === item.parentId)
  if (!parent || !mayStand(item, parent.parentId)) return null
  const aunts = childrenOf(items, parent.parentId)
  return { parentId: parent.parentId, position: aunts.findIndex((aunt) => aunt.id === parent.id) + 1 }
}

/** Where an entry goes that is dropped on another one; the position counts without the moved entry itself. */
export function placeOfDrop<Item extends Branch>(
  { items, mayStand }: Moving<Item>,
  id: number,
  onto: number,
  where: Drop,
): Place | null {
  const target = items.find((item) => item.id === onto)
  const moved = items.find((item) => item.id === id)
  if (!target || !moved || id === onto) return null
  const parentId = where === 'into' ? onto : target.parentId
  if (!mayStand(moved, parentId)) return null
  const siblings = childrenOf(items, parentId).filter((sibling) => sibling.id !== id)
  const at = siblings.findIndex((sibling) => sibling.id === onto)
  const position = where === 'into' ? siblings.length : where === 'before' ? at : at + 1
  const was = childrenOf(items, moved.parentId).findIndex((sibling) => sibling.id === id)
  return parentId === moved.parentId && position === was ? null : { parentId, position }
}
