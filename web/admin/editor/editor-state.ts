// The types of an editor's state.
import type { FieldMessages } from '#contract/wire/answer.ts'
import type { Held } from '#web/admin/forms/record-writes.ts'
import type { Entry } from './editor-kind.ts'

/** What the server holds: the record, and the content that the form is compared with. */
export type Stored = Held<Entry, object>
/** What is wrong, by the field of the form; after `publish` the content itself is saved. */
export type Problems = { after: 'save' | 'publish'; fields: FieldMessages }
/** A stale write: the record as it is now, and what is done once it is merged. */
export type Conflict = Stored & {
  operation: Operation
  open: boolean
  /** What both sides began with, where that is not what the form began with. */
  base?: object
}
/** What a new record brings along to the page of its address: when it was saved, and what it is missing. */
export type Arrival = { savedAt?: number; missing?: FieldMessages } | null
export type Operation = 'save' | 'autosave' | 'publish'
/** Changes the form; `field` is what was touched, so that its messages go, but for those that still hold. */
export type ChangeForm<Form> = (
  field: string,
  update: (form: Form) => Form,
  holds?: (field: string) => boolean,
) => void
