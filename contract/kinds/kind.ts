// A kind of content is one declaration: its fields, where its pages are, what its lists show. Plain data; the types made from it
// are exact.
import type { FieldMap, OneRecord, Slot, StoredFields } from '#contract/fields/field.ts'

/** A part of the console's form, and the fields in it; `name` is what its words stand under. A wide one has no other beside it. */
export type Section<Name> = { name: string; fields: readonly Name[]; wide?: true }

/** A column of the console's list beside the title; `extra` ones are hidden until they are asked for. */
export type ListedField<Name> = { field: Name; width?: number; extra?: true }

/**
 * What visitors narrow a list by beside the filters of the console: words, found as the search finds them; a record that a field
 * names, or a family of products above it; a choice that lines make, which fills `slot`, and what counts as any of them (`also`).
 * `order` narrows nothing: the list is ordered by the field that was chosen, before its own order.
 */
export type PublicFilter =
  | { by: 'words' }
  | { by: 'record' | 'family'; field: string }
  | { by: 'choice'; slot: Slot & ('label' | 'region'); options: readonly string[]; also?: string }
  | { by: 'order'; options: readonly string[] }

type Sort<Fields> = (keyof Fields & string) | 'sort' | 'updateTime' | 'createTime'

export type KindOf<Fields extends FieldMap = FieldMap, Under extends string = string> = {
  /** The name in the store and on the wire: calls are `/api/web/<kind>/…`. */
  kind: string
  /** Its page of the console: menu, permission key, path of the list. */
  page: `web_${string}`
  /** Where its forms are, when they are not below the list; a new record is `0` there. */
  forms?: `web_${string}`
  /** The icon of its menu. */
  icon: string
  /** The page of one record on the site, and that of the list. */
  address: { record: string; list: string }
  /** What visits of its list, or of its one page, are counted under. */
  visits: string
  /**
   * What a record stands under: the name that it has on the wire, and the field that it is, of which the id is kept beside the
   * content. Without a field its shape is the kind's own. `as` is what the console's list is narrowed by it under.
   */
  under?: { name: Under; field?: OneRecord; as?: string }
  /** Ids of the inputs of its form begin with it. */
  form: string
  /** Visitors ask about it in words of its own: any word of `site/enquiry/form.json`, in `texts/<language>/site/asked/<kind>.json`. */
  asked?: true
  fields: Fields
  /** The field that says what a record is called. */
  title: keyof Fields & string
  /** The field that a spreadsheet knows a record by, which fills the slot `code`; without it that is its id, or else its title. */
  knownBy?: keyof Fields & string
  /** The text and the picture of cards, of results of the search and of what is shared. */
  summary?: keyof Fields & string
  cover?: keyof Fields & string
  sections: readonly Section<(keyof Fields & string) | Under>[]
  /** What the console's list shows, is filtered by and is ordered by. */
  list: {
    /** Stands below the title. */
    line?: keyof Fields & string
    /** The flag that a pin beside that line tells, and a choice that is told there unless it is the first. */
    pinned?: keyof Fields & string
    note?: keyof Fields & string
    columns: readonly ListedField<keyof Fields & string>[]
    /**
     * Fields with a slot: words by their terms (`as` is what the call `terms` calls them), countries in the same way, choices,
     * flags, and one date by a span of days.
     */
    filters: readonly { field: keyof Fields & string; as?: string }[]
    /** All that it is ordered by: fields with a slot, the order that staff gave it (`sort`), and times that every record has. */
    sorts: readonly [Sort<Fields>, ...Sort<Fields>[]]
    sort: Sort<Fields> | `-${Sort<Fields>}`
  }
  /** What the API document calls its records. */
  english?: { one: string; many: string }
  /** What visitors see: on cards and in lists, and on the page of a record beside that. Kinds with public calls of their own leave it out. */
  shown?: {
    card: readonly (keyof Fields & string)[]
    page: readonly (keyof Fields & string)[]
    filters?: { readonly [name: string]: PublicFilter }
    /** The list keeps the order of the console, though records have a last day; or has the latest day first. */
    order?: 'sort' | 'latest'
    /** Cards say what a record says to the fields of the owner that are marked for them. */
    facts?: 'card'
  }
  /** The last day of a record, a `date` with the slot `dated`: visitors' lists tell what lies ahead from what is over. */
  until?: keyof Fields & string
  /**
   * Lines of `edition`, a day and `files` (lines of `file` and `language`), of which the one with the latest day is in force:
   * addresses of older files lead there (decision 27).
   */
  editions?: { lines: keyof Fields & string; by: string }
  /**
   * The flag, with the slot `hot`, of a record whose files visitors are sent by mail: they see what there is, and no address opens
   * a file but a signed one (decision 42).
   */
  mailed?: keyof Fields & string
}

/** A kind of which there is one record, a page of the site: it has no list, no trash, no choices and no address of its own making. */
export type SingleKindOf<Fields extends FieldMap = FieldMap> = Pick<
  KindOf<Fields>,
  'kind' | 'page' | 'visits' | 'form' | 'fields' | 'sections'
> & {
  single: true
  /** The page on the site. */
  address: string
  /** What is told of the page where it is shared and nothing else is said: places of texts and of a picture. */
  share: { title?: string; summary: string; cover: string }
}
export type AnyKindOf = KindOf | SingleKindOf

/** A kind that visitors see by what its declaration says. */
export type ShownKind = KindOf & Required<Pick<KindOf, 'shown' | 'english'>>

/** Keeps the exact types of a declaration; names of fields that do not exist are errors. */
export const defineKind = <
  const Fields extends FieldMap,
  const Of extends KindOf<Fields, Under> | SingleKindOf<Fields>,
  const Under extends string = never,
>(
  of: Of & { fields: Fields; under?: { name: Under } },
): Of & { fields: Fields } => of

/** What is stored of a record of a kind. */
export type ContentOf<K extends { fields: FieldMap }> = StoredFields<K['fields']>

/** What the call `terms` calls the terms of a kind. */
export type TermsOf<K extends KindOf> = Extract<K['list']['filters'][number], { as: string }>['as']
