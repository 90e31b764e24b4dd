// A kind of content as it is handed to code that works on all kinds alike: its rules and the calls it has.
import type { z } from 'zod'
import type { lifecycleCalls } from '#contract/content/lifecycle.ts'
import type { FieldMap } from '#contract/fields/field.ts'
import type { Language } from '#contract/languages/language-codes.ts'
import type { Call } from '#contract/wire/call.ts'
import type { StaffQuery } from '#server/publishing/kinds/lists.ts'
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
}

type Takes<Input> = Call<string, z.ZodType<Input>>

/** What staff do with the records of a declared kind beside their lifecycle. */
export type StaffDesk<Content = never> = {
  fields: FieldMap
  calls: {
    list: Takes<StaffQuery>
    /** Of kinds that are narrowed by the terms that their records have. */
    terms?: Takes<object>
    read: Takes<{ id: number }>
    add: Takes<object>
    update: Takes<{ id: number; version: number; autosave: boolean }>
    /** Finds the records that the field of this name may name. */
    [field: string]: Call
  }
  page: (db: Db, query: StaffQuery) => Promise<{ total: number; items: object[] }>
  terms: (db: Db) => Promise<object>
  /** The content that a draft makes; throws `Failure` 400. */
  contentOf: (draft: object, at: { site: Language; today: string }, before?: Content) => unknown
  present: (entry: Entry<Content>) => object
}
