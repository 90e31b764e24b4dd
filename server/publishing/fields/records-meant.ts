// Which records are meant by what a field said before it led to records, by their titles; and what records are called that it named.
import type { OwnField, OwnFieldKind } from '#contract/kinds/own-fields.ts'
import { type AttributeValue, isRecords, RECORDS } from '#contract/products/attribute-filter.ts'
import { isKind } from '#contract/wire/kind.ts'
import { fitsAttribute } from '#server/publishing/cards/type-attributes.ts'
import { type NamedRecords, NO_RECORDS, workingRecords } from '#server/publishing/references/named-records.ts'
import { namesIn } from '#server/publishing/sheets/cell-text.ts'
import { idsByTitle } from '#server/publishing/sheets/sheet-records.ts'
import type { Storage } from '#server/storage/open.ts'
import { saidIn } from './said-values.ts'

/** What may be titles: of each thing that is said what it is called, in whichever languages. */
type Texts = readonly (readonly string[])[]

/** A title as it is compared: without white space around it, whatever its case. */
const folded = (text: string) => text.trim().toLowerCase()

export type Meant = {
  /** The records that may be meant, or that are named, by their ids. */
  records: NamedRecords
  /** The ids of the records with these titles; undefined when one has none, or several records have it. */
  read: (said: Texts) => number[] | undefined
  /** These records; undefined when one is gone. */
  named: (ids: readonly number[]) => { title: NamedTitle }[] | undefined
}
type NamedTitle = NamedRecords extends ReadonlyMap<number, { title: infer Title }> ? Title : never

/** Looked up in one walk through the titles of the kind for all that copies say to the field; nothing where it never led to records. */
export async function recordsMeant(
  storage: Storage,
  kind: OwnFieldKind,
  field: OwnField,
  textsOf: (value: AttributeValue) => Texts,
): Promise<Meant> {
  const wanted = new Set<string>()
  const ids = new Set<number>()
  const ever = field.of === null ? [] : (['entry', 'publication'] as const)
  for (const copies of ever)
    for await (const { value } of saidIn(storage, { kind, key: field.key }, copies)) {
      if (fitsAttribute(field, value)) continue
      if (isRecords(value)) for (const id of value) ids.add(id)
      else if (field.type === 'records')
        for (const text of textsOf(value).flat())
          for (const one of [text, ...namesIn(text)]) wanted.add(folded(one))
    }
  wanted.delete('')
  const of = isKind(field.of ?? '') ? field.of : null
  const byTitle = of === null ? new Map<string, number[]>() : await idsByTitle(storage.db, of, wanted, folded)
  const all = [...ids, ...[...byTitle.values()].flat()]
  const records = all.length === 0 ? NO_RECORDS : await workingRecords(storage.db, all)

  /** The one record that is called so, in whichever languages. */
  function oneOf(texts: readonly string[]): number | undefined {
    const found = new Set(texts.flatMap((text) => byTitle.get(folded(text)) ?? []))
    return found.size === 1 ? [...found][0] : undefined
  }
  /** Several titles in one text, as they are in some language. */
  function severalIn(texts: readonly string[]): number[] | undefined {
    for (const text of texts) {
      const parts = namesIn(text).map((part) => oneOf([part]))
      if (parts.length > 1 && parts.every((id) => id !== undefined)) return parts
    }
    return undefined
  }
  return {
    records,
    read(said) {
      const found = said.map((texts) => {
        const one = oneOf(texts)
        const isDoubtful = texts.some((text) => byTitle.has(folded(text)))
        return one === undefined ? (isDoubtful ? undefined : severalIn(texts)) : [one]
      })
      if (found.length === 0 || !found.every((ids) => ids !== undefined)) return undefined
      const ids = [...new Set(found.flat())]
      return ids.length > RECORDS ? undefined : ids
    },
    named(wanted) {
      const found = wanted.map((id) => records.get(id))
      return found.every((record) => record !== undefined) ? found : undefined
    },
  }
}
