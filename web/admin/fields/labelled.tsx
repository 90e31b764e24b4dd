// What stands around a control: its label, its hint, what is wrong with it.
import { Form } from 'antd'
import type { ReactNode } from 'react'
import { isEmpty } from '#contract/fields/places.ts'
import { useFieldFrame } from '#web/admin/editor/editing.ts'
import { useProblem } from '#web/admin/editor/inputs/words-field.tsx'
import { TYPES_SAID } from '#web/admin/files/file-upload.tsx'
import { useKind } from '#web/admin/kinds/kind-context.ts'
import type { ControlProps } from './control.ts'

type Named = Pick<ControlProps, 'field' | 'path' | 'place'> & Partial<Pick<ControlProps, 'value'>>

/** The label, the hint and the mark of a field, as the words of its kind say. */
export function useLabelled({ field, path, place, value }: Named) {
  const { words } = useKind()
  const whenEmpty = words.whenEmpty?.[place]
  const isBlank = value !== undefined && isEmpty(field, value)
  const hint = (isBlank ? whenEmpty : undefined) ?? words.hints?.[place]
  return {
    path,
    label: words.fields[place] ?? place,
    required: field.required ?? false,
    ...(hint !== undefined && {
      hint:
        typeof hint === 'string' ? hint : hint({ max: 'max' in field ? field.max : '', types: TYPES_SAID }),
    }),
  }
}

/** A control of one input in its place. */
export function Labelled({ children, ...named }: Named & { children: ReactNode }) {
  const { path, label, required, hint } = useLabelled(named)
  const { fieldId } = useFieldFrame()
  return (
    <Form.Item label={label} htmlFor={fieldId(path)} required={required} extra={hint} {...useProblem(path)}>
      {children}
    </Form.Item>
  )
}
