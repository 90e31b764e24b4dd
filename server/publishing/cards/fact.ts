// One line of what a record says: to an attribute or a field of the owner, or in a product's own table. Named, in words of each
// language, with its unit in both systems.
import { NO_TEXT } from '#contract/content/blank.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, LANGUAGES } from '#contract/languages/language-codes.ts'
import { writeDay, writeList } from '#contract/languages/locales.ts'
import { isRecords, isSpan, isText } from '#contract/products/attribute-filter.ts'
import type { ProductContent } from '#contract/products/product.ts'
import type { Attribute, AttributeValue, AttributeValues } from '#contract/products/product-attribute.ts'
import { regionalKey } from '#contract/products/regional.ts'
import { type FactValue, isFact } from '#contract/quantities/fact.ts'
import { wordsInUs } from '#contract/quantities/running-words.ts'
import { endsOf, writeFigure, writeSpan } from '#contract/quantities/span.ts'
import type { System } from '#contract/quantities/system-names.ts'
import { inSystem, unitIn } from '#contract/quantities/systems.ts'
import { writeFact } from '#contract/quantities/write-fact.ts'
import { regions } from '#server/publishing/fields/regions.ts'
import { type NamedRecords, NO_RECORDS, titlesOf } from '#server/publishing/references/named-records.ts'
import { serverTexts } from '#server/texts.ts'
import { fitsAttribute } from './type-attributes.ts'

const words = serverTexts('server/publishing/cards')

/** A value in words, and its unit. */
type Written = { value: Text; unit: Text }
/** A line of a product's table; `us` is the same in units of the United States, null where those are no others. */
export type Fact = Written & {
  name: Text
  us: Written | null
  conditions: Text
  usConditions: Text | null
  /** Where it differs: the same for these regions, each named by it. */
  regions?: RegionalFact[]
  records?: { title: Text; address: Text }[]
}
type RegionalFact = Omit<Fact, 'regions'> & { region: string }
export type Specs = ProductContent['specs']

/** The words of an attribute that is answered by yes or no. */
export const YES: Text = words.yes
export const NO: Text = words.no

/** What a record says to an attribute, everywhere and where it differs; null where it says nothing at all. */
export function saidFact(
  attribute: Attribute,
  values: AttributeValues,
  specs: Specs = [],
  records: NamedRecords = NO_RECORDS,
): Fact | null {
  const fact = factOf(attribute, values[attribute.key], specs, records)
  if (!attribute.byRegion) return fact
  const said = regions().flatMap(({ key, name }): RegionalFact[] => {
    const there = factOf(attribute, values[regionalKey(attribute.key, key)], [])
    return there ? [{ ...there, name, region: key }] : []
  })
  if (said.length === 0) return fact
  return { ...(fact ?? unsaid(attribute)), regions: said }
}
/** Nothing is said for everywhere. */
const unsaid = ({ name }: Attribute): Fact => ({
  ...{ name, value: NO_TEXT, unit: NO_TEXT, us: null },
  ...stated(NO_TEXT),
})

/**
 * Null for what fits no longer, for words and choices that the product's own table says as well, and where none of the records
 * that are named is among `records`.
 */
export function factOf(
  attribute: Attribute,
  value: AttributeValue | undefined,
  specs: Specs,
  records: NamedRecords = NO_RECORDS,
): Fact | null {
  if (value === undefined || !fitsAttribute(attribute, value)) return null
  const { name } = attribute
  if (isRecords(value)) return factOfRecords(attribute, value, records)
  if (isFact(value)) {
    const { conditions = NO_TEXT } = value
    const us = unitIn('metric', value) === unitIn('us', value) ? null : written(value, 'us')
    return { name, ...written(value, 'metric'), us, ...stated(conditions) }
  }
  const said = writtenValue(attribute, value)
  if (!said || isThere(attribute, value, said, specs)) return null
  return { name, value: said, unit: eachLanguage(() => attribute.unit), us: null, ...stated(NO_TEXT) }
}

/** Those that are known, in their order, each by its title where a language has none. */
function factOfRecords({ name, of }: Attribute, ids: readonly number[], records: NamedRecords): Fact | null {
  const named = ids.flatMap((id) => {
    const record = records.get(id)
    return record && record.kind === of ? [{ title: record.title, address: record.address }] : []
  })
  if (named.length === 0) return null
  const value = titlesOf(named)
  return { name, value, unit: NO_TEXT, us: null, ...stated(NO_TEXT), records: named }
}

function written(fact: FactValue, system: System): Written {
  const own = inSystem(fact, system)
  const said = eachLanguage((language) => writeFact(own, system, language))
  return {
    value: eachLanguage((language) => said[language].value),
    unit: eachLanguage((language) => said[language].unit),
  }
}

/** Under the same name, or the same range under another. */
function isThere(attribute: Attribute, value: AttributeValue, said: Text, specs: Specs): boolean {
  const isWhole =
    typeof value === 'object' &&
    !Array.isArray(value) &&
    isSpan(value) &&
    endsOf(value).every(Number.isFinite)
  return specs.some(({ rows }) =>
    rows.some(
      (row) =>
        sameText(row.name, attribute.name) ||
        (isWhole && LANGUAGES.some((language) => row.value[language].includes(said[language]))),
    ),
  )
}

/** A line of a product's own table. */
export function ownFact({ name, value, unit }: Specs[number]['rows'][number]): Fact {
  const us = unit === '' ? null : inUs(eachLanguage((language) => `${value[language]} ${unit}`))
  return {
    ...{ name, value, unit: eachLanguage(() => unit) },
    us: us && { value: us, unit: NO_TEXT },
    ...stated(NO_TEXT),
  }
}

/** A text with its quantities in units of the United States; null where it reads the same. */
export function inUs(text: Text): Text | null {
  const us = eachLanguage((language) => wordsInUs(text[language], language))
  return sameEverywhere(us, text) ? null : us
}
const stated = (conditions: Text) => ({ conditions, usConditions: inUs(conditions) })

/** Whether two texts are the same in a language. */
export const sameText = (one: Text, other: Text) =>
  LANGUAGES.some((language) => one[language] !== '' && one[language] === other[language])

const sameEverywhere = (one: Text, other: Text) =>
  LANGUAGES.every((language) => one[language] === other[language])

function writtenValue(
  { type, choices }: Attribute,
  value: Exclude<AttributeValue, number[]>,
): Text | undefined {
  const named = (key: string) => choices.find((choice) => choice.key === key)?.name ?? NO_TEXT
  if (typeof value === 'boolean') return value ? YES : NO
  if (typeof value === 'number') return eachLanguage((language) => writeFigure(value, language))
  if (typeof value === 'string')
    return type === 'date' ? eachLanguage((language) => writeDay(value, language)) : named(value)
  if (Array.isArray(value))
    return value.length === 0
      ? undefined
      : eachLanguage((language) =>
          writeList(
            value.map((key) => named(key)[language]).filter((name) => name !== ''),
            language,
          ),
        )
  if (isText(value)) return Object.values(value).some((text) => text !== '') ? value : undefined
  return eachLanguage((language) => writeSpan(value, language))
}
