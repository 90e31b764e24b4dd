// The rules of a set of attributes, be they of a product type or fields of the owner: what each must have, and what goes with what.
import { missingIn } from '#contract/fields/places.ts'
import {
  LIST_FIELDS,
  NARROWING_FIELDS,
  OWN_KEY,
  type OwnField,
  ownFieldsForm,
  SIDE_FIELDS,
} from '#contract/kinds/own-fields.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import { sameEverywhere } from '#contract/products/same-everywhere.ts'
import { unitsOf } from '#contract/quantities/units.ts'
import type { Reason } from '#server/failure.ts'
import { missingReason } from '#server/kind-words.ts'
import { sameName } from '#server/publishing/cards/type-attributes.ts'
import { hasText } from '#server/publishing/texts/text.ts'
import { serverTexts } from '#server/texts.ts'
import { isChosen } from './own-fields.ts'

const words = serverTexts('server/publishing/fields')

const isFigure = (type: Attribute['type']) => type === 'number' || type === 'range'

/**
 * An attribute as it is kept. Choices belong to what is chosen, one that is written alike in every language is written once,
 * units to what is measured or written, and what figures are for to figures; those of a dimension begin with its first unit.
 */
export function tidiedAttribute<A extends Attribute>(attribute: A): A {
  const { type, choices, better, ruler } = attribute
  const dimension = isFigure(type) ? attribute.dimension : null
  const unit = attribute.unit === '' && dimension ? (unitsOf(dimension)[0] ?? '') : attribute.unit
  return {
    ...attribute,
    dimension,
    unit: isFigure(type) || type === 'text' ? unit : '',
    better: isFigure(type) ? better : null,
    ruler: isFigure(type) && ruler,
    byRegion: type !== 'records' && attribute.byRegion,
    choices: isChosen(attribute) ? choices.map((one) => ({ ...one, name: sameEverywhere(one.name) })) : [],
  }
}

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
    if (!isChosen({ type })) continue
    if (choices.length === 0) missing[`${path}.choices`] = words.choiceMissing
    for (const [at, choice] of choices.entries()) {
      if (choices.findIndex((one) => one.key === choice.key) !== at)
        missing[`${path}.choices.${at}.key`] = words.keyTwice
    }
  }
  return missing
}

/** What is wrong with the fields that an owner adds to a kind, by place; none takes a key that was emptied. */
export function wrongFields(
  attributes: readonly OwnField[],
  emptied: readonly string[],
): Record<string, Reason> {
  const blank = missingIn(ownFieldsForm('product').fields, { attributes })
  const wrong: Record<string, Reason> = {
    ...attributesMissing(attributes),
    ...Object.fromEntries(blank.map(({ path, place }) => [path, missingReason('productType', place)])),
  }
  for (const [at, { type, of }] of attributes.entries())
    if (type === 'records' && of === null) wrong[`attributes.${at}.of`] = words.ofMissing
  for (const [at, { key }] of attributes.entries())
    if (!OWN_KEY.test(key) || emptied.includes(key)) wrong[`attributes.${at}.key`] = words.unknown
  for (const [flag, most, full] of [
    ['inList', LIST_FIELDS, words.columnsFull],
    ['inSide', SIDE_FIELDS, words.sideFull],
    ['narrows', NARROWING_FIELDS, words.filtersFull],
  ] as const) {
    const marked = [...attributes.keys()].filter((at) => attributes[at]?.[flag])
    for (const at of marked.slice(most)) wrong[`attributes.${at}.${flag}`] = full({ most: String(most) })
  }
  return wrong
}
