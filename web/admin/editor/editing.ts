// What the sections of a form know of the editor around them.
import { createContext, use } from 'react'
import { STAFF_LANGUAGES } from '#contract/languages/language-codes.ts'
import type { FieldMessages } from '#contract/wire/answer.ts'
import type { Kind } from '#contract/wire/kind.ts'
import type { RecordForm } from '#web/admin/forms/record-form.ts'
import type { Entry } from './editor-kind.ts'
import type { ChangeForm } from './editor-state.ts'
import { useLocked } from './reach.ts'

/** What fields know of their form. It stays the same while somebody types, so that a letter draws one field anew. */
export type FieldFrame = {
  problems: FieldMessages
  /** Nothing that languages share may be changed here: facts, pictures, order. */
  disabled: boolean
  /** Nothing at all may be changed; a text asks for its own language as well (`useLocked`). */
  readOnly: boolean
  /** The id of a field's element: ids in a hidden tab differ. */
  fieldId: (path: string) => string
  /** The record as it is stored; null before it was saved for the first time. */
  record: Entry | null
  /** Which one it is, for what is asked about it; null where it is no content. */
  about: { kind: Kind; id: number } | null
  /** Paths of the form such as `summary.es` whose text is older than the one it was translated from. */
  stale: ReadonlySet<string>
  /** Says that such a text still holds; null for who may not. */
  onHold: ((path: string) => void) | null
  /** Pictures are on their way: the form is not saved until they have come. */
  setUploading: (uploading: boolean) => void
  /** The form is narrow: its languages stand below each other. */
  stacked?: boolean
}

export type Editing<Form extends object> = Omit<FieldFrame, 'readOnly'> & {
  form: Form
  change: ChangeForm<Form>
}

export const EditingContext = createContext<Editing<object> | null>(null)
export const FieldFrameContext = createContext<FieldFrame | null>(null)

/** The form that a section stands in; `Form` is the kind's own. Who asks is drawn anew with every letter. */
export function useEditing<Form extends object>(): Editing<Form> {
  const editing = use(EditingContext)
  if (!editing) throw new Error('EditingContext is missing')
  // Each kind's page hands its own sections in, so the form is theirs.
  return editing as unknown as Editing<Form>
}

/** The form around a field that need not know what else it holds. */
export function useFieldFrame(): FieldFrame {
  const frame = use(FieldFrameContext)
  const locked = useLocked()
  if (!frame) throw new Error('FieldFrameContext is missing')
  return !frame.disabled && locked('shared') ? { ...frame, disabled: true } : frame
}

const NOTHING: ReadonlySet<string> = new Set()

/** For the sections of a form that has no working copy: what is stored visitors see, and nothing is outdated. */
export const formEditing = <Fields extends object>(form: RecordForm<Fields>, id: string, disabled = false) =>
  ({
    ...{ form: form.fields, change: form.changeBy, problems: form.errors, disabled },
    fieldId: (path) => `${id}.${path}`,
    ...{ record: null, about: null, stale: NOTHING, onHold: null, setUploading: form.setWaiting },
  }) satisfies Editing<Fields>

/** By itself, so that what only depends on it is not drawn anew with every letter. */
export const LanguagesContext = createContext(STAFF_LANGUAGES)

/** The languages in sight: one, or all three side by side. */
export const useShownLanguages = () => use(LanguagesContext)
