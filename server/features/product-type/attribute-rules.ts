// The rules of attribute sets: what an attribute must have, and that a key means one thing on the way from the top down.
import type { Attribute } from '#contract/products/product-attribute.ts'
import { unitsOf } from '#contract/quantities/units.ts'
import { invalid, type Reason } from '#server/failure.ts'
import { sameName } from '#server/publishing/cards/type-attributes.ts'
import { hasText } from '#server/publishing/texts/text.ts'
import { serverTexts } from '#server/texts.ts'

const words = serverTexts('server/product-type')

const isFigure = (type: Attribute['type']) => type === 'number' || type === 'range'

/** What is wrong with a set by itself beside what its fields ask for, by the path of the field. */
export function attributesMissing(attributes: readonly Attribute[]): Record<string, Reason> {
  const missing: Record<string, Reason> = {}
  for (const [index, { key, name, type, choices, dimension, unit }] of attributes.entries()) {
    const path = `attributes.${index}`
    const isSecond = attributes.findIndex((one) => sameName(one, { name })) < index
    if (hasText(name) && isSecond) missing[`${path}.name`] = words.nameTwice
    if (attributes.findIndex((one) => one.key === key) !== index) missing[`${path}.key`] = words.keyTwice
    const units = dimension === null || !isFigure(type) ? [] : unitsOf(dimension)
    if (units.length > 0 && !units.includes(unit))
      missing[`${path}.unit`] = words.unitOf({ units: units.join(', ') })
    if (type !== 'choice' && type !== 'choices') continue
    if (choices.length === 0) missing[`${path}.choices`] = words.choiceMissing
    for (const [at, choice] of choices.entries()) {
      if (choices.findIndex((one) => one.key === choice.key) !== at)
        missing[`${path}.choices.${at}.key`] = words.keyTwice
    }
  }
  return missing
}

type Node = { id: number; parentId: number | null; attributes: readonly Attribute[] }

/**
 * Refuses keys that a type above or below has already: `own` stands under `parentId`, with the types below `id`.
 * A type that is moved names `field`, because its set is not what was written.
 */
export function checkInherited(
  own: { id: number | null; parentId: number | null; attributes: readonly Attribute[] },
  all: readonly Node[],
  field?: string,
) {
  const byId = new Map(all.map((node) => [node.id, node]))
  const above = new Set<string>()
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
