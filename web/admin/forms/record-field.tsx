// A field of a form over one record: its line and its control, bound to the form.
import { Form } from 'antd'
import { cloneElement, type ReactElement, type ReactNode } from 'react'
import { fieldError } from './record-drawer.tsx'
import type { RecordForm } from './record-form.ts'

type Props<Fields extends object, Field extends keyof Fields & string> = {
  form: Pick<RecordForm<Fields>, 'fields' | 'change' | 'errors'>
  /** The form and the field: `role.remark`. A refused field is found again by it. */
  id: `${string}.${Field}`
  label: string
  required?: boolean
  hint?: ReactNode
  /** Takes `id`, `value` and `onChange`; what it is given here goes first. */
  children: ReactElement<Record<string, unknown>>
}

export function RecordField<Fields extends object, Field extends keyof Fields & string>(
  props: Props<Fields, Field>,
) {
  const { form, id, label, required = false, hint, children } = props
  const field = id.slice(id.lastIndexOf('.') + 1) as Field
  const { checked } = children.props
  const control = {
    id,
    ...(checked === undefined && { value: form.fields[field] }),
    onChange: (given: unknown) => form.change({ [field]: valueIn(given) } as Partial<Fields>),
    ...children.props,
  }
  return (
    <Form.Item
      label={label}
      htmlFor={id}
      required={required}
      extra={hint}
      {...fieldError(form.errors, field)}
    >
      {cloneElement(children, control)}
    </Form.Item>
  )
}

/** Controls of the browser answer an event, those of the library a value. */
const valueIn = (given: unknown) =>
  typeof given === 'object' && given !== null && 'target' in given
    ? (given.target as { value: unknown }).value
    : given
