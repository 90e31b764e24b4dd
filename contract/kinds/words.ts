// What kinds and their fields are called, in one language. Names stand in `texts/<language>/kinds/names.json`, which the whole
// console has; all else in `texts/<language>/kinds/<kind>.json`, which comes with its form or list. Keys of fields are their
// places without numbers: `results.value`. `kinds.test.ts` names what is missing and what is too much.
export type KindNames = {
  one: string
  many: string
  /** In sentences of the operation log: the one, one, many. */
  log: readonly [named: string, one: string, many: string]
  add: string
  edit: string
}

type ByPlace = { readonly [place: string]: string }
type PluralForms = { readonly [form in Intl.LDMLPluralRule]?: string }

export type KindWords = {
  /** Stands for a record without a title. */
  unnamed: string
  /** The head of the column that names the record. */
  name: string
  /** By plural form: `{count} case studies`. */
  total: PluralForms
  none: string
  noneSays: string
  noneFound: string
  /** What the keyword filter looks into. */
  keyword: string
  sections: ByPlace
  fields: ByPlace
  /** Heads of columns, where they are shorter than the field. */
  columns?: ByPlace
  hints?: ByPlace
  /** `Figure {n}`. */
  line?: ByPlace
  addLine?: ByPlace
  removeLine?: ByPlace
  /** No choice of a filter. */
  any?: ByPlace
  /** The options of a choice: `format.fair`. */
  options?: ByPlace
  /** What to do before it can be published; without it a sentence is made from the field's name. */
  missing?: ByPlace
}

/** A sentence with what stands in its braces filled in. */
export const filled = (sentence: string, values: { readonly [name: string]: string | number }): string =>
  sentence.replace(/\{(\w+)\}/g, (all, name: string) => String(values[name] ?? all))
