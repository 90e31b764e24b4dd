// What a field is: plain data that says once what a value is. No validator and no words stand in it, so that the server, the
// console and fields that come out of the store as JSON read the same declaration.

import type { RichTextInput } from '#contract/content/rich-text.ts'
import type { Seo, SeoInput, Slugs, SlugsInput } from '#contract/content/seo.ts'
import type { Text, TextInput } from '#contract/languages/language.ts'
import type { AttributeValues } from '#contract/products/attribute-filter.ts'
import type { Quantity, QuantityRange } from '#contract/quantities/measure.ts'
import type { Measured } from '#contract/quantities/units.ts'
import type { RichText } from '#rich-text/rich-doc.ts'

/** The columns of `entry` and `publication` that a field may fill, so that an index filters and orders by it. */
export type Slot = 'code' | 'label' | 'region' | 'hot' | 'dated'

/** What a role may be kept from or kept to beside languages: terms of business, and what the company answers for. */
export const GUARDED = ['price', 'legal'] as const
export type Guarded = (typeof GUARDED)[number]

/** What any field may say of itself. */
type Common = {
  /** A role may be kept from writing it, or to it, and a review may be asked for when it changes (decision 58). */
  guarded?: Guarded
  /** Nothing is published without it. */
  required?: true
  /** The same, while another field beside it says something: the heading of a list that has lines. */
  requiredWith?: string
  /** It is there only while a choice beside it is this, or one of these: what replaces a product that is no longer made. */
  when?: { field: string; is: string | readonly string[] }
  /** Names that it had before: contents that were stored under them are still found. */
  was?: readonly string[]
  /** The column that it fills. Words fill it with their term, a year or a date with its moment. */
  slot?: Slot
  /** The keyword filter of the console looks into it. */
  keyword?: true
  /** How the search of the site sees it: as what the record is called, as a text (left out), or not at all. */
  search?: 'title' | 'never'
  /** The name of a control of the console that is this field's own (`web/admin/fields/custom.ts`). */
  control?: string
}
/** A text in each language; `rows` are those of its box, at least and at most: without them it is one line. */
export type Words = Common & { type: 'words'; max: number; rows?: readonly [number, number] }
/** Short texts in an order, such as highlights: at most `max`, each of at most `length` characters. */
export type Texts = Common & { type: 'texts'; max: number; length: number }
/** Running text in each language. */
export type Rich = Common & { type: 'rich' }
/** One text for all languages; `form` says what it must look like. */
export type Plain = Common & { type: 'plain'; max: number; form?: PlainForm }
/**
 * `years` may be several: `2009–2011`; `time` is `09:30`, `timeZone` a name such as `Asia/Shanghai`, `country` two letters such
 * as `CN`, `region` the key of one of the site (`r1`). What is no `email` is kept and refused when it is published.
 */
export type PlainForm =
  | ('year' | 'years' | 'key' | 'time' | 'timeZone' | 'country' | 'region')
  | ('email' | 'phone' | 'sitePath' | 'webAddress')
export type WholeNumber = Common & { type: 'wholeNumber'; min: number; max: number }
/** How much, such as a weight, and from how much to how much; entered in any unit of the dimension, first in this one. */
export type QuantityField = Common & Measured & { type: 'quantity' }
export type RangeField = Common & Measured & { type: 'range' }
export type Flag = Common & { type: 'flag' }
/** A day, as `2026-11-22`; `''` when it is not known. With `first: 'today'` a new record has that day, and none is not allowed. */
export type Day = Common & { type: 'date'; first?: 'today' }
/** One of a few; `first` is what a new record has, else nothing is chosen. */
export type Choice = Common & { type: 'choice'; options: readonly string[]; first?: string }
/** The key of a picture. */
export type Picture = Common & { type: 'picture' }
/** A place on the map; null when it is not known. */
export type Place = Common & { type: 'place' }
/** In degrees, north and east positive. */
export type MapPoint = { latitude: number; longitude: number }
export type Pictures = Common & { type: 'pictures'; max: number }
/** The key of a stored file to download. What it is called, its language or its edition are fields beside it; lines with a file begin with it. */
export type StoredFile = Common & { type: 'file' }
/** Other records, by the name of their kind: declarations never import each other (`kinds.test.ts` checks the names). */
export type Records = Common & { type: 'records'; kind: string; max: number }
/** One other record. */
export type OneRecord = Common & { type: 'record'; kind: string }
/** What a record says to the attributes of the type that it stands under. */
export type AttributeValuesField = Common & { type: 'values' }
/** Lines of the same fields, in an order; they may hold lines themselves. */
/** `folded`: in the form each line is opened on demand, as it holds many others. */
export type Lines = Common & {
  type: 'lines'
  max: number
  fields: FieldMap
  layout?: LineLayout
  folded?: true
}
/**
 * How the fields of a line stand in the form: those of `side` in a narrow column before the others, those of a row beside
 * each other. Without it each stands in a row of its own.
 */
