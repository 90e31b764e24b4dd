// What is wrong with a form, by field: shown where it is, and gone once the field is changed.
import { useCallback, useState } from 'react'
import type { FieldMessages } from '#contract/wire/answer.ts'
import { withoutField } from './field-errors.ts'
import { goToField } from './go-to-field.ts'

/** `form` is what the ids of the fields begin with. */
export function useFieldErrors(form: string) {
  const [errors, setErrors] = useState<FieldMessages>({})
  return {
    errors,
    /** Takes the place of what was wrong before, and leads to the first of it. */
    show: (messages: FieldMessages) => {
      setErrors(messages)
      const [first] = Object.keys(messages)
      if (first) goToField(form, first)
    },
    /** A field was changed; what still `holds` stays. */
    touch: useCallback((field: string, holds?: (name: string) => boolean) => {
      setErrors((before) => withoutField(before, field, holds))
    }, []),
  }
}
