// What quantities in a question are asked of: the attributes that are named beside them, and choices that say the same in words.
import { LANGUAGES } from '#contract/languages/language-codes.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import { quantitiesIn, type SpokenQuantity } from '#contract/quantities/spoken.ts'
import { foldText } from '#server/publishing/search/fold.ts'
import type { AskedFact } from './asked-fact.ts'

const isFirst = ({ onCard, ruler, tableOnly }: Attribute) => onCard || ruler || !tableOnly

/** The quantity as it is asked of products with these attributes; `beside` is what else was typed. */
export function askedOf(
  quantity: SpokenQuantity,
  attributes: readonly Attribute[],
  beside: string,
): AskedFact {
  const dimensions = new Set(quantity.meanings.map(({ dimension }) => dimension))
  const measured = attributes.filter(({ dimension }) => dimension !== null && dimensions.has(dimension))
  const said = ` ${foldText(beside)} `
  const choices = new Map<string, Set<string>>()
  for (const { key, choices: all } of attributes)
    for (const choice of all)
      if (LANGUAGES.some((language) => saysSame(choice.name[language], quantity)))
        choices.set(key, (choices.get(key) ?? new Set()).add(choice.key))
  return {
    ...{ meanings: quantity.meanings, eitherWay: quantity.eitherWay, choices },
    named: new Set(
      measured.filter(({ name }) => LANGUAGES.some((one) => isNamed(name[one], said))).map(({ key }) => key),
    ),
    first: new Set(measured.filter(isFirst).map(({ key }) => key)),
  }
}

function isNamed(name: string, said: string): boolean {
  const word = foldText(name).trim()
  if (word === '') return false
  return /\p{Script=Han}/u.test(word) ? said.includes(word) : said.includes(` ${word} `)
}

const same = (one: SpokenQuantity, other: SpokenQuantity) =>
  one.meanings.some((own) =>
    other.meanings.some(
      ({ dimension, base }) =>
        dimension === own.dimension && base.from === own.base.from && base.to === own.base.to,
    ),
  )

const saysSame = (name: string, quantity: SpokenQuantity) =>
  quantitiesIn(name).some((said) => same(said, quantity))
