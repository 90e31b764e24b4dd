// The facts that stand beside a product that is found: what answers the quantities that were typed, then those of its card.
import { readerOf } from '#contract/kinds/content.ts'
import { productKind } from '#contract/kinds/product.ts'
import { isFact } from '#contract/quantities/fact.ts'
import { type Fact, saidFact } from '#server/publishing/cards/facts.ts'
import { attributesAlong } from '#server/publishing/cards/type-attributes.ts'
import type { TypeTree } from '#server/publishing/cards/type-tree.ts'
import type { Question } from './question.ts'

const readSaid = readerOf(productKind, ['values'])

/** So many at most; none where the product says nothing. `content`: as it is stored. */
export function foundFacts(
  types: TypeTree,
  { parentId, content }: { parentId: number | null; content: string },
  { quantities }: Question,
  most: number,
): Fact[] {
  if (parentId === null || !types.find(parentId)) return []
  const asked = new Set(
    quantities.flatMap(({ quantity }) => quantity.meanings.map(({ dimension }) => dimension)),
  )
  const { values } = readSaid(content)
  const said = attributesAlong(types.pathOf(parentId)).filter(({ key }) => isFact(values[key]))
  const answers = said.filter(({ dimension }) => dimension !== null && asked.has(dimension))
  const onCard = said.filter(({ onCard: first }) => first)
  return [...new Set([...answers, ...(onCard.length > 0 ? onCard : said)])]
    .slice(0, most)
    .flatMap((attribute) => saidFact(attribute, values) ?? [])
}
