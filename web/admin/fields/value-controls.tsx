// Controls of a single value: a day, a whole number, yes or no.
import { Checkbox, DatePicker, Form, InputNumber } from 'antd'
import dayjs from 'dayjs'
import type { Day, Flag, WholeNumber } from '#contract/fields/field.ts'
import { useEditing } from '#web/admin/editor/editing.ts'
import { useProblem } from '#web/admin/editor/inputs/words-field.tsx'
import type { ControlProps } from './control.ts'
import { Labelled, useLabelled } from './labelled.tsx'

const DAY = 'YYYY-MM-DD'

export function DateControl(props: ControlProps<Day>) {
  const { field, path, value, update } = props
  const { disabled, fieldId } = useEditing()
  return (
    <Labelled {...props}>
      <DatePicker
        id={fieldId(path)}
        value={typeof value === 'string' && value !== '' ? dayjs(value) : null}
        disabled={disabled}
        allowClear={!field.required && field.first === undefined}
        onChange={(day) => update(() => day?.format(DAY) ?? '')}
      />
    </Labelled>
  )
}

export function NumberControl(props: ControlProps<WholeNumber>) {
  const { field, path, value, update } = props
  const { disabled, fieldId } = useEditing()
  return (
    <Labelled {...props}>
      <InputNumber<number>
        id={fieldId(path)}
        value={typeof value === 'number' ? value : null}
        min={field.min}
        max={field.max}
        precision={0}
        inputMode="numeric"
        disabled={disabled}
        onChange={(number) => update(() => number)}
      />
    </Labelled>
  )
}

export function FlagControl(props: ControlProps<Flag>) {
  const { path, value, update } = props
  const { label, hint } = useLabelled(props)
  const { disabled, fieldId } = useEditing()
  return (
    <Form.Item extra={hint} {...useProblem(path)}>
      <Checkbox
        id={fieldId(path)}
        checked={value === true}
        disabled={disabled}
        onChange={({ target }) => update(() => target.checked)}
      >
        {label}
      </Checkbox>
    </Form.Item>
  )
}
