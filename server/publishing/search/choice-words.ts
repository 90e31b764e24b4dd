// What the choices are called that a record made, among the attributes of its type and the fields of the owner: it is found by
// these words, though none of them stands in it.
import { createHash } from 'node:crypto'
import { attributeValuesIn, isObject } from '#contract/fields/walk.ts'
import { DECLARATIONS } from '#contract/kinds/declared.ts'
import { LANGUAGES, type Language } from '#contract/languages/language-codes.ts'
import {
  ATTRIBUTE_KEY,
  type AttributeValue,
  type AttributeValues,
  isRecords,
  isText,
} from '#contract/products/attribute-filter.ts'
import type { Attribute } from '#contract/products/product-attribute.ts'
import { keyParts } from '#contract/products/regional.ts'
import type { Kind } from '#contract/wire/kind.ts'
import { publishedAttributes } from '#server/publishing/cards/type-attributes.ts'
import { sharedType } from '#server/publishing/cards/type-tree.ts'
import {
  forVisitors,
  isChosen,
  ownFields,
  type StoredFields,
  searchedKeys,
} from '#server/publishing/fields/own-fields.ts'
import type { Db } from '#server/storage/open.ts'

/** Attributes of types stand beside fields of the owner, which may have the same keys. */
const OF_TYPES = 'type:'

type Published = { kind: Kind; parent_id: number | null; content: object }
export type Words = { language: Language; text: string }[]

/** What visitors may be told of what a record says; nothing of what is for staff alone, or was removed. */
export function toldBy({ kind, content }: Published): AttributeValues {
  const takes = DECLARATIONS.some((one) => one.kind === kind && 'values' in one.fields)
  return takes && isObject(content) ? forVisitors(kind)(attributeValuesIn(content.values)) : {}
}

/** One text for each language and choice. */
export async function choiceWords(
  db: Db,
  { kind, parent_id }: Published,
  values: AttributeValues,
): Promise<Words> {
  const chosen = new Map<string, readonly string[]>()
  for (const [name, value] of Object.entries(values)) {
    if (!isChoice(value)) continue
    // What differs by region is found as what holds everywhere.
    const { key } = keyParts(name)
    chosen.set(key, [...(chosen.get(key) ?? []), ...[value].flat()])
  }
  if (chosen.size === 0) return []
  const attributes = [
    ...(kind === 'product' ? await publishedAttributes(db, parent_id) : []),
    ...ownFields(kind),
  ]
  const found = new Map<string, { language: Language; text: string }>()
  for (const { key, choices, type } of attributes)
    for (const { key: choice, name } of isChosen({ type }) ? choices : [])
      if (chosen.get(key)?.includes(choice))
        for (const language of LANGUAGES)
          if (name[language] !== '')
            found.set(`${language} ${name[language]}`, { language, text: name[language] })
  return [...found.values()]
}

const isChoice = (value: AttributeValue): value is string | string[] =>
  (Array.isArray(value) && !isRecords(value)) || (typeof value === 'string' && ATTRIBUTE_KEY.test(value))

/** Whether a record is found by words for what it says here: those of a text, of choices, or of what records are called. */
export const hasWords = (value: AttributeValue): boolean =>
  isText(value) || isChoice(value) || isRecords(value)

/**
 * How each key is searched by now, as a word that changes with it: how a text counts, what choices are called, or which
 * kind it leads to. What nobody finds is `never`.
 */
export function searchedUnder(
  fields: Omit<StoredFields, 'version'>,
  types: readonly ShownType[] = [],
): Record<string, string> {
  const own = fields.attributes
    .filter((field) => (isChosen(field) || field.type === 'records') && !field.forStaff)
    .map(({ key, type, of, choices }) => [key, digestOf(type === 'records' ? [type, of] : [type, choices])])
  const typed = new Map<string, unknown[]>()
  for (const { id, below, attributes } of types)
    for (const { key, choices } of attributes.filter(isChosen))
      typed.set(key, [...(typed.get(key) ?? []), id, below, choices])
  return {
    ...searchedKeys(fields),
    ...Object.fromEntries(own),
    ...Object.fromEntries([...typed].map(([key, said]) => [OF_TYPES + key, digestOf(said)])),
  }
}

/** The key that records say something under. */
export const keyIn = (name: string): string => name.replace(OF_TYPES, '')

const digestOf = (said: unknown) =>
  createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 12)

/** A type, and those below it, whose products are asked for its attributes as well. */
type ShownType = { id: number; below: readonly number[]; attributes: readonly Attribute[] }

/** Each type that visitors see, or will by a plan. */
export async function shownTypes(db: Db): Promise<ShownType[]> {
  const rows = await db
    .selectFrom('publication')
    .select(['entry_id', 'parent_id', 'content'])
    .where('kind', '=', 'productType')
    .orderBy('entry_id')
    .orderBy('visible_from')
    .execute()
  const children = Map.groupBy(rows, ({ parent_id }) => parent_id)
  const below = (id: number): number[] =>
    (children.get(id) ?? []).flatMap(({ entry_id }) => [entry_id, ...below(entry_id)])
  return rows.map(({ entry_id, content }) => ({
    ...{ id: entry_id, below: below(entry_id) },
    attributes: sharedType(content).attributes,
  }))
}
