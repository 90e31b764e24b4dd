// What a record says, as it is read: to the attributes of its type and the fields of the owner, in groups, on cards, in lists.
import type { OwnField } from '#contract/kinds/own-fields.ts'
import { FACT_GROUPS } from '#contract/kinds/product-type.ts'
import type { Text } from '#contract/languages/language.ts'
import { eachLanguage, type Language } from '#contract/languages/language-codes.ts'
import type { Attribute, AttributeValues } from '#contract/products/product-attribute.ts'
import { listFields, sideFields } from '#server/publishing/fields/own-fields.ts'
import { type NamedRecords, NO_RECORDS } from '#server/publishing/references/named-records.ts'
import { serverTexts } from '#server/texts.ts'
import { type Fact, factOf, ownFact, type Specs, saidFact, sameText } from './fact.ts'

const words = serverTexts('server/publishing/cards')

type FactGroup = { title: Text; rows: Fact[] }

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
