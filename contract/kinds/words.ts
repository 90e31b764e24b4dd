// What kinds and their fields are called, in one language. Names stand in `texts/<language>/kinds/names.json`, which the whole
// console has; all else in the room `console/kinds/<kind>`, which comes with the kind's form or list. Keys of fields are their
// places without numbers: `results.value`. `kinds.test.ts` names what is missing and what is too much.
export type KindNames = {
  one: string
  many: string
  /** Of its menu, where that is called otherwise than many of them. */
  menu?: string
  /** In sentences of the operation log: the one, one, many. */
  log: readonly [named: string, one: string, many: string]
  /** What the search of the console finds to begin one. */
  new: string
  add: string
  edit: string
}

type Value = string | number
type ByPlace<Text = string> = { readonly [place: string]: Text }

export type KindWords = FieldWords & {
  /** Stands for a record without a title. */
  unnamed: string
  /** The head of the column that names the record. */
  name: string
  /** `12 case studies`; `written` is the number as it is to be read. */
  total: (values: { total: number; written: Value }) => string
  none: string
  noneText: string
  noneFound: string
  /** What the keyword filter looks into. */
  keyword: string
}

/** What a form says; all that there is of a kind with one record, or with a list of its own. */
export type FieldWords = {
  sections: ByPlace
  sectionHints?: ByPlace
  fields: ByPlace
  /** Heads of columns, where they are shorter than the field. */
  columns?: ByPlace
  /** Heads of columns of spreadsheets, where they differ from the field. */
  sheet?: ByPlace
  /** No choice of a filter. */
  any?: ByPlace
  /** The filter by a flag: `Pinned only`. */
  only?: ByPlace
  /** What stands below a field; may say its limit, or the types of files that it takes. */
  hints?: ByPlace<string | ((values: { max: Value; types: Value }) => string)>
  /** What stands there while the field is empty. */
  whenEmpty?: ByPlace
  /** What a list says where the field is empty: `No model`. */
  blank?: ByPlace
  /** What the options of a choice are called. */
  options?: ByPlace<ByPlace>
  /** What one line is called: `Figure 2`. */
  line?: ByPlace<(values: { n: Value }) => string>
  addLine?: ByPlace
  removeLine?: ByPlace
  /** What to do before it can be published; without it a sentence is made from the field's name. */
  missing?: ByPlace
}
