// A key means one thing on the way from the top down, and among all products where it is a field of the owner.
import type { Attribute } from '#contract/products/product-attribute.ts'
import { invalid, type Reason } from '#server/failure.ts'
import { staffFields } from '#server/publishing/fields/own-fields.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/product-type')

type Node = { id: number; parentId: number | null; attributes: readonly Attribute[] }

/**
 * Refuses keys that a type above or below has already, or a field of all products: `own` stands under `parentId`, with the types below `id`.
 * A type that is moved names `field`, because its set is not what was written.
 */
export function checkInherited(
  own: { id: number | null; parentId: number | null; attributes: readonly Attribute[] },
  all: readonly Node[],
  field?: string,
) {
  const byId = new Map(all.map((node) => [node.id, node]))
  const above = new Set(staffFields('product').map(({ key }) => key))
  for (let at = own.parentId; at !== null; at = byId.get(at)?.parentId ?? null)
    for (const { key } of byId.get(at)?.attributes ?? []) above.add(key)
  const below = own.id === null ? [] : descendants(own.id, all).flatMap((node) => node.attributes)
  const belowKeys = new Set(below.map(({ key }) => key))
  const wrong: Record<string, Reason> = {}
  for (const [index, { key }] of own.attributes.entries())
    if (above.has(key) || belowKeys.has(key))
      wrong[field ?? `attributes.${index}.key`] = words.keyInherited({ key })
  for (const key of belowKeys)
    if (above.has(key)) wrong[field ?? 'productTypeLevel'] = words.keyInherited({ key })
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
}

const descendants = (id: number, all: readonly Node[]): Node[] =>
  all.filter((node) => node.parentId === id).flatMap((node) => [node, ...descendants(node.id, all)])
