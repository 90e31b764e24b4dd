// The fact that stands beside a suggested product: what answers the quantity that was typed, else the first of its facts.
import { isFact } from '#contract/quantities/fact.ts'
import { type Fact, factOf } from '#server/publishing/cards/facts.ts'
import { readProduct } from '#server/publishing/cards/product-cards.ts'
import { attributesAlong } from '#server/publishing/cards/type-attributes.ts'
import type { TypeTree } from '#server/publishing/cards/type-tree.ts'
import type { Question } from './question.ts'

/** Null where the product says nothing. `content`: as it is stored. */
export function suggestedFact(
  types: TypeTree,
  { parentId, content }: { parentId: number | null; content: string },
  { quantities }: Question,
): Fact | null {
  if (parentId === null || !types.find(parentId)) return null
  const asked = new Set(
    quantities.flatMap(({ quantity }) => quantity.meanings.map(({ dimension }) => dimension)),
  )
  const { values } = readProduct(content)
  const said = attributesAlong(types.pathOf(parentId)).filter(({ key }) => isFact(values[key]))
  const attribute = said.find(({ dimension }) => dimension !== null && asked.has(dimension)) ?? said[0]
  return attribute ? factOf(attribute, values[attribute.key], []) : null
}
