// What a product says to the attributes of its type, as it is read: named, with its unit in both systems, in groups.
import { NO_TEXT } from '#contract/content/blank.ts'
import type { OwnField } from '#contract/kinds/own-fields.ts'
import { FACT_GROUPS } from '#contract/kinds/product-type.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import { writeDay, writeList } from '#contract/languages/locales.ts'
import { isRecords, isSpan, isText } from '#contract/products/attribute-filter.ts'
import type { ProductContent } from '#contract/products/product.ts'
import type { Attribute, AttributeValue, AttributeValues } from '#contract/products/product-attribute.ts'
import { regionalKey } from '#contract/products/regional.ts'
import { isFact } from '#contract/quantities/fact.ts'
import { wordsInUs } from '#contract/quantities/running-words.ts'
import { endsOf, writeFigure, writeSpan } from '#contract/quantities/span.ts'
import type { System } from '#contract/quantities/system-names.ts'
import { writeFact } from '#contract/quantities/write-fact.ts'
import { listFields, sideFields } from '#server/publishing/fields/own-fields.ts'
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
type FactGroup = { title: Text; rows: Fact[] }
type Specs = ProductContent['specs']

/** The words of an attribute that is answered by yes or no. */
export const YES: Text = words.yes
export const NO: Text = words.no

/** What a record says to these fields of the owner, in their order. */
export const ownFacts = (
  fields: readonly OwnField[],
  values: AttributeValues,
  records: NamedRecords,
): Fact[] => fields.flatMap((field) => saidFact(field, values, [], records) ?? [])

/** What a record says to the fields that stand beside its picture or its heading. */
export const sideFacts = (kind: string, values: AttributeValues, records: NamedRecords): Fact[] =>
  ownFacts(sideFields(kind), values, records)

/** What a record says to the fields that are columns of the console's list: in words, with its unit, by the key. */
export const listFacts = (
  kind: string,
  values: AttributeValues,
  records: NamedRecords,
): Record<string, Text> =>
  Object.fromEntries(
    listFields(kind).flatMap((field) => {
      const fact = factOf(field, values[field.key], [], records)
      if (!fact) return []
      const { value, unit } = fact
      const said = (language: Language) =>
        value[language] === '' || unit[language] === ''
          ? value[language]
          : `${value[language]} ${unit[language]}`
      return [[field.key, eachLanguage(said)]]
    }),
  )

/**
 * The table of a product: what it says to the attributes of its type, by their groups, each followed by what its own table
 * says under the same title, and then the rest of that.
 */
export function factGroups(
  attributes: readonly Attribute[],
  values: AttributeValues,
  specs: Specs,
  records: NamedRecords = NO_RECORDS,
): FactGroup[] {
  const facts = attributes.flatMap((attribute) => {
    const fact = saidFact(attribute, values, specs, records)
    return fact ? [{ group: attribute.group, fact }] : []
  })
  const isSaid = (row: { name: Text }) => facts.some(({ fact }) => sameText(fact.name, row.name))
  const own = ownGroups(specs, isSaid)
  const groups = [null, ...FACT_GROUPS].flatMap((group) => {
    const title = group === null ? words.attributesTitle : words.groups[group]
    const rows = facts.filter((one) => one.group === group).map(({ fact }) => fact)
    const more = own.filter((one) => sameText(one.title, title)).flatMap((one) => one.rows)
    return rows.length + more.length > 0 ? [{ title, rows: [...rows, ...more] }] : []
  })
  return [...groups, ...own.filter((one) => !groups.some(({ title }) => sameText(title, one.title)))]
}

/** The product's own table without the rows that `isSaid` names. */
export const ownGroups = (
  specs: Specs,
  isSaid: (row: { name: Text }) => boolean = () => false,
): FactGroup[] =>
  specs.flatMap(({ title, rows }) => {
    const others = rows.filter((row) => !isSaid(row)).map(ownFact)
    return others.length > 0 ? [{ title, rows: others }] : []
  })

/** The first facts of a product: those of attributes that stand on cards, then those of its own table. */
export function cardFacts(
  attributes: readonly Attribute[],
  values: AttributeValues,
  specs: Specs,
  records: NamedRecords,
): Fact[] {
  const facts = attributes.flatMap((attribute): Fact[] => {
    const said = attribute.onCard ? saidFact(attribute, values, [], records) : null
    if (!said) return []
    // A card is a link by itself, and holds no others.
    const { records: _, ...fact } = said
    return [fact]
  })
  const own = specs.flatMap(({ rows }) => rows.filter(({ key }) => key)).map(ownFact)
  return [...facts, ...own.filter((row) => !facts.some((fact) => sameText(fact.name, row.name)))]
}

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
    const [metric, us] = [written(value, 'metric'), written(value, 'us')]
    const isOther = !sameEverywhere(metric.value, us.value) || !sameEverywhere(metric.unit, us.unit)
    return { name, ...metric, us: isOther ? us : null, ...stated(conditions) }
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

type AnyFact = Parameters<typeof writeFact>[0]
function written(fact: AnyFact, system: System): Written {
  const said = eachLanguage((language) => writeFact(fact, system, language))
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

function ownFact({ name, value, unit }: Specs[number]['rows'][number]): Fact {
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
const sameText = (one: Text, other: Text) =>
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
