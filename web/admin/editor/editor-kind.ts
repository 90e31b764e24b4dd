// What the editor must know of a kind of content, and what a page of it is made of.
//
// A page of a kind is
//   <EditorPage kind={NEWS_KIND} query={newsQuery} empty={null}>{() => <NewsSections />}</EditorPage>
// behind the routes `add` and `:id`; a kind of which there is one record stands in `StoredEditor`. The sections read the form with `useEditing<NewsForm>()`: `form`, `change(field, update)`,
// `problems`, `disabled`, `fieldId(path)`. A text in three languages is a `WordsField`; anything else that has a value for each language
// stands in `EachLanguage`, which shows the language chosen or all three. `SeoBlock`, `SortedList` and `RecordPicker` are
// ready pieces. The frame does the rest: state and times, save, publish, schedule, history, preview, autosave, merging, who is there.

import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ContentState } from '#contract/content/content.ts'
import type { DeclaredKind, SingleKind } from '#contract/kinds/declared.ts'
import type { Text } from '#contract/languages/language.ts'
import type { FieldMessages } from '#contract/wire/answer.ts'
import type { Page } from '#contract/wire/resource.ts'
import type { Say } from '#web/i18n/language.tsx'

/** Kinds with many records, by the part of the address that is theirs. */
export type ManyBase = 'product' | DeclaredKind
/** Kinds with a form of their own. */
export type FormBase = ManyBase | SingleKind
/** Every kind. */
export type LifeBase = FormBase | 'product/type'
/** Kinds whose records can be deleted. */
export type TrashBase = ManyBase | 'product/type'

/** What staff see of any record beside its content (`ENTRY_SHAPE`). */
export type Entry = {
  id: number
  version: number
  state: ContentState
  createTime: string
  updateTime: string
  updatedBy: string | null
  addedBy: string | null
  publishTime: string | null
  publishAt: string | null
  unpublishAt: string | null
  /** Texts that are older than the one they were translated from: `summary.es`. */
  stale: readonly string[]
}

/** What the frame does with a kind; it knows the fields of none, so that methods take what their own kind makes. */
export type EditorKind<
  Fields extends object = object,
  Form extends object = object,
  Staff extends Entry = Entry,
> = {
  /** Between `/api/web/` and the verb of a call. */
  base: FormBase
  /** Buttons are `<page>:update` and so on. */
  page: Page
  /** Ids of fields begin with it: `product.summary`. */
  form: string
  /** Where its list is; a record is at `<address>/<id>`. A kind of which there is one record has none. */
  list?: string
  /** Where its forms are, when not below the list; `<address>/0` is a new one there. */
  forms?: string
  /** The fields of a record that does not exist yet. */
  blank: Fields
  /** The part of a record, or of a revision, that the form edits; must stand what older versions lack. */
  fieldsOf(record: Staff): Fields
  /** The field that holds the record it stands under, such as `productTypeId`. */
  parent?: string
  /** The form of fields: lines get an identity here. `fieldsIn` is the way back, as the server will keep it. */
  formOf(fields: Fields): Form
  fieldsIn(form: Form): Fields
  /** Where in the form a field of the write stands, when lines that say nothing are left out of the write. */
  formPath?(form: Form, path: string): string
  title(fields: Fields): Text
  /** What is missing before it is worth asking the server. */
  check?(fields: Fields, say: Say): FieldMessages
  /** A kind of which there is one record has none. Asked quietly (`quiet: true`), as `update` is: the editor reports what was refused. */
  add?(fields: Fields): Promise<Staff>
  update(change: { id: number; version: number; autosave: boolean } & Partial<Fields>): Promise<Staff>
  /** After a write: what was read is asked for anew. */
  forget: (client: QueryClient) => unknown
  /** The query of one record, so that what was just written is not read again. */
  oneKey: (id: number) => readonly unknown[]
  /** The page that visitors see: `/productDetail/3`. */
  publicPath(record: Staff): string
  /** What a field is called, by its path without the language: `specs.0.title`. */
  label: (path: string, say: Say) => string
  /** How a value is shown where versions are compared; `undefined` leaves it to the frame. */
  show?: (path: string, value: unknown) => ReactNode
}
