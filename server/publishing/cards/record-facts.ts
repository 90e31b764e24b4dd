// Facts of records whose fields lead to other records: these are looked up in one look for all, and not at all where none is named.
import type { Text } from '#contract/languages/language.ts'
import { type AttributeValues, isRecords } from '#contract/products/attribute-filter.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import { isKind } from '#contract/wire/kind.ts'
import { listFields, ownFields, sideFields } from '#server/publishing/fields/own-fields.ts'
import {
  type NamedRecords,
  publicRecords,
  workingRecords,
} from '#server/publishing/references/named-records.ts'
import type { Db } from '#server/storage/open.ts'
import type { Fact } from './fact.ts'
import { listFacts, ownFacts } from './facts.ts'

/** The ids that records say to those of the fields that lead to records. */
export function idsSaid(fields: readonly Attribute[], said: readonly AttributeValues[]): number[] {
  const keys = fields.filter(({ type }) => type === 'records').map(({ key }) => key)
  return said.flatMap((values) =>
    keys.flatMap((key) => {
      const value = values[key]
      return isRecords(value) ? value : []
    }),
  )
}

/** What a record says to the fields of the owner that visitors see, in their order: beside its heading, and among its facts. */
export async function factsOfPage(
  db: Db,
  kind: string,
  values: AttributeValues,
  at: number,
): Promise<{ facts: Fact[]; side: Fact[] }> {
  const fields = ownFields(kind)
  const side = sideFields(kind)
  const records = await publicRecords(db, idsSaid(fields, [values]), at)
  const others = fields.filter((field) => !side.includes(field))
  return { facts: ownFacts(others, values, records), side: ownFacts(side, values, records) }
}

/** The records that these records name on their cards. */
export function recordsOnCards(
  db: Db,
  kind: string,
  said: readonly AttributeValues[],
  at: number,
): Promise<NamedRecords> {
  const fields = ownFields(kind).filter(({ onCard }) => onCard)
  const kinds = fields.flatMap(({ of }) => (of !== null && isKind(of) ? [of] : []))
  return publicRecords(db, idsSaid(fields, said), at, kinds)
}

/** Of each of these records what it says in the columns of the console's list. */
export async function listed(
  db: Db,
  kind: string,
  said: readonly AttributeValues[],
): Promise<Record<string, Text>[]> {
  const records = await workingRecords(db, idsSaid(listFields(kind), said))
  return said.map((values) => listFacts(kind, values, records))
}