export type LineLayout = { side?: readonly string[]; rows: readonly (readonly string[])[] }
/**
 * Fields that are there together or not at all. `always`: they are never null. `silent`: they may say nothing, and what
 * they require is asked for once one of them says something, as of a button its words and where it leads.
 */
export type Group = Common & { type: 'group'; fields: FieldMap; always?: true; silent?: true }
export type SeoField = Common & { type: 'seo' }
export type SlugsField = Common & { type: 'slugs' }

export type Field =
  | (Words | Rich | Plain | WholeNumber | Flag | Day | Choice | Picture | Pictures | StoredFile | Records)
  | (Place | Texts | OneRecord | AttributeValuesField | QuantityField | RangeField)
  | (Lines | Group | SeoField | SlugsField)
export type FieldMap = { readonly [name: string]: Field }

/** A value that any field may hold: what code works with that knows no kind. */
export type Value =
  | Text
  | RichText
  | Seo
  | Slugs
  | string
  | number
  | boolean
  | null
  | readonly Value[]
  | Values
export type Values = { readonly [name: string]: Value }

/** What is stored of a field, exactly. */
export type Stored<F> = F extends { type: 'words' }
  ? Text
  : F extends { type: 'rich' }
    ? RichText
    : F extends { type: 'plain' | 'date' }
      ? string
      : F extends { type: 'wholeNumber' }
        ? number | null
        : F extends { type: 'flag' }
          ? boolean
          : F extends { type: 'choice'; options: readonly (infer O)[] }
            ? F extends { first: string }
              ? O
              : O | null
            : F extends { type: 'picture' | 'file' }
              ? string | null
              : F extends { type: 'pictures' }
                ? string[]
                : F extends { type: 'records' }
                  ? number[]
                  : F extends { type: 'lines'; fields: infer L }
                    ? StoredLine<L>[]
                    : F extends { type: 'group'; fields: infer G }
                      ? StoredFields<G> | (F extends { always: true } ? never : null)
                      : F extends { type: 'place' }
                        ? MapPoint | null
                        : F extends { type: 'seo' }
                          ? Seo
                          : F extends { type: 'slugs' }
                            ? Slugs
                            : StoredMore<F>
type StoredMore<F> = F extends { type: 'texts' }
  ? Text[]
  : F extends { type: 'record' }
    ? number | null
    : F extends { type: 'values' }
      ? AttributeValues
      : F extends { type: 'quantity' }
        ? Quantity | null
        : F extends { type: 'range' }
          ? QuantityRange | null
          : never
export type StoredFields<F> = { -readonly [N in keyof F]: Stored<F[N]> }
/** A line: the file that it begins with is always there. */
export type StoredLine<F> = {
  -readonly [N in keyof F]: F[N] extends { type: 'file' } ? string : Stored<F[N]>
}

/** What a write may give of a field: texts in some languages only, and measures without their canonical value. */
export type Given<F> = F extends { type: 'words' }
  ? TextInput
  : F extends { type: 'rich' }
    ? RichTextInput
    : F extends { type: 'seo' }
      ? SeoInput
      : F extends { type: 'slugs' }
        ? SlugsInput
        : F extends { type: 'quantity' | 'range' }
          ? Entered<Stored<F>>
          : Stored<F>
type Entered<M> = M extends { base: infer B } ? Omit<M, 'base'> & { base?: B | undefined } : M
