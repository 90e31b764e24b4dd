// What every control of a field is handed.
import type { ReactNode } from 'react'
import type { Field, Value } from '#contract/fields/field.ts'

export type ControlProps<F extends Field = Field> = {
  field: F
  /** Where it stands in the form: `results.0.says`; and the same without numbers, which its words stand under. */
  path: string
  place: string
  value: Value
  /** Works on the value as it is then, so that quick changes follow each other; `at` is the part that was changed. */
  update: (change: (before: Value) => Value, at?: string) => void
}
export type Control<F extends Field = Field> = (props: ControlProps<F>) => ReactNode
/** Of controls that hold others: what each part is shown with. */
export type OuterProps<F extends Field> = ControlProps<F> & { part: Control }
