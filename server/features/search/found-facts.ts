// The facts that stand beside a product that is found: what answers the quantities that were typed, then those of its card.
import type { AttributeValues } from '#contract/products/attribute-filter.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import { isFact } from '#contract/quantities/fact.ts'
import { type Fact, saidFact } from '#server/publishing/cards/fact.ts'
import type { Question } from './question.ts'

/** So many at most of what it says to these attributes; none where it says nothing. */
export function foundFacts(
  attributes: readonly Attribute[],
  values: AttributeValues,
  { quantities }: Question,
  most: number,
): Fact[] {
  const asked = new Set(
    quantities.flatMap(({ quantity }) => quantity.meanings.map(({ dimension }) => dimension)),
  )
  const said = attributes.filter(({ key }) => isFact(values[key]))
  const answers = said.filter(({ dimension }) => dimension !== null && asked.has(dimension))
  const onCard = said.filter(({ onCard: first }) => first)
  return [...new Set([...answers, ...(onCard.length > 0 ? onCard : said)])]
    .slice(0, most)
    .flatMap((attribute) => saidFact(attribute, values) ?? [])
}
