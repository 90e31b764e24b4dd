// Stored content of a declared kind with its exact types: the one seam between fields as data and what TypeScript makes of them.
import type { FieldMap, StoredFields } from '#contract/fields/field.ts'
import { blankFields, readFields } from '#contract/fields/walk.ts'
import type { ContentOf } from '#contract/kinds/kind.ts'

/** A record before anything was written; `today` is what its days begin with where their field says so. */
export const blankContent = <K extends { fields: FieldMap }>({ fields }: K, today = '') =>
  blankFields(fields, today) as ContentOf<K>
/** A value of any shape, made whole: stored content whenever it was stored, or what a merge left. */
export const contentIn = <K extends { fields: FieldMap }>({ fields }: K, value: unknown) =>
  readFields(fields, value) as ContentOf<K>
/** The same of stored JSON. */
export const readContent = <K extends { fields: FieldMap }>(kind: K, json: string) =>
  contentIn(kind, JSON.parse(json))
/** Reads some fields of stored JSON: cards and lists of names have no use for long texts. */
export function readerOf<F extends FieldMap, const N extends keyof F & string>(
  { fields }: { fields: F },
  names: readonly N[],
) {
  const some = Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<F, N>
  return (json: string) => readFields(some, JSON.parse(json)) as Pick<StoredFields<F>, N>
}
