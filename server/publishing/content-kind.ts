// A kind of content as it is handed to code that works on all kinds alike: its rules and the calls it has.
import type { z } from 'zod'
import type { lifecycleCalls } from '#contract/content/lifecycle.ts'
import type { AddedFrom, TakenFrom } from '#contract/content/proposal.ts'
import type { FieldMap } from '#contract/fields/field.ts'
import type { KindOf } from '#contract/kinds/kind.ts'
import type { SheetCalls } from '#contract/kinds/sheet-calls.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Call } from '#contract/wire/call.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { StaffQuery } from '#server/publishing/kinds/lists.ts'
import type { Former } from '#server/publishing/sheets/cells.ts'
import type { Db } from '#server/storage/open.ts'
import type { Entry, KindRules } from './kind.ts'

type AllCalls = ReturnType<typeof lifecycleCalls<string, z.ZodType>>

export type ContentKind<Content = never> = {
  rules: KindRules<Content>
  /** Of the shared calls, those that this kind has. */
  calls: Partial<AllCalls>
  /** Taken by every write of this kind (`WriteOptions.lock`). */
  lock?: string
  /** What visitors saw as it stood they see again at once when it is restored or recovered by whoever may publish. */
  publishes?: true
  /** Of a kind that is made from its declaration: what its list, its form and its choices work on. */
  desk?: StaffDesk<Content>
  /** The same of a kind of which there is one record. */
  single?: SingleDesk<Content>
  /** What moves its records out to spreadsheets and in from them. */
  sheet?: SheetDesk<Content>
}

type Takes<Input> = Call<string, z.ZodType<Input>>

/** How the form of a declared kind reads and writes. */
type Form<Content> = {
  /** The content that a draft makes; throws `Failure` 400. */
  contentOf: (draft: object, at: { site: Language; today: string }, before?: Content) => unknown
  present: (entry: Entry<Content>) => object
}

/** What staff do with the one record of a declared kind beside its lifecycle. */
export type SingleDesk<Content = never> = Form<Content> & {
  /** What the record begins with; a content of the kind. */
  blank: object
  calls: {
    read: Takes<object>
    update: Takes<{ id: number; version: number; autosave: boolean; from?: TakenFrom | undefined }>
    /** Finds the records that it may put forward. */
    choices?: Takes<{ kind: Kind; keyword?: string | undefined; id?: number | undefined }>
  }
}

/** What spreadsheets of a kind are made with. */
export type SheetDesk<Content = never> = Pick<Form<Content>, 'contentOf'> & {
  declaration: KindOf & { kind: Kind }
  /** What a new record begins with; a content of the kind. */
  blank: object
  calls: SheetCalls & { add: Call }
  /** All working copies that the filters of the list leave, in their order, in batches. */
  all: (db: Db, query: { sort: string }) => AsyncIterable<readonly Entry<unknown>[]>
  /** Words of earlier versions, which sheets that people kept still hold, by column or by option. */
  former?: Former
  /** Taken by an import (`WriteOptions.lock`). */
  lock?: string
}

/** What staff do with the records of a declared kind beside their lifecycle. */
export type StaffDesk<Content = never> = Form<Content> & {
  fields: FieldMap
  calls: {
    list: Takes<StaffQuery>
    /** Of kinds that are narrowed by the terms that their records have. */
    terms?: Takes<object>
    read: Takes<{ id: number }>
    add: Takes<{ from?: AddedFrom | undefined }>
    update: Takes<{ id: number; version: number; autosave: boolean; from?: TakenFrom | undefined }>
    /** Finds the records that the field of this name may name. */
    [field: string]: Call
  }
  page: (db: Db, query: StaffQuery) => Promise<{ total: number; items: object[] }>
  terms: (db: Db) => Promise<object>
}
